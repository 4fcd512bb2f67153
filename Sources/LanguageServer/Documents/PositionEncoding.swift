import L10nLint
import L10nSyntax

/// What the columns of an editor count.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A place between two characters as editors say it: both are counted from 0.
struct EditorPosition: Comparable {
  var line: Int
  var character: Int

  static func < (left: Self, right: Self) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

struct EditorRange {
  var start: EditorPosition
  var end: EditorPosition

  /// Whether two ranges have a character in common, or one is a place at the other.
  func touches(_ other: EditorRange) -> Bool { start <= other.end && other.start <= end }
}

extension PositionEncoding {
  func position(_ position: Place.Position) -> EditorPosition {
    let column = self == .utf8 ? position.column : position.utf16Column
    return EditorPosition(line: position.line - 1, character: column - 1)
  }

  func range(_ place: Place) -> EditorRange {
    EditorRange(start: position(place.start), end: position(place.end))
  }

  /// Where the bytes of a position begin. What lies behind the end of a line or of the text counts as that end, and what
  /// lies within a character as its beginning.
  func offset(of position: EditorPosition, in text: SourceText, _ lines: LineIndex) -> UInt32 {
    guard let start = lines.start(ofLine: position.line + 1) else { return UInt32(text.count) }
    return text.withBytes { bytes, count in
      var offset = Int(start)
      var left = position.character
      while left > 0, offset < count, !bytes[offset].isLineBreak {
        let length = Self.length(ofCharacterAt: bytes + offset, limit: count - offset)
        let units = self == .utf8 ? length : length == 4 ? 2 : 1
        guard units <= left else { break }
        left -= units
        offset += length
      }
      return UInt32(offset)
    }
  }

  private static func length(ofCharacterAt bytes: UnsafePointer<UInt8>, limit: Int) -> Int {
    let wanted =
      switch bytes[0] {
      case 0xC0..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0...: 4
      default: 1
      }
    var length = 1
    while length < min(wanted, limit), bytes[length] & 0xC0 == 0x80 { length += 1 }
    return length
  }
}

extension EditorPosition {
  init?(_ parameter: Parameter?) {
    guard let line = parameter?["line"]?.number, let character = parameter?["character"]?.number else {
      return nil
    }
    // No text has more lines than this, and nothing that is counted on from here overflows.
    let numbers = 0...Int(UInt32.max)
    self.init(line: line.clamped(to: numbers), character: character.clamped(to: numbers))
  }
}

extension Int {
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

extension EditorRange {
  init?(_ parameter: Parameter?) {
    guard let start = EditorPosition(parameter?["start"]), let end = EditorPosition(parameter?["end"]) else {
      return nil
    }
    self.init(start: min(start, end), end: max(start, end))
  }
}

extension JSONWriter {
  mutating func field(_ name: String, _ range: EditorRange) {
    field(name) { writer in
      writer.field("start", range.start)
      writer.field("end", range.end)
    }
  }

  private mutating func field(_ name: String, _ position: EditorPosition) {
    field(name) {
      $0.field("line", position.line)
      $0.field("character", position.character)
    }
  }
}
