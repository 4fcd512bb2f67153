extension CurrencyAmount {
  /// What the bytes of a literal promise.
  public enum Hint: Sendable {
    case none
    /// A number, beside which letters may be a symbol.
    case number
    /// A currency sign, or an escape that may be one.
    case sign
  }
}

extension SourceText {
  /// A look at the bytes of a literal before anything is asked.
  ///
  /// A literal longer than anybody's price is not looked through: what is interpolated may hold literals again.
  public func currencyHint(in literal: StringLiteral) -> CurrencyAmount.Hint {
    let content = literal.contentRange
    guard content.count <= 2048 else { return .sign }
    var hasNumber = literal.flags.contains(.interpolated)
    return withBytes { bytes, _ in
      // `sum.formatted() + " kr"`: the number stands before it.
      if 2...6 ~= content.count, bytes[Int(content.start)] == UInt8(ascii: " ") { hasNumber = true }
      var previous: UInt8 = 0
      for index in Int(content.start)..<Int(content.end) {
        let byte = bytes[index]
        // Letters are the most of all bytes.
        if byte < 0x40 {
          if byte == UInt8(ascii: "$") { return .sign }
          if byte == UInt8(ascii: "%") || byte.isDecimalDigit { hasNumber = true }
        } else if byte | 0x20 == UInt8(ascii: "u"),
          previous == UInt8(ascii: "\\") || previous == UInt8(ascii: "#")
        {
          return .sign
        } else if byte >= 0xC2, beginsCurrencySign(byte, bytes[index + 1]) {
          return .sign
        }
        previous = byte
      }
      return hasNumber ? .number : .none
    }
  }

  /// Whether two bytes can begin a currency sign of Unicode beyond ASCII; few other characters begin so.
  private func beginsCurrencySign(_ first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    case 0xC2: (0xA2...0xA5).contains(second)
    case 0xD6, 0xDF, 0xE1, 0xEA, 0xF0: true
    case 0xD8: second == 0x8B
    case 0xE0: second == 0xA7 || second == 0xAB || second == 0xAF || second == 0xB8
    case 0xE2: second == 0x82 || second == 0x83
    case 0xEF: second >= 0xB7
    default: false
    }
  }

  /// Whether one of these symbols, which are made of letters, stands at the beginning of a word in a range.
  public func contains(anyOf symbols: [String], in range: ByteRange) -> Bool {
    withSpelling(range) { text in
      var isInWord = false
      for start in text.indices {
        let isLetter = text[start].isLetterOrBeyondASCII
        defer { isInWord = isLetter }
        guard isLetter, !isInWord else { continue }
        for symbol in symbols
        where symbol.utf8.first == text[start] && symbol.utf8.count <= text.count - start {
          if symbol.utf8.elementsEqual(text[start..<start + symbol.utf8.count]) { return true }
        }
      }
      return false
    }
  }

  /// Where the sign of an amount stands in a piece of a literal; the whole piece where it is written as an escape.
  public func place(of amount: CurrencyAmount, in piece: ByteRange) -> ByteRange {
    let symbol = Array(amount.symbol.utf8)
    var skipped = 0
    var start = Int(piece.start)
    while start + symbol.count <= Int(piece.end) {
      let range = ByteRange(UInt32(start), UInt32(start + symbol.count))
      if self[range].elementsEqual(symbol) {
        if skipped == amount.occurrence { return range }
        skipped += 1
      }
      start += 1
    }
    return piece
  }
}
