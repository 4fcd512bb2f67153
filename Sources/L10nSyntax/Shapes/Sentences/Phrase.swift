/// Parts that a reader takes in as one: what stands between two line breaks, commas or other marks.
public struct Phrase: Sendable, Equatable {
  public enum Part: Sendable, Equatable {
    /// Words written out in the code.
    case words
    /// A unit, an acronym or a name (`MHz`, `GPU`, `macOS`), or what stands before a version (`Build`).
    case term
    /// A number written out in the code.
    case number
    /// Number of a localized call.
    case localized(Int)
    /// Text that only exists at run time.
    case value
  }

  public var parts: [Part] = []
  /// A caption: a colon stands behind it.
  public var endsWithColon = false

  public var localizedCall: Int? {
    for case .localized(let number) in parts { return number }
    return nil
  }
}

/// What a text that the code puts together says.
public struct Wording: Sendable {
  public internal(set) var phrases: [Phrase] = []
  /// The expressions that were read, this one's own parts included.
  public internal(set) var covered: [TokenRange] = []
  /// Holds an address, markup, a path or a query: no sentence, whatever its words.
  public internal(set) var isForMachines = false
  /// A comma or an unknown text stands last: what begins with a capital begins anew.
  var isOpen = false
  private var current = Phrase()
  /// How many parts of the unfinished phrase stood there before text was appended.
  private var inherited = 0

  mutating func add(_ part: Phrase.Part) {
    if part == .words || part == .term || part == .number, current.parts.last == part {
      inherited = min(inherited, current.parts.count - 1)
      return
    }
    isOpen = false
    current.parts.append(part)
  }

  /// The phrase that nothing has brought to its end.
  var unfinished: Phrase { current }

  /// How much is said: localized text counts most, then words, then values.
  var weight: Int {
    (phrases + [current]).reduce(phrases.count) { sum, phrase in
      phrase.parts.reduce(sum) { sum, part in
        switch part {
        case .localized: sum + 10_000
        case .words: sum + 100
        case .term, .number, .value: sum + 10
        }
      }
    }
  }

  /// Ends the phrase: what follows stands for itself.
  mutating func end(by mark: Unicode.Scalar? = nil) {
    current.endsWithColon = mark == ":" || mark == "："
    // What stood there and was only brought to its end says nothing about what was appended.
    if current.parts.count > inherited || current.endsWithColon, !current.parts.isEmpty {
      phrases.append(current)
    }
    inherited = 0
    current = Phrase()
    isOpen = false
  }

  /// Leaves only the unfinished phrase: what was finished before is not the matter.
  mutating func forgetFinished() {
    phrases = []
    inherited = current.parts.count
  }

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
  /// Whether a word is a unit, an acronym or a name with capitals inside.
  var isTerm: Bool {
    if isListedTerm { return true }
    let isTitle = dropFirst().allSatisfy { !$0.isUppercase }
    return !isTitle && utf8.count == unicodeScalars.count
  }

  /// A unit, or what stands before a version.
  public var isListedTerm: Bool { Self.terms.contains(lowercased()) }

  private static let terms: Set = [
    "bit", "bits", "gbit", "gbits", "kbit", "kbits", "mbit", "mbits",
    "bps", "kbps", "mbps", "gbps", "fps", "rpm", "dpi", "ppi", "ppm", "mph", "kph", "hz", "khz", "mhz", "ghz",
    "db", "dbm",
    "kb", "mb", "gb", "tb", "kib", "mib", "gib", "px", "pt", "pts", "ms", "sec", "secs", "min", "mins", "hr",
    "hrs", "cm",
    "mm", "km", "mi", "ft", "kg", "lb", "lbs", "oz", "ml", "kcal", "cal", "kwh", "mah", "ma", "mv", "kw",
    "wh", "bpm",
    "version", "build", "revision", "release", "nightly", "beta", "alpha", "rc", "commit",
  ]

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
