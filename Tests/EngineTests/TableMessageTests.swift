import L10nSyntax
import Testing

@testable import L10nLint

/// The findings of a rule about tables.
private func findings(of rule: Rule, _ files: [(path: String, text: String)]) throws -> [Finding] {
  let linter = Linter([Linter.EnabledRule(rule)])
  let project = ReadingState(lexicon: RuleCatalog.lexicon)
  let results = try files.map { path, text in
    linter.lint(
      SourceFile(path: path, kind: try #require(FileKind(path: path)), text: SourceText(text)), project)
  }
  let facts = ProjectFacts(joining: results.map(\.facts))
  return facts.upheld(of: results) + linter.lint(facts)
}

private func catalog(_ strings: String) -> (path: String, text: String) {
  ("Localizable.xcstrings", "{\"sourceLanguage\":\"en\",\"strings\":{\(strings)},\"version\":\"1.0\"}")
}

private func unit(_ text: String) -> String {
  "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(text)\"}}"
}

@Suite struct TableMessageTests {
  @Test func aTagInPlaceOfALineBreakIsNamedWhole() throws {
    let found = try findings(
      of: .newlineMismatch,
      [
        (
          "en.lproj/Localizable.strings",
          "\"gate\" = \"The gate is shut.\\nCome back later.\\nBring a lamp.\";\n"
        ),
        (
          "de.lproj/Localizable.strings",
          "\"gate\" = \"Das Tor ist zu.<br />Komm später wieder.<br />Bring Licht mit.\";\n"
        ),
      ])
    #expect(
      found.map(\.message) == ["`gate` has line breaks in `en`, but shows the letters `<br />` in `de`"])
  }

  /// A plural needs `other` even where no whole number takes it.
  @Test func aPluralWithoutItsLastFormsNamesBoth() throws {
    let forms = "\"one\":\(unit("%lld міст")),\"few\":\(unit("%lld мости"))"
    let found = try findings(
      of: .missingPluralCategory,
      [catalog("\"%lld bridges\":{\"localizations\":{\"uk\":{\"variations\":{\"plural\":{\(forms)}}}}}")])
    #expect(
      found.map(\.message) == ["`%lld bridges` has no `many`, `other` in `uk`: most numbers have no text"])
  }

  @Test func anEmptyTextOfADeviceNamesIt() throws {
    let devices = "\"mac\":\(unit("Klicken")),\"other\":\(unit(""))"
    let found = try findings(
      of: .emptyValue,
      [catalog("\"Tap here\":{\"localizations\":{\"de\":{\"variations\":{\"device\":{\(devices)}}}}}")])
    #expect(found.map(\.message) == ["`Tap here` is empty in `de` on `other`: the app shows nothing"])
  }

  @Test func whatIsNoStringsFileIsToldInAFewLines() throws {
    let text = String(repeating: "\"a\" = \"b\n", count: 50)
    let found = try findings(of: .stringsSyntax, [("en.lproj/Localizable.strings", text)])
    #expect(found.count == 21)
    #expect(found.last?.message == "30 more mistakes follow; fixing the first ones may remove them")
  }

  /// The others may mean something else.
  @Test func onlyTheEscapesOfTheMessageAreMended() throws {
    let found = try findings(
      of: .stringsSyntax,
      [
        (
          "en.lproj/Localizable.strings",
          "\"a\" = \"\\u2026 \\q \\u00e9\";\n\"b\" = \"One\";\n\"c\" = \"\\U12 \\q\";\n"
        )
      ])
    #expect(found.map { $0.fix?.edits.count } == [2, nil])
  }
}
