import L10nLint
import RulePages
import Testing

/// The rule that CONTRIBUTING shows how to add: its check is compiled here, and its page is executed.
@Suite struct RecipeTests {
  /// The lines from the first one of a block to its fence, without the indentation of the list that they stand in.
  private func block(from first: String, upTo fence: String) throws -> String {
    let lines = try Repository.text("CONTRIBUTING.md").split(
      separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0 == "   " + first })
    return lines[start...].prefix { $0 != "   " + fence }.map { $0.dropFirst(3) + "\n" }.joined()
  }

  @Test func theCheckIsTheOneThatIsCompiledHere() throws {
    let compiled = try Repository.text("Tests/RuleTests/SpelledOutEllipsis.swift")
    #expect(
      try block(from: "import L10nSyntax", upTo: "```") == compiled.replacing("import L10nLint\n", with: ""))
  }

  @Test func thePageIsTrue() throws {
    let text = try block(from: "---", upTo: "````")
    let page = try RulePage(path: "CONTRIBUTING.md", bytes: Array(text.utf8))
    #expect(page.checkName == "spelledOutEllipsis")
    let rule = Rule(
      id: page.id, title: page.title, summary: page.summary, page: page.body, severities: ["": .note],
      aliases: [], sources: [], inputs: page.front.inputs.compactMap(Rule.Input.init),
      since: page.front.since, state: .preview, needsTranslations: false, contexts: [], options: [],
      check: .spelledOutEllipsis)
    for example in page.examples where example.section != .fixed {
      let specimens = example.files.map { Specimen($0) }
      let found = try example.findings(specimens, [rule])
      #expect(found.isEmpty == (example.section != .flagged))
      for verdict in Verdict.verdicts(page, specimens, found, isSilent: false) { Issue.record("\(verdict)") }
    }
    let fixed = page.examples.filter { $0.section == .fixed }.map { Specimen($0.files[0]) }
    try #require(fixed.count == 2)
    let plan = FixPlan(
      Linter([Linter.EnabledRule(rule)]).findings(in: [try #require(fixed[0].sourceFile)]), .suggested)
    #expect(fixed[0].fixed(by: plan).string == fixed[1].string)
  }
}
