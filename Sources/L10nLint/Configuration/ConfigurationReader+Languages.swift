import L10nSyntax

extension ConfigurationReader {
  mutating func readLanguages(_ value: YAMLNode) {
    guard value.mapping != nil else {
      file.project.requiredLanguages = languageList(value, "languages")
      return
    }
    for entry in value.mapping ?? [] {
      switch entry.key {
      case "required": file.project.requiredLanguages = languageList(entry.value, entry.key)
      case "partial": file.project.partialLanguages = languageList(entry.value, entry.key)
      default: unknownKey(entry, ["required", "partial"])
      }
    }
    let required = Set(file.project.requiredLanguages?.value ?? [])
    if let both = file.project.partialLanguages?.value.first(where: required.contains) {
      error(value, "`\(both)` is both required and partial; remove one of the two")
    }
  }

  private mutating func languageList(_ value: YAMLNode, _ name: String) -> Sourced<[String]>? {
    Sourced(
      list(value, name, "a list of languages, such as `[de, pt-BR]`").compactMap { language($0) },
      origin(value))
  }

  mutating func language(_ node: YAMLNode) -> String? {
    guard let text = node.string, text.isLanguageTag else {
      // The names that folders of old have are known, and countries: `german`, `jp`.
      let name = node.string ?? ""
      let code = LanguageTables.names[name.capitalizedInASCII] ?? LanguageCorrection(of: name)?.code
      error(
        node,
        "this is not a language code; write " + (code.map { "`\($0)`" } ?? "one such as `de` or `pt-BR`"))
      return nil
    }
    return text
  }
}

extension LanguageCorrection {
  /// What somebody means who writes what is no code at all.
  fileprivate var code: String? { kind == .country || kind == .noCode ? use : nil }
}

extension String {
  fileprivate var capitalizedInASCII: String {
    guard let first = utf8.first, first.isSmallLetter else { return self }
    return String(UnicodeScalar(first & 0xDF)) + dropFirst()
  }

  /// `de`, `pt-BR`, `zh_Hans_CN`, `ca-valencia`: a language, then at most one script and one region, then variants.
  var isLanguageTag: Bool {
    let parts = utf8.split(omittingEmptySubsequences: false) { $0 == 0x2D || $0 == 0x5F }
    // The names of languages in English are folders of old.
    guard let tag = LanguageTag(self), tag.isKnown, parts[0].count <= 3 else { return false }
    let kinds = parts.dropFirst().map { Subtag($0) }
    return !kinds.contains(.nothing)
      && zip(kinds, kinds.dropFirst()).allSatisfy { one, next in
        one.rawValue < next.rawValue || one == .variant && next == .variant
      }
  }
}

/// What a part of a language tag is by its length, in the order of parts.
private enum Subtag: Int {
  case nothing, dialect, script, region, variant

  init(_ subtag: Substring.UTF8View) {
    let isWord = subtag.allSatisfy { $0.isASCIILetter }
    let isNumber = subtag.allSatisfy { $0.isDecimalDigit }
    switch subtag.count {
    case 2 where isWord, 3 where isNumber: self = .region
    case 3 where isWord: self = .dialect
    case 4 where isWord: self = .script
    case 4 where subtag.first.map { $0.isDecimalDigit } ?? false, 5...8: self = .variant
    default: self = .nothing
    }
  }
}
