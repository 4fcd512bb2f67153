import L10nSyntax

// A caption and the number, size or code that belongs to it: no sentence, so that the order of the two is no matter of languages.

extension Document {
  /// `"\("progress".localized) \(percentage)%"`: a text, and the number, size or code that belongs to it.
  func captionDoubts(_ phrase: Phrase, in range: TokenRange) -> [Doubt] {
    guard case .localized(let number) = phrase.parts[0], let text = reference(to: localizedCalls[number])
    else { return [] }
    let behind = phrase.parts.dropFirst()
    if behind.first != .words, !behind.contains(where: { $0 == .words }), endsWithUnit(range) {
      return [.caption(text, isMeasured: true)]
    }
    let value = TokenRange(
      localizedCalls[number].range.upper, max(localizedCalls[number].range.upper, range.upper))
    // `"\(L10n.segment) \(row + 1): \(name)"`: a number that only tells things apart.
    if behind.allSatisfy({ $0 == .value }), countsFromOne(value) { return [.caption(text, isMeasured: true)] }
    guard behind.count == 1 else { return [] }
    // `"\(L10n.addressLine) 2"`: so does one that the code writes out.
    if phrase.parts[1] == .number { return [.caption(text, isMeasured: true)] }
    // `"\(L10n.average) $\(amount)"`
    if phrase.parts[1] == .value, startsWithCurrency(value) { return [.caption(text, isMeasured: true)] }
    guard phrase.parts[1] == .value, let words = nameWords(of: value) else { return [] }
    // `@"%@ %ld", untitled, untitledNumber`: this one tells things apart too.
    if words.count > 1, words.last == "number" { return [.caption(text, isMeasured: true)] }
    return words.contains(where: Self.captionedNumbers.contains) ? [.caption(text, isMeasured: false)] : []
  }

  /// `"… \(progress)%"`, `"… \(used) MB"`, `@"%@ %.0f%%"`; a fraction, `@"%@ %.1f"`, is a measure by itself.
  private func endsWithUnit(_ range: TokenRange) -> Bool {
    guard let text = writtenEnd(of: range) else { return false }
    let end = String(text.split(separator: " ").last ?? "")
    return end.last.map { "%°".contains($0) } ?? false || end.isUnitOfAmount || end.isFraction
      || text.count > 4 && Tables.currencyCodes.contains(end)
  }

  /// The last text that the code writes there: the format of a call, or what stands behind the last value of a literal.
  private func writtenEnd(of range: TokenRange) -> String? {
    if let call = formatCall(spanning: range) { return constantText(of: call.format) }
    // Literals within others come behind them.
    let behind = firstIndex(of: literals, startingAt: range.upper) { Int($0.firstToken) }
    guard let last = literals[..<behind].suffix(8).max(by: { $0.lastToken < $1.lastToken }),
      range.contains(Int(last.firstToken)), let piece = textPieces(of: last).last,
      piece.end == last.contentRange.end
    else { return nil }
    return unescaped(piece, of: last)
  }

  /// Whether the first value that is put into a text is a place in a list, with 1 added: `row + 1`.
  private func countsFromOne(_ range: TokenRange) -> Bool {
    guard let open = range.indices.first(where: { kind($0) == .openInterpolation }),
      let close = closer(of: open), close < range.upper
    else { return false }
    guard close > open + 3, token(close - 2, is: "+"), token(close - 1, is: "1") else { return false }
    let words = text(of: close - 3).words
    // `numberOfBoats + 1`, `boats.count + 1`: the next one.
    return words.contains(where: Self.places.contains) || words.last == "count"
      || words.starts(with: ["number", "of"])
  }

  /// Whether the sign of a currency is all that stands before the first value of a text.
  private func startsWithCurrency(_ range: TokenRange) -> Bool {
    guard let open = range.indices.first(where: { kind($0) == .openInterpolation }),
      kind(open - 1) == .stringText
    else { return false }
    let text = source.string(tokens[open - 1].range).unicodeScalars.filter { $0 != " " }
    return text.count == 1 && text.allSatisfy { $0.properties.generalCategory == .currencySymbol }
  }

  private static let places: Set = [
    "i", "id", "idx", "index", "item", "offset", "page", "position", "row", "section", "segment", "step",
  ]

  private static let captionedNumbers: Set = [
    "bytes", "code", "count", "id", "index", "level", "number", "page", "percent", "percentage", "position",
    "progress", "score", "size", "weight",
  ]
}

extension String {
  /// `%.1f`, with a sign behind it or without: `%.2fx`.
  fileprivate var isFraction: Bool {
    guard hasPrefix("%."), let end = firstIndex(of: "f") else { return false }
    let digits = self[dropFirst(2).startIndex..<end]
    return !digits.isEmpty && digits != "0" && digits.allSatisfy(\.isNumber) && self[end...].count < 3
  }
}
