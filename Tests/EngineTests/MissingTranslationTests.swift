import L10nSyntax
import Testing

@testable import L10nLint

/// Tables too long for the page of the rule.
@Suite struct MissingTranslationTests {
  /// Kinds and lines of what is found in a table of 120 keys, of which Icelandic lacks the last ones.
  private func messages(lacking count: Int) -> [String] {
    messages(["en": 120, "de": 120, "is": 120 - count])
  }

  /// Each language has so many keys, the same ones first.
  private func messages(
    _ languages: [String: Int], required: [String] = [], partial: [String] = []
  ) -> [String] {
    let files = languages.map { language, keys in
      let text = (0..<keys).map { "\"key.\($0)\" = \"Text \(language)\";" }.joined(separator: "\n")
      return SourceFile(
        path: "\(language).lproj/Localizable.strings", kind: .table(.strings), text: SourceText(text))
    }
    return messages(files, required: required, partial: partial)
  }

  private func messages(
    _ files: [SourceFile], required: [String] = [], partial: [String] = []
  ) -> [String] {
    findings(files, required: required, partial: partial).map {
      "\($0.path) \($0.place.start.line): \($0.message)"
    }
  }

  private func findings(
    _ files: [SourceFile], required: [String] = [], partial: [String] = []
  ) -> [Finding] {
    let linter = Linter([Linter.EnabledRule(.missingTranslation)])
    let facts = files.map { linter.lint($0, ReadingState(lexicon: RuleCatalog.lexicon)).facts }
    let project = ProjectFacts(
      joining: facts,
      languages: ProjectLanguages(
        required: required.compactMap { LanguageTag($0) }, partial: partial.compactMap { LanguageTag($0) }))
    return linter.lint(project)
  }

  /// A text comes before the code that asks for it, and a team that requires a language wants it then.
  @Test(arguments: [([], Confidence.possible), (["de"], .certain)])
  func whatIsRequiredIsSureThoughNoCodeAsksForIt(_ required: [String], _ confidence: Confidence) {
    let asked = (0..<5).map { "let text\($0) = NSLocalizedString(\"dock.\($0)\", comment: \"\")\n" }
    let keys = (0..<5).map { "\"dock.\($0)\" = \"Dock\";\n" }.joined()
    let files = [
      SourceFile(path: "A.swift", kind: .source(.swift), text: SourceText(asked.joined())),
      SourceFile(
        path: "en.lproj/Localizable.strings", kind: .table(.strings),
        text: SourceText(keys + "\"dock.new\" = \"New dock\";\n")),
      SourceFile(path: "de.lproj/Localizable.strings", kind: .table(.strings), text: SourceText(keys)),
    ]
    #expect(findings(files, required: required).map(\.confidence) == [confidence])
  }

  @Test func aLanguageThatLacksManyTextsIsToldOnce() {
    let found = messages(lacking: 11)
    #expect(
      found == ["is.lproj/Localizable.strings 1: `is` has no text for 11 of 120 keys, such as `key.109`"])
  }

  @Test func languagesThatLackTheSameTextsAreToldTogether() {
    #expect(
      messages([
        "en": 120, "de": 120, "fi": 120, "nl": 120, "da": 105, "fo": 105, "is": 105, "nb": 105, "sv": 104,
      ]) == [
        "da.lproj/Localizable.strings 1: `da`, `fo` and 2 more languages have no text for 15 of 120 keys, such as `key.105`",
        "sv.lproj/Localizable.strings 1: `sv` has no text for 16 of 120 keys, such as `key.104`",
      ])
  }

  @Test func aLanguageThatLacksFewTextsIsToldKeyByKey() {
    let found = messages(lacking: 10)
    #expect(found.count == 10)
    #expect(found.first == "en.lproj/Localizable.strings 111: `key.110` has no text in `is`")
  }

  /// Half of the texts are more than an attempt: readers get the others in another language.
  @Test func aLanguageThatIsHalfDoneIsToldOnce() {
    #expect(
      messages(["en": 120, "de": 120, "is": 60, "fo": 59]) == [
        "is.lproj/Localizable.strings 1: `is` has no text for 60 of 120 keys, such as `key.60`"
      ])
    #expect(
      messages(["en": 120, "da": 70, "fi": 70]) == [
        "da.lproj/Localizable.strings 1: `da`, `fi` have no text for 50 of 120 keys, such as `key.70`"
      ])
    #expect(
      messages(["en": 120, "da": 70, "fi": 66, "is": 70, "nb": 80, "nl": 70]) == [
        "da.lproj/Localizable.strings 1: `da`, `fi` and 3 more languages have no text for 40 to 54 of 120 keys, such as `key.70`"
      ])
    #expect(messages(["en": 120, "de": 120, "is": 70], partial: ["is"]) == [])
    #expect(messages(["en": 20, "de": 20, "is": 12]) == [])
  }

  @Test func aRequiredLanguageHasToHaveAllTexts() {
    let keys = ["en": 120, "de": 119, "is": 20]
    #expect(
      messages(keys) == ["en.lproj/Localizable.strings 120: `key.119` has no text in any other language"])
    #expect(
      messages(keys, required: ["is"]) == [
        "is.lproj/Localizable.strings 1: `is` has no text for 100 of 120 keys, such as `key.20`",
        "en.lproj/Localizable.strings 120: `key.119` has no text in `de`",
      ])
  }

  @Test func aRequiredLanguageWithoutATableIsToldOnce() {
    #expect(
      messages(["en": 3], required: ["en", "de"]) == [
        "en.lproj/Localizable.strings 1: `de` is required and has no text here"
      ])
    #expect(
      messages(["en": 3, "de": 3], required: ["de", "is", "fo"]) == [
        "en.lproj/Localizable.strings 1: `is` and `fo` are required and have no text here"
      ])
  }

  @Test func aVariantIsAskedForItsOwnTextsWhereItIsRequired() {
    let keys = ["en": 3, "pt": 3, "pt-PT": 2]
    #expect(messages(keys) == [])
    #expect(
      messages(keys, required: ["pt-PT"]) == [
        "en.lproj/Localizable.strings 3: `key.2` has no text in `pt-PT`"
      ])
  }

  @Test func nothingIsAskedOfAPartialLanguage() {
    #expect(messages(["en": 120, "de": 119], partial: ["de"]) == [])
  }

  /// The one for most numbers is the text, wherever it stands amongst the forms.
  @Test func aFormThatNobodyWroteIsNotTheText() {
    let forms = """
      {"one": {"stringUnit": {"state": "translated", "value": ""}},
       "other": {"stringUnit": {"state": "translated", "value": "%lld boats in the harbour"}}}
      """
    let german = #"{"stringUnit": {"state": "translated", "value": "Hafen"}}"#
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Harbour": {"localizations": {"de": \(german)}},
        "%lld boats": {"localizations": {"en": {"variations": {"plural": \(forms)}}}}
      }}
      """
    let file = SourceFile(
      path: "Localizable.xcstrings", kind: .table(.catalog), text: SourceText(catalog))
    #expect(
      messages([file], required: ["de"]) == [
        "Localizable.xcstrings 4: `%lld boats` has no text in `de`"
      ])
  }

  @Test(arguments: [(10, 10), (11, 1)])
  func manyKeysThatNobodyHasTranslatedAreToldOnce(_ new: Int, _ told: Int) {
    let rest = 120 - new
    let found = messages(["en": 120, "de": rest, "fr": rest, "is": rest])
    #expect(found.count == told)
    if told == 1 {
      #expect(
        found == [
          "en.lproj/Localizable.strings 110: 11 keys have no text in any other language, such as `key.109`"
        ])
    }
  }

  @Test func manyKeysThatOneLanguageAloneHasAreToldOnce() {
    #expect(
      messages(["en": 120, "de": 120, "fr": 109, "is": 109, "nl": 109]) == [
        "en.lproj/Localizable.strings 110: 11 keys have no text in `fr`, `is`, `nl`, such as `key.109`"
      ])
  }

  /// Each set of languages is a line of its own.
  @Test func newKeysAreToldByTheLanguagesThatLackThem() {
    let lacking = ["en": 0..<0, "de": 112..<124, "fr": 100..<124, "is": 100..<124, "nl": 100..<112]
    let files = lacking.map { language, missing in
      let text = (0..<200).filter { !missing.contains($0) }
        .map { "\"key.\($0)\" = \"Text \(language)\";" }.joined(separator: "\n")
      return SourceFile(
        path: "\(language).lproj/Localizable.strings", kind: .table(.strings), text: SourceText(text))
    }
    #expect(
      messages(files) == [
        "en.lproj/Localizable.strings 101: 12 keys have no text in `fr`, `is`, `nl`, such as `key.100`",
        "en.lproj/Localizable.strings 113: 12 keys have no text in `de`, `fr`, `is`, such as `key.112`",
      ])
  }
}
