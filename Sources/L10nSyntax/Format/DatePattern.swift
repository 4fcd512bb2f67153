/// A pattern of date letters, such as `yyyy-MM-dd'T'HH:mm`, taken apart as Unicode says.
public struct DatePattern: Sendable {
  /// Letters of one kind in a row.
  public struct Field: Sendable {
    public var letter: UInt8
    public var range: ByteRange
    public var unit: Unit
    /// Nothing stands between this field and the one before it.
    public var isGlued: Bool

    public var length: Int { range.count }

    /// Written as a word in the reader's language.
    public var isWord: Bool {
      switch unit {
      case .month, .quarter: length > 2
      case .weekday: length > 2 || letter == UInt8(ascii: "E")
      case .period, .era: true
      default: false
      }
    }
  }

  /// What a letter stands for.
  public enum Unit: UInt8, Sendable {
    case era, year, weekYear, quarter, month, week, day, dayOfYear, weekday, period, hour, shortHour, minute,
      second,
      fraction, zone
  }

  public private(set) var fields: [Field] = []
  /// Quoted letters, such as the `T` of a time stamp.
  public private(set) var quotedLetters: [UInt8] = []
  /// Signs that people do not write in a date: `_`, or two hyphens.
  public private(set) var hasMachineSigns = false
  /// `.` or `/`, which people put between figures, also behind a year: `yyyy/MM/dd` in Japan, `yyyy.MM.dd` in Korea.
  public private(set) var hasSignsOfPeople = false
  /// Signs of Chinese, Japanese or Korean: `yyyy年MM月dd日`.
  public private(set) var namesItsUnits = false

  /// `nil` for a text with letters that mean nothing in a pattern.
  public init?(_ source: SourceText, in range: ByteRange) {
    guard Self.isReadable(source, range) else { return nil }
    var position = Int(range.start)
    var isGlued = false
    while position < Int(range.end) {
      let byte = source[position]
      if byte == UInt8(ascii: "'") {
        position = readQuoted(source, position + 1, Int(range.end))
        isGlued = false
      } else if byte.isASCIILetter {
        guard let unit = Unit(letter: byte) else { return nil }
        var end = position + 1
        while end < Int(range.end), source[end] == byte { end += 1 }
        fields.append(
          Field(
            letter: byte, range: ByteRange(UInt32(position), UInt32(end)), unit: unit, isGlued: isGlued))
        position = end
        isGlued = true
      } else {
        let isDouble =
          byte == UInt8(ascii: "-") && position + 1 < Int(range.end) && source[position + 1] == byte
        if byte == UInt8(ascii: "_") || isDouble { hasMachineSigns = true }
        if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") { hasSignsOfPeople = true }
        if byte >= 0xE3 { namesItsUnits = true }
        position += 1
        isGlued = false
      }
    }
  }

  /// Nearly every text has a letter that is none of a pattern among its first ones.
  private static func isReadable(_ source: SourceText, _ range: ByteRange) -> Bool {
    var isQuoted = false
    for position in Int(range.start)..<Int(range.end) {
      let byte = source[position]
      if byte == UInt8(ascii: "'") {
        isQuoted.toggle()
      } else if !isQuoted, byte >= 65, byte < 128 {
        // `%Y-%m-%d` is a pattern of C, where letters stand for other things.
        let isOfC = position > range.start && source[position - 1] == UInt8(ascii: "%")
        if isOfC || !letters[Int(byte)] { return false }
      }
    }
    return true
  }

  private static let letters: [Bool] = (0..<128).map { !$0.isASCIILetter || Unit(letter: $0) != nil }

  private mutating func readQuoted(_ source: SourceText, _ start: Int, _ end: Int) -> Int {
    var position = start
    while position < end, source[position] != UInt8(ascii: "'") {
      if source[position].isASCIILetter { quotedLetters.append(source[position]) }
      position += 1
    }
    return position + 1
  }

  public func has(_ units: Unit...) -> Bool { fields.contains { units.contains($0.unit) } }

  /// A time of day without its day.
  public var isClock: Bool {
    let units: Set<Unit> = [.period, .hour, .shortHour, .minute, .second, .fraction]
    return fields.allSatisfy { units.contains($0.unit) }
  }

  /// Whether it reads as nothing else: `d. MMM`, `HHmm`, `YYYY`, but neither `Max` nor `Years`.
  public var isUnmistakable: Bool {
    let isWord = fields.indices.dropFirst().contains { number in
      let (field, before) = (fields[number], fields[number - 1])
      return field.isGlued && field.unit != .period && min(field.length, before.length) < 2
    }
    guard !isWord, let longest = fields.map(\.length).max() else { return false }
    return longest > 3 || longest > 1 && fields.count > 1
  }

  /// How many different units there are; `a` only says more about an hour.
  public var unitCount: Int { Set(fields.map(\.unit)).subtracting([.period]).count }
}

extension DatePattern.Unit {
  init?(letter: UInt8) {
    switch Unicode.Scalar(letter) {
    case "G": self = .era
    case "y", "u", "U", "r": self = .year
    case "Y": self = .weekYear
    case "Q", "q": self = .quarter
    case "M", "L": self = .month
    case "w", "W": self = .week
    case "d": self = .day
    case "D": self = .dayOfYear
    case "E", "e", "c", "F": self = .weekday
    case "a", "b", "B": self = .period
    case "H", "k", "j", "J", "C": self = .hour
    case "h", "K": self = .shortHour
    case "m": self = .minute
    case "s": self = .second
    case "S", "A": self = .fraction
    case "z", "Z", "O", "v", "V", "X", "x": self = .zone
    default: return nil
    }
  }
}

extension DatePattern {
  /// What a pattern looks made for.
  public enum Look: Sendable {
    /// A time stamp of a protocol, a file name or a log.
    case timestamp
    /// Year, month, day in figures: mostly for programs.
    case yearFirst
    /// Month or day of the week as words, or a clock of twelve hours: for people.
    case words
    /// Figures in the order of some countries.
    case figures
    /// A time of day.
    case time
    /// One field, or minutes and seconds of a player: every language writes them alike.
    case plain
  }

  /// A day and a time of day in figures as hardly a protocol writes them, but many a name of a file: `yyyyMMdd_HHmmss`,
  /// `yyyy-MM-dd-HHmm`, `ddMMyyyyHHmmss`.
  public var isStampOfFile: Bool {
    guard has(.day), has(.hour, .shortHour), quotedLetters.isEmpty, !has(.zone, .period), !hasSignsOfPeople,
      let minute = fields.first(where: { $0.unit == .minute }), minute.isGlued
    else { return false }
    let isInPieces = fields.dropFirst().contains { !$0.isGlued }
    return isInPieces || fields.first?.unit != .year
  }

  /// `HH`
  public var isHour: Bool { fields.count == 1 && has(.hour, .shortHour) }

  /// Programs read such dates only where a program wrote them for people.
  public var isForPeople: Bool { [.words, .figures, .time].contains(look) }

  public var look: Look {
    let isGluedNumber = fields.indices.dropFirst().contains {
      fields[$0].isGlued && !fields[$0].isWord && !fields[$0 - 1].isWord && fields[$0].unit != .zone
    }
    if quotedLetters == [UInt8(ascii: "T")] || quotedLetters.last == UInt8(ascii: "Z")
      || has(.fraction) || hasMachineSigns || isGluedNumber || has(.second) && has(.zone)
    {
      return .timestamp
    }
    // `h a` is a clock of twelve hours without its minutes.
    if unitCount < 2 { return has(.hour, .shortHour) && has(.period) ? .words : .plain }
    let hasDate = has(.year, .weekYear, .month, .day, .dayOfYear, .weekday, .week, .quarter, .era)
    if !hasDate {
      guard has(.hour, .shortHour) else { return .plain }
      return has(.period) ? .words : .time
    }
    if fields.contains(where: { $0.isWord && $0.unit != .era }) || has(.shortHour) { return .words }
    let isYearFirst = fields[0].unit == .year || fields[0].unit == .weekYear
    return isYearFirst && !namesItsUnits ? .yearFirst : .figures
  }
}
