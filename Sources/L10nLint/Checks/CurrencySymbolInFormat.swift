import L10nSyntax

extension Check {
  /// A currency symbol beside a number, in text that is shown or localized, or in a format.
  static let currencySymbolInFormat = Check(
    .stringLiterals { literal, pass in
      let document = pass.document
      guard document.source.mayHoldAmount(literal) else { return }
      let shown = document.displayedText(showing: document.tokens(of: literal))
      let isLocalized = document.isLocalized(literal)
      let isFormat = document.isFormat(literal)
      guard shown != nil || isLocalized || isFormat else { return }
      guard
        let (symbol, place) = document.amount(
          in: literal, shown != nil || isLocalized, pass.options.list("letter-symbols"))
      else { return }
      pass.report(
        place, at: Int(literal.firstToken),
        "`\(symbol)` beside a number is right in few countries - format the amount with its currency code",
        confidence: shown?.isSure == false && !isLocalized && !isFormat ? .possible : .likely)
    })
}

extension Document {
  /// The first currency symbol beside a number in a literal, and where it stands.
  fileprivate func amount(
    in literal: StringLiteral, _ isForReaders: Bool, _ letterSymbols: [String]
  ) -> (symbol: String, place: ByteRange)? {
    for piece in textPieces(of: literal) {
      let isFirst = piece.start == literal.contentRange.start
      let isLast = piece.end == literal.contentRange.end
      let joins = isFirst || isLast ? joins(at: literal) : (before: false, after: false)
      let surroundings = CurrencyAmount.Surroundings(
        followsValue: isFirst ? joins.before : true, precedesValue: isLast ? joins.after : true,
        isForReaders: isForReaders)
      let text = unescaped(piece, of: literal)
      guard let amount = CurrencyAmount.first(in: text, surroundings, letterSymbols: letterSymbols) else {
        continue
      }
      return (amount.symbol, source.place(of: amount, in: piece))
    }
    return nil
  }
}

extension SourceText {
  /// A look at the bytes before anything is asked: a sign, an escape, or a number that letters may stand beside.
  fileprivate func mayHoldAmount(_ literal: StringLiteral) -> Bool {
    var hasNumber = literal.flags.contains(.interpolated)
    if literal.flags.contains(.nonASCII) || literal.flags.contains(.escaped) { return true }
    for byte in self[literal.contentRange] {
      if byte == UInt8(ascii: "$") { return true }
      if byte == UInt8(ascii: "%") || (48...57).contains(byte) { hasNumber = true }
    }
    return hasNumber
  }

  /// Where the sign of an amount stands in a piece of a literal; the whole piece where it is written as an escape.
  fileprivate func place(of amount: CurrencyAmount, in piece: ByteRange) -> ByteRange {
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
