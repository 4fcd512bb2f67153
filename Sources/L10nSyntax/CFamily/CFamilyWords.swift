/// Identifiers, which keywords are too, and the prefixes of literals.
extension CFamilyScanner {
  @inline(__always)
  mutating func lexWord() {
    let position = (cursor + 1).endOfPlainWord
    if has(.interruptsWord, position) { return lexInterruptedWord(position) }
    emit(.identifier, position, word: vocabulary.word(cursor, position - cursor))
  }

  /// A word whose plain part ends at `plainEnd`, before something that may belong to it.
  mutating func lexInterruptedWord(_ plainEnd: Position) {
    let stop = wordEnd(from: plainEnd)
    let next = behindContinuations(stop)
    let isQuote = next.pointee == UInt8(ascii: "\"") || next.pointee == UInt8(ascii: "'")
    if isQuote, lexPrefixed(stop, quote: next) { return }
    emit(.identifier, stop, word: word(cursor, stop))
  }

  /// The end of the word around `position`, over continuations, universal names and UTF-8.
  func wordEnd(from position: Position) -> Position {
    var stop = position
    while true {
      while has(.word, stop) { stop += 1 }
      guard let part = wordPartEnd(behindContinuations(stop)) else { return stop }
      stop = part
    }
  }

  /// The end of one byte, scalar or universal name that can stand inside a word.
  func wordPartEnd(_ position: Position) -> Position? {
    if has(.word, position) { return position + 1 }
    if position.pointee == UInt8(ascii: "\\") { return universalNameEnd(position) }
    guard position.pointee >= 0x80, case .word(let length) = CFamilyScalar(position) else { return nil }
    return position + length
  }

  /// The end of `\u1234` or `\U12345678`.
  func universalNameEnd(_ position: Position) -> Position? {
    let digits: Int
    switch (position[0], position[1]) {
    case (UInt8(ascii: "\\"), UInt8(ascii: "u")): digits = 4
    case (UInt8(ascii: "\\"), UInt8(ascii: "U")): digits = 8
    default: return nil
    }
    var stop = position + 2
    for _ in 0..<digits {
      guard has(.hexDigit, stop) else { return nil }
      stop += 1
    }
    return stop
  }

  /// What the vocabulary says of the word from `start` to `stop`, without its continuations.
  func word(_ start: Position, _ stop: Position) -> Word {
    var position = start
    while position < stop, behindContinuations(position) == position { position += 1 }
    guard position < stop else { return vocabulary.word(start, stop - start) }
    return withSpelling(start, stop) { vocabulary.word($0, $1) } ?? .none
  }

  /// Calls `body` with the bytes of a short word, continuations left out; eight more bytes are readable.
  private func withSpelling<Result>(
    _ start: Position, _ stop: Position, _ body: (Position, Int) -> Result
  ) -> Result? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 136) { buffer in
      buffer.initialize(repeating: 0)
      var length = 0
      var position = behindContinuations(start)
      while position < stop {
        guard length < 128 else { return nil }
        buffer[length] = position.pointee
        length += 1
        position = behindContinuations(position + 1)
      }
      guard let bytes = buffer.baseAddress else { return nil }
      return body(Position(bytes), length)
    }
  }
}

// MARK: - Prefixes

extension CFamilyScanner {
  /// Lexes a literal whose prefix is the word from the cursor to `stop`; false where that word is none.
  private mutating func lexPrefixed(_ stop: Position, quote: Position) -> Bool {
    guard quote - cursor < 4096, let isRaw = withSpelling(cursor, stop, Self.isRawPrefix) ?? nil else {
      return false
    }
    if quote.pointee == UInt8(ascii: "'") {
      guard !isRaw else { return false }
      lexCharacter(quote: quote)
      return true
    }
    guard isRaw else {
      lexString(quote: quote)
      return true
    }
    return lexRawString(quote: quote)
  }

  /// Whether a prefix is that of a raw literal; `nil` for a word that is none: `L`, `u`, `U`, `u8`, each alone or before
  /// `R`, and `R`.
  private static func isRawPrefix(_ bytes: Position, _ length: Int) -> Bool? {
    guard (1...3).contains(length) else { return nil }
    let isRaw = bytes[length - 1] == UInt8(ascii: "R")
    switch (isRaw ? length - 1 : length, bytes[0], bytes[1]) {
    case (0, _, _): break
    case (1, UInt8(ascii: "L"), _), (1, UInt8(ascii: "u"), _), (1, UInt8(ascii: "U"), _): break
    case (2, UInt8(ascii: "u"), UInt8(ascii: "8")): break
    default: return nil
    }
    return isRaw
  }
}
