/// What stands where the grammar of a `.strings` file has no place for it.
struct StringsMisfit {
  var kind: Kind
  var length: Int

  enum Kind {
    case end
    case mergeMarker
    case curlyQuote
    case commentEnd
    case openComment
    case openQuote
    /// A character that nobody sees, or takes for a common space.
    case invisible(UInt32)
    /// Another one, in the spelling of the file.
    case character(String)
  }

  static let end = Self(kind: .end, length: 0)
  static let openComment = Self(kind: .openComment, length: 2)
  static let openQuote = Self(kind: .openQuote, length: 1)
}

extension StringsMisfit {
  /// As the beginning of a sentence.
  var name: String {
    switch kind {
    case .end: "The end of the file"
    case .mergeMarker: "This merge marker"
    case .curlyQuote: "This curly quote"
    case .commentEnd: "This end of a comment"
    case .openComment: "This comment, which is never closed,"
    case .openQuote: "This quote, which is never closed,"
    case .invisible(let code): "The invisible character \(Self.codeName(code))"
    case .character(let spelling): "This `\(spelling)`"
    }
  }

  var isInvisible: Bool { if case .invisible = kind { true } else { false } }

  /// What to do about it.
  var cure: String {
    switch kind {
    case .mergeMarker: "finish the merge"
    case .curlyQuote: "write a straight quote"
    case .commentEnd: "comments do not nest"
    case .openComment: "write `*/` where it ends"
    case .openQuote, .end: "close it"
    case .invisible: "write a space"
    case .character("#"): "begin a comment with `//`"
    case .character: "remove it"
    }
  }

  private static func codeName(_ code: UInt32) -> String {
    let digits = String(code, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}

extension StringsReader {
  /// What stands here, whatever it is.
  var found: StringsMisfit {
    if isAtEnd { return .end }
    if isAtMergeMarker { return StringsMisfit(kind: .mergeMarker, length: 7) }
    if byte == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
      return StringsMisfit(kind: .commentEnd, length: 2)
    }
    let length = max(1, Spelling(start: bytes, count: count).characterLength(at: offset))
    let spelling = String(decoding: Spelling(start: bytes + offset, count: length), as: UTF8.self)
    let code = spelling.unicodeScalars.first?.value ?? 0
    switch code {
    case 0x2018...0x201F, 0xAB, 0xBB, 0x300C...0x300F, 0xFF02:
      return StringsMisfit(kind: .curlyQuote, length: length)
    case 0..<0x20, 0x7F...0xA0, 0xAD, 0x2000...0x200F, 0x202A...0x202F, 0x205F...0x206F, 0x3000, 0xFEFF:
      return StringsMisfit(kind: .invisible(code), length: length)
    default: return StringsMisfit(kind: .character(spelling), length: length)
    }
  }

  /// Seven `<`, `=`, `>` or `|` at the start of a line, as Git writes them.
  var isAtMergeMarker: Bool {
    guard offset == 0 || bytes[offset - 1].isLineBreak else { return false }
    guard [UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|")].contains(byte) else {
      return false
    }
    return (1..<7).allSatisfy { bytes[offset + $0] == byte }
  }
}
