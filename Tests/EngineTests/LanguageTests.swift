import L10nLint
import L10nSyntax
import Testing

@Suite struct LanguageTagTests {
  @Test(
    arguments: [
      ("en", "en"), ("pt_BR", "pt-BR"), ("EN-us", "en-US"), ("zh_TW", "zh-Hant"), ("zh-TW", "zh-Hant"),
      ("zh-Hant-TW", "zh-Hant"), ("zh-hans", "zh-Hans"), ("zh_CN", "zh-Hans"), ("zh", "zh-Hans"),
      ("zh-HK", "zh-Hant-HK"), ("zh-Hant-HK", "zh-Hant-HK"), ("zh-SG", "zh-Hans-SG"), ("Chinese", "zh-Hans"),
      ("English", "en"), ("Norwegian", "nb"), ("Brazilian Portuguese", "pt-BR"), ("no", "nb"),
      ("no-NO", "nb-NO"),
      ("nn", "nn"), ("iw", "he"), ("in", "id"), ("tl", "fil"), ("sh", "sr-Latn"), ("nor", "nb"),
      ("ger", "de"),
      ("fra-CA", "fr-CA"), ("en-UK", "en-GB"), ("sr-CS", "sr-RS"), ("es_XL", "es-419"), ("es-419", "es-419"),
      ("sr-Latn", "sr-Latn"), ("ca-valencia", "ca-valencia"), ("de-1996", "de-1996"), ("tzm", "tzm"),
      ("sr_Latn_ME", "sr-Latn-ME"),
    ])
  func oneSpellingStandsForAll(_ name: String, _ text: String) {
    #expect(LanguageTag(name)?.text == text)
    #expect(LanguageTag(text) == LanguageTag(name), "the spelling changes nothing more")
  }

  @Test(arguments: [
    "", "Base", "e", "-", "en-", "en--US", "12", "Localizable", "en-verylongsubtag", "en US", "é",
  ])
  func whatIsNoLanguageIsNone(_ name: String) {
    #expect(LanguageTag(name) == nil)
  }

  @Test(
    arguments: [
      ("en", "Latn"), ("ru", "Cyrl"), ("ja", "Jpan"), ("zh", "Hans"), ("zh-HK", "Hant"), ("sr", "Cyrl"),
      ("sr-ME", "Latn"), ("uz-AF", "Arab"), ("pa-PK", "Arab"), ("az-Cyrl", "Cyrl"), ("he", "Hebr"),
      ("xx", nil),
    ] as [(String, String?)])
  func scriptsAreThoseOfTheLanguage(_ name: String, _ script: String?) {
    #expect(LanguageTag(name)?.likelyScript == script)
  }

  @Test func codesOfTwoLettersAreKnown() {
    #expect(["en", "cy", "kw", "zh-HK", "tzm"].allSatisfy { LanguageTag($0)?.isKnown == true })
    #expect(["xx", "jp", "zz"].allSatisfy { LanguageTag($0)?.isKnown == false })
  }

  @Test(
    arguments: [
      ("pt-BR", ["pt-BR", "pt"]), ("en", ["en"]), ("zh-Hant-HK", ["zh-Hant-HK", "zh-Hant"]),
      ("sr-Latn-ME", ["sr-Latn-ME", "sr-Latn", "sr"]), ("ca-ES-valencia", ["ca-ES-valencia", "ca-ES", "ca"]),
    ])
  func tagsFallBackToMoreGeneralOnes(_ name: String, _ tags: [String]) {
    #expect(LanguageTag(name)?.fallbacks.map(\.text) == tags)
  }

  @Test(
    arguments: [
      ("English", "en", .name, false), ("pt_BR", "pt-BR", .separator, false),
      ("zh_TW", "zh-Hant", .legacyRegion, false),
      ("zh", "zh-Hans", .scriptMissing, false), ("no", "nb", .deprecated, false),
      ("ger", "de", .bibliographic, false),
      ("eng", "en", .overlong, false), ("kmr", "ku", .macrolanguage, false),
      ("sh", "sr-Latn", .legacy, false),
      ("en-UK", "en-GB", .badRegion, false), ("sr-Cyr1", "sr-Cyrl", .badScript, false),
      ("zh-Hans-CN", "zh-Hans", .redundantRegion, false), ("jp", "ja", .country, false),
      ("kr", "ko", .country, true), ("chs", "zh-Hans", .noCode, false),
      ("zh-hant", "zh-Hant", .letterCase, false),
    ] as [(String, String, LanguageCorrection.Kind, Bool)])
  func wrongNamesHaveABetterOne(_ name: String, _ use: String, _ kind: LanguageCorrection.Kind, _ other: Bool)
  {
    let correction = LanguageCorrection(of: name)
    #expect(correction?.use == use && correction?.kind == kind && correction?.isOtherLanguage == other)
  }

  @Test(arguments: [
    "en", "pt-BR", "zh-Hans", "zh-Hant-HK", "es-419", "nb", "sr-Latn", "tzm", "Base", "qq", "uk-UA",
  ])
  func rightNamesHaveNone(_ name: String) {
    #expect(LanguageCorrection(of: name) == nil)
  }
}

@Suite struct PluralRuleTests {
  private func rules(_ name: String) -> PluralRules? { LanguageTag(name).flatMap { PluralRules($0) } }

  @Test(
    arguments: [
      ("en", "one other"), ("ja", "other"), ("ru", "one few many"), ("pl", "one few many"),
      ("ar", "zero one two few many other"), ("fr", "one other"), ("es-MX", "one other"),
      ("cs", "one few other"),
      ("zh-Hant-HK", "other"), ("zh_TW", "other"), ("no", "one other"), ("pt-PT", "one other"),
      ("iw", "one two other"),
      ("sr-Latn", "one few other"), ("lv", "zero one other"), ("cy", "zero one two few many other"),
    ])
  func integersTakeTheseForms(_ name: String, _ forms: String) {
    #expect(rules(name)?.integers.map(\.rawValue).joined(separator: " ") == forms)
  }

  @Test func languagesWithoutRulesHaveNone() {
    #expect(rules("xx") == nil && rules("tlh") == nil)
  }

  @Test func someFormsAreReachedByMillionsOrFractionsOnly() {
    #expect(rules("fr")?.millions == [.many] && rules("fr")?.all == [.one, .many, .other])
    #expect(rules("ru")?.decimals == [.other] && rules("ru")?.integers == [.one, .few, .many])
    #expect(rules("cs")?.decimals == [.many])
    #expect(rules("en")?.millions == [] && rules("en")?.decimals == [])
  }

  @Test func onlyAFormOfOneNumberMaySpellIt() {
    let coversSeveral = { (language: String, form: PluralCategory) in
      rules(language)?.coversSeveral(form, besideZero: false)
    }
    #expect(coversSeveral("en", .one) == false && coversSeveral("pl", .one) == false)
    #expect(coversSeveral("ru", .one) == true && coversSeveral("fr", .one) == true)
    #expect(coversSeveral("ar", .zero) == false && coversSeveral("ar", .two) == false)
    #expect(coversSeveral("en", .other) == true)
  }
}
