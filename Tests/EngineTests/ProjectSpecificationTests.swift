import L10nSyntax
import Testing

@testable import L10nLint

/// The languages that lack a text, in a project whose `project.yml` says what targets take.
private func missing(_ specification: String, folder: String = "App/Texts") throws -> [String] {
  let keys = { (text: String) in (0..<40).map { "\"door.\($0)\" = \"\(text)\";\n" }.joined() }
  let texts = ["en": keys("Door to the room") + "\"roof\" = \"Roof\";\n", "dag": keys("Duu dunoli")]
  let files =
    [(path: "App/project.yml", text: specification)]
    + texts.map { (path: "\(folder)/\($0.key).lproj/Localizable.strings", text: $0.value) }
  let linter = Linter([.missingTranslation, .tableLayout].map { Linter.EnabledRule($0) })
  let project = ReadingState(lexicon: RuleCatalog.lexicon)
  let results = try files.map { file in
    linter.lint(
      SourceFile(path: file.path, kind: try #require(FileKind(path: file.path)), text: SourceText(file.text)),
      project)
  }
  return linter.lint(ProjectFacts(joining: results.map(\.facts))).map(\.message)
}

@Suite struct ProjectSpecificationTests {
  @Test(arguments: [
    "targets:\n  App:\n    sources:\n      - path: Texts\n        excludes: [\"**/dag.lproj\"]\n",
    "targetTemplates:\n  App:\n    sources:\n      path: ./Texts/\n      excludes: dag.lproj\n",
    "targets:\n  App:\n    sources: { path: ., excludes: [Texts/dag.lproj/**] }\n",
  ]) func whatIsExcludedIsNeitherComparedNorForgotten(_ specification: String) throws {
    #expect(try missing(specification) == [])
  }

  @Test(arguments: [
    "", "name: [", "targets:\n  App:\n    sources: Texts\n",
    "targets:\n  App:\n    sources:\n      - path: Views\n        excludes: [dag.lproj]\n",
    "targets:\n  App:\n    sources:\n      - Texts\n      - path: Texts\n        excludes: [dag.lproj]\n",
  ]) func whatSomeTargetTakesIsCompared(_ specification: String) throws {
    #expect(try missing(specification) == ["`roof` has no text in `dag`"])
  }

  @Test func aSpecificationSpeaksOfItsOwnFolder() throws {
    let specification = "targets:\n  App:\n    sources: { path: Texts, excludes: [dag.lproj] }\n"
    #expect(try missing(specification, folder: "Other/Texts").count == 1)
  }
}
