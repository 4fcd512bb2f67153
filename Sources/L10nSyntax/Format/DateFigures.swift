/// A date in figures with one sign between them: their order, and the sign.
public struct DateFigures: Sendable, Equatable {
  /// Letters of Unicode's patterns, each once: `dMy`.
  public var order: String
  public var sign: Character

  public init(_ order: String, _ sign: Character) {
    self.order = order
    self.sign = sign
  }

  /// `nil` for patterns with words, and with more than a clock of 24 hours behind the date.
  public init?(pattern: String) {
    let date = pattern.prefix { !"H:, ".contains($0) }
    guard pattern.dropFirst(date.count).allSatisfy({ "Hms:, ".contains($0) }) else { return nil }
    let signs = date.filter { !$0.isLetter }
    guard let sign = signs.first, signs.allSatisfy({ $0 == sign }) else { return nil }
    // `dd.MM.` ends with the sign.
    let fields = date.split(separator: sign)
    let order = fields.compactMap(\.first)
    guard (2...3).contains(fields.count), Set(order).count == fields.count,
      fields.allSatisfy(Self.isFigure)
    else { return nil }
    self.init(String(order), sign)
  }

  /// `dd`, `M`, `yyyy`, but not `MMM`.
  private static func isFigure(_ field: Substring) -> Bool {
    guard let letter = field.first, field.allSatisfy({ $0 == letter }) else { return false }
    return letter == "y" || (letter == "d" || letter == "M") && field.count < 3
  }

  /// How a language writes a whole date; `nil` where nobody looked it up.
  public init?(language: String) {
    switch language {
    case "en", "fil": self.init("Mdy", "/")
    case "ca", "cy", "el", "es", "fr", "ga", "gl", "hi", "id", "it", "ms", "pt", "th", "vi":
      self.init("dMy", "/")
    case "az", "be", "bg", "bs", "cs", "da", "de", "et", "fi", "he", "hr", "is", "ka", "kk", "lv", "mk",
      "nb", "nn", "no", "pl", "ro", "ru", "sk", "sl", "sq", "sr", "tr", "uk":
      self.init("dMy", ".")
    case "nl": self.init("dMy", "-")
    case "lt", "sv": self.init("yMd", "-")
    case "eu", "fa", "ja", "zh": self.init("yMd", "/")
    case "hu", "ko": self.init("yMd", ".")
    default: return nil
    }
  }

  /// Whether a whole date has these figures in this order.
  public func isWithinOrder(of other: DateFigures) -> Bool {
    other.order.filter(order.contains) == order
  }
}
