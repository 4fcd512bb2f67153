/// Finds the specifiers of a format in their order, as the system does; `%%` is none, and neither is what a program fills by
/// its name: `%HARBOUR_NAME%`.
public struct FormatReader: Sequence, IteratorProtocol {
  private let text: Spelling
  private let kind: Kind
  private var offset = 0

  /// Where a format stands.
  public enum Kind: Sendable {
    case plain
    /// A variation of a string catalog, where `%arg` is the number that varies.
    case variation
  }

  /// The text must outlive the reader.
  public init(_ text: Spelling, _ kind: Kind = .plain) {
    self.text = text
    self.kind = kind
  }

  public mutating func next() -> FormatSpecifier? {
    while true {
      offset = text.offset(of: UInt8(ascii: "%"), or: 0xEF, from: offset)
      guard offset < text.count else { return nil }
      let start = offset
      if text[start] == 0xEF {
        offset += 1
        if text.holds("％", at: start), let found = fullWidth(start) { return found }
      } else if byte(start + 1) == UInt8(ascii: "%") {
        offset += 2
      } else if let end = endOfNamedValue(start) {
        offset = end
      } else {
        let specifier = read(start, behind: start + 1)
        offset = Int(specifier.range.end)
        return specifier
      }
    }
  }

  /// At least three capitals and low lines between two percent signs.
  private func endOfNamedValue(_ start: Int) -> Int? {
    var end = start + 1
    while byte(end).isCapital || byte(end) == UInt8(ascii: "_") { end += 1 }
    return end - start > 3 && byte(end) == UInt8(ascii: "%") ? end + 1 : nil
  }

  /// A zero behind the end.
  private func byte(_ place: Int) -> UInt8 { place < text.count ? text[place] : 0 }

  /// A sign that people type by mistake; in front of most words it is a common percent sign.
  private mutating func fullWidth(_ start: Int) -> FormatSpecifier? {
    var found = read(start, behind: start + 3)
    guard found.fault == nil, !found.flags.contains(.space) else { return nil }
    if found.conversion != UInt8(ascii: "@"), byte(Int(found.range.end)).isASCIILetter { return nil }
    offset = Int(found.range.end)
    (found.fault, found.type) = (.fullWidth, nil)
    return found
  }
}

// MARK: - One specifier

extension FormatReader {
  /// Flags, positions, widths and lengths in any order, as the system takes them, and a conversion.
  private func read(_ start: Int, behind sign: Int) -> FormatSpecifier {
    var found = FormatSpecifier(range: ByteRange(UInt32(start), UInt32(sign)))
    if kind == .variation, text.holds("arg", at: sign) {
      found.range.end += 3
      return found
    }
    var place = sign
    var isBehindDot = false
    while place < text.count {
      let byte = text[place]
      if let flag = FormatFlags(byte), !(isBehindDot && flag == .zero) {
        found.flags.insert(flag)
        place += 1
      } else if byte == UInt8(ascii: ".") {
        isBehindDot = true
        place += 1
      } else if byte == UInt8(ascii: "*") {
        if isBehindDot { found.precision = .next } else { found.width = .next }
        place += 1
      } else if byte.isDecimalDigit {
        readNumber(&place, &found, isBehindDot: isBehindDot)
      } else if let end = endOfName(place, sign) {
        found.isNamed = true
        place = end
      } else if !found.length.read(text, &place) {
        break
      }
    }
    finish(&found, at: place, sign)
    return found
  }

  /// Behind `(count)`, directly behind the sign or the position of a value, where a conversion follows.
  private func endOfName(_ start: Int, _ sign: Int) -> Int? {
    guard byte(start) == UInt8(ascii: "("), start == sign || byte(start - 1) == UInt8(ascii: "$") else {
      return nil
    }
    var end = start + 1
    while byte(end).isWordByte { end += 1 }
    guard end > start + 1, byte(end) == UInt8(ascii: ")") else { return nil }
    var (length, place) = (FormatLength.none, end + 1)
    while length.read(text, &place) {}
    return FormatType(conversion: byte(place), length) == nil ? nil : end + 1
  }

  /// A width or a precision, or with `$` the position of a value.
  private func readNumber(_ place: inout Int, _ found: inout FormatSpecifier, isBehindDot: Bool) {
    var number = 0
    while byte(place).isDecimalDigit {
      number = Swift.min(number * 10 + Int(text[place] & 15), 10_000)
      place += 1
    }
    guard byte(place) == UInt8(ascii: "$") else { return }
    place += 1
    if number > 127 { found.fault = .highPosition } else if number == 0 { found.fault = .zeroPosition }
    if isBehindDot, found.precision == .next {
      found.precision = .numbered(number)
    } else if found.width == .next {
      found.width = .numbered(number)
    } else {
      found.position = number
    }
  }

  private func finish(_ found: inout FormatSpecifier, at place: Int, _ sign: Int) {
    found.range.end = UInt32(place)
    guard place < text.count else { return found.fault = .unfinished }
    let byte = text[place]
    if byte == UInt8(ascii: "@"), found.flags.contains(.sharp) { return readName(&found, from: place + 1) }
    let end = byte == UInt8(ascii: "[") ? endOfChoices(place) : place
    guard let type = FormatType(conversion: self.byte(end), found.length) else {
      return readUnknown(&found, at: place)
    }
    found.range.end = UInt32(end + 1)
    found.conversion = self.byte(end)
    if found.fault == nil { found.type = type }
    found.isLikelyProse = isLikelyProse(found, sign)
  }

  /// `%#@files@`, `%#@[files]@`
  private func readName(_ found: inout FormatSpecifier, from start: Int) {
    var end = start
    while end < text.count, text[end] != UInt8(ascii: "@"), text[end].isWordByte || text[end].isNameMark {
      end += 1
    }
    guard byte(end) == UInt8(ascii: "@") else {
      found.fault = .openName
      return found.range.end = UInt32(end)
    }
    let isInBrackets =
      byte(start) == UInt8(ascii: "[") && end > start + 1 && text[end - 1] == UInt8(ascii: "]")
    found.name =
      isInBrackets ? ByteRange(UInt32(start + 1), UInt32(end - 1)) : ByteRange(UInt32(start), UInt32(end))
    found.range.end = UInt32(end + 1)
    found.conversion = UInt8(ascii: "@")
    if found.fault == nil { found.type = .variable }
  }

  /// The `@` of `%[is,is not]@`, which stands for a menu in the row of a predicate editor; where it is none, its start.
  private func endOfChoices(_ start: Int) -> Int {
    var end = start + 1
    while end < text.count, text[end] != UInt8(ascii: "]"), text[end] != UInt8(ascii: "%") { end += 1 }
    return byte(end) == UInt8(ascii: "]") && byte(end + 1) == UInt8(ascii: "@") ? end + 1 : start
  }

  private func readUnknown(_ found: inout FormatSpecifier, at place: Int) {
    let byte = text[place]
    if byte == UInt8(ascii: "$") {
      found.fault = found.flags.contains(.zero) ? .zeroPosition : .misplacedPosition
      found.range.end += 1
      if found.fault == .misplacedPosition { includeRest(&found) }
    } else {
      found.fault = .unknown
      // Its letter, or a percent sign that the system takes with it.
      if byte.isASCIILetter || byte == UInt8(ascii: "%") { found.range.end += 1 }
    }
  }

  /// What was meant to be the specifier behind `%$`.
  private func includeRest(_ found: inout FormatSpecifier) {
    var place = Int(found.range.end)
    guard byte(place).isDecimalDigit else { return }
    while byte(place).isDecimalDigit { place += 1 }
    var length = FormatLength.none
    while length.read(text, &place) {}
    if FormatType(conversion: byte(place), length) != nil { place += 1 }
    found.range.end = UInt32(place)
  }

  /// Of a blank, also one that does not break the line: French has the narrow one before the sign.
  private func lengthOfBlank(endingAt last: Int) -> Int {
    guard last >= 0 else { return 0 }
    if text[last] == UInt8(ascii: " ") { return 1 }
    if last > 0, text[last - 1] == 0xC2, text[last] == 0xA0 { return 2 }
    return last > 1 && text[last - 2] == 0xE2 && text[last - 1] == 0x80 && text[last] == 0xAF ? 3 : 0
  }

  /// `100% done`, `20 % to 80 %`, `20 % de réduction`, `100%-ig`: a word begins where a conversion would stand.
  private func isLikelyProse(_ found: FormatSpecifier, _ sign: Int) -> Bool {
    guard !found.flags.isEmpty, found.position == nil, found.conversion != UInt8(ascii: "@") else {
      return false
    }
    let isSpaced = found.flags.contains(.space)
    let before = sign - 2 - (isSpaced ? lengthOfBlank(endingAt: sign - 2) : 0)
    let isBehindDigit = before >= 0 && text[before].isDecimalDigit
    let isWord = byte(Int(found.range.end)).isWordByte
    return found.flags.contains(.space) ? isBehindDigit || isWord : isBehindDigit && isWord
  }
}

// MARK: - Letters

extension FormatFlags {
  fileprivate init?(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "-"): self = .minus
    case UInt8(ascii: "+"): self = .plus
    case UInt8(ascii: " "): self = .space
    case UInt8(ascii: "#"): self = .sharp
    case UInt8(ascii: "0"): self = .zero
    default: return nil
    }
  }
}

extension FormatLength {
  /// Takes the letters of a length, if they stand here.
  fileprivate mutating func read(_ text: Spelling, _ place: inout Int) -> Bool {
    guard place < text.count else { return false }
    let isDouble = place + 1 < text.count && text[place + 1] == text[place]
    switch text[place] {
    case UInt8(ascii: "h"): self = isDouble ? .hh : .h
    case UInt8(ascii: "l"): self = isDouble ? .ll : .l
    case UInt8(ascii: "q"): self = .q
    case UInt8(ascii: "z"): self = .z
    case UInt8(ascii: "t"): self = .t
    case UInt8(ascii: "j"): self = .j
    case UInt8(ascii: "L"): self = .long
    default: return false
    }
    place += self == .hh || self == .ll ? 2 : 1
    return true
  }
}

extension FormatType {
  /// Of what a rule says of its number, a specifier without or with its sign: `d`, `.2f`, `%ld`. `nil` for what is no
  /// specifier.
  public init?(valueType text: Spelling) {
    var place = text.first == UInt8(ascii: "%") ? 1 : 0
    while place < text.count,
      FormatFlags(text[place]) != nil || text[place].isDecimalDigit || text[place] == UInt8(ascii: ".")
    {
      place += 1
    }
    var length = FormatLength.none
    while length.read(text, &place) {}
    guard place == text.count - 1 else { return nil }
    self.init(conversion: text[place], length)
  }

  fileprivate init?(conversion: UInt8, _ length: FormatLength) {
    switch conversion {
    case UInt8(ascii: "@"): self = .object
    case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "x"), UInt8(ascii: "X"),
      UInt8(ascii: "o"), UInt8(ascii: "D"), UInt8(ascii: "U"), UInt8(ascii: "O"):
      switch length {
      case .none, .h, .hh: self = .int32
      case .l, .ll, .q, .z, .t, .j, .long: self = .int64
      }
    case UInt8(ascii: "c"), UInt8(ascii: "C"): self = .int32
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
      UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      self = length == .long ? .longDouble : .double
    case UInt8(ascii: "s"): self = .cString
    case UInt8(ascii: "S"): self = .unichars
    case UInt8(ascii: "p"), UInt8(ascii: "n"): self = .pointer
    default: return nil
    }
  }
}

extension UInt8 {
  /// Stands in the names of variables too.
  fileprivate var isNameMark: Bool {
    [UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(self)
  }
}
