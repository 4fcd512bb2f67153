import L10nSyntax
import Testing

@testable import L10nLint

/// The rules that speak of a text whose translators have `en`, `de` and `pl`, and on which lines.
private func told(
  _ code: String, _ rules: [Rule], counted: String = #""Stamps" = "%d stamps";"#
) throws -> [String] {
  try findings(code, rules, counted: counted).map { "\($0.place.start.line) \($0.rule)" }
}

private func findings(
  _ code: String, _ rules: [Rule], counted: String = #""Stamps" = "%d stamps";"#
) throws -> [Finding] {
  let linter = Linter(rules.map { Linter.EnabledRule($0) })
  let project = ReadingState(lexicon: RuleCatalog.lexicon)
  let table = """
    "Open" = "Open";
    "Harbour" = "Harbour";
    "Stamp" = "One stamp";
    \(counted)

    """
  let files = [
    ("App/Gate.swift", code), ("App/en.lproj/Localizable.strings", table),
    ("App/de.lproj/Localizable.strings", table), ("App/pl.lproj/Localizable.strings", table),
  ]
  let results = try files.map { path, text in
    linter.lint(
      SourceFile(path: path, kind: try #require(FileKind(path: path)), text: SourceText(text)), project)
  }
  let joined = ProjectFacts(joining: results.map(\.facts))
  let together = linter.joinedLooks(at: joined).flatMap { linter.lint(joined, $0) }.withSummariesShown()
  return (joined.upheld(of: results) + together).withoutRepeats().sortedForReport()
}

@Suite struct RepeatTests {
  private let code = """
    let gate = NSLocalizedString("Open", comment: "")
    let place = NSLocalizedString("Harbour", comment: "")

    """

  @Test func ofTwoRulesOnOneLineTheOneThatSaysMoreIsHeard() throws {
    #expect(try told(code, [.missingComment, .ambiguousKey]) == ["1 ambiguous-key", "2 missing-comment"])
  }

  /// Of a project where nobody writes comments one line is shown, and it says how many there are.
  @Test func aSummaryIsNotLostWithItsLine() throws {
    let names = ["Open", "Harbour"] + (1...12).map { "Stamp\($0 % 2 == 0 ? "" : "s") \($0)" }
    let code = names.map { "let text = NSLocalizedString(\"\($0)\", comment: \"\")\n" }.joined()
    func shown(_ rules: [Rule]) throws -> [String] {
      try findings(code, rules).filter { $0.confidence > .possible }.map { finding in
        "\(finding.place.start.line) \(finding.rule)" + (finding.message.contains("; 14 of 14") ? ", 14" : "")
      }
    }
    #expect(try shown([.missingComment]) == ["1 missing-comment, 14"])
    #expect(try shown([.missingComment, .ambiguousKey]) == ["1 ambiguous-key", "2 missing-comment, 14"])
  }

  /// A finding of several texts loses those of which another rule says more, and not the others with them.
  @Test func theOtherPlacesOfAFindingAreStillTold() throws {
    let code = """
      struct BerthView: View {
        let nights: Int
        private var hint: String {
          switch nights {
          case 0: "The berth is free"
          case 99: "The berth is closed"
          default: "\\(nights) night\\(nights > 1 ? "s" : "") left"
          }
        }
        var body: some View { Text(hint) }
      }

      """
    let texts = ["5 unlocalized-string-variable"]
    #expect(try told(code, [.unlocalizedStringVariable]) == texts)
    let findings = try findings(code, [.unlocalizedStringVariable, .literalPluralSuffix])
    #expect(findings.map { "\($0.place.start.line) \($0.rule)" } == texts + ["7 literal-plural-suffix"])
    #expect(findings.first?.related.map(\.place.start.line).contains(6) == true)
    #expect(findings.first?.related.map(\.place.start.line).contains(7) == false)
  }

  @Test func aRuleThatIsOffSilencesNoOther() throws {
    #expect(try told(code, [.missingComment]) == ["1 missing-comment", "2 missing-comment"])
  }

  @Test func aPluralThatTheCodeChoosesIsToldThereAndNotInTheTable() throws {
    let code = """
      label.text =
        count == 1
        ? NSLocalizedString("Stamp", comment: "Row of an album")
        : String.localizedStringWithFormat(NSLocalizedString("Stamps", comment: "Row of an album"), count)

      """
    #expect(try told(code, [.manualPlural]) == ["2 manual-plural"])
    #expect(try told(code, [.pluralCandidate]) == ["4 plural-candidate"])
    #expect(try told(code, [.manualPlural, .pluralCandidate]) == ["2 manual-plural"])
  }

  @Test func soIsOneWhoseNumberIsInterpolated() throws {
    let code = """
      label.text =
        count == 1
        ? String(localized: "One letter", comment: "Row of an album")
        : String(localized: "\\(count) letters", comment: "Row of an album")

      """
    let entry = #""%lld letters" = "%lld letters";"#
    #expect(try told(code, [.pluralCandidate], counted: entry) == ["4 plural-candidate"])
    #expect(try told(code, [.manualPlural, .pluralCandidate], counted: entry) == ["2 manual-plural"])
  }

  @Test func aPossibleFindingSilencesNoSurerOne() throws {
    let call = "let gate = NSLocalizedString(\"Open\", comment: \"\")\n"
    var findings = [Finding(rule: "missing-comment", confidence: .likely, in: call)]
    findings.append(Finding(rule: "ambiguous-key", confidence: .possible, in: call))
    #expect(findings.withoutRepeats().count == 2)
  }
}

extension Finding {
  fileprivate init(rule: String, confidence: Confidence, in text: String) {
    let source = SourceText(text)
    self.init(
      rule: rule, severity: .warning, confidence: confidence, path: "App/Gate.swift",
      place: Place(ByteRange(0, 3), in: source, LineIndex(source)), message: rule)
  }
}
