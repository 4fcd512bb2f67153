import L10nSyntax

/// Characters that are what the bytes of another one look like when UTF-8 is read as Windows-1252: `Ã©` for `é`.
struct MisreadText {
  /// In the bytes of the text.
  var range: Range<Int>
  /// What was meant.
  var meant: String

  /// The first one of a text that is surely no text of its own.
  init?(in text: Spelling) {
    // Every lead byte reads as a letter of Latin-1, whose UTF-8 begins with this byte.
    guard text.contains(0xC3) || text.contains(0xC2) || text.contains(0xE2) else { return nil }
    var doubtful: MisreadText?
    var position = 0
    while position < text.count {
      guard let sequence = MisreadSequence(in: text, at: position) else {
        position += max(1, text.characterLength(at: position))
        continue
      }
      let found = MisreadText(range: position..<sequence.end, meant: sequence.meant)
      switch sequence.certainty {
      case .certain:
        self = found
        return
      case .doubtful:
        // Twice in one text is no accident.
        if let doubtful {
          self = doubtful
          return
        }
        doubtful = found
      case .none: break
      }
      position = sequence.end
    }
    return nil
  }

  private init(range: Range<Int>, meant: String) {
    (self.range, self.meant) = (range, meant)
  }
}

/// Characters that would be one in UTF-8, were they bytes.
private struct MisreadSequence {
  var end: Int
  var meant: String
  var certainty: Certainty

  enum Certainty { case none, doubtful, certain }

  init?(in text: Spelling, at start: Int) {
    guard let lead = WindowsCharacter(in: text, at: start), 0xC2...0xF4 ~= lead.byte else { return nil }
    let length = lead.byte < 0xE0 ? 2 : lead.byte < 0xF0 ? 3 : 4
    var bytes = [lead.byte]
    var end = lead.end
    var isQuiet = true
    while bytes.count < length {
      guard let next = WindowsCharacter(in: text, at: end), 0x80...0xBF ~= next.byte else { return nil }
      bytes.append(next.byte)
      end = next.end
      if !next.standsBehindLetters { isQuiet = false }
    }
    let isOne = bytes.withUnsafeBufferPointer { $0.firstInvalidUTF8 == nil }
    guard isOne else { return nil }
    self.end = end
    meant = String(decoding: bytes, as: UTF8.self)
    let isInWord = end < text.count && text[end].isSmallLetter
    certainty = Self.certainty(bytes, isQuiet: isQuiet, isInWord: isInWord)
  }

  /// `MENÜ…` and „Ä“ are German, `AMANHÃ…` is Portuguese; two odd signs behind a letter are nothing. Of pairs only
  /// those are sure that Western and Turkish letters become.
  private static func certainty(_ bytes: [UInt8], isQuiet: Bool, isInWord: Bool) -> Certainty {
    if bytes.count > 2 {
      // `â€™` and its like, of which quotes are a part themselves.
      return !isQuiet || bytes[0] == 0xE2 && bytes[1] == 0x80 ? .certain : .none
    }
    switch bytes[0] {
    case 0xC2, 0xC3:
      let isMark = isQuiet && !(0xA9...0xAA ~= bytes[1]) && !(0xAE...0xB9 ~= bytes[1])
      return isMark && !isInWord ? .doubtful : .certain
    case 0xC4, 0xC5: return isQuiet && !isInWord ? .none : .certain
    case 0xD0, 0xD1: return .doubtful
    default: return isQuiet ? .none : .doubtful
    }
  }
}

/// A character of Windows-1252 in a text in UTF-8.
private struct WindowsCharacter {
  var byte: UInt8
  var end: Int

  init?(in text: Spelling, at start: Int) {
    guard start < text.count else { return nil }
    let length = text.characterLength(at: start)
    guard length > 1, length < 4 else { return nil }
    end = start + length
    if length == 2 {
      let code = UInt32(text[start] & 0x1F) << 6 | UInt32(text[start + 1] & 0x3F)
      if 0x80...0xFF ~= code {
        byte = UInt8(code)
      } else {
        guard let byte = Self.bytes[code] else { return nil }
        self.byte = byte
      }
    } else {
      let code =
        UInt32(text[start] & 0x0F) << 12 | UInt32(text[start + 1] & 0x3F) << 6
        | UInt32(text[start + 2] & 0x3F)
      guard let byte = Self.bytes[code] else { return nil }
      self.byte = byte
    }
  }

  /// Quotes, dots, dashes, marks and spaces, which stand behind a letter in good texts as well.
  var standsBehindLetters: Bool {
    switch byte {
    case 0x85, 0x8B, 0x91...0x97, 0x99, 0x9B, 0xA0, 0xA9, 0xAA, 0xAB, 0xAE, 0xB0, 0xB2, 0xB3, 0xB4, 0xB7,
      0xB9,
      0xBA, 0xBB:
      true
    default: false
    }
  }

  /// What Windows-1252 has in place of control characters.
  private static let bytes: [UInt32: UInt8] = [
    0x20AC: 0x80, 0x201A: 0x82, 0x0192: 0x83, 0x201E: 0x84, 0x2026: 0x85, 0x2020: 0x86, 0x2021: 0x87,
    0x02C6: 0x88, 0x2030: 0x89, 0x0160: 0x8A, 0x2039: 0x8B, 0x0152: 0x8C, 0x017D: 0x8E, 0x2018: 0x91,
    0x2019: 0x92, 0x201C: 0x93, 0x201D: 0x94, 0x2022: 0x95, 0x2013: 0x96, 0x2014: 0x97, 0x02DC: 0x98,
    0x2122: 0x99, 0x0161: 0x9A, 0x203A: 0x9B, 0x0153: 0x9C, 0x017E: 0x9E, 0x0178: 0x9F,
  ]
}
