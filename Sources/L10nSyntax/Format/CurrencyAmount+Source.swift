extension SourceText {
  /// A look at the bytes before anything is asked: a sign, an escape, or letters that are a symbol beside a number.
  ///
  /// A literal longer than anybody's price is not looked through: what is interpolated may hold literals again.
  package func mayHoldAmount(_ literal: StringLiteral, _ letterSymbols: [String]) -> Bool {
    let content = literal.contentRange
    guard !literal.flags.contains(.nonASCII), content.count <= 2048 else { return true }
    return withBytes { bytes, _ in
      var hasNumber = literal.flags.contains(.interpolated)
      for offset in Int(content.start)..<Int(content.end) {
        switch bytes[offset] {
        case UInt8(ascii: "$"): return true
        case UInt8(ascii: "%"), 48...57: hasNumber = true
        case UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "#"):
          if bytes[offset - 1] == UInt8(ascii: "\\") { return true }
        default: continue
        }
      }
      guard hasNumber else { return false }
      return (Int(content.start)..<Int(content.end)).contains { offset in
        isSymbolLetter(bytes[offset]) && !isLetter(bytes[offset - 1])
          && letterSymbols.contains { symbol in
            symbol.utf8.count <= Int(content.end) - offset
              && symbol.utf8.enumerated().allSatisfy { bytes[offset + $0.offset] == $0.element }
          }
      }
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }

  /// The letters that symbols in ASCII begin with; all other symbols make their literal a non-ASCII one.
  private func isSymbolLetter(_ byte: UInt8) -> Bool { byte >= 65 && isLetter(byte) }

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
