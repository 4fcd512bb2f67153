import L10nSyntax

/// What a key looks like to somebody who reads it.
package enum KeyLook: Sendable {
  /// Invented: `settings.title`, `SETTINGS_TITLE`, `kTitle`.
  case name
  /// Words as a person would read them.
  case text
  /// One word in small letters or capitals, or no word at all.
  case either
}

extension KeyLook {
  /// A key with another text for its default value is a name, however it is spelled, and so is one word with any.
  init(of key: String, value: String?) {
    if let value, value != key || !key.utf8.contains(UInt8(ascii: " ")) {
      self = .name
    } else {
      self = key.looks
    }
  }
}

extension KeyLook {
  /// Whether a key is an invented name or the text itself.
  package init(of key: Spelling) {
    var reader = KeyReader()
    for byte in key { reader.read(byte) }
    self = reader.look(endsWithEllipsis: key.hasSuffix("…"))
  }
}

extension String {
  package var looks: KeyLook { withSpelling { KeyLook(of: $0) } }
}

/// Reads the bytes of a key word by word; format specifiers belong to no word.
private struct KeyReader {
  private var word = KeyWord()
  private var words = 0
  private var names = 0
  private var lastWord = KeyWord()
  private var startsWithPath = false
  private var hasSpace = false
  private var isInSpecifier = false

  mutating func read(_ byte: UInt8) {
    if isInSpecifier {
      if Self.specifierParts.contains(byte) { return }
      isInSpecifier = false
      if byte == UInt8(ascii: "%") || byte == UInt8(ascii: "@")
        || byte | 0x20 >= UInt8(ascii: "a") && byte < 0x7F
      {
        return
      }
    }
    switch byte {
    case UInt8(ascii: "%"): isInSpecifier = true
    case UInt8(ascii: " "), 0x09...0x0D:
      hasSpace = true
      endWord()
    default: word.read(byte)
    }
  }

  mutating func look(endsWithEllipsis: Bool) -> KeyLook {
    endWord()
    guard words > 0 else { return .either }
    if names == words || startsWithPath { return .name }
    if words > 1 { return .text }
    if lastWord.isText || lastWord.letters > 1 && endsWithEllipsis { return .text }
    // What is left of `%d items`.
    return hasSpace && lastWord.hasLower ? .text : .either
  }

  private mutating func endWord() {
    if word.letters > 0 {
      if words == 0 { startsWithPath = word.isPath }
      words += 1
      if word.isName { names += 1 }
      lastWord = word
    }
    word = KeyWord()
  }

  /// Flags, numbers and lengths between the percent sign and the conversion.
  private static let specifierParts = Set("0123456789$#*.-+'hlqLztj".utf8)
}

private struct KeyWord {
  private(set) var letters = 0
  private(set) var hasLower = false
  private var hasUpper = false
  private var hasInnerUpper = false
  private var hasDigit = false
  private var hasDash = false
  private var hasBeyondASCII = false
  private var endsWithSeparator = false
  private var innerSeparators = 0
  private var last: UInt8 = 0

  mutating func read(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"):
      if letters > 0 { hasInnerUpper = true }
      hasUpper = true
      addLetter()
    case UInt8(ascii: "a")...UInt8(ascii: "z"):
      hasLower = true
      addLetter()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      hasDigit = true
      addPart()
    case UInt8(ascii: "_"): innerSeparators += 1
    case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "["):
      endsWithSeparator = letters > 0
    case UInt8(ascii: "-"): hasDash = true
    case 0xC3...0xE1, 0xE3...0xEE:
      // Lead bytes of letters; those left out begin signs and emoji.
      hasBeyondASCII = true
      addLetter()
    default: break
    }
    last = byte
  }

  private mutating func addLetter() {
    addPart()
    letters += 1
  }

  private mutating func addPart() {
    if endsWithSeparator { innerSeparators += 1 }
    endsWithSeparator = false
  }

  /// Three parts or more; what stands behind such a word does not make a sentence of it.
  var isPath: Bool { innerSeparators > 1 }

  /// Parts joined by `.`, `_`, `:`, `/` or `[`, small parts joined by `-`, or a capital within.
  var isName: Bool {
    if innerSeparators > 0 { return !isAbbreviation }
    guard !hasBeyondASCII else { return false }
    if hasDigit { return true }
    if hasDash { return !hasUpper || !hasLower }
    return hasLower && hasInnerUpper
  }

  /// `e.g.`
  private var isAbbreviation: Bool { letters == innerSeparators + 1 && last == UInt8(ascii: ".") }

  /// A word with a capital (`Cancel`), a mark behind it (`Name:`) or letters beyond ASCII.
  var isText: Bool {
    guard letters > 1 else { return false }
    return hasBeyondASCII || hasUpper && hasLower
      || last == UInt8(ascii: ".") || last == UInt8(ascii: ":") || last == UInt8(ascii: "!")
      || last == UInt8(ascii: "?")
  }
}

extension String {
  /// What is left of a key without its capitals, blanks and marks.
  var lettersAlone: String { lowercased().filter { $0.isLetterOrNumber } }
}
