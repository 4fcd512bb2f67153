import L10nSyntax
import Testing

@testable import L10nLint

@Suite struct PersonReportTests {
  private static func text(_ sample: ReportSample, _ colors: TextStyle.Colors = .off, width: Int = 80)
    -> String
  {
    var report = sample.report
    report.style = .person(colors, width: width)
    return report.text(.text)
  }

  private static func sample(_ text: String, _ code: String) -> ReportSample {
    var sample = ReportSample(["A.swift": text])
    sample.add("A.swift", code, message: "`x` is wrong")
    return sample
  }

  @Test func aFindingShowsItsCodeAndTheCure() {
    let text = Self.text(Self.sample("import UIKit\r\n  let 名 = \"1 file\"\r\n", "\"1 file\""))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "A.swift:2:13: warning: `x` is wrong [manual-plural]")
    #expect(lines[1] == "    2 |   let 名 = \"1 file\"")
    #expect(lines[2] == "      |            ^^^^^^^^")
    #expect(lines[3] == "      = Write one text with the number in it and give it plural variations in")
    #expect(lines[4] == "        the string catalog or the `.stringsdict`.")
    #expect(lines[5] == "")
  }

  @Test func theCureOfARuleStandsOnceAFile() {
    var sample = Self.sample("let a = b\nlet c = d\n", "b")
    sample.add("A.swift", "d")
    sample.texts["B.swift"] = SourceText("let a = b\n")
    sample.add("B.swift", "b")
    #expect(Self.text(sample).split(separator: "= Write one text").count == 3)
  }

  @Test func everyPageHasACureThatIsOneSentenceOfItsSummary() {
    for rule in RuleCatalog.all {
      #expect(rule.summary.hasSuffix(rule.cure) && rule.cure.hasSuffix("."), "\(rule.id)")
      #expect(rule.cure != rule.summary && rule.cure.count < 200, "\(rule.id): \(rule.cure)")
    }
  }

  @Test func whatAFindingRestsOnIsSaidToWhoeverAsks() {
    var sample = Self.sample("let a = b\n", "b")
    sample.findings[0].evidence = [Evidence(.sink, ".text ="), Evidence(.receiver, "a\u{7}")]
    let line = "sink: .text =; receiver: a\\u{7}\n"
    var report = sample.report
    report.style = .person(.off, width: 80)
    #expect(!report.text(.text).contains(line))
    report.explainsFindings = true
    #expect(report.text(.text).contains("\n      because \(line)"))
    report.style = .plain
    #expect(report.text(.text).hasSuffix("\nA.swift:1:9: note: \(line)"))
  }

  @Test func codeOfSeveralLinesSaysWhereItEnds() {
    let text = Self.text(Self.sample("f(a\n  + b)\n", "a\n  + b"))
    #expect(text.contains("    1 | f(a\n      |   ^ … to line 2\n"))
  }

  @Test func relatedPlacesAndSuppressionsAreIndentedNotes() {
    var sample = Self.sample("let a = b\n", "b")
    let place = sample.findings[0].place
    sample.findings[0].related = [RelatedPlace(path: "B\n.swift", place: place, message: "there")]
    sample.findings[0].suppression = Suppression(justification: "so\u{7}", place: place)
    let text = Self.text(sample)
    #expect(text.contains("\n      note: B\\u{a}.swift:1:9: there\n"))
    #expect(text.contains("\n      = silenced in line 1: so\\u{7}\n"))
  }

  @Test func noInputReachesTheTerminalAsControlCharacters() {
    var sample = ReportSample(["A\u{1B}.swift": "let \u{1B}[31m\u{202E} = b\u{9B}\n"])
    sample.add("A\u{1B}.swift", "b", message: "\u{1B}]0;title\u{7}")
    let allowed: Set<Unicode.Scalar> = ["\n"]
    #expect(Self.text(sample).unicodeScalars.allSatisfy { !$0.isControl || allowed.contains($0) })
    // With colors on, every escape is one of ours: it sets one of five inks or none.
    let painted = Self.text(sample, .on)
    #expect(painted.contains("\u{1B}["))
    for escape in painted.split(separator: "\u{1B}").dropFirst() {
      #expect(["[0m", "[1m", "[2m", "[1;31m", "[1;33m", "[1;34m"].contains { escape.hasPrefix($0) })
    }
  }

  @Test func colorsChangeNoText() {
    let sample = Self.sample("let a = b\n", "b")
    let plain = Self.text(sample, .on).split(separator: "\u{1B}").map { part in
      part.first == "[" ? String(part.drop { $0 != "m" }.dropFirst()) : String(part)
    }.joined()
    #expect(plain == Self.text(sample))
  }

  @Test(arguments: ["", "let", "\n\n\n"]) func aFileThatHasChangedMeanwhileIsNotShown(_ text: String) {
    var sample = Self.sample("let a = b\n", "b")
    sample.texts["A.swift"] = SourceText(text)
    #expect(!Self.text(sample).contains("|"))
    #expect(Self.text(sample).hasPrefix("A.swift:1:9: warning: `x` is wrong [manual-plural]\n      = "))
  }

  @Test func aPlainReportReadsNoFileAgain() {
    var report = Self.sample("let a = b\n", "b").report
    report.readAgain = { path in
      Issue.record("\(path) is read")
      return nil
    }
    #expect(report.text(.text) == "A.swift:1:9: warning: `x` is wrong [manual-plural]\n")
  }

  @Test func theSummaryCountsSeveritiesAndNamesWhatWasNotRead() {
    var sample = Self.sample("let a = b\n", "b")
    for number in 1...7 { sample.findings.append(Finding(unreadable: "G\(number)\n.swift", reason: "gone")) }
    let summary = Summary(files: 9)
    #expect(summary.statistics(of: sample.findings) == "     7  unreadable-file\n     1  manual-plural\n")
    let text = summary.text(of: sample.findings)
    #expect(text.contains("Files read: 9. Findings: 8 (errors: 7, warnings: 1).\n"))
    #expect(text.contains("Not read: G5\\u{a}.swift\nNot read: 2 more\n"))
    #expect(text.hasSuffix("how to silence it: `l10nlint explain manual-plural`\n"))
    let unread = summary.text(of: sample.findings.filter(\.isUnreadable))
    #expect(unread.hasSuffix("\nTo see what this means: `l10nlint explain unreadable-file`\n"))
  }
}
