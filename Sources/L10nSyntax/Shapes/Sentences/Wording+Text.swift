// How letters that are written out become parts of a phrase.

extension Wording {
  /// Reads text: words of two letters and numbers are parts, spaces and quotation marks join, other marks separate.
  mutating func add(text: String) {
    if text.isForMachines { isForMachines = true }
    var word = ""
    var isNumber = false
    var spaces = 0
    for scalar in text.unicodeScalars {
      spaces = scalar == " " ? spaces + 1 : 0
      // Columns of text: `%@: %@   %@: %@`.
      if spaces == 2 { end() }
      if scalar.isWordPart {
        word.unicodeScalars.append(scalar)
      } else if scalar.isNumeric {
        isNumber = true
      } else if !word.isEmpty, scalar.joinsWord {
        if scalar == "-" { word.unicodeScalars.append(scalar) }
      } else {
        finish(&word, &isNumber)
        if scalar.separates { end(by: scalar) }
      }
    }
    finish(&word, &isNumber)
  }

  /// Single letters (`v`, `x`) count for nothing.
  private mutating func finish(_ word: inout String, _ isNumber: inout Bool) {
    let endsWithDash = word.last == "-"
    defer { if endsWithDash { end() } }
    if word.unicodeScalars.count > 1 {
      add(word.isTerm ? .term : .words)
    } else if isNumber {
      add(.number)
    }
    word = ""
    isNumber = false
  }
}

extension Unicode.Scalar {
  /// As the properties of Unicode say, which are slow to ask for letters that everybody knows.
  public var isLetter: Bool {
    value < 0x80 ? (97...122).contains(value | 0x20) : properties.isAlphabetic
  }

  fileprivate var isNumeric: Bool {
    value < 0x80 ? (48...57).contains(value) : properties.numericType != nil && !isNumberOfItem
  }

  /// `①`, `➊`: stands before the item of a list, and is no amount.
  private var isNumberOfItem: Bool { (0x2460...0x24FF).contains(value) || (0x2776...0x2793).contains(value) }

  /// A letter, or an accent on one.
  fileprivate var isWordPart: Bool {
    isLetter || value >= 0x300 && properties.canonicalCombiningClass != .notReordered
  }

  /// Marks within a word: `e-mail`, `don’t`.
  fileprivate var joinsWord: Bool { self == "-" || self == "'" || self == "’" }

  /// Whether what stands on both sides is independent. Spaces, quotation marks, currency and percent signs
  /// belong to a phrase; line breaks, bullets, commas, brackets and other marks do not.
  var separates: Bool {
    guard !isLetter, !isNumeric else { return false }
    switch properties.generalCategory {
    case .spaceSeparator, .initialPunctuation, .finalPunctuation, .currencySymbol: return false
    case .nonspacingMark, .format: return false
    default: return !(self == "\"" || self == "'" || self == "%" || self == "#" || self == "~")
    }
  }
}

extension String {
  /// Whether a text has a run of two or more letters.
  public var hasWord: Bool {
    var letters = 0
    for scalar in unicodeScalars {
      letters = scalar.isLetter ? letters + 1 : 0
      if letters > 1 { return true }
    }
    return false
  }
}
