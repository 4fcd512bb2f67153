import L10nSyntax
import Testing

@testable import L10nLint

/// What the rules find in a file under a configuration.
private func findings(_ configuration: String, _ code: String, path: String = "A.swift") throws -> [String] {
  let file = try ConfigurationFile.sound(configuration)
  let settings = Configuration([file], number: 1).settings(for: "/app/" + path)
  let project = ReadingState(lexicon: RuleCatalog.lexicon(for: nil, file.tables))
  let source = SourceFile(path: path, kind: FileKind(path: path) ?? .source(.swift), text: SourceText(code))
  return Linter(settings.enabled).all(in: source, project).map(\.rule)
}

extension Linter {
  /// What the rules find in a project of one file.
  fileprivate func all(in file: SourceFile, _ project: ReadingState) -> [Finding] {
    let result = lint(file, project)
    return result.suspicions.map(\.finding) + lint(ProjectFacts(joining: [result.facts]))
  }
}

@Suite struct ConfigurationTableTests {
  @Test(arguments: [
    ("- lookUp(_:)", "let a = lookUp(\"größe\")"),
    ("- \".inLanguage\"", "let a = \"größe\".inLanguage"),
    ("- \".inLanguage(comment:)\"", "let a = \"größe\".inLanguage(comment: \"Size of the shirt\")"),
    ("- Words.get(_:)", "let a = Words.get(\"größe\")"),
    ("- lookUp(name:comment:)", "let a = lookUp(name: \"größe\", comment: \"Size of the shirt\")"),
    ("- {swift: \"lookUp(_:key:)\", key: \"key:\"}", "let a = lookUp(1, key: \"größe\")"),
    ("- {function: LookUp}", "let a = LookUp(\"größe\")"),
  ]) func aWrapperMakesKeysOfItsArguments(_ row: String, _ code: String) throws {
    #expect(try findings("only: [non-ascii-key]\nwrappers:\n  \(row)\n", code + "\n") == ["non-ascii-key"])
    #expect(try findings("only: [non-ascii-key]\n", code + "\n").isEmpty)
  }

  @Test func anObjectiveCWrapperIsAMacroOrASelector() throws {
    let text =
      "only: [non-ascii-key]\nwrappers:\n  - {macro: TR}\n  - {selector: \"lookUp:inTable:\", table: 1}\n"
    #expect(try findings(text, "void f(void) { g(TR(@\"größe\")); }\n", path: "A.m") == ["non-ascii-key"])
    #expect(
      try findings(text, "void f(void) { g([w lookUp:@\"größe\" inTable:@\"A\"]); }\n", path: "A.m")
        == ["non-ascii-key"])
  }

  @Test(arguments: [
    ("- Banner(title:)", "Banner(title: TEXT)"), ("- \".headline =\"", "banner.headline = TEXT"),
    ("- {swift: \".present(_:title:)\", text: [1]}", "banner.present(self, title: TEXT)"),
    ("- {swift: \".present(_:)\", confidence: high}", "banner.present(TEXT)"),
  ]) func aSinkShowsWhatItIsGiven(_ row: String, _ code: String) throws {
    let sentence = code.replacing("TEXT", with: "\"You have been invited by \" + name")
    let text = "func f(_ name: String) { \(sentence) }\n"
    #expect(
      try findings("only: [concatenated-sentence]\nsinks:\n  \(row)\n", text) == ["concatenated-sentence"])
    #expect(try findings("only: [concatenated-sentence]\n", text).isEmpty)
  }

  @Test func aLogCallOfOnesOwnKeepsItsTextsOutOfReports() throws {
    let code = "func f(_ n: Int) { chirp(\"\\(n) item\" + (n == 1 ? \"\" : \"s\")) }\n"
    #expect(try findings("only: [literal-plural-suffix]\n", code) == ["literal-plural-suffix"])
    #expect(try findings("only: [literal-plural-suffix]\ntables: {log-calls: [chirp]}\n", code).isEmpty)
  }

  @Test func replacingATableLeavesOnlyTheRowsOfTheConfiguration() throws {
    let code = "let a = \"größe\".localized\nlet b = \"größe\".inLanguage\n"
    let rows = "{replace: true, rows: [\".inLanguage\"]}"
    #expect(try findings("only: [non-ascii-key]\nwrappers: [\".inLanguage\"]\n", code).count == 2)
    #expect(try findings("only: [non-ascii-key]\nwrappers: \(rows)\n", code).count == 1)
    #expect(try findings("only: [non-ascii-key]\ntables: {wrappers: \(rows)}\n", code).count == 1)
  }

  /// A row of a user counts before one of ours about the same call.
  @Test func aRowOfAUserWins() throws {
    let code = "let a = NSLocalizedString(\"a.b\", \"größe\")\n"
    let row = "{swift: \"NSLocalizedString(_:_:)\", key: 1}"
    #expect(try findings("only: [non-ascii-key]\nwrappers: [\(row)]\n", code) == ["non-ascii-key"])
  }

  @Test func aSeverityOfAConfigurationIsThatOfTheFindings() throws {
    let file = try ConfigurationFile.sound("rules: {non-ascii-key: error}")
    let settings = Configuration([file], number: 1).settings(for: "/app/A.swift")
    let source = SourceFile(
      path: "A.swift", kind: .source(.swift),
      text: SourceText("let a = NSLocalizedString(\"größe\", comment: \"Size\")\n"))
    let found = Linter(settings.enabled).all(in: source, ReadingState(lexicon: RuleCatalog.lexicon))
    #expect(found.contains { $0.rule == "non-ascii-key" && $0.severity == .error })
  }
}
