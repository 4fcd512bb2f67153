/// What the UTF-8 sequence at some place is to a C compiler, with its length in bytes.
enum CFamilyScalar: Equatable {
  /// May stand in an identifier.
  case word(Int)
  /// A space that the compiler takes for white space, with a warning.
  case space(Int)
  /// A symbol or a control character.
  case other(Int)
  /// Not UTF-8.
  case invalid

  /// Reads up to three bytes behind `position`.
  init(_ position: UnsafePointer<UInt8>) {
    guard let (value, length) = Self.decoded(position) else {
      self = .invalid
      return
    }
    switch value {
    case 0x85, 0xA0, 0x1680, 0x180E, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      self = .space(length)
    default:
      self = Self.isWord(value) ? .word(length) : .other(length)
    }
  }

  private static func decoded(_ position: UnsafePointer<UInt8>) -> (UInt32, Int)? {
    func tail(_ index: Int) -> UInt32? {
      position[index] & 0xC0 == 0x80 ? UInt32(position[index] & 0x3F) : nil
    }
    let first = UInt32(position[0])
    switch first {
    case 0xC2...0xDF:
      guard let second = tail(1) else { return nil }
      return ((first & 0x1F) << 6 | second, 2)
    case 0xE0...0xEF:
      guard let second = tail(1), let third = tail(2) else { return nil }
      let value = (first & 0x0F) << 12 | second << 6 | third
      guard value >= 0x800, !(0xD800...0xDFFF).contains(value) else { return nil }
      return (value, 3)
    case 0xF0...0xF4:
      guard let second = tail(1), let third = tail(2), let fourth = tail(3) else { return nil }
      let value = (first & 0x07) << 18 | second << 12 | third << 6 | fourth
      guard (0x10000...0x10FFFF).contains(value) else { return nil }
      return (value, 4)
    default:
      return nil
    }
  }

  /// The ranges of C11, annex D.1.
  private static func isWord(_ value: UInt32) -> Bool {
    switch value {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6,
      0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040,
      0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
      0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
      0xFDF0...0xFE44, 0xFE47...0xFFFD:
      true
    default:
      value >= 0x10000 && value < 0xF0000 && value & 0xFFFF <= 0xFFFD
    }
  }
}

extension CFamilyScanner {
  mutating func lexBeyondASCII() {
    switch CFamilyScalar(cursor) {
    case .word: lexInterruptedWord(cursor)
    case .space(let length):
      let start = cursor
      cursor += length
      skipped(start)
    case .other(let length): lexStray(cursor + length)
    case .invalid: lexStray(invalidEnd(cursor))
    }
  }

  /// The end of the bytes that are not UTF-8.
  private func invalidEnd(_ start: Position) -> Position {
    var position = start + 1
    while position.pointee >= 0x80, CFamilyScalar(position) == .invalid { position += 1 }
    return position
  }
}
