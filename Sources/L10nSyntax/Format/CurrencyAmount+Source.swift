extension SourceText {
  /// A look at the bytes before anything is asked: a sign, an escape, or letters that are a symbol beside a number.
  package func mayHoldAmount(_ literal: StringLiteral, _ letterSymbols: [String]) -> Bool {
    guard !literal.flags.contains(.nonASCII) else { return true }
    let content = self[literal.contentRange]
    var hasNumber = literal.flags.contains(.interpolated)
    var previous: UInt8 = 0
    for byte in content {
      if byte == UInt8(ascii: "$") { return true }
      if byte == UInt8(ascii: "%") || (48...57).contains(byte) { hasNumber = true }
      if previous == UInt8(ascii: "\\"), byte | 0x20 == UInt8(ascii: "u") || byte == UInt8(ascii: "#") {
        return true
      }
      previous = byte
    }
    return hasNumber && letterSymbols.contains { contains($0, in: literal.contentRange) }
  }

  private func contains(_ symbol: String, in range: ByteRange) -> Bool {
    var start = range.start
    while Int(start) + symbol.utf8.count <= Int(range.end) {
      if self[ByteRange(start, start + UInt32(symbol.utf8.count))].elementsEqual(symbol.utf8) { return true }
      start += 1
    }
    return false
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
