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
  static let noList = Self("This file is not a property list; restore its content.", .syntax)
  static let oldStyle = Self(
    "Old-style tables are not supported; `plutil -convert xml1` converts this one to XML.")
  static let noDictionary = Self("A `.stringsdict` must contain one `<dict>` with an entry for each key.")
  static let noText = Self("This value is not a string; write a `<string>`.")
  static let noVariants = Self("This needs a `<dict>` with a text for each case.")
  static let duplicate = Self("This key is defined twice, and the last one is used; remove one of them.")
  static let unknownWidth = Self("A width must be a whole number of characters, such as `20`.")
  static let unknownDevice = Self(
    "There is no device with this name; use `iphone`, `ipad`, `ipod`, `mac`, `appletv`, `applewatch` or `applevision`."
  )
}

// MARK: - Formats and rules

extension StringsDictProblem {
  static let missingFormat = Self(
    "This entry has no `NSStringLocalizedFormatKey`, so its text is never shown.")
  static let noRule = Self("This is not a rule for a variable; write a `<dict>` or remove it.")
  static let missingRule = Self(
    "There is no rule with the name of this variable; add one or correct the name.")
  static let unusedRule = Self("No text refers to this rule with `%#@…@`; use it or remove it.")
  static let endless = Self("This variable refers to itself, so its text never ends.")
  static let missingRuleType = Self(
    "This rule has no `NSStringFormatSpecTypeKey`; add it with `NSStringPluralRuleType`.")
  static let unknownRuleType = Self("This is not a rule type; write `NSStringPluralRuleType`.")
  static let missingValueType = Self(
    "This rule has no `NSStringFormatValueTypeKey`; add it with the type of the number, such as `d`.")
  static let unknownValueType = Self(
    "This is not a specifier type; write the type of the number, such as `d` or `ld`.")
  static let unknownCategory = Self(
    "This is not a plural category; use `zero`, `one`, `two`, `few`, `many` or `other`.", .category)
}
