extension StringsReader {
  /// A key, which must begin here; nothing where its quote is never closed.
  mutating func readKey() -> PlacedText? {
    let start = offset
    if let key = readText() { return key }
    // The system takes it for the end of the file, unless it has read nothing yet.
    if canTruncate {
      reportTruncation(.openQuote, start, start + 1)
    } else {
      report(.syntax, .unclosedQuote, start, start + 1)
    }
    rereadLines(from: start)
    return nil
  }

  /// A text with or without quotes, which must begin here. Nothing, and the end of the file, without its second quote.
  mutating func readText() -> PlacedText? {
    let quote = byte
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return unquoted() }
    let start = offset + 1
    var hasEscape = false
    offset = bytes.offset(of: quote, or: UInt8(ascii: "\\"), from: start, to: count)
    while byte == UInt8(ascii: "\\"), !isAtEnd {
      hasEscape = true
      offset = bytes.offset(of: quote, or: UInt8(ascii: "\\"), from: min(offset + 2, count), to: count)
    }
    guard !isAtEnd else { return nil }
    offset += 1
    return PlacedText(range(start, offset - 1), hasEscape ? .oldStyle : .plain)
  }

  private mutating func unquoted() -> PlacedText {
    let start = offset
    while byte.isUnquotedOldStyle { offset += 1 }
    return PlacedText(range(start, offset))
  }
}

// MARK: - Escapes that are not what they look like

extension StringsReader {
  mutating func checkEscapes(_ text: PlacedText) {
    guard text.writing == .oldStyle else { return }
    let written = Spelling(start: bytes + Int(text.range.start), count: text.range.count)
    var place = 0
    var isBehindHighHalf = false
    while true {
      place = written.firstIndex(of: UInt8(ascii: "\\"), from: place)
      guard place + 1 < written.count else { return }
      let escape = OldStyleEscape(written, at: place)
      let start = Int(text.range.start) + place
      if let problem = escape.problem(written, at: place, isBehindHighHalf: isBehindHighHalf) {
        report(
          .misread, problem, start, start + max(escape.length, 1 + written.characterLength(at: place + 1)))
      }
      place += escape.length
      let isHighHalf = escape.kind == .unicode && escape.code & 0xFC00 == 0xD800
      isBehindHighHalf = isHighHalf && place < written.count && written[place] == UInt8(ascii: "\\")
    }
  }
}

extension OldStyleEscape {
  fileprivate func problem(_ written: Spelling, at place: Int, isBehindHighHalf: Bool) -> StringsProblem? {
    switch kind {
    case .known: return nil
    case .octal: return written.isAboveASCII(octalAt: place + 1) ? .octal(code) : nil
    case .unknown: return unknownProblem(written, at: place)
    case .unicode:
      if length < 6 { return .shortUnicode }
      if written.hexadecimalDigits(from: place + 2) >= 8 { return .longUnicode }
      if code & 0xFC00 == 0xDC00, !isBehindHighHalf { return .halfCharacter }
      guard code & 0xFC00 == 0xD800 else { return nil }
      let next = place + length
      guard next + 1 < written.count, written[next] == UInt8(ascii: "\\") else { return .halfCharacter }
      return OldStyleEscape(written, at: next).code & 0xFC00 == 0xDC00 ? nil : .halfCharacter
    }
  }

  /// A backslash before a mark is dropped, as everybody expects: `\'`, `\%`. Before a letter something was meant.
  private func unknownProblem(_ written: Spelling, at place: Int) -> StringsProblem? {
    let letter = written[place + 1]
    let digits = written.hexadecimalDigits(from: place + 2)
    switch letter {
    case UInt8(ascii: "u") where digits >= 4:
      return .smallUnicode(String(decoding: written[place + 2..<place + 6], as: UTF8.self))
    case UInt8(ascii: "("): return .interpolation
    case UInt8(ascii: " ") where written.holds("n", at: place + 2) && !written.goesOnWithWord(at: place + 3):
      return .splitBreak
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x38, 0x39:
      return .unknownEscape(String(Unicode.Scalar(letter)))
    // A word in another alphabet.
    case 0x80...:
      let end = place + 1 + max(1, written.characterLength(at: place + 1))
      let shown = String(decoding: Spelling(rebasing: written[(place + 1)..<end]), as: UTF8.self)
      return shown.first?.isLetter ?? false ? .unknownEscape(shown) : nil
    default: return nil
    }
  }
}

extension Spelling {
  /// `\ nur`, `\ né`, `\ n'est`
  fileprivate func goesOnWithWord(at offset: Int) -> Bool {
    guard offset < count else { return false }
    return self[offset].isLetterOrBeyondASCII || self[offset] == UInt8(ascii: "'")
  }

  fileprivate func firstIndex(of byte: UInt8, from start: Int) -> Int {
    var offset = start
    while offset < count, self[offset] != byte { offset += 1 }
    return offset
  }

  fileprivate func hexadecimalDigits(from start: Int) -> Int {
    var offset = start
    while offset < Swift.min(start + 8, count), self[offset].hexadecimalValue != nil { offset += 1 }
    return offset - start
  }

  /// Three octal digits for a code that is no ASCII; only there the character sets differ.
  fileprivate func isAboveASCII(octalAt start: Int) -> Bool {
    guard start + 2 < count else { return false }
    let isThreeDigits = (1...2).allSatisfy { self[start + $0] & 0xF8 == UInt8(ascii: "0") }
    return isThreeDigits && self[start] >= UInt8(ascii: "2")
  }
}
