/// String literals, raw or not, on one line or several, with interpolations.
extension SwiftScanner {
  /// How a literal is delimited.
  private struct Form {
    var hashes: Int
    var quote: UInt8
    var isMultiline: Bool
  }

  /// Why a stretch of text ends.
  private enum Stop {
    case closer, interpolation, unterminated
  }

  /// A literal whose first `#` or quote stands at the cursor.
  mutating func lexString(hashes: Int) {
    let start = cursor
    let form = form(start, hashes: hashes)
    if form.quote == UInt8(ascii: "'") { report(.strayBytes, start, start + 1) }
    let openLength = hashes + (form.isMultiline ? 3 : 1)
    var flags: StringLiteral.Flags = form.isMultiline ? .multiline : []
    let (stop, place) = scan(start + openLength, form, &flags)
    let number = tree.literals.count
    let firstToken = UInt32(truncatingIfNeeded: tokenCount)
    let end = stop == .closer ? place + length(ofCloser: form) : place
    tree.literals.append(
      StringLiteral(
        firstToken: firstToken, lastToken: firstToken, range: ByteRange(offset(start), offset(end)),
        openLength: UInt16(clamping: openLength), hashes: UInt16(clamping: hashes), flags: flags))
    switch stop {
    case .closer:
      emit(.string, end, link: UInt32(number))
    case .unterminated:
      emit(.string, end, link: UInt32(number))
      endLiteral(number, .unterminated)
    case .interpolation:
      tree.literals[number].flags.insert(.interpolated)
      emit(.stringOpen, start + openLength, link: UInt32(number))
      interpolate(place, number, form)
    }
  }

  /// Reads on behind an interpolation.
  mutating func continueString(_ number: Int) {
    let literal = tree.literals[number]
    let start = base + Int(literal.range.start)
    // A count that does not fit is counted again, which costs no more than the interpolation did.
    let hashes = literal.hashes < UInt16.max ? Int(literal.hashes) : countHashes(start)
    let form = Form(
      hashes: hashes, quote: start[hashes], isMultiline: literal.flags.contains(.multiline))
    var flags = literal.flags
    let (stop, place) = scan(cursor, form, &flags)
    tree.literals[number].flags = flags
    switch stop {
    case .interpolation:
      interpolate(place, number, form)
    case .closer:
      emitText(place, number)
      emit(.stringClose, place + length(ofCloser: form), link: UInt32(number))
      endLiteral(number, [])
    case .unterminated:
      emitText(place, number)
      endLiteral(number, .unterminated)
    }
  }

  private mutating func interpolate(_ backslash: UnsafePointer<UInt8>, _ number: Int, _ form: Form) {
    emitText(backslash, number)
    enterInterpolation(backslash + form.hashes + 2, literal: number)
  }

  private mutating func emitText(_ stop: UnsafePointer<UInt8>, _ number: Int) {
    if stop > cursor { emit(.stringText, stop, link: UInt32(number)) }
  }

  /// The literal ends at the cursor.
  mutating func endLiteral(_ number: Int, _ flags: StringLiteral.Flags) {
    tree.literals[number].flags.insert(flags)
    tree.literals[number].lastToken = UInt32(tokenCount - 1)
    tree.literals[number].range.end = offset(cursor)
    if flags.contains(.unterminated) {
      tree.problems.append(LexicalProblem(.unterminatedString, tree.literals[number].range))
    }
  }

  private func length(ofCloser form: Form) -> Int { form.hashes + (form.isMultiline ? 3 : 1) }
}

// MARK: - Delimiters and text

extension SwiftScanner {
  private mutating func form(_ start: UnsafePointer<UInt8>, hashes: Int) -> Form {
    let quotes = start + hashes
    let isMultiline =
      matches("\"\"\"", quotes) && (hashes == 0 || !closesOnLine(quotes + 3, hashes: hashes))
    return Form(hashes: hashes, quote: quotes.pointee, isMultiline: isMultiline)
  }

  /// `#"""#` is a quote in a single-line literal: three quotes open a multi-line one only if nothing on the
  /// line could close them.
  private mutating func closesOnLine(_ start: UnsafePointer<UInt8>, hashes: Int) -> Bool {
    if let known = memory.quoteClosers, known.covers(offset(start)) {
      return known.mayClose(offset(start), hashes: hashes)
    }
    let lineEnd = endOfLine(start)
    var closers = SwiftCloserIndex(limit: offset(lineEnd))
    if countHashes(start) >= hashes { return true }
    var position = start
    while position < lineEnd {
      let isQuote = position.pointee == UInt8(ascii: "\"")
      position += 1
      guard isQuote else { continue }
      let found = countHashes(position)
      if found >= hashes { return true }
      closers.add(offset(position), hashes: found)
    }
    memory.quoteClosers = closers
    return false
  }

  /// Reads text up to the closer, an interpolation or the end.
  private func scan(
    _ start: UnsafePointer<UInt8>, _ form: Form, _ flags: inout StringLiteral.Flags
  ) -> (Stop, UnsafePointer<UInt8>) {
    var position = start
    while true {
      while !has(.stopsText, position) { position += 1 }
      switch position.pointee {
      case form.quote:
        if isCloser(position, form) { return (.closer, position) }
        position += 1
      case UInt8(ascii: "\\"):
        // In a raw literal a backslash needs as many `#` to mean something.
        let escaped = position + 1 + form.hashes
        guard form.hashes == 0 || hasHashes(position + 1, form.hashes) else {
          position += 1
          continue
        }
        if escaped.pointee == UInt8(ascii: "(") { return (.interpolation, position) }
        flags.insert(.escaped)
        position = isQuoteOrBackslash(escaped) ? escaped + 1 : escaped
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        guard form.isMultiline else { return (.unterminated, position) }
        position += 1
      case 0 where position >= end:
        return (.unterminated, end)
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

  private func isCloser(_ position: UnsafePointer<UInt8>, _ form: Form) -> Bool {
    if form.isMultiline {
      return matches("\"\"\"", position) && hasHashes(position + 3, form.hashes)
    }
    return hasHashes(position + 1, form.hashes)
  }

  /// Whether at least `count` `#` stand at `position`.
  private func hasHashes(_ position: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    var index = 0
    while index < count {
      if position[index] != UInt8(ascii: "#") { return false }
      index += 1
    }
    return true
  }
}
