/// What stands between tokens: white space, continuations, comments.
extension CFamilyScanner {
  @inline(__always)
  mutating func skipBlanks() {
    pending.insert(.spaceBefore)
    cursor = (cursor + 1).endOfSpaces
  }

  @inline(__always)
  mutating func skipNewline() {
    if standing.contains(.inDirective) { endDirective() }
    pending = [.spaceBefore, .startsLine]
    cursor = (cursor + 1).endOfSpaces
  }

  mutating func skipByteOrderMark() {
    if cursor[0] == 0xEF, cursor[1] == 0xBB, cursor[2] == 0xBF { cursor += 3 }
  }

  /// A zero byte is the end of the text or, inside it, white space the compiler warns of.
  mutating func skipNull() {
    guard cursor < end else { return finish() }
    let start = cursor
    while cursor < end, cursor.pointee == 0 { cursor += 1 }
    skipped(start)
  }

  /// Files the bytes from `start` to the cursor as white space that is not meant as such.
  mutating func skipped(_ start: Position) {
    report(.strayBytes, start, cursor)
    pending.insert(.spaceBefore)
  }

  /// A continuation, a word that begins with a universal name, or a stray byte.
  mutating func lexBackslash() {
    let next = behindContinuations(cursor)
    if next != cursor {
      pending.insert(.spaceBefore)
      cursor = next
    } else if universalNameEnd(cursor) != nil {
      lexInterruptedWord(cursor)
    } else {
      lexStray(cursor + 1)
    }
  }

  /// The place behind the continuations (backslash, blanks, line end) at `position`, if there are any.
  func behindContinuations(_ position: Position) -> Position {
    var stop = position
    while stop.pointee == UInt8(ascii: "\\") {
      var next = stop + 1
      while has(.blank, next) { next += 1 }
      guard let line = behindNewline(next) else { return stop }
      stop = line
    }
    return stop
  }

  /// A line end is LF, CR, CR LF or LF CR.
  private func behindNewline(_ position: Position) -> Position? {
    switch (position[0], position[1]) {
    case (UInt8(ascii: "\n"), UInt8(ascii: "\r")), (UInt8(ascii: "\r"), UInt8(ascii: "\n")): position + 2
    case (UInt8(ascii: "\n"), _), (UInt8(ascii: "\r"), _): position + 1
    default: nil
    }
  }
}

// MARK: - Comments

extension CFamilyScanner {
  /// `//`, `/*` or an operator.
  @inline(__always)
  mutating func lexSlash() {
    switch cursor[1] {
    case UInt8(ascii: "/"): skipLineComment(cursor + 2)
    case UInt8(ascii: "*"): skipBlockComment(cursor + 2)
    case UInt8(ascii: "\\"): lexInterruptedSlash()
    default: lexOperator(UInt8(ascii: "/"))
    }
  }

  private mutating func lexInterruptedSlash() {
    let next = behindContinuations(cursor + 1)
    switch next.pointee {
    case UInt8(ascii: "/"): skipLineComment(next + 1)
    case UInt8(ascii: "*"): skipBlockComment(next + 1)
    default: lexOperator(UInt8(ascii: "/"))
    }
  }

  /// Files the bytes up to `stop` as a comment.
  private mutating func skipComment(to stop: Position) {
    tree.comments.append(
      Comment(
        range: ByteRange(offset(cursor), offset(stop)), tokensBefore: UInt32(truncatingIfNeeded: tokenCount)))
    pending.insert(.spaceBefore)
    cursor = stop
  }

  /// A backslash at the end of its line makes a comment go on.
  private mutating func skipLineComment(_ body: Position) {
    var line = body
    while true {
      let stop = line.next(UInt8(ascii: "\n"), or: UInt8(ascii: "\r"), before: end)
      var last = stop
      while last > line, has(.blank, last - 1) { last -= 1 }
      guard last > line, last[-1] == UInt8(ascii: "\\"), let next = behindNewline(stop) else {
        return skipComment(to: stop)
      }
      line = next
    }
  }

  /// Block comments do not nest. Their `*` and `/` may have continuations in between.
  private mutating func skipBlockComment(_ body: Position) {
    var position = body
    while true {
      position = position.next(UInt8(ascii: "/"), or: UInt8(ascii: "/"), before: end)
      guard position < end else {
        report(.unterminatedComment, cursor, end)
        return skipComment(to: end)
      }
      let last = position > body ? beforeContinuations(position, body) : body
      position += 1
      if last > body, last[-1] == UInt8(ascii: "*") { return skipComment(to: position) }
    }
  }

  /// The place before the continuations that end at `position`, not before `start`.
  private func beforeContinuations(_ position: Position, _ start: Position) -> Position {
    var stop = position
    while stop > start, stop[-1] == UInt8(ascii: "\n") || stop[-1] == UInt8(ascii: "\r") {
      var last = stop - 1
      if last > start, let pair = behindNewline(last - 1), pair == stop { last -= 1 }
      while last > start, has(.blank, last - 1) { last -= 1 }
      guard last > start, last[-1] == UInt8(ascii: "\\") else { return stop }
      stop = last - 1
    }
    return stop
  }
}
