/// What can be wrong with the structure of a catalog, in words for the person who must fix it.
struct CatalogProblem {
  let message: String
  let kind: TableProblem.Kind

  private init(_ message: String, _ kind: TableProblem.Kind = .structure) {
    (self.message, self.kind) = (message, kind)
  }
}

// MARK: - The catalog as a whole

extension CatalogProblem {
  static let noObject = Self("A string catalog must be an object: `{ … }`.")
  static let noVersion = Self("The catalog has no `version`; write `\"version\" : \"1.0\"`.")
  static let unknownVersion = Self("This catalog version is unknown; supported are 1.0 to 1.9.")
  static let noSourceLanguage = Self("The catalog has no `sourceLanguage`; add it.")
  static let noStrings = Self("The catalog has no `strings`; write `\"strings\" : {}`.")
  static let outsideStrings = Self(
    "This entry is ignored, because it is outside of `strings`; move it inside.")
  static let manyLanguages = Self("The catalog has more than 65,535 languages; remove some.")
}

// MARK: - Types and words

extension CatalogProblem {
  static func needsObject(_ name: String) -> Self { Self("`\(name)` must be an object: `{ … }`.") }
  static func needsText(_ name: String) -> Self { Self("`\(name)` must be a string in double quotes.") }
  static func needsList(_ name: String) -> Self { Self("`\(name)` must be a list of strings: `[ … ]`.") }
  static func needsFlag(_ name: String) -> Self { Self("`\(name)` must be `true` or `false`.") }

  static let entryNeedsObject = Self(
    "An entry must be an object: `{ … }`; `{}` is an entry without translations.")
  static let languageNeedsObject = Self("A language must be an object with `stringUnit` or `variations`.")
  static let caseNeedsObject = Self("A variation must be an object with a `stringUnit`.")
  static let argument = Self("`argNum` must be a number from 1 to 127.")
  static let unknownExtraction = Self(
    "This `extractionState` is unknown; write manual, extracted_with_value, migrated or stale.")
  static let unknownState = Self(
    "This `state` is unknown; write new, translated, needs_review, machine_translated or stale.")
  static let unknownCategory = Self(
    "This is not a plural category, so its text is never shown; write zero, one, two, few, many or other.",
    .category)
  static let unknownDevice = Self(
    "This is not a device; write iphone, ipad, ipod, applewatch, appletv, applevision, mac or other.")
  static let unknownVariation = Self("Texts vary by `plural` or `device` only; this is ignored.")
  static let missingValue = Self("This `stringUnit` has no `value`; add one.")
  static let missingValues = Self("This `stringSet` has no `values`; add them.")
  static let repeatedKey = Self("This key is in the object twice; remove one of them.")
}

// MARK: - Shapes

extension CatalogProblem {
  static let outsideLocalizations = Self(
    "This language is ignored, because it is outside of `localizations`; move it inside.")
  static let unitBesideVariations = Self(
    "A text next to `variations` is lost on export; keep either the `stringUnit` or the variations.")
  static let pluralBesideDevice = Self(
    "`plural` next to `device` is lost on export; put the plural inside each device.")
  static let deviceInPlural = Self(
    "Devices cannot be inside a plural; put the plural inside each device.")
  static let pluralInPlural = Self(
    "A plural is inside another plural; use substitutions for a second number.")
  static let deviceInDevice = Self("Devices are inside another device; write each device once.")
  static let variationsInOther = Self("The device `other` cannot have variations; give it a `stringUnit`.")
  static let emptyVariations = Self(
    "`variations` needs `plural` or `device`; add one, or write a `stringUnit`.")
  static let substitutionsWithoutUnit = Self(
    "Substitutions need a `stringUnit` next to them, with `%#@name@` in its value.")
  static let substitutionsUnderVariations = Self(
    "Substitutions belong next to the language's `stringUnit`, not under variations.")
  static let substitutionWithoutVariations = Self("This substitution has no `variations`; add them.")
  static let substitutionWithoutSpecifier = Self(
    "This substitution has no `formatSpecifier`; add one, such as `lld`.")
  static let substitutionNeedsObject = Self("A substitution must be an object with `variations`.")
  static let exportKey = Self("XLIFF export reads a key with `|==|` as a variation; rename it.")
}
