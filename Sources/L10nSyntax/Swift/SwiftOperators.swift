/// Operators, by the compiler's rules on white space around them.
extension SwiftScanner {
  /// `?` and `!` directly behind an operand are tokens of their own.
  @inline(__always)
  mutating func lexPostfix(or kind: Token.Kind) {
    if bytes.isBoundLeft(cursor) { return emit(kind, cursor + 1) }
    lexOperator()
  }

  mutating func lexOperator() {
    var stop = endOfOperator()
    if let slash = bytes.firstSlash(cursor, before: stop) {
      if let regex = bareRegexEnd(slash, operatorEnd: stop) {
        if slash > cursor { emitOperator(slash) }
        return emit(.regex, regex)
      }
      stop = bytes.startOfComment(cursor, before: stop)
    }
    emitOperator(stop)
  }

  /// The longest run of operator characters at the cursor, which stands on one.
  private mutating func endOfOperator() -> UnsafePointer<UInt8> {
    let mayHaveDots = cursor.pointee == UInt8(ascii: ".")
    var position = cursor.pointee < 0x80 ? cursor + 1 : cursor + SwiftScalar(cursor).length
    while true {
      let byte = position.pointee
      if bytes.has(.operatorSign, position) {
        if byte == UInt8(ascii: "."), !mayHaveDots { return position }
        if byte == UInt8(ascii: "<"), position[1] == UInt8(ascii: "#"), isPlaceholder(position) {
          return position
        }
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
    guard bytes.offset(start) >= memory.noPlaceholderEndBefore else { return false }
    if bytes.offset(start) < memory.placeholderEnd { return true }
    var position = start + 1
    while position < bytes.end, position.pointee != UInt8(ascii: "\n") {
      if bytes.matches("#>", position) {
        memory.placeholderEnd = bytes.offset(position)
        return true
      }
      position += 1
    }
    memory.noPlaceholderEndBefore = bytes.offset(position)
    return false
  }

  private mutating func emitOperator(_ stop: UnsafePointer<UInt8>) {
    if bytes.hasCommentEnd(cursor, before: stop) { return emitUnknown(stop) }
    emit(bytes.kindOfOperator(cursor, stop), stop)
  }
}

extension SwiftBytes {
  fileprivate func firstSlash(
    _ start: UnsafePointer<UInt8>, before stop: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    var position = start
    while position < stop {
      if position.pointee == UInt8(ascii: "/") { return position }
      position += 1
    }
    return nil
  }

  /// `//` or `/*` inside a run of operator characters begins a comment.
  fileprivate func startOfComment(
    _ start: UnsafePointer<UInt8>, before stop: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8> {
    var position = start + 1
    while stop - start > 2, position < stop {
      if matches("//", position) || matches("/*", position) { return position }
      position += 1
    }
    return stop
  }

  /// `*/` without a comment is nothing the compiler knows.
  fileprivate func hasCommentEnd(
    _ start: UnsafePointer<UInt8>, before stop: UnsafePointer<UInt8>
  ) -> Bool {
    var position = start
    while position + 1 < stop {
      if matches("*/", position) { return true }
      position += 1
    }
    return false
  }

  fileprivate func kindOfOperator(
    _ start: UnsafePointer<UInt8>, _ stop: UnsafePointer<UInt8>
  ) -> Token.Kind {
    switch stop - start {
    case 1: kindOfSign(start)
    case 2: kindOfPair(start)
    case 3 where matches("===", start) || matches("!==", start): .comparison
    default: .operator
    }
  }

  private func kindOfSign(_ start: UnsafePointer<UInt8>) -> Token.Kind {
    switch start.pointee {
    case UInt8(ascii: "="): return .assign
    case UInt8(ascii: "."): return .dot
    case UInt8(ascii: "?"): return .ternary
    case UInt8(ascii: "+"):
      let isBoundLeft = isBoundLeft(start)
      return isBoundLeft == isBoundRight(start + 1, left: isBoundLeft) ? .plus : .operator
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      // `Foo<Bar>` is bound on at least one side.
      let isBound = isBoundLeft(start) || isBoundRight(start + 1, left: false)
      return isBound ? .operator : .comparison
    default: return .operator
    }
  }

  private func kindOfPair(_ start: UnsafePointer<UInt8>) -> Token.Kind {
    switch (start[0], start[1]) {
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
