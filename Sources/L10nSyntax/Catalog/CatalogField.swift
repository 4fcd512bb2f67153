/// The keys that the format of catalogs gives a meaning.
enum CatalogField: UInt8 {
  case sourceLanguage, strings, version
  case comment, extractionState, generatesSymbol, localizations, shouldTranslate
  case stringUnit, stringSet, variations, substitutions
  case state, value, values
  case plural, device
  case argNum, formatSpecifier
}

extension CatalogField {
  init?(_ key: Spelling) {
    guard let first = key.first else { return nil }
    let (field, word): (CatalogField, StaticString)
    // Length and first letter leave one candidate.
    switch (key.count, Unicode.Scalar(first)) {
    case (5, "s"): (field, word) = (.state, "state")
    case (5, "v"): (field, word) = (.value, "value")
    case (6, "a"): (field, word) = (.argNum, "argNum")
    case (6, "d"): (field, word) = (.device, "device")
    case (6, "p"): (field, word) = (.plural, "plural")
    case (6, "v"): (field, word) = (.values, "values")
    case (7, "c"): (field, word) = (.comment, "comment")
    case (7, "s"): (field, word) = (.strings, "strings")
    case (7, "v"): (field, word) = (.version, "version")
    case (9, "s"): (field, word) = (.stringSet, "stringSet")
    case (10, "s"): (field, word) = (.stringUnit, "stringUnit")
    case (10, "v"): (field, word) = (.variations, "variations")
    case (13, "l"): (field, word) = (.localizations, "localizations")
    case (13, "s"): (field, word) = (.substitutions, "substitutions")
    case (14, "s"): (field, word) = (.sourceLanguage, "sourceLanguage")
    case (15, "e"): (field, word) = (.extractionState, "extractionState")
    case (15, "f"): (field, word) = (.formatSpecifier, "formatSpecifier")
    case (15, "g"): (field, word) = (.generatesSymbol, "generatesSymbol")
    case (15, "s"): (field, word) = (.shouldTranslate, "shouldTranslate")
    default: return nil
    }
    guard key.isSpelled(word) else { return nil }
    self = field
  }
}

/// Which keys of an object were met, to see the second one.
struct CatalogFields {
  private var bits: UInt32 = 0

  /// Whether the key is there for the first time.
  mutating func insert(_ number: UInt8) -> Bool {
    defer { bits |= 1 << UInt32(number) }
    return bits >> UInt32(number) & 1 == 0
  }

  func contains(_ field: CatalogField) -> Bool { bits >> UInt32(field.rawValue) & 1 != 0 }
}
