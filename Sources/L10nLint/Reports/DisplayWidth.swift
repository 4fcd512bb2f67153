// How many cells of a terminal text takes. Terminals differ in rare scripts; they agree on what is here.

extension Character {
  /// 0 for what shows nothing alone, 2 for East Asian wide characters and emoji, 1 for most others; more where a
  /// terminal draws the letters of a syllable beside each other.
  var cells: Int {
    var cells = 0
    for scalar in unicodeScalars {
      // Asks for the picture instead of the sign.
      if scalar.value == 0xFE0F { return 2 }
      cells += scalar.cells
    }
    let isEmoji = unicodeScalars.first?.properties.isEmojiPresentation ?? false
    return isEmoji ? min(cells, 2) : cells
  }
}

extension Unicode.Scalar {
  /// The cells of the character alone.
  fileprivate var cells: Int {
    if value < 0x300 { return value == 0xAD ? 0 : 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if Self.joined.contains(where: { $0.contains(value) }) { return 0 }
    return properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) } ? 2 : 1
  }

  /// Vowels and endings of Hangul that join the consonant before them.
  private static let joined: [ClosedRange<UInt32>] = [0x1160...0x11FF, 0xD7B0...0xD7FF]

  /// Wide and full-width characters but emoji, with the unassigned ones between them.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]

  /// A letter of a script that is written from right to left.
  var isRightToLeft: Bool {
    guard value >= 0x590 else { return false }
    let isInScript = Self.rightToLeft.contains { $0.contains(value) }
    return isInScript && properties.isAlphabetic
  }

  private static let rightToLeft: [ClosedRange<UInt32>] = [
    0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]
}
