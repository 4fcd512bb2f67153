import L10nSyntax
import Testing

@testable import L10nLint

/// Tables too long for the page of the rule.
@Suite struct MissingTranslationTests {
  /// Kinds and lines of what is found in a table of 120 keys, of which Icelandic lacks the last ones.
  private func messages(lacking count: Int) -> [String] {
    let rule = RuleCatalogue.all.filter { $0.id == "missing-translation" }
    let linter = Linter(rule.map { Linter.EnabledRule($0) })
    let files = ["en": 120, "de": 120, "is": 120 - count].map { language, keys in
      let text = (0..<keys).map { "\"key.\($0)\" = \"Text \(language)\";" }.joined(separator: "\n")
      return SourceFile(
        path: "\(language).lproj/Localizable.strings", kind: .table(.strings), text: SourceText(text))
    }
    let facts = files.map { linter.lint($0, Project(lexicon: RuleCatalogue.lexicon)).facts }
    let project = ProjectFacts(joining: facts)
    let found = project.tables.flatMap { linter.lint($0, of: project) }
    return found.map { "\($0.path) \($0.place.start.line): \($0.message)" }
  }

  @Test func aLanguageThatLacksManyTextsIsToldOnce() {
    let found = messages(lacking: 21)
    #expect(
      found == ["is.lproj/Localizable.strings 1: `is` has no text for 21 of 120 keys, such as `key.99`"])
  }

  @Test func aLanguageThatLacksFewTextsIsToldKeyByKey() {
    let found = messages(lacking: 20)
    #expect(found.count == 20)
    #expect(found.first == "en.lproj/Localizable.strings 101: `key.100` has no text in `is`")
  }
}
