import L10nSyntax
import Testing

@testable import L10nLint

/// What the findings of a rule rest on, in a file of some rows.
private func evidence(
  _ rule: Rule, _ code: String, path: String = "A.swift", under configuration: String = ""
)
  throws -> [String]
{
  try findings(rule, code, path: path, under: configuration).map(\.evidence.line)
}

private func findings(
  _ rule: Rule, _ code: String, path: String = "A.swift", under configuration: String = ""
)
  throws -> [Finding]
{
  let tables = TableChanges(try .sound(configuration))
  let linter = Linter([Linter.EnabledRule(rule)])
  let source = SourceFile(path: path, kind: try #require(FileKind(path: path)), text: SourceText(code + "\n"))
  var project = ReadingState(lexicon: RuleCatalog.lexicon(for: nil, tables), for: [linter])
  project = project.joining([linter.lint(source, project).facts.code.declarations])
  let result = linter.lint(source, project)
  let joined = ProjectFacts(joining: [result.facts])
  return joined.upheld(of: [result]) + linter.lint(joined)
}

@Suite struct EvidenceTests {
  @Test func aShownTextNamesItsSinkAndWhatThatBelongsTo() throws {
    #expect(
      try evidence(.hardcodedText, "cell.titleLabel.text = \"Good morning\"")
        == ["sink: .text =; receiver: cell.titleLabel"])
    #expect(
      try evidence(
        .hardcodedText, "void f(void) { [button setTitle:@\"Good morning\" forState:0]; }", path: "A.m")
        == ["sink: -setTitle:forState:; receiver: button"])
    #expect(
      try evidence(.concatenatedSentence, "label.text = \"Sent to you by \" + name")
        == ["sink: .text =; receiver: label"])
  }

  @Test func aLocalizedTextNamesWhatLooksItUp() throws {
    let wrapper = "func tr(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }\n"
    #expect(
      try evidence(.unlocalizedCasing, wrapper + "let a = tr(\"b.c\").uppercased()") == ["wrapper: tr(_:)"])
    #expect(
      try evidence(.unlocalizedCasing, "let a = NSLocalizedString(\"b.c\", comment: \"\").uppercased()")
        .first?
        .hasPrefix("call: NSLocalizedString(") == true)
    #expect(try evidence(.dynamicKey, wrapper + "let a = tr(\"b.\" + c)") == ["wrapper: tr(_:)"])
  }

  @Test func aDateNamesItsPatternAndForWhomItIs() throws {
    let code = """
      func show(_ date: Date) {
        let formatter = DateFormatter()
        formatter.dateFormat = "dd/MM/yyyy"
        label.text = formatter.string(from: date)
      }
      """
    #expect(
      try evidence(.fixedDateFormat, code)
        == ["pattern: dd/MM/yyyy; purpose: display; scope: show; receiver: formatter"])
  }

  @Test func aChoiceNamesItsCondition() throws {
    #expect(
      try evidence(.manualPlural, "label.text = count == 1 ? \"One box\" : \"\\(count) boxes\"")
        == ["condition: count == 1; sink: .text =; receiver: label"])
  }

  @Test func aKeyNamesTheStyleOfTheOthers() throws {
    let keys = (1...12).map { "let a\($0) = NSLocalizedString(\"cart.row\($0)\", comment: \"\")\n" }.joined()
    #expect(
      try evidence(
        .baseLanguageKey, keys + "let b = NSLocalizedString(\"Your cart is empty\", comment: \"\")"
      )
      .first?.hasPrefix("key-style: symbolic (names: 12, texts: 1); call: NSLocalizedString(") == true)
  }

  /// Nothing is known of them but how they are spelled and where they stand.
  @Test(arguments: [
    (Rule.unlocalizedSearch, "let found = shelves.filter { $0.title.contains(query) }", "call: .contains("),
    (.localizedCasingOfMachineText, "let id = code.localizedLowercase", "call: .localizedLowercase"),
    (.legacyEncoding, "let data = name.data(using: .macOSRoman)", "call: macOSRoman"),
    (.unlocalizedNumberParsing, "let price = Double(priceField.text ?? \"\")", "call: Double"),
    (.formatterPerUse, "for row in rows { let f = DateFormatter(); row.show(f) }", "call: DateFormatter("),
    (.unlocalizedSort, "let sorted = names.sorted { $0.name < $1.name }", "call: sorted"),
    (.hardcodedErrorText, "let e = [NSLocalizedDescriptionKey: \"The door is shut\"]", "scope: read"),
  ]) func aCallNamesItselfAndItsFunction(_ rule: Rule, _ line: String, _ start: String) throws {
    let code = "import UIKit\nfunc read() {\n  \(line)\n}"
    let facts = try evidence(rule, code)
    #expect(!facts.isEmpty, "no finding")
    #expect(facts.allSatisfy { $0.hasPrefix(start) && $0.contains("scope: read") }, "\(facts)")
  }

  @Test(arguments: [Rule.missingComment, .formatWithoutLocale, .nonAsciiKey])
  func aFindingOfTheProjectNamesItsCall(_ rule: Rule) throws {
    let code = "titleLabel.text = String(format: NSLocalizedString(\"größe.%.1f\", comment: \"\"), size)"
    let facts = try #require(evidence(rule, code).first)
    #expect(facts.contains("call: NSLocalizedString(") && facts.contains("sink: "), "\(facts)")
  }

  @Test func aDoubtThatProvesTrueIsNamed() throws {
    let linter = Linter([Linter.EnabledRule(.hardcodedText)])
    let project = ReadingState(lexicon: RuleCatalog.lexicon)
    let files = [
      "App/A.swift": "label.text = \"Good morning\"\n", "App/en.lproj/L.strings": "\"a\" = \"B\";\n",
    ]
    let results = try files.map { path, text in
      linter.lint(
        SourceFile(path: path, kind: try #require(FileKind(path: path)), text: SourceText(text)), project)
    }
    let found = ProjectFacts(joining: results.map(\.facts)).upheld(of: results)
    #expect(found.map(\.confidence) == [.possible])
    #expect(found.first?.evidence.last?.fact == .doubt)
  }

  @Test func aLongReceiverIsCutShort() throws {
    let chain = (0..<200).map { "part\($0)." }.joined()
    let line = try #require(evidence(.hardcodedText, chain + "label.text = \"Good morning\"").first)
    #expect(line.utf8.count < 120 && line.hasSuffix("…"))
  }

  @Test(arguments: [
    ("sinks: [{swift: Banner(title:), reason: R}]", Rule.hardcodedText, "Banner(title: \"Good morning\")"),
    ("tables: {text-calls: [{swift: .old(_:), instead: new, reason: R}]}", Rule.legacyApi, "a.old(b)"),
    (
      "tables: {casing-calls: [{swift: .loud(), operation: upper, localized: false, reason: R}]}",
      Rule.unlocalizedCasing, "label.text = name.loud()"
    ),
    ("wrappers: [{swift: lookUp(_:), reason: R}]", Rule.dynamicKey, "let a = lookUp(\"a.\" + b)"),
    ("wrappers: [{swift: lookUp(_:), reason: R}]", Rule.nonAsciiKey, "let a = lookUp(\"größe.kopf\")"),
    (
      "wrappers: [{swift: \"lookUp(_:comment:)\", comment: \"comment:\", reason: R}]", Rule.missingComment,
      "let a = lookUp(\"Open\", comment: \"\")"
    ),
    ("wrappers: [{accessor: Words, reason: R}]", Rule.unlocalizedCasing, "let a = Words.title.uppercased()"),
  ]) func theReasonOfARowIsShown(_ configuration: String, _ rule: Rule, _ code: String) throws {
    let found = try #require(findings(rule, code, under: configuration).first)
    let plain = try #require(
      findings(rule, code, under: configuration.replacing(", reason: R", with: "")).first)
    #expect(found.message == plain.message + " (R)")
    #expect(found.evidence == plain.evidence + [Evidence(.reason, "R")])
  }

  @Test func ofTwoReasonsThatOfTheRuleIsTold() throws {
    let configuration = """
      wrappers: [{swift: lookUp(_:), reason: Of the text}]
      tables: {casing-calls: [{swift: .loud(), operation: upper, localized: false, reason: Of the case}]}
      """
    let code = "label.text = lookUp(\"a.b\").loud()"
    let found = try #require(findings(.unlocalizedCasing, code, under: configuration).first)
    #expect(found.message.hasSuffix(" (Of the case)"))
  }
}
