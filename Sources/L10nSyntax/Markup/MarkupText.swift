/// Reads a text of XML: references become characters, CDATA and comments lose their marks, and every line end is one
/// line feed. What is no reference stays as it is written.
struct MarkupText {
  private let bytes: UnsafePointer<UInt8>
  private let end: Int
  private var position: Int
  private var text: [UInt8] = []
  private let isAttribute: Bool

  private init(_ bytes: UnsafePointer<UInt8>, _ range: ByteRange, isAttribute: Bool) {
    self.bytes = bytes
    self.isAttribute = isAttribute
    position = Int(range.start)
    end = Int(range.end)
    text.reserveCapacity(range.count)
  }

  /// The text of a range in UTF-8; `writing` is `.markup` or `.attribute`.
  static func bytes(of text: PlacedText, in source: SourceText) -> [UInt8] {
    source.withBytes { bytes, _ in
      var reader = MarkupText(bytes, text.range, isAttribute: text.writing == .attribute)
      reader.read()
      return reader.text
    }
  }

  private mutating func read() {
    while position < end {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "&"): readReference()
      case UInt8(ascii: "\r"):
        text.append(UInt8(ascii: isAttribute ? " " : "\n"))
        position += bytes[position + 1] == UInt8(ascii: "\n") && position + 1 < end ? 2 : 1
      case UInt8(ascii: "\n") where isAttribute, UInt8(ascii: "\t") where isAttribute:
        text.append(UInt8(ascii: " "))
        position += 1
      case UInt8(ascii: "<") where !isAttribute && readMarked(): break
      default:
        text.append(byte)
        position += 1
      }
    }
  }

  private mutating func readReference() {
    let reference = MarkupReference(bytes + position, end - position)
    if let scalar = reference.scalar, let encoded = UTF8.encode(scalar) {
      text.append(contentsOf: encoded)
    } else {
      text.append(contentsOf: Spelling(start: bytes + position, count: reference.length))
    }
    position += reference.length
  }

  /// Reads CDATA and steps over comments and instructions; false where a `<` is a character.
  private mutating func readMarked() -> Bool {
    if isAt("<![CDATA[") {
      position += 9
      let start = position
      while position < end, !isAt("]]>") { position += 1 }
      appendLines(start..<position)
      position = min(position + 3, end)
    } else if isAt("<!--") {
      position = min(position + 4, end)
      while position < end, !isAt("-->") { position += 1 }
      position = min(position + 3, end)
    } else if isAt("<?") {
      while position < end, !isAt("?>") { position += 1 }
      position = min(position + 2, end)
    } else {
      return false
    }
    return true
  }

  private mutating func appendLines(_ range: Range<Int>) {
    for offset in range {
      let isReturn = bytes[offset] == UInt8(ascii: "\r")
      if isReturn, offset + 1 < range.upperBound, bytes[offset + 1] == UInt8(ascii: "\n") { continue }
      text.append(isReturn ? UInt8(ascii: "\n") : bytes[offset])
    }
  }

  private func isAt(_ mark: StaticString) -> Bool {
    Spelling(start: bytes + position, count: end - position).hasPrefix(mark)
  }
}

extension SourceText {
  /// The characters of a text that stands in XML.
  package func markupText(_ text: PlacedText) -> String {
    switch text.writing {
    case .markup, .attribute: String(decoding: MarkupText.bytes(of: text, in: self), as: UTF8.self)
    case .base64: String(decoding: base64(text.range), as: UTF8.self)
    default: string(text.range)
    }
  }

  /// The bytes that a text in base64 stands for; other characters in it, such as line ends, say nothing.
  private func base64(_ range: ByteRange) -> [UInt8] {
    var decoded: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in self[range] {
      guard let value = byte.base64Value else { continue }
      bits = bits << 6 | value
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      decoded.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    return decoded
  }
}

extension UInt8 {
  fileprivate var base64Value: UInt32? {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(self - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(self - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
