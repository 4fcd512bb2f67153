/// Where the lines of a text begin. CR LF, LF and CR end a line.
public struct LineIndex: Sendable {
  private var starts: [UInt32] = [0]
  /// Where a line is so long that counting it out for every place would take forever: how many UTF-16 code units
  /// stand before each block of the text.
  private var unitsBefore: [UInt32] = []

  private static let block = 4096

  public init(_ source: SourceText) {
    starts.reserveCapacity(source.count / 32 + 2)
    source.withBytes { bytes, count in
      var offset = 0
      // Eight bytes at once; the zeros behind the text end no line.
      while offset < count {
        var ends = Self.lineEnds(EightBytes(bytes + offset))
        while ends != 0 {
          let next = offset + ends.trailingZeroBitCount >> 3 + 1
          ends &= ends - 1
          // The LF of a CR LF is one by itself.
          if bytes[next - 1] == 13, bytes[next] == 10 { continue }
          starts.append(UInt32(next))
        }
        offset += 8
      }
    }
    if hasLongLine(UInt32(source.count)) { countUnits(source) }
  }

  private func hasLongLine(_ end: UInt32) -> Bool {
    for line in starts.indices {
      let next = line + 1 < starts.count ? starts[line + 1] : end
      if next - starts[line] > Self.block { return true }
    }
    return false
  }

  private mutating func countUnits(_ source: SourceText) {
    var units = 0
    for start in stride(from: 0, through: source.count, by: Self.block) {
      unitsBefore.append(UInt32(units))
      units += source.utf16Length(ByteRange(UInt32(start), UInt32(min(start + Self.block, source.count))))
    }
  }

  /// How many UTF-16 code units the bytes of a range are.
  public func utf16Length(_ range: ByteRange, of source: SourceText) -> Int {
    guard range.count > Self.block, !unitsBefore.isEmpty else { return source.utf16Length(range) }
    return units(before: range.end, in: source) - units(before: range.start, in: source)
  }

  private func units(before offset: UInt32, in source: SourceText) -> Int {
    let block = Int(offset) / Self.block
    return Int(unitsBefore[block]) + source.utf16Length(ByteRange(UInt32(block * Self.block), offset))
  }

  /// The high bits of those that are LF or CR.
  private static func lineEnds(_ eight: EightBytes) -> UInt64 {
    // Most have no byte below 16, as line ends and few other bytes are.
    guard eight.less(than: 16) != 0 else { return 0 }
    return eight.allEqual(to: UInt8(ascii: "\n")) | eight.allEqual(to: UInt8(ascii: "\r"))
  }

  /// How many lines the text has; one more than its line ends.
  public var count: Int { starts.count }

  /// Where a line, counted from 1, begins; `nil` behind the last one.
  public func start(ofLine number: Int) -> UInt32? {
    starts.indices.contains(number - 1) ? starts[number - 1] : nil
  }

  /// The line of an offset, counted from 1, and where that line begins.
  public func line(at offset: UInt32) -> (number: Int, start: UInt32) {
    // The first line starts with the text.
    let number = max(1, starts.partitionPoint { $0 <= offset })
    return (number, starts[number - 1])
  }
}

extension SourceText {
  /// How many UTF-16 code units the characters are that begin in a range: one a scalar, two above U+FFFF, and one for each
  /// U+FFFD that stands for what is no UTF-8.
  public func utf16Length(_ range: ByteRange) -> Int {
    withBytes { bytes, count in
      let text = Spelling(start: bytes, count: count)
      var offset = text.characterStart(from: Int(range.start))
      var length = 0
      while offset < Int(range.end) {
        let bytes = text.characterLength(at: offset)
        length += bytes == 4 ? 2 : 1
        offset += bytes > 0 ? bytes : text.brokenLength(at: offset)
      }
      return length
    }
  }
}

extension Spelling {
  /// Where the first character begins that does not begin before an offset.
  fileprivate func characterStart(from offset: Int) -> Int {
    guard offset < count, self[offset] & 0xC0 == 0x80 else { return offset }
    for start in stride(from: offset - 1, through: Swift.max(0, offset - 3), by: -1)
    where self[start] & 0xC0 != 0x80 {
      let bytes = characterLength(at: start)
      return Swift.max(offset, start + (bytes > 0 ? bytes : brokenLength(at: start)))
    }
    return offset
  }
}
