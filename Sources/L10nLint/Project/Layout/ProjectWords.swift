import L10nSyntax

/// The words and marks of a property list in the old style, without its comments.
struct ProjectWords {
  enum Word {
    case text(PlacedText)
    case mark(UInt8)
  }

  private let source: SourceText
  private var offset = 0

  init(_ source: SourceText) { self.source = source }

  mutating func next() -> Word? {
    source.withBytes { bytes, count in
      skipSpaces(bytes, count)
      guard offset < count else { return nil }
      let start = offset
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\"") { return .text(quoted(bytes, count)) }
      guard byte.isProjectWord else { return .mark(byte) }
      while bytes[offset].isProjectWord { offset += 1 }
      return .text(PlacedText(ByteRange(UInt32(start), UInt32(offset))))
    }
  }

  /// What stands behind `=`: one text, or those of a list. Any other mark is left to whoever reads on.
  mutating func values() -> [PlacedText] {
    var (values, isList, end): ([PlacedText], Bool, Int) = ([], false, offset)
    guard case .mark(UInt8(ascii: "=")) = next() else {
      offset = end
      return []
    }
    while true {
      end = offset
      switch next() {
      case .text(let text):
        values.append(text)
        if !isList { return values }
      case .mark(UInt8(ascii: "(")): isList = true
      case .mark(UInt8(ascii: ",")): continue
      case .mark, nil:
        offset = end
        return values
      }
    }
  }

  private mutating func skipSpaces(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    while offset < count {
      if bytes[offset] == UInt8(ascii: "/"), bytes[offset + 1] == UInt8(ascii: "*") {
        offset += 2
        while offset < count, !(bytes[offset] == UInt8(ascii: "*") && bytes[offset + 1] == UInt8(ascii: "/"))
        {
          offset += 1
        }
        offset += 2
      } else if bytes[offset] == UInt8(ascii: "/"), bytes[offset + 1] == UInt8(ascii: "/") {
        while offset < count, bytes[offset] != 0x0A { offset += 1 }
      } else if bytes[offset] <= 0x20 {
        offset += 1
      } else {
        return
      }
    }
  }

  private mutating func quoted(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> PlacedText {
    let start = offset
    var writing = PlacedText.Writing.plain
    while offset < count, bytes[offset] != UInt8(ascii: "\"") {
      if bytes[offset] == UInt8(ascii: "\\") {
        writing = .oldStyle
        offset += 1
      }
      offset += 1
    }
    let end = min(offset, count)
    offset = end + 1
    return PlacedText(ByteRange(UInt32(start), UInt32(end)), writing)
  }
}

extension UInt8 {
  /// What may stand in a text without quotes.
  fileprivate var isProjectWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
