import L10nSyntax
import Testing

/// What comments of real tables, interface files and code say about translating.
@Suite struct TranslatorNoteTests {
  @Test(arguments: [
    "Do not localize", "Don’t translate this.", "DO NOT TRANSLATE", "This text should not be translated",
    "Not to be translated.", "App name – should not be localized!", "No translation needed", "#bc-ignore!",
    "No need to translate", "Doesn't need localization", "Do not translate - stringsdict entry",
    "This is one type of token. And most likely this does not need to be translated",
    "Class = \"NSTextField\"; placeholder = \"radio\"; ObjectID = \"1\"; Note = \"Do not translate, a term\";",
  ])
  func textsAreToStay(_ comment: String) { #expect(note(comment) == .leave) }

  @Test(arguments: [
    ("Do not translate the name of the harbour. It is short.", "do not translate the name of the harbour"),
    ("Name of the plan. Do not translate \"Patron\".", " do not translate \"patron\""),
    ("How to import.\nCastro is a proper noun and should not be translated.", nil),
    ("Menu: never translate this site", nil), ("%lld should not be translated.", nil),
  ])
  func partsAreToStay(_ comment: String, _ sentence: String?) {
    guard case .leavePart(let found) = note(comment) else {
      Issue.record("it says \(note(comment))")
      return
    }
    #expect(sentence == nil || found == sentence)
  }

  @Test(arguments: [
    "Product name is not localized", "Not localized, matching the other sensors.",
    "\"Pro\" is the name, not a word to translate.", "The text could not be translated",
    "The pun doesn't translate, so we only use it for English.",
    "These are intentionally left un-localized, as help is in English.", "Unlocalized on purpose",
  ])
  func somebodyThoughtOfIt(_ comment: String) { #expect(note(comment) == .left) }

  @Test(arguments: [
    "Do not translate yet", "not localized as of now", "Wait with the translation", "Will be localized later",
    "TODO: not localized",
  ])
  func theyComeLater(_ comment: String) { #expect(note(comment) == .later) }

  @Test(arguments: [
    "Name of the boat", "Please wait, translating", "do not forget to localize this",
    "Shown when there is no translation",
    "so that the script doesn't delete the localized strings", "Unfortunately localizedName is not available",
    "we don't want to mess up translations by changing it", "TODO: translate",
    "Class = \"NSMenuItem\"; title = \"Never Translate\"; ObjectID = \"1\";",
    "Falls back to the unlocalized text", "This is still untranslated",
    "Translators: a button. The photos are uploaded later.", "Translators: Wait until the upload has ended",
  ])
  func nothingIsSaid(_ comment: String) { #expect(note(comment) == .translate) }

  @Test func aClauseWithoutAnEndIsReadInParts() {
    // Reading all of it for each word would take minutes.
    let comment = String(repeating: "a translation of the harbour ", count: 10_000) + "which is not localized"
    #expect(note(comment) == .left)
  }

  private func note(_ comment: String) -> TranslatorNote { comment.withSpelling(\.translatorNote) }
}
