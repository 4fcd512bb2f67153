/// What stands between tokens: white space, comments, conflict markers.
extension SwiftScanner {
  /// A zero byte is the end of the text or, inside it, white space the compiler warns of.
  mutating func skipNull() {
    guard cursor < bytes.end else { return finish() }
    let start = cursor
    while cursor < bytes.end, cursor.pointee == 0 { cursor += 1 }
    report(.strayBytes, start, cursor)
    pending.insert(.spaceBefore)
  }

  mutating func skipShebang() {
    guard bytes.matches("#!", cursor) else { return }
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
    skipComment(to: bytes.endOfLine(cursor))
  }

  /// Files the bytes up to `stop` as a comment.
  private mutating func skipComment(to stop: UnsafePointer<UInt8>) {
    tree.comments.append(
      Comment(range: ByteRange(bytes.offset(cursor), bytes.offset(stop)), tokensBefore: UInt32(tokenCount)))
    pending.insert(.spaceBefore)
    cursor = stop
  }

  /// Block comments nest.
  private mutating func skipBlockComment() {
    var position = cursor + 2
    var depth = 1
    while depth > 0 {
      while !bytes.has(.stopsComment, position) { position += 1 }
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
      case (0, _) where position >= bytes.end:
        report(.unterminatedComment, cursor, bytes.end)
        return skipComment(to: bytes.end)
      default:
        position += 1
      }
    }
    skipComment(to: position)
  }
}

// MARK: - Conflict markers

extension SwiftScanner {
  /// `<`: a conflict marker, an editor placeholder or an operator; `>`: a marker or an operator.
  mutating func lexAngle() {
    if cursor[0] == cursor[1], skipConflict() { return }
    if bytes.matches("<#", cursor), let stop = bytes.placeholderEnd(cursor) { return emit(.identifier, stop) }
    lexOperator()
  }

  /// Skips everything between the markers of a merge conflict, as the compiler does.
  private mutating func skipConflict() -> Bool {
    guard cursor == bytes.base || cursor[-1] == UInt8(ascii: "\n") || cursor[-1] == UInt8(ascii: "\r") else {
      return false
    }
    if bytes.matches("<<<<<<< ", cursor), !memory.noConflictEnd {
      guard let stop = bytes.conflictEnd(">>>>>>> ", behind: cursor + 8) else {
        memory.noConflictEnd = true
        return false
      }
      skipConflict(to: stop)
      return true
    }
    if bytes.matches(">>>> ", cursor), !memory.noPerforceEnd {
      guard let stop = bytes.conflictEnd("<<<<\n", behind: cursor + 5) else {
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
}

extension SwiftBytes {
  /// The end of the line that begins with `terminator`.
  fileprivate func conflictEnd(
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

  /// The end of `<#…#>` at `start`, if it ends on its line and before another one begins.
  fileprivate func placeholderEnd(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    var position = start + 2
    while position < end, position.pointee != UInt8(ascii: "\n"), !matches("<#", position) {
      if matches("#>", position) { return position + 2 }
      position += 1
    }
    return nil
  }
}
