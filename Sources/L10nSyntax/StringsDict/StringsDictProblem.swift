/// What can be wrong with a `.stringsdict` that is a sound property list.
struct StringsDictProblem {
  let message: String
  let kind: TableProblem.Kind

  private init(_ message: String, _ kind: TableProblem.Kind = .structure) {
    (self.message, self.kind) = (message, kind)
  }
}

// MARK: - Entries

extension StringsDictProblem {
  static let noList = Self("This file is no property list; restore its content.", .syntax)
  static let oldStyle = Self(
    "A table in the old style is not read here; `plutil -convert xml1` makes XML of it.")
  static let noDictionary = Self("A file of texts holds one `<dict>` with an entry for each key.")
  static let noText = Self("This value is no text; write a `<string>`.")
  static let noVariants = Self("This needs a `<dict>` with a text for each case.")
  static let duplicate = Self("The same key stands here before; the last one counts. Remove one of them.")
  static let unknownWidth = Self("A width is a whole number of characters, such as `20`.")
  static let unknownDevice = Self(
    "No device has this name; use `iphone`, `ipad`, `ipod`, `mac`, `appletv`, `applewatch` or `applevision`.")
}

// MARK: - Formats and rules

extension StringsDictProblem {
  static let missingFormat = Self("This entry has no `NSStringLocalizedFormatKey`, so its text is not found.")
  static let noRule = Self("This is no rule of a variable; write a `<dict>`, or remove it.")
  static let missingRule = Self("No rule has the name of this variable; add one, or correct the name.")
  static let unusedRule = Self("No text refers to this rule with `%#@…@`; refer to it, or remove it.")
  static let endless = Self("This variable stands in its own text, which then has no end.")
  static let missingRuleType = Self(
    "This rule has no `NSStringFormatSpecTypeKey`; add it with `NSStringPluralRuleType`.")
  static let unknownRuleType = Self("No rule has this type; write `NSStringPluralRuleType`.")
  static let missingValueType = Self(
    "This rule has no `NSStringFormatValueTypeKey`; add it with the type of the number, such as `d`.")
  static let unknownValueType = Self(
    "No specifier has this type; write that of the number, such as `d` or `ld`.")
  static let unknownCategory = Self(
    "This is no plural category; use `zero`, `one`, `two`, `few`, `many` or `other`.", .category)
}
