/// A language as folders and catalogs name it, in the one spelling that stands for all others: `zh_TW`, `zh-TW` and
/// `zh-Hant-TW` are `zh-Hant`, `no` is `nb`, `English` is `en`.
package struct LanguageTag: Sendable, Hashable {
  package let language: String
  package let script: String?
  package let region: String?
  /// What stands behind the region, such as `valencia`.
  package let variants: [String]

  private init(_ language: String, _ script: String?, _ region: String?, _ variants: [String]) {
    (self.language, self.script, self.region, self.variants) = (language, script, region, variants)
  }

  /// Codes are read in any case, with hyphens or underscores. `nil` for what cannot be a language.
  package init?(_ name: String) {
    self.init(name, steps: 4)
  }

  /// Aliases may stand for tags that hold an alias; a few steps end every chain.
  private init?(_ name: String, steps: Int) {
    guard steps > 0 else { return nil }
    if let modern = LanguageTables.names[name] {
      self.init(modern, steps: steps - 1)
      return
    }
    guard var parts = LanguageParts(name) else { return nil }
    if let alias = LanguageTables.aliases[parts.language], let tag = LanguageTag(alias.use, steps: steps - 1)
    {
      parts.language = tag.language
      parts.script = parts.script ?? tag.script
      parts.region = parts.region ?? tag.region
    }
    if let region = parts.region { parts.region = LanguageTables.regions[region] ?? region }
    if parts.language == "zh" { parts.completeChinese() }
    self.init(parts.language, parts.script, parts.region, parts.variants)
  }
}

extension LanguageTag {
  /// What translatewiki calls the notes that tell translators of each text: no language has this code.
  static let documentation = "qqq"

  /// With hyphens: `zh-Hant-HK`.
  package var text: String {
    ([language] + [script, region].compactMap { $0 } + variants).joined(separator: "-")
  }

  /// The script that the language is written in there, as far as CLDR knows.
  package var likelyScript: String? {
    if let script { return script }
    if let region, let script = LanguageTables.scripts["\(language)-\(region)"] { return script }
    return LanguageTables.scripts[language]
  }

  /// False for codes of two letters that no language has. Of those with three letters there are too many to tell.
  package var isKnown: Bool { language.utf8.count > 2 || LanguageTables.scripts[language] != nil }

  /// From this tag to more general ones: `pt-BR`, `pt`.
  package var fallbacks: [LanguageTag] {
    var tags = [self]
    if !variants.isEmpty { tags.append(LanguageTag(language, script, region, [])) }
    if region != nil { tags.append(LanguageTag(language, script, nil, [])) }
    // Traditional Chinese is no way of writing the simplified one.
    if script != nil, language != "zh" { tags.append(LanguageTag(language, nil, nil, [])) }
    var seen: Set<LanguageTag> = []
    return tags.filter { seen.insert($0).inserted }
  }
}

/// The subtags of a name, in their usual case.
private struct LanguageParts {
  var language: String
  var script: String?
  var region: String?
  var variants: [String] = []

  init?(_ name: String) {
    let subtags = name.utf8.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    guard let first = subtags.first, 2...3 ~= first.count, first.allSatisfy(\.isASCIILetter) else {
      return nil
    }
    language = String(Substring(first)).lowercased()
    guard language != LanguageTag.documentation else { return nil }
    for subtag in subtags.dropFirst() {
      guard 2...8 ~= subtag.count, subtag.allSatisfy({ $0.isASCIILetter || $0.isDecimalDigit }) else {
        return nil
      }
      let text = String(Substring(subtag)).lowercased()
      let isWord = subtag.allSatisfy(\.isASCIILetter)
      if subtag.count == 4, isWord, script == nil, region == nil, variants.isEmpty {
        script = text.prefix(1).uppercased() + text.dropFirst()
      } else if region == nil, variants.isEmpty, subtag.count == 2 && isWord || subtag.count == 3 && !isWord {
        region = text.uppercased()
      } else {
        variants.append(text)
      }
    }
  }

  /// Chinese is told apart by its script, and its usual region says nothing more.
  mutating func completeChinese() {
    if script == nil { script = region.flatMap { LanguageTables.scripts["zh-\($0)"] } ?? "Hans" }
    if script == "Hans" && region == "CN" || script == "Hant" && region == "TW" { region = nil }
  }
}
