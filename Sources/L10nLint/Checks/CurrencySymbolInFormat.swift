import L10nSyntax

extension Check {
  /// A currency symbol beside a number, in text that is shown or localized, in a format, or beside a price.
  static let currencySymbolInFormat = Check(
    .stringLiterals { literal, pass in
      let document = pass.document
      guard document.source.mayHoldAmount(literal) else { return }
      let symbols = pass.options.list("letter-symbols")
      let words = pass.options.list("money-names")
      var confidence = Confidence.likely
      var found: (symbol: String, place: ByteRange)?
      if literal.flags.contains(.interpolated) || document.isFormat(literal) {
        found = document.amount(in: literal, isForReaders: false, symbols, words)
      }
      if found == nil, let sureness = document.confidenceOfReaders(literal) {
        found = document.amount(in: literal, isForReaders: true, symbols, words)
        confidence = sureness
      }
      guard let (symbol, place) = found, !document.isPlaceholder(literal) else { return }
      pass.report(
        place, at: Int(literal.firstToken),
        "`\(symbol)` beside a number is right in few countries - format the amount with its currency code",
        confidence: confidence)
    })
}

extension Document {
  /// How sure it is that people read a literal; `nil` where nothing says so.
  fileprivate func confidenceOfReaders(_ literal: StringLiteral) -> Confidence? {
    if let shown = displayedText(showing: tokens(of: literal)), shown.isSure { return .likely }
    if isLocalized(literal) { return .likely }
    return displayedText(showing: tokens(of: literal)).map { _ in .possible }
  }

  /// An invented amount that nobody reads, because its view hides it.
  fileprivate func isPlaceholder(_ literal: StringLiteral) -> Bool {
    !literal.flags.contains(.interpolated) && !source[literal.contentRange].contains(UInt8(ascii: "%"))
      && isRedacted(literal)
  }

  /// The first currency symbol beside a number in a literal, and where it stands.
  fileprivate func amount(
    in literal: StringLiteral, isForReaders: Bool, _ letterSymbols: [String], _ moneyNames: [String]
  ) -> (symbol: String, place: ByteRange)? {
    let interpolations = interpolations(of: literal)
    let joins = joins(at: literal)
    for piece in textPieces(of: literal) {
      let before = interpolations.last { bytes(of: $0).end <= piece.start }
      let behind = interpolations.first { bytes(of: $0).start >= piece.end }
      let surroundings = CurrencyAmount.Surroundings(
        before: before.map { neighbor($0, moneyNames) } ?? (joins.before ? .value : .nothing),
        behind: behind.map { neighbor($0, moneyNames) } ?? (joins.after ? .value : .nothing),
        isForReaders: isForReaders)
      let text = unescaped(piece, of: literal)
      guard let amount = CurrencyAmount.first(in: text, surroundings, letterSymbols: letterSymbols) else {
        continue
      }
      return (amount.symbol, source.place(of: amount, in: piece))
    }
    return nil
  }

  private func neighbor(_ value: TokenRange, _ moneyNames: [String]) -> CurrencyAmount.Neighbor {
    name(of: value, endingWithAnyOf: moneyNames) == nil ? .value : .money
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
