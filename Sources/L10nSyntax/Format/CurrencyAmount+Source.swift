extension CurrencyAmount {
  /// What the bytes of a literal promise.
  package enum Hint: Sendable {
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
  package func currencyHint(in literal: StringLiteral) -> CurrencyAmount.Hint {
    let content = literal.contentRange
    if literal.flags.contains(.nonASCII) || content.count > 2048 { return .sign }
    var hasNumber = literal.flags.contains(.interpolated)
    return withBytes { bytes, _ in
      var previous: UInt8 = 0
      for index in Int(content.start)..<Int(content.end) {
        let byte = bytes[index]
        // Letters are the most of all bytes.
        if byte < 0x40 {
          if byte == UInt8(ascii: "$") { return .sign }
          if byte == UInt8(ascii: "%") || (48...57).contains(byte) { hasNumber = true }
        } else if byte | 0x20 == UInt8(ascii: "u"),
          previous == UInt8(ascii: "\\") || previous == UInt8(ascii: "#")
        {
          return .sign
        }
        previous = byte
      }
      return hasNumber ? .number : .none
    }
  }

  /// Whether one of these symbols, which are made of letters, stands in a range.
  package func contains(anyOf symbols: [String], in range: ByteRange) -> Bool {
    withBytes { bytes, _ in
      symbols.contains { symbol in
        let length = symbol.utf8.count
        guard let first = symbol.utf8.first, length <= range.count else { return false }
        for start in Int(range.start)...Int(range.end) - length where bytes[start] == first {
          if symbol.utf8.elementsEqual(UnsafeBufferPointer(start: bytes + start, count: length)) {
            return true
          }
        }
        return false
      }
    }
  }

  /// Where the sign of an amount stands in a piece of a literal; the whole piece where it is written as an escape.
  package func place(of amount: CurrencyAmount, in piece: ByteRange) -> ByteRange {
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
