import L10nSyntax

extension Check {
  /// Currency symbols beside a number in the texts of a table, once for each key.
  static func currencySymbols(_ table: JoinedTable, _ pass: inout ResourcePass) {
    let symbols = SymbolSearch(pass.options.list("letter-symbols"))
    for row in table.rowsInUse {
      guard symbols.mayStand(amongst: row.marks) else { continue }
      let key = table.keyText(of: row)
      let keyTable = table.table(of: key)
      for cell in table.cells(of: row) {
        let file = table.table(of: cell)
        var amount: FoundSymbol?
        for value in table.values(of: cell) where symbols.mayStand(amongst: value.marks) {
          // What is its own key stands in the code as well, and is found there.
          guard let found = file.symbol(in: value.text, symbols),
            !file.isSame(value.text, key.text, of: keyTable),
            !file.withText(of: value.text, pass.project.keys.written.hold)
          else { continue }
          amount = found
          break
        }
        guard let amount else { continue }
        if amount.symbol == "$", table.hasLostSpecifier(cell, of: row) { continue }
        pass.report(
          amount.range, in: table.file(of: cell),
          "`\(amount.symbol)` next to a number is right in few countries; format the amount with its currency code",
          confidence: amount.isLikely && !table.namesCurrency(in: row) ? .likely : .possible,
          about: RowOfTable(table: table, row: row))
        // The translations follow the base text.
        break
      }
    }
  }
}

extension String {
  /// `$%.0f USD`: an amount in one currency, whoever reads it, so that its translators can write it as they want.
  var namesCurrency: Bool {
    let words = split(separator: " ")
    return words.indices.contains { place in
      guard words[place].utf8.count == 3, Tables.currencyCodes.contains(String(words[place])) else {
        return false
      }
      let beside = [place - 1, place + 1].filter(words.indices.contains)
      return beside.contains { words[$0].contains { $0 == "%" || $0 == ")" || $0.isNumber } }
    }
  }
}

extension JoinedTable {
  fileprivate func namesCurrency(in row: Row) -> Bool {
    base(of: row).map { text(of: $0.value.text, in: $0.cell).namesCurrency } ?? false
  }

  /// Whether a translation has fewer specifiers than the base text: `$1. 3f` is what is left of `%1$.3f`.
  fileprivate func hasLostSpecifier(_ cell: Cell, of row: Row) -> Bool {
    guard row.marks.contains(.percent), let base = text(of: row, in: 0), let text = text(of: cell) else {
      return false
    }
    let count = { (text: PlacedText, table: Table) in
      table.withText(of: text) { text in FormatReader(text).count { $0.type != nil } }
    }
    return count(text.text, table(of: cell)) < count(base.text, table(of: base))
  }
}

private struct FoundSymbol {
  var symbol: String
  var range: ByteRange
  var isLikely: Bool
}

extension Table {
  fileprivate func symbol(in text: PlacedText, _ symbols: SymbolSearch) -> FoundSymbol? {
    withText(of: text) { bytes in
      guard symbols.mayStand(in: bytes) else { return nil }
      let string = String(decoding: bytes, as: UTF8.self)
      let surroundings = CurrencyAmount.Surroundings(
        followsValue: false, precedesValue: false, isForReaders: true)
      guard
        let amount = CurrencyAmount.first(in: string, surroundings, letterSymbols: symbols.letterSymbols),
        amount.symbol != "$" || bytes.hasDollarOfItsOwn
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
  /// One that is no part of a specifier, also of a broken one: `% 1 $ @`, `％1 $ @`, `%1@$`.
  var hasDollarOfItsOwn: Bool {
    let specifiers = FormatReader(self).map {
      Int($0.range.start)..<Int($0.range.end) + ($0.isInFrontOfDollar(in: self) ? 1 : 0)
    }
    return indices.contains { place in
      guard self[place] == UInt8(ascii: "$"), !isBehindWidePercent(place) else { return false }
      let next = specifiers.partitionPoint { $0.upperBound <= place }
      return next == specifiers.count || !specifiers[next].contains(place)
    }
  }

  /// Whether nothing but a number stands between a wide percent sign and a place.
  private func isBehindWidePercent(_ place: Int) -> Bool {
    let number = self[..<place].reversed().prefix { $0.isDecimalDigit || $0 == 0x20 }.count
    let start = place - number - 3
    return start >= 0 && holds("\u{FF05}", at: start)
  }

  /// `$1`, `$0`
  fileprivate var hasNumberedPlace: Bool {
    for start in indices.dropLast()
    where self[start] == UInt8(ascii: "$") && self[start + 1].isDecimalDigit {
      let next = start + 2 < count ? self[start + 2] : 0
      if !next.isDecimalDigit, next != UInt8(ascii: "."), next != UInt8(ascii: ",") { return true }
    }
    return false
  }
}

/// A look at the bytes before a text is made of them.
private struct SymbolSearch {
  let letterSymbols: [String]
  private let spellings: [[UInt8]]
  /// Bytes that a symbol may begin with.
  private let starts: [Bool]

  init(_ letterSymbols: [String]) {
    self.letterSymbols = letterSymbols
    spellings = letterSymbols.map { Array($0.utf8) }
    var starts = [Bool](repeating: false, count: 256)
    starts[Int(UInt8(ascii: "$"))] = true
    for lead in [0xC2, 0xD8, 0xE0, 0xE1, 0xE2, 0xEF] { starts[lead] = true }
    for symbol in letterSymbols { symbol.utf8.first.map { starts[Int($0)] = true } }
    self.starts = starts
  }

  /// An amount has a number or a place for one.
  func mayStand(amongst marks: TextMarks) -> Bool {
    !marks.isDisjoint(with: .number) && (!letterSymbols.isEmpty || marks.contains(.currency))
  }

  func mayStand(in text: Spelling) -> Bool {
    for offset in text.indices where starts[Int(text[offset])] {
      if text.mayBeSign(at: offset) { return true }
      // Symbols of letters are words.
      if offset > 0, text[offset - 1].isASCIILetter { continue }
      if spellings.contains(where: { text.holds($0, at: offset) }) { return true }
    }
    return false
  }
}

extension Spelling {
  fileprivate func holds(_ word: [UInt8], at start: Int) -> Bool {
    guard start + word.count <= count else { return false }
    for offset in word.indices where self[start + offset] != word[offset] { return false }
    return true
  }

  /// The dollar sign but for that of `%1$@`, or the bytes that the currency signs of Unicode begin with.
  fileprivate func mayBeSign(at offset: Int) -> Bool {
    let next = offset + 1 < count ? self[offset + 1] : 0
    switch self[offset] {
    case UInt8(ascii: "$"): return offset == 0 || !self[offset - 1].isDecimalDigit
    case 0xC2: return (0xA2...0xA5).contains(next)
    case 0xD8: return next == 0x8B
    case 0xE0:
      // Thai is written with the bytes that its own sign begins with.
      let isBaht = offset + 2 < count && self[offset + 2] == 0xBF
      return next == 0xB8 ? isBaht : next == 0xA7 || next == 0xAB || next == 0xAF
    case 0xE1: return next == 0x9F
    case 0xE2: return next == 0x82 || next == 0x83
    case 0xEF:
      // The punctuation of Chinese is wide too.
      let isWideDollar = offset + 2 < count && self[offset + 2] == 0x84
      return next == 0xBC ? isWideDollar : next == 0xB7 || next == 0xB9 || next == 0xBF
    default: return false
    }
  }
}
