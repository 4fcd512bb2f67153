// What a character of text is.

extension Character {
  /// In a short way for ASCII, because all others take a look into the tables of Unicode.
  public var isLetterOrNumber: Bool { asciiValue?.isASCIILetterOrDigit ?? (isLetter || isNumber) }
}
