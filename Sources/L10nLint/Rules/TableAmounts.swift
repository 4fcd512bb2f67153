import L10nSyntax

extension Check {
  /// Currency symbols beside a number in the texts of a table, once for each key.
  static func currencySymbols(_ table: JoinedTable, _ pass: inout ResourcePass) {
    let symbols = pass.options.list("letter-symbols")
    for row in table.rowsInUse {
      let key = table.keyText(of: row)
      let keyTable = table.table(of: key)
      for cell in table.cells(of: row) {
        let file = table.table(of: cell)
        let amount = table.values(of: cell).lazy.compactMap { value -> FoundSymbol? in
          // What is its own key stands in the code as well, and is found there.
          if file.isSame(value.text, key.text, of: keyTable) { return nil }
          return file.symbol(in: value.text, symbols)
        }.first
        guard let amount else { continue }
        pass.report(
          amount.range, in: table.files[Int(cell.file)],
          "`\(amount.symbol)` beside a number is right in few countries - format the amount with its currency code",
          confidence: amount.isLikely ? .likely : .possible)
        // The translations follow the base text.
        break
      }
    }
  }
}

private struct FoundSymbol {
  var symbol: String
  var range: ByteRange
  var isLikely: Bool
}

extension Table {
  fileprivate func symbol(in text: PlacedText, _ letterSymbols: [String]) -> FoundSymbol? {
    withText(of: text) { bytes in
      guard bytes.hasNumber, bytes.mayHoldSymbol(letterSymbols) else { return nil }
      let string = String(decoding: bytes, as: UTF8.self)
      let surroundings = CurrencyAmount.Surroundings(
        followsValue: false, precedesValue: false, isForReaders: true)
      guard
        let amount = CurrencyAmount.first(in: string, surroundings, letterSymbols: letterSymbols)
      else { return nil }
      let takesValue = FormatReader(bytes).contains { $0.type != nil && !$0.isLikelyProse }
      // A sentence about a fixed amount can be written as its language wants it, and `$1` may be a place for a value.
      let isSentence = !takesValue && bytes.count { $0 == UInt8(ascii: " ") } > 6
      let isPlace = amount.symbol == "$" && bytes.hasNumberedPlace
      return FoundSymbol(
        symbol: amount.symbol, range: text.range, isLikely: takesValue && !isSentence && !isPlace)
    }
  }
}

extension Spelling {
  fileprivate var hasNumber: Bool {
    contains { $0 == UInt8(ascii: "%") || (48...57).contains($0) }
  }

  /// A look at the bytes before a text is made of them.
  fileprivate func mayHoldSymbol(_ letterSymbols: [String]) -> Bool {
    for (offset, byte) in enumerated() {
      if byte == UInt8(ascii: "$") {
        // That of `%1$@` is none.
        if offset == 0 || !(48...57).contains(self[offset - 1]) { return true }
      } else if byte >= 0xC2 {
        if [0xC2, 0xD8, 0xE0, 0xE1, 0xE2, 0xEF].contains(byte) { return true }
      }
    }
    return letterSymbols.contains { symbol in
      indices.contains { self[$0] == symbol.utf8.first && self[$0...].starts(with: symbol.utf8) }
    }
  }

  /// `$1`, `$0`
  fileprivate var hasNumberedPlace: Bool {
    for start in indices.dropLast()
    where self[start] == UInt8(ascii: "$") && (48...57).contains(self[start + 1]) {
      let next = start + 2 < count ? self[start + 2] : 0
      if !(48...57).contains(next), next != UInt8(ascii: "."), next != UInt8(ascii: ",") { return true }
    }
    return false
  }
}
