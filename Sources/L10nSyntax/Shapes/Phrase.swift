/// Parts that a reader takes in as one: what stands between two line breaks, commas or other marks.
package struct Phrase: Sendable, Equatable {
  package enum Part: Sendable, Equatable {
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

  package var parts: [Part] = []
  /// A caption: a colon stands behind it.
  package var endsWithColon = false

  package var localizedCall: Int? {
    for case .localized(let number) in parts { return number }
    return nil
  }
}

/// What a text that the code puts together says.
package struct Wording: Sendable {
  package internal(set) var phrases: [Phrase] = []
  /// The expressions that were read, this one's own parts included.
  package internal(set) var covered: [TokenRange] = []
  /// Holds an address, markup, a path or a query: no sentence, whatever its words.
  package internal(set) var isForMachines = false
  /// A comma or an unknown text stands last: what begins with a capital begins anew.
  var isOpen = false
  private var current = Phrase()

  mutating func add(_ part: Phrase.Part) {
    if part == .words || part == .term || part == .number, current.parts.last == part { return }
    isOpen = false
    current.parts.append(part)
  }

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
    if !current.parts.isEmpty { phrases.append(current) }
    current = Phrase()
    isOpen = false
  }

  /// Leaves only the unfinished phrase: what was finished before is not the matter.
  mutating func forgetFinished() { phrases = [] }

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
      if scalar.properties.isAlphabetic || scalar.properties.canonicalCombiningClass != .notReordered {
        word.unicodeScalars.append(scalar)
      } else if scalar.properties.numericType != nil {
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
  /// Marks within a word: `e-mail`, `don’t`.
  fileprivate var joinsWord: Bool { self == "-" || self == "'" || self == "’" }

  /// Whether what stands on both sides is independent. Spaces, quotation marks, currency and percent signs
  /// belong to a phrase; line breaks, bullets, commas, brackets and other marks do not.
  var separates: Bool {
    guard !properties.isAlphabetic, properties.numericType == nil else { return false }
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
  package var isListedTerm: Bool { Self.terms.contains(lowercased()) }

  private static let terms: Set = [
    "bps", "kbps", "mbps", "gbps", "fps", "rpm", "dpi", "ppi", "ppm", "mph", "kph", "hz", "khz", "mhz", "ghz",
    "db", "dbm",
    "kb", "mb", "gb", "tb", "kib", "mib", "gib", "px", "pt", "pts", "ms", "sec", "secs", "min", "mins", "hr",
    "hrs", "cm",
    "mm", "km", "mi", "ft", "kg", "lb", "lbs", "oz", "ml", "kcal", "cal", "kwh", "mah", "ma", "mv", "kw",
    "wh",
    "version", "build", "revision", "release", "nightly", "beta", "alpha", "rc", "commit",
  ]

  /// Whether a text has a run of two or more letters.
  package var hasWord: Bool {
    var letters = 0
    for scalar in unicodeScalars {
      letters = scalar.properties.isAlphabetic ? letters + 1 : 0
      if letters > 1 { return true }
    }
    return false
  }

  /// Whether a text is an address, markup, a path, a query or a file ending.
  package var isForMachines: Bool {
    if contains("://") || contains("</") || contains("/>") || contains("www.") || contains("mailto:") {
      return true
    }
    if let open = firstIndex(of: "<"), open < index(before: endIndex), self[index(after: open)].isLetter {
      return true
    }
    let words = split(whereSeparator: \.isWhitespace)
    if words.contains(where: { $0.isMachineWord }) { return true }
    return isQuery(words)
  }

  private static let queryVerbs = [
    "select", "insert", "update", "delete", "create", "drop", "alter", "pragma",
  ]
  private static let queryParts = ["from", "into", "where", "values", "table", "set"]

  /// `SELECT id FROM …`, or in lower case `select id, title from …`.
  private func isQuery(_ words: [Substring]) -> Bool {
    guard words.count > 1, Self.queryVerbs.contains(words[0].lowercased()) else { return false }
    if words[0].allSatisfy(\.isUppercase) { return words[1...].contains { $0.allSatisfy(\.isUppercase) } }
    let isLower = words[0].allSatisfy(\.isLowercase)
    return isLower && contains { ",*=".contains($0) }
      && words.contains { Self.queryParts.contains(String($0)) }
  }
}

extension Substring {
  /// `/users/`, `?id=`, `&page=`, `.csv`, `{"a":`, `user_name`.
  fileprivate var isMachineWord: Bool {
    let isPath = count > 1 && (first == "/" || last == "/") && contains(where: \.isLetter)
    if isPath || contains("_") || contains("{\"") { return true }
    if first == ".", count > 1, dropFirst().allSatisfy({ $0.isLetter || $0.isNumber }) { return true }
    guard let equals = firstIndex(of: "="), equals > startIndex else { return false }
    return self[index(before: equals)].isLetter
  }
}
