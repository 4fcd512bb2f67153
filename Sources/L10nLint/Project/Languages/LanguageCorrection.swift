/// A better name for a language than the one that a folder or a catalog has.
package struct LanguageCorrection: Sendable, Hashable {
  package let use: String
  package let kind: Kind
  /// The name is right for another language: `kr` is Kanuri.
  package let isOtherLanguage: Bool

  package enum Kind: String, Sendable, CaseIterable {
    /// `English`
    case name
    /// `pt_BR`
    case separator
    /// `EN-us`
    case letterCase = "case"
    /// Codes that CLDR has replaced, or that are longer than they need be.
    case deprecated, legacy, macrolanguage, overlong, bibliographic
    /// `en-UK`
    case badRegion = "bad-region"
    /// `sr-Cyr1`
    case badScript = "bad-script"
    /// `zh-TW`
    case legacyRegion = "legacy-region"
    /// `zh-Hans-CN`
    case redundantRegion = "redundant-region"
    /// `zh`
    case scriptMissing = "script-missing"
    /// `jp`
    case country
    /// `chs`
    case noCode = "no-code"
  }
}

extension LanguageCorrection {
  /// `nil` where nothing is wrong with a name, or where nobody knows what it means.
  package init?(of name: String) {
    if let use = LanguageTables.names[name] {
      self.init(use: use == "zh" ? "zh-Hans" : use, kind: .name, isOtherLanguage: false)
      return
    }
    let hyphens = String(name.map { $0 == "_" ? "-" : $0 })
    if let listed = LanguageTables.corrections[hyphens] {
      self = listed
      return
    }
    guard let tag = LanguageTag(hyphens), tag.text != name else { return nil }
    let code = hyphens.prefix { $0 != "-" }.lowercased()
    let subtags = hyphens.split(separator: "-")
    if let alias = LanguageTables.aliases[code], let kind = Kind(rawValue: alias.reason) {
      self.init(use: tag.text, kind: kind, isOtherLanguage: false)
    } else if subtags.contains(where: {
      LanguageTables.regions[$0.uppercased()] != nil && $0.utf8.count == 2 && $0 != subtags[0]
    }) {
      self.init(use: tag.text, kind: .badRegion, isOtherLanguage: false)
    } else if hyphens != name {
      self.init(use: tag.text, kind: .separator, isOtherLanguage: false)
    } else if hyphens.lowercased() == tag.text.lowercased() {
      self.init(use: tag.text, kind: .letterCase, isOtherLanguage: false)
    } else {
      // `zh-HK` and `zh-Hant-HK` are both right.
      return nil
    }
  }
}
