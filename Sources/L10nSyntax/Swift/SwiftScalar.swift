/// The Unicode scalar at a place of the text, or the bytes there that are none.
struct SwiftScalar {
  /// `UInt32.max` where the bytes are not UTF-8.
  let value: UInt32
  /// At least 1; all bytes that are skipped together where they are not UTF-8.
  let length: Int

  init(_ bytes: UnsafePointer<UInt8>) {
    let first = bytes.pointee
    guard first >= 0x80 else {
      value = UInt32(first)
      length = 1
      return
    }
    let count = first < 0xC2 || first > 0xF4 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var scalar = UInt32(first) & (0xFF >> UInt32(count + 1))
    var read = 1
    while read < count, bytes[read] & 0xC0 == 0x80 {
      scalar = scalar << 6 | UInt32(bytes[read] & 0x3F)
      read += 1
    }
    length = read
    let smallest: UInt32 = count == 2 ? 0x80 : count == 3 ? 0x800 : 0x10000
    let isValid =
      count > 1 && read == count && scalar >= smallest && scalar <= 0x10FFFF && scalar & 0xFFFF_F800 != 0xD800
    value = isValid ? scalar : UInt32.max
  }

  /// A no-break space or a byte order mark.
  var isWhiteSpace: Bool { value == 0xA0 || value == 0xFEFF }

  var isIdentifierStart: Bool { isIdentifierPart && !Self.marks.contains(value) }

  var isIdentifierPart: Bool { Self.identifiers.contains(value) }

  var isOperatorStart: Bool { Self.operators.contains(value) }

  var isOperatorPart: Bool {
    isOperatorStart || Self.marks.contains(value) || Self.variations.contains(value)
  }
}

/// Ranges of scalars, first and last of each, in ascending order.
private struct ScalarRanges {
  private let bounds: [ClosedRange<UInt32>]

  init(_ bounds: [ClosedRange<UInt32>]) { self.bounds = bounds }

  func contains(_ value: UInt32) -> Bool {
    let place = bounds.partitionPoint { $0.upperBound < value }
    return place < bounds.count && bounds[place].contains(value)
  }
}

extension SwiftScalar {
  /// Beyond ASCII; the table of the grammar in "The Swift Programming Language".
  private static let identifiers = ScalarRanges([
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE,
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF, 0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF,
    0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x206F,
    0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF,
    0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF, 0xF900...0xFD3D,
    0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8, 0x10000...0x1FFFD, 0x20000...0x2FFFD,
    0x30000...0x3FFFD, 0x40000...0x4FFFD, 0x50000...0x5FFFD, 0x60000...0x6FFFD, 0x70000...0x7FFFD,
    0x80000...0x8FFFD, 0x90000...0x9FFFD, 0xA0000...0xAFFFD, 0xB0000...0xBFFFD, 0xC0000...0xCFFFD,
    0xD0000...0xDFFFD, 0xE0000...0xEFFFD,
  ])

  private static let operators = ScalarRanges([
    0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB,
    0xBF...0xBF, 0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E,
    0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
    0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030,
  ])

  /// Combining marks continue identifiers and operators but start neither.
  private static let marks = ScalarRanges([
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ])

  private static let variations = ScalarRanges([0xFE00...0xFE0F, 0xE0100...0xE01EF])
}
