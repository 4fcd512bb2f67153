import Foundation
import L10nLint
import L10nSyntax
import Testing

/// A row of `Data/*.tsv`: code with the verdict of people who had no rule in mind.
struct LabeledCode: CustomTestStringConvertible, Sendable {
  enum Expectation: Sendable {
    /// A rule of the patterns speaks, however sure.
    case found
    /// None does, or as a note.
    case noteAtMost
    /// None does, as far as runs show what is possible.
    case silent
  }

  /// `P25 bad swift`, `S046`; where a pattern has several examples in one language, they are numbered.
  var name: String
  var language: String
  var patterns: [String]
  var expectation: Expectation
  var code: String
  /// In prose: where the code stands, what else the project has.
  var context: String

  var testDescription: String { name }

  /// The rules that answer its patterns.
  var rules: [Rule] {
    RuleCatalog.all.filter { rule in rule.sources.contains { patterns.contains($0) } }
  }

  /// What the rules of its patterns say.
  func findings() -> [Finding] {
    let linter = Linter(rules.map { Linter.EnabledRule($0, Options($0.options)) })
    return linter.findings(in: files.compactMap(\.sourceFile))
  }

  /// What is not as it should be; `nil` where all is.
  func disagreement() -> String? {
    let findings = findings()
    let shown = findings.filter { $0.confidence > .possible }
    let list = { (findings: [Finding]) in
      findings.map { "`\($0.rule)` (\($0.severity)): \($0.message)" }.joined(separator: "; ")
    }
    switch expectation {
    case .found:
      return findings.isEmpty ? "nothing found by \(rules.map(\.id).joined(separator: ", "))" : nil
    case .noteAtMost:
      let loud = shown.filter { $0.severity > .note }
      return loud.isEmpty ? nil : list(loud)
    case .silent:
      return shown.isEmpty ? nil : list(shown)
    }
  }
}

extension LabeledCode {
  static let all = patternExamples + shapes

  private static var patternExamples: [LabeledCode] {
    var numbers: [String: Int] = [:]
    return rows(of: "pattern_examples").flatMap { row -> [LabeledCode] in
      let (pattern, language) = (row[0], row[1])
      let number = numbers["\(pattern) \(language)", default: 0] + 1
      numbers["\(pattern) \(language)"] = number
      return [("bad", row[3], Expectation.found), ("good", row[4], .silent)].map { side, code, expectation in
        LabeledCode(
          name: "\(pattern) \(side) \(language)" + (number > 1 ? " \(number)" : ""), language: language,
          patterns: [pattern], expectation: expectation, code: code, context: row[2])
      }
    }
  }

  private static var shapes: [LabeledCode] {
    rows(of: "shapes").map { row in
      let expectation: Expectation =
        switch row[3] {
        case "flag": .found
        case "info": .noteAtMost
        default: .silent
        }
      return LabeledCode(
        name: row[0], language: row[1].lowercased(), patterns: row[4].split(separator: ",").map(String.init),
        expectation: expectation, code: row[7], context: row[6])
    }
  }

  /// The cells of each row below the heading, with their line breaks.
  private static func rows(of name: String) -> [[String]] {
    let text = (try? Repository.text("Tests/RuleTests/Data/\(name).tsv")) ?? ""
    return text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map {
        String($0).replacing("⏎", with: "\n")
      }
    }
  }
}
