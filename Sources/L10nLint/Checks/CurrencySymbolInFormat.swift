import L10nSyntax

extension Check {
  /// A currency symbol beside a number, in text that is shown or localized, in a format, or where money is.
  static let currencySymbolInFormat = Check(
    .stringLiterals { literal, document, pass in
      let hint = document.source.currencyHint(in: literal)
      let words = MoneyWords(
        symbols: pass.options.list("letter-symbols"), names: pass.options.list("money-names"))
      let text = MoneyText(literal: literal, affix: document.affix(literal))
      guard hint != .none || text.affix != nil || document.isJoinedSymbol(literal, words),
        hint == .sign || document.source.contains(anyOf: words.symbols, in: literal.contentRange),
        let found = document.amount(in: text, isForReaders: true, words),
        let confidence = document.confidence(of: found, in: text, words),
        !document.isPlaceholder(literal), !document.isSeldomShown(literal), !document.isRowOfKeys(literal)
      else { return }
      let message = "next to a number is right in few countries; format the amount with its currency code"
      pass.reportOnceInFunction(
        found.place, at: Int(literal.firstToken), "`\(found.symbol)` \(message)", confidence: confidence)
    },
    .tables { table, pass in currencySymbols(table, &pass) })
}

/// Symbols of currencies that are letters, and words in names of amounts.
private struct MoneyWords {
  let symbols: [String]
  let names: [String]
}

/// A literal that may hold an amount.
private struct MoneyText {
  let literal: StringLiteral
  /// What it is for a formatter, if it is given to one.
  let affix: Affix?

  enum Affix { case prefix, suffix }
}

/// A currency symbol beside a number in a literal.
private struct FoundAmount {
  var symbol: String
  var place: ByteRange
  /// The values interpolated before and behind the piece of text it stands in.
  var neighbors: [TokenRange]
}

extension Document {
  /// The first currency symbol beside a number in a literal.
  fileprivate func amount(in money: MoneyText, isForReaders: Bool, _ words: MoneyWords) -> FoundAmount? {
    let literal = money.literal
    let content = literal.contentRange
    for piece in textPieces(of: literal) {
      let (isFirst, isLast) = (piece.start == content.start, piece.end == content.end)
      let joins = isFirst || isLast ? joins(at: literal) : (before: false, after: false)
      let adjacent = adjacentFormats(of: literal)
      let surroundings = CurrencyAmount.Surroundings(
        followsValue: !isFirst || joins.before || adjacent.before || money.affix == .suffix,
        precedesValue: !isLast || joins.after || adjacent.after || money.affix == .prefix,
        isForReaders: isForReaders)
      let text = unescaped(piece, of: literal)
      guard let amount = CurrencyAmount.first(in: text, surroundings, letterSymbols: words.symbols) else {
        continue
      }
      let values = interpolations(of: literal)
      let before = values.last { bytes(of: $0).end <= piece.start } ?? joinedValue(before: literal)
      let behind = values.first { bytes(of: $0).start >= piece.end } ?? joinedValue(behind: literal)
      return FoundAmount(
        symbol: amount.symbol, place: source.place(of: amount, in: piece),
        neighbors: [before, behind].compactMap { $0 })
    }
    return nil
  }

  /// Whether the literals beside one, which are one text in C, have a specifier at its ends: `@"%.2f" @" €"`.
  private func adjacentFormats(of literal: StringLiteral) -> (before: Bool, after: Bool) {
    guard language == .cFamily else { return (false, false) }
    let range = tokens(of: literal)
    let before = self.literal(at: range.lower - 1).flatMap { text(of: $0) } ?? ""
    let after = self.literal(at: range.upper).flatMap { text(of: $0) } ?? ""
    return (
      before.formatSpecifiers.last?.range.upperBound == before.endIndex,
      after.formatSpecifiers.first?.range.lowerBound == after.startIndex
    )
  }

  /// How sure it is that an amount is meant and people read it; `nil` where nothing says so.
  fileprivate func confidence(
    of found: FoundAmount, in money: MoneyText, _ words: MoneyWords
  ) -> Confidence? {
    if money.affix != nil { return .likely }
    let literal = money.literal
    let shown = displayedText(showing: tokens(of: literal))
    // `"$ " + command`, `"₿\(address)"`, `"$\(ticker)"`
    let names = found.neighbors.compactMap(nameWords)
    if found.symbol == "$", names.contains(where: { $0.contains("command") || $0.contains("cmd") }) {
      return nil
    }
    if names.contains(where: { $0.last.map(Self.wordsBehindSigns.contains) ?? false }) { return nil }
    // No formatter has a code for it.
    if found.symbol == "₿" { return .possible }
    if isLocalized(literal) || shown?.isSure == true {
      return isSentenceWithAmount(literal) || source.string(literal.contentRange).namesCurrency
        ? .possible : .likely
    }
    let format = formatCall(of: literal)
    if format != nil || literal.flags.contains(.interpolated),
      amount(in: money, isForReaders: false, words) != nil
    {
      return .likely
    }
    let values = format?.values ?? found.neighbors
    let isAmount = { (value: TokenRange) in
      self.name(of: value, endingWithAnyOf: words.names) != nil || self.hasDecimals(value)
        || self.isFormatted(value)
    }
    if values.contains(where: isAmount) { return .likely }
    if !values.isEmpty || isAmountOfZero(literal), let name = purpose(of: literal),
      text(of: name).words.contains(where: words.names.contains)
    {
      return .likely
    }
    return shown == nil ? nil : .possible
  }

  private static let wordsBehindSigns: Set = ["address", "cashtag", "handle", "symbol", "ticker"]

  /// `formatter.positiveSuffix = " €"`, `[formatter setPositivePrefix:@"$"]`: what a formatter writes beside all numbers.
  fileprivate func affix(_ literal: StringLiteral) -> MoneyText.Affix? {
    let sign = tokens(of: literal).lower - 1
    guard kind(sign) == .assign || kind(sign) == .colon else { return nil }
    if Self.prefixes.contains(where: { token(sign - 1, is: $0) }) { return .prefix }
    return Self.suffixes.contains { token(sign - 1, is: $0) } ? .suffix : nil
  }

  private static let prefixes: [StaticString] = [
    "negativePrefix", "positivePrefix", "setNegativePrefix", "setPositivePrefix",
  ]
  private static let suffixes: [StaticString] = [
    "negativeSuffix", "positiveSuffix", "setNegativeSuffix", "setPositiveSuffix",
  ]

  /// An invented amount that nobody reads, because its view hides it.
  fileprivate func isPlaceholder(_ literal: StringLiteral) -> Bool {
    isFixed(literal) && isRedacted(literal)
  }

  /// `formatter.string(from: sum) ?? "$0.00"`: a formatter always has a text, and so has what is called for no amount.
  fileprivate func isSeldomShown(_ literal: StringLiteral) -> Bool {
    if standsInForFormatted(literal) { return true }
    return isAmountOfZero(literal)
      && valueReplaced(by: literal).map { kind($0.upper - 1) == .closeParen } ?? false
  }

  /// `"[]{}€\(currency)¥_^"`: the signs of a keyboard, without a word or a blank between them.
  fileprivate func isRowOfKeys(_ literal: StringLiteral) -> Bool {
    let text = source.string(literal.contentRange)
    guard !text.contains(" ") else { return false }
    let kinds = text.unicodeScalars.lazy.map(\.properties.generalCategory)
    return Set(text.unicodeScalars.filter { $0.properties.generalCategory == .currencySymbol }).count > 1
      && kinds.count { $0 == .mathSymbol || $0 == .openPunctuation || $0 == .modifierSymbol } > 2
  }

  /// A long text that names an amount: its translator can write that as the language wants it.
  private func isSentenceWithAmount(_ literal: StringLiteral) -> Bool {
    isFixed(literal) && source[literal.contentRange].count { $0 == UInt8(ascii: " ") } > 6
  }

  /// `price + "zł"`, `String(cost) + "zł"`, `[[cost stringValue] stringByAppendingString:@"zł"]`: a symbol of letters that
  /// is joined to an amount.
  fileprivate func isJoinedSymbol(_ literal: StringLiteral, _ words: MoneyWords) -> Bool {
    guard literal.contentRange.count <= Self.longestSymbol,
      source.contains(anyOf: words.symbols, in: literal.contentRange)
    else { return false }
    let values = [joinedValue(before: literal), joinedValue(behind: literal), valueContinued(by: literal)]
    return values.contains { value in
      guard let value, value.count <= Self.longestAmount else { return false }
      return name(of: value, endingWithAnyOf: words.names) != nil || writesNumber(value)
    }
  }

  private func valueContinued(by literal: StringLiteral) -> TokenRange? {
    let start = tokens(of: literal).lower
    guard kind(start - 1) == .colon, token(start - 2, is: "stringByAppendingString") else { return nil }
    return message(openedAt: open(ofBracket: bracket(around: start)))?.receiver
  }

  /// As many bytes as `руб.` has.
  private static let longestSymbol = 7
  /// Tokens of a value; what is longer is built from pieces.
  private static let longestAmount = 64

  /// `String(price)`, `String(format: "%.2f", price)`, `[price stringValue]`
  private func writesNumber(_ value: TokenRange) -> Bool {
    let last = kind(value.upper - 1) == .closeSquare ? value.upper - 2 : value.upper - 1
    return isFormatted(value) || hasDecimals(value) || token(last, is: "stringValue")
      || token(value.lower, is: "String") && kind(value.lower + 1) == .openParen
        && kind(value.lower + 3) != .colon
  }

  /// What `+` joins a literal to.
  private func joinedValue(before literal: StringLiteral) -> TokenRange? {
    let start = tokens(of: literal).lower
    guard kind(start - 1) == .plus, self.literal(at: start - 2) == nil else { return nil }
    return operandStart(endingAt: start - 2).map { TokenRange($0, start - 1) }
  }

  /// What `+` joins to the end of a literal.
  private func joinedValue(behind literal: StringLiteral) -> TokenRange? {
    let end = tokens(of: literal).upper
    guard kind(end) == .plus else { return nil }
    if let next = self.literal(at: end + 1) { return interpolations(of: next).first }
    return operandEnd(startingAt: end + 1).map { TokenRange(end + 1, $0) }
  }

  /// `"$0.00"`: what stands for an amount that is not known, wherever the model keeps it. Other fixed amounts are
  /// mostly samples.
  private func isAmountOfZero(_ literal: StringLiteral) -> Bool {
    guard isFixed(literal), !literal.contentRange.isEmpty else { return false }
    let digits = source[literal.contentRange].filter { $0.isDecimalDigit }
    return !digits.isEmpty && digits.allSatisfy { $0 == UInt8(ascii: "0") }
  }

  private func isFixed(_ literal: StringLiteral) -> Bool {
    !literal.flags.contains(.interpolated) && !source[literal.contentRange].contains(UInt8(ascii: "%"))
  }
}
