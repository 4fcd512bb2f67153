/// Operators, by the compiler's rules on white space around them.
extension SwiftScanner {
  @inline(__always)
  mutating func lexDot() {
    if has(.operatorSign, cursor + 1) || cursor[1] >= 0x80 { return lexOperator() }
    emit(.dot, cursor + 1)
  }

  /// `?` and `!` directly behind an operand are tokens of their own.
  @inline(__always)
  mutating func lexPostfix(or kind: Token.Kind) {
    if isBoundLeft(cursor) { return emit(kind, cursor + 1) }
    lexOperator()
  }

  mutating func lexOperator() {
    var stop = endOfOperator()
    if let slash = firstSlash(before: stop) {
      if let regex = bareRegexEnd(slash, operatorEnd: stop) {
        if slash > cursor { emitOperator(slash) }
        return emit(.regex, regex)
      }
      stop = startOfComment(before: stop)
    }
    emitOperator(stop)
  }

  /// The longest run of operator characters at the cursor, which stands on one.
  private mutating func endOfOperator() -> UnsafePointer<UInt8> {
    let mayHaveDots = cursor.pointee == UInt8(ascii: ".")
    var position = cursor + SwiftScalar(cursor).length
    while true {
      let byte = position.pointee
      if has(.operatorSign, position) {
        if byte == UInt8(ascii: "."), !mayHaveDots { return position }
        if byte == UInt8(ascii: "<"), isPlaceholder(position) { return position }
        position += 1
      } else if byte >= 0x80 {
        let scalar = SwiftScalar(position)
        guard scalar.isOperatorPart else { return position }
        position += scalar.length
      } else {
        return position
      }
    }
  }

  /// `<#` with a `#>` behind it on the line ends an operator.
  private mutating func isPlaceholder(_ start: UnsafePointer<UInt8>) -> Bool {
    guard start[1] == UInt8(ascii: "#"), offset(start) >= memory.noPlaceholderEndBefore else { return false }
    var position = start + 1
    while position < end, position.pointee != UInt8(ascii: "\n") {
      if matches("#>", position) { return true }
      position += 1
    }
    memory.noPlaceholderEndBefore = offset(position)
    return false
  }

  private func firstSlash(before stop: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    var position = cursor
    while position < stop {
      if position.pointee == UInt8(ascii: "/") { return position }
      position += 1
    }
    return nil
  }

  /// `//` or `/*` inside a run of operator characters begins a comment.
  private func startOfComment(before stop: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var position = cursor + 1
    while stop - cursor > 2, position < stop {
      if matches("//", position) || matches("/*", position) { return position }
      position += 1
    }
    return stop
  }

  private mutating func emitOperator(_ stop: UnsafePointer<UInt8>) {
    if hasCommentEnd(before: stop) { return emitUnknown(stop) }
    emit(kindOfOperator(stop), stop)
  }

  /// `*/` without a comment is nothing the compiler knows.
  private func hasCommentEnd(before stop: UnsafePointer<UInt8>) -> Bool {
    guard stop - cursor > 1 else { return false }
    var position = cursor
    while position < stop - 1 {
      if matches("*/", position) { return true }
      position += 1
    }
    return false
  }
}

// MARK: - Kinds

extension SwiftScanner {
  private func kindOfOperator(_ stop: UnsafePointer<UInt8>) -> Token.Kind {
    switch stop - cursor {
    case 1: kindOfSign()
    case 2: kindOfPair()
    case 3 where matches("===", cursor) || matches("!==", cursor): .comparison
    default: .operator
    }
  }

  private func kindOfSign() -> Token.Kind {
    let isBoundLeft = isBoundLeft(cursor)
    let isBoundRight = isBoundRight(cursor + 1, left: isBoundLeft)
    switch cursor.pointee {
    case UInt8(ascii: "="): return .assign
    case UInt8(ascii: "."): return .dot
    case UInt8(ascii: "?"): return .ternary
    case UInt8(ascii: "+"): return isBoundLeft == isBoundRight ? .plus : .operator
    // `Foo<Bar>` is bound on at least one side.
    case UInt8(ascii: "<"), UInt8(ascii: ">"): return isBoundLeft || isBoundRight ? .operator : .comparison
    default: return .operator
    }
  }

  private func kindOfPair() -> Token.Kind {
    switch (cursor[0], cursor[1]) {
    case (UInt8(ascii: "-"), UInt8(ascii: ">")): .arrow
    case (UInt8(ascii: "+"), UInt8(ascii: "=")): .plusAssign
    case (UInt8(ascii: "?"), UInt8(ascii: "?")): .coalesce
    case (UInt8(ascii: "&"), UInt8(ascii: "&")), (UInt8(ascii: "|"), UInt8(ascii: "|")): .logical
    case (UInt8(ascii: "="), UInt8(ascii: "=")), (UInt8(ascii: "!"), UInt8(ascii: "=")),
      (UInt8(ascii: "<"), UInt8(ascii: "=")), (UInt8(ascii: ">"), UInt8(ascii: "=")):
      .comparison
    default: .operator
    }
  }

  /// Whether an operand stands directly before an operator.
  @inline(__always)
  func isBoundLeft(_ start: UnsafePointer<UInt8>) -> Bool {
    guard start > base else { return false }
    if has(.unboundAfter, start - 1) { return false }
    switch start[-1] {
    case UInt8(ascii: "/"): return start - base < 2 || start[-2] != UInt8(ascii: "*")
    case 0xA0: return start - base < 2 || start[-2] != 0xC2
    default: return true
    }
  }

  /// Whether an operand stands directly behind an operator.
  func isBoundRight(_ stop: UnsafePointer<UInt8>, left isBoundLeft: Bool) -> Bool {
    if has(.unboundBefore, stop) { return false }
    switch stop.pointee {
    // `x^.y` has a postfix operator, `^.y` a prefix one.
    case UInt8(ascii: "."): return !isBoundLeft
    case UInt8(ascii: "/"): return stop[1] != UInt8(ascii: "/") && stop[1] != UInt8(ascii: "*")
    case 0xC2: return stop[1] != 0xA0
    default: return true
    }
  }
}
