/// String literals, raw or not, on one line or several, with interpolations.
extension SwiftScanner {
  /// A literal whose first `#` or quote stands at the cursor.
  mutating func lexString(hashes: Int) {
    let start = cursor
    let form = form(start, hashes: hashes)
    if form.quote == UInt8(ascii: "'") { report(.strayBytes, start, start + 1) }
    let opened = start + form.openLength
    let text = bytes.text(opened, form)
    let number = tree.literals.count
    let firstToken = UInt32(truncatingIfNeeded: tokenCount)
    let end = text.stop == .closer ? text.end + form.closeLength : text.end
    tree.literals.append(
      StringLiteral(
        firstToken: firstToken, lastToken: firstToken,
        range: ByteRange(bytes.offset(start), bytes.offset(end)),
        openLength: UInt16(clamping: form.openLength), hashes: UInt16(clamping: hashes), flags: text.flags))
    switch text.stop {
    case .closer:
      emit(.string, end, link: UInt32(truncatingIfNeeded: number))
    case .unterminated:
      emit(.string, end, link: UInt32(truncatingIfNeeded: number))
      endLiteral(number, .unterminated)
    case .interpolation:
      tree.literals[number].flags.insert(.interpolated)
      emit(.stringOpen, opened, link: UInt32(truncatingIfNeeded: number))
      interpolate(text.end, number, form)
    }
  }

  /// Reads on behind an interpolation.
  mutating func continueString(_ number: Int) {
    let literal = tree.literals[number]
    let start = bytes.base + Int(literal.range.start)
    // A count that does not fit is counted again, which costs no more than the interpolation did.
    let hashes = literal.hashes < UInt16.max ? Int(literal.hashes) : bytes.countHashes(start)
    let form = SwiftStringForm(
      hashes: hashes, quote: start[hashes], isMultiline: literal.flags.contains(.multiline))
    let text = bytes.text(cursor, form)
    tree.literals[number].flags.formUnion(text.flags)
    switch text.stop {
    case .interpolation:
      interpolate(text.end, number, form)
    case .closer:
      emitText(text.end, number)
      emit(.stringClose, text.end + form.closeLength, link: UInt32(truncatingIfNeeded: number))
      endLiteral(number, [])
    case .unterminated:
      emitText(text.end, number)
      endLiteral(number, .unterminated)
    }
  }

  private mutating func interpolate(
    _ backslash: UnsafePointer<UInt8>, _ number: Int, _ form: SwiftStringForm
  ) {
    emitText(backslash, number)
    enterInterpolation(backslash + form.hashes + 2, literal: number)
  }

  private mutating func emitText(_ stop: UnsafePointer<UInt8>, _ number: Int) {
    if stop > cursor { emit(.stringText, stop, link: UInt32(truncatingIfNeeded: number)) }
  }

  /// The literal ends at the cursor.
  mutating func endLiteral(_ number: Int, _ flags: StringLiteral.Flags) {
    tree.literals[number].flags.insert(flags)
    tree.literals[number].lastToken = UInt32(truncatingIfNeeded: tokenCount - 1)
    tree.literals[number].range.end = bytes.offset(cursor)
    if flags.contains(.unterminated) {
      tree.problems.append(LexicalProblem(.unterminatedString, tree.literals[number].range))
    }
  }

  private mutating func form(_ start: UnsafePointer<UInt8>, hashes: Int) -> SwiftStringForm {
    let quotes = start + hashes
    let isMultiline =
      bytes.matches("\"\"\"", quotes) && (hashes == 0 || !closesOnLine(quotes + 3, hashes: hashes))
    return SwiftStringForm(hashes: hashes, quote: quotes.pointee, isMultiline: isMultiline)
  }

  /// `#"""#` is a quote in a single-line literal: three quotes open a multi-line one only if nothing on the
  /// line could close them.
  private mutating func closesOnLine(_ start: UnsafePointer<UInt8>, hashes: Int) -> Bool {
    let offset = bytes.offset(start)
    if let known = memory.quoteClosers, known.covers(offset) {
      return known.mayClose(offset, hashes: hashes)
    }
    let lineEnd = bytes.endOfLine(start)
    var closers = SwiftCloserIndex(limit: bytes.offset(lineEnd))
    // The last of the three quotes is the first that may close.
    var position = start - 1
    while position < lineEnd {
      let isQuote = position.pointee == UInt8(ascii: "\"")
      position += 1
      if isQuote { closers.add(bytes.offset(position), hashes: bytes.countHashes(position)) }
    }
    memory.quoteClosers = closers
    return closers.mayClose(offset, hashes: hashes)
  }
}

/// How a string literal is delimited.
struct SwiftStringForm {
  var hashes: Int
  var quote: UInt8
  var isMultiline: Bool

  var closeLength: Int { hashes + (isMultiline ? 3 : 1) }
  var openLength: Int { closeLength }
}

/// A stretch of text inside a literal.
private struct SwiftStringText {
  enum Stop {
    case closer, interpolation, unterminated
  }

  /// Why it ends, and where: at the closer, the backslash or the end of the line or file.
  var stop: Stop
  var end: UnsafePointer<UInt8>
  /// `escaped` and `nonASCII` where they are true of this stretch, and `multiline`.
  var flags: StringLiteral.Flags
}

extension SwiftBytes {
  /// Reads text up to the closer, an interpolation or the end.
  fileprivate func text(_ start: UnsafePointer<UInt8>, _ form: SwiftStringForm) -> SwiftStringText {
    var flags: StringLiteral.Flags = form.isMultiline ? .multiline : []
    var position = start
    while true {
      while !has(.stopsText, position) { position += 1 }
      switch position.pointee {
      case form.quote:
        if isCloser(position, form) { return SwiftStringText(stop: .closer, end: position, flags: flags) }
        position += 1
      case UInt8(ascii: "\\"):
        // In a raw literal a backslash needs as many `#` to mean something.
        guard hasHashes(position + 1, form.hashes) else {
          position += 1
          continue
        }
        let escaped = position + 1 + form.hashes
        if escaped.pointee == UInt8(ascii: "(") {
          return SwiftStringText(stop: .interpolation, end: position, flags: flags)
        }
        flags.insert(.escaped)
        position = isQuoteOrBackslash(escaped) ? escaped + 1 : escaped
      case UInt8(ascii: "\n") where !form.isMultiline, UInt8(ascii: "\r") where !form.isMultiline:
        return SwiftStringText(stop: .unterminated, end: position, flags: flags)
      case 0 where position >= end:
        return SwiftStringText(stop: .unterminated, end: end, flags: flags)
      case 0x80...:
        flags.insert(.nonASCII)
        position += 1
      default:
        position += 1
      }
    }
  }

  private func isQuoteOrBackslash(_ position: UnsafePointer<UInt8>) -> Bool {
    switch position.pointee {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): true
    default: false
    }
  }

  private func isCloser(_ position: UnsafePointer<UInt8>, _ form: SwiftStringForm) -> Bool {
    if form.isMultiline {
      return matches("\"\"\"", position) && hasHashes(position + 3, form.hashes)
    }
    return hasHashes(position + 1, form.hashes)
  }
}
