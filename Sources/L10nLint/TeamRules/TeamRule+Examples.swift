import L10nSyntax

extension TeamRule {
  /// The examples that are not what they say, one line each. `tables` are those of the whole configuration.
  package func misbehavingExamples(under tables: TableChanges) -> [ConfigurationProblem] {
    guard case .file(let path, _) = origin else { return [] }
    let linter = Linter([Linter.EnabledRule(rule)])
    let lexicon = RuleCatalog.lexicon(for: nil, tables)
    return examples.compactMap { example in
      let found = linter.findings(
        in: example.file(in: exampleLanguage), ReadingState(lexicon: lexicon, for: [linter]))
      guard found.isEmpty == example.isFlagged else { return nil }
      let message =
        example.isFlagged
        ? "`\(rule.id)` finds nothing in this flagged example"
        : "`\(rule.id)` flags this accepted example"
      return ConfigurationProblem(
        .error, path, line: example.position.line, column: example.position.column, message)
    }
  }
}

extension TeamRule.Example {
  /// The example as a file of its own. Code without any import stands in one with an interface, as most code does.
  fileprivate func file(in folder: String) -> SourceFile {
    let hasImport = text.contains("import ")
    return switch language {
    case .swift: source("Example.swift", .source(.swift), hasImport ? "" : "import SwiftUI\n")
    case .objc: source("Example.m", .source(.cFamily), hasImport ? "" : "#import <UIKit/UIKit.h>\n")
    case .strings: source("\(folder).lproj/Localizable.strings", .table(.strings))
    case .stringsdict: source("\(folder).lproj/Localizable.stringsdict", .table(.stringsdict))
    case .xcstrings: source("Localizable.xcstrings", .table(.catalog))
    }
  }

  private func source(_ path: String, _ kind: FileKind, _ head: String = "") -> SourceFile {
    SourceFile(path: path, kind: kind, text: SourceText(head + text))
  }
}

extension Linter {
  /// What is found in a project of one file.
  fileprivate func findings(in file: SourceFile, _ unread: ReadingState) -> [Finding] {
    let result = lint(file, unread.joining([lint(file, unread).facts.code.declarations]))
    let project = ProjectFacts(joining: [result.facts])
    return (project.upheld(of: [result]) + lint(project)).filter { $0.confidence > .possible }
  }
}
