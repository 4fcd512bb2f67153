/// What stands between tokens: white space, comments, conflict markers.
extension SwiftScanner {
  @inline(__always)
  mutating func skipSpaces() {
    pending.insert(.spaceBefore)
    cursor += 1
    while cursor.pointee == UInt8(ascii: " ") { cursor += 1 }
  }

  @inline(__always)
  mutating func skipNewline() {
    if endsAtNewline { endSingleLineLiterals() }
    pending.insert([.spaceBefore, .startsLine])
    cursor += 1
    while cursor.pointee == UInt8(ascii: " ") { cursor += 1 }
  }

  /// A zero byte is the end of the text or, inside it, white space the compiler warns of.
  mutating func skipNull() {
    guard cursor < end else { return finish() }
    let start = cursor
    while cursor < end, cursor.pointee == 0 { cursor += 1 }
    report(.strayBytes, start, cursor)
    pending.insert(.spaceBefore)
  }

  mutating func skipShebang() {
    guard matches("#!", cursor) else { return }
    skipLineComment()
  }

  /// `//`, `/*`, or an operator or regex.
  @inline(__always)
  mutating func lexSlash() {
    if cursor[1] == UInt8(ascii: "/") {
      skipLineComment()
    } else if cursor[1] == UInt8(ascii: "*") {
      skipBlockComment()
    } else {
      lexOperator()
    }
  }

  mutating func skipLineComment() {
    skipComment(to: endOfLine(cursor))
  }

  /// Files the bytes up to `stop` as a comment.
  private mutating func skipComment(to stop: UnsafePointer<UInt8>) {
    tree.comments.append(
      Comment(range: ByteRange(offset(cursor), offset(stop)), tokensBefore: UInt32(tokenCount)))
    pending.insert(.spaceBefore)
    cursor = stop
  }

  /// Block comments nest.
  private mutating func skipBlockComment() {
    var position = cursor + 2
    var depth = 1
    while depth > 0 {
      while !has(.stopsComment, position) { position += 1 }
      switch (position.pointee, position[1]) {
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        position += 2
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      case (UInt8(ascii: "\n"), _), (UInt8(ascii: "\r"), _):
        pending.insert(.startsLine)
        position += 1
      case (0, _) where position >= end:
        report(.unterminatedComment, cursor, end)
        return skipComment(to: end)
      default:
        position += 1
      }
    }
    skipComment(to: position)
  }

  /// The first CR or LF at `start` or behind it, or the end; eight bytes at a time.
  func endOfLine(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var position = start
    while position < end {
      let word = UnsafeRawPointer(position).loadUnaligned(as: UInt64.self).littleEndian
      let lineFeeds = word ^ (ones &* 0x0A)
      let returns = word ^ (ones &* 0x0D)
      let found =
        (((lineFeeds &- ones) & ~lineFeeds) | ((returns &- ones) & ~returns)) & (ones &* 0x80)
      if found != 0 { return min(position + found.trailingZeroBitCount / 8, end) }
      position += 8
    }
    return end
  }
}

// MARK: - Conflict markers

extension SwiftScanner {
  /// `<`: a conflict marker, an editor placeholder or an operator; `>`: a marker or an operator.
  mutating func lexAngle() {
    if cursor[0] == cursor[1], skipConflict() { return }
    if matches("<#", cursor), let stop = placeholderEnd() { return emit(.identifier, stop) }
    lexOperator()
  }

  /// Skips everything between the markers of a merge conflict, as the compiler does.
  private mutating func skipConflict() -> Bool {
    guard cursor == base || cursor[-1] == UInt8(ascii: "\n") || cursor[-1] == UInt8(ascii: "\r") else {
      return false
    }
    if matches("<<<<<<< ", cursor), !memory.noConflictEnd {
      guard let stop = conflictEnd(">>>>>>> ", behind: cursor + 8) else {
        memory.noConflictEnd = true
        return false
      }
      skipConflict(to: stop)
      return true
    }
    if matches(">>>> ", cursor), !memory.noPerforceEnd {
      guard let stop = conflictEnd("<<<<\n", behind: cursor + 5) else {
        memory.noPerforceEnd = true
        return false
      }
      skipConflict(to: stop)
      return true
    }
    return false
  }

  private mutating func skipConflict(to stop: UnsafePointer<UInt8>) {
    report(.strayBytes, cursor, stop)
    pending.insert(.startsLine)
    skipComment(to: stop)
  }

  /// The end of the line that begins with `terminator`.
  private func conflictEnd(
    _ terminator: StaticString, behind start: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    var line = endOfLine(start)
    while line < end {
      line += 1
      if matches(terminator, line) { return endOfLine(line + terminator.utf8CodeUnitCount) }
      line = endOfLine(line)
    }
    return nil
  }

  /// The end of `<#…#>` at the cursor, if it ends on its line and before another one begins.
  private func placeholderEnd() -> UnsafePointer<UInt8>? {
    var position = cursor + 2
    while position < end, position.pointee != UInt8(ascii: "\n"), !matches("<#", position) {
      if matches("#>", position) { return position + 2 }
      position += 1
    }
    return nil
  }
}
