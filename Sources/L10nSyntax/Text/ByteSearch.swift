// Offsets of bytes in a text, and its characters in UTF-8.

extension UnsafePointer<UInt8> {
  /// The offset of the first byte that is one of two, or `end`. The seven bytes behind `end` are read too, as the
  /// padding of a `SourceText` allows.
  @inline(__always)
  func offset(of first: UInt8, or second: UInt8, from start: Int, to end: Int) -> Int {
    (self + start).next(first, or: second, before: self + end) - self
  }
}

extension Spelling {
  /// The offset of the first byte that is one of two, or `count`. Nothing behind the end is read.
  @inline(__always)
  func offset(of first: UInt8, or second: UInt8, from start: Int) -> Int {
    guard let base = baseAddress else { return count }
    // The last bytes are looked at one by one, and a whole word before them.
    let whole = start + Swift.max(0, count - start) & ~7
    var offset = base.offset(of: first, or: second, from: start, to: whole)
    if offset < whole { return offset }
    while offset < count, base[offset] != first, base[offset] != second { offset += 1 }
    return offset
  }

  /// Where the first byte stands that is no part of a character in UTF-8.
  public var firstInvalidUTF8: Int? {
    guard let base = baseAddress else { return nil }
    var offset = 0
    while offset < count {
      if offset + 8 <= count, EightBytes(base + offset).beyondASCII == 0 {
        offset += 8
        continue
      }
      let stop = Swift.min(offset + 8, count)
      while offset < stop {
        let length = self[offset] < 0x80 ? 1 : characterLength(at: offset)
        if length == 0 { return offset }
        offset += length
      }
    }
    return nil
  }

  /// How many bytes the character takes that begins at an offset; 0 where they are not UTF-8.
  public func characterLength(at offset: Int) -> Int {
    guard self[offset] >= 0x80 else { return 1 }
    guard let (length, second) = Self.form(of: self[offset]), offset + length <= count,
      second.contains(self[offset + 1])
    else { return 0 }
    for distance in 2..<Swift.max(2, length) where self[offset + distance] & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// How many bytes one U+FFFD stands for, where no character begins.
  func brokenLength(at offset: Int) -> Int {
    guard let (length, second) = Self.form(of: self[offset]), offset + 1 < count,
      second.contains(self[offset + 1])
    else { return 1 }
    return length == 4 && offset + 2 < count && self[offset + 2] & 0xC0 == 0x80 ? 3 : 2
  }

  /// The length of a character by its first byte. The second one rules out overlong forms, surrogates and codes above
  /// U+10FFFF.
  @inline(__always)
  private static func form(of lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    default: nil
    }
  }
}
