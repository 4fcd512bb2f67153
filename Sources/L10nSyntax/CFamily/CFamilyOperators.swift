/// Operators, by the longest match.
extension CFamilyScanner {
  /// The operator at the cursor, whose first byte the caller knows, so that each gets code of its own.
  @inline(__always)
  mutating func lexOperator(_ first: UInt8) {
    let second = cursor[1]
    let third = cursor[2]
    if second == UInt8(ascii: "\\") || third == UInt8(ascii: "\\") { return lexInterruptedOperator() }
    let (kind, length) = Self.longestOperator(first, second, third)
    emit(kind, cursor + length)
  }

  /// An operator whose bytes may have continuations in between.
  private mutating func lexInterruptedOperator() {
    let second = behindContinuations(cursor + 1)
    let third = behindContinuations(second + 1)
    let (kind, length) = Self.longestOperator(cursor.pointee, second.pointee, third.pointee)
    switch length {
    case 1: emit(kind, cursor + 1)
    case 2: emit(kind, second + 1)
    default: emit(kind, third + 1)
    }
  }

  /// A dot, `...`, `.*` or a number.
  @inline(__always)
  mutating func lexDot() {
    let second = cursor[1] == UInt8(ascii: "\\") ? behindContinuations(cursor + 1) : cursor + 1
    if has(.digit, second) { lexNumber() } else { lexOperator(UInt8(ascii: ".")) }
  }

  @inline(__always)
  private static func longestOperator(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> (Token.Kind, Int) {
    switch first {
    case UInt8(ascii: "="): second == UInt8(ascii: "=") ? (.comparison, 2) : (.assign, 1)
    case UInt8(ascii: "<"), UInt8(ascii: ">"): angle(first, second, third)
    case UInt8(ascii: "!"): second == UInt8(ascii: "=") ? (.comparison, 2) : (.operator, 1)
    case UInt8(ascii: "-"): minus(second, third)
    case UInt8(ascii: "+"): plus(second)
    case UInt8(ascii: "&"), UInt8(ascii: "|"):
      second == first ? (.logical, 2) : (.operator, second == UInt8(ascii: "=") ? 2 : 1)
    case UInt8(ascii: "?"): (.ternary, 1)
    case UInt8(ascii: ":"): second == UInt8(ascii: ":") ? (.operator, 2) : (.colon, 1)
    case UInt8(ascii: "."): dot(second, third)
    case UInt8(ascii: "#"): (.operator, second == UInt8(ascii: "#") ? 2 : 1)
    case UInt8(ascii: "~"): (.operator, 1)
    default: (.operator, second == UInt8(ascii: "=") ? 2 : 1)
    }
  }

  /// `<` `<=` `<=>` `<<` `<<=` and those of `>`.
  @inline(__always)
  private static func angle(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> (Token.Kind, Int) {
    if second == first { return (.operator, third == UInt8(ascii: "=") ? 3 : 2) }
    guard second == UInt8(ascii: "=") else { return (.comparison, 1) }
    let isThreeWay = first == UInt8(ascii: "<") && third == UInt8(ascii: ">")
    return (.comparison, isThreeWay ? 3 : 2)
  }

  @inline(__always)
  private static func minus(_ second: UInt8, _ third: UInt8) -> (Token.Kind, Int) {
    switch second {
    case UInt8(ascii: ">"): third == UInt8(ascii: "*") ? (.operator, 3) : (.arrow, 2)
    case UInt8(ascii: "-"), UInt8(ascii: "="): (.operator, 2)
    default: (.operator, 1)
    }
  }

  @inline(__always)
  private static func plus(_ second: UInt8) -> (Token.Kind, Int) {
    switch second {
    case UInt8(ascii: "="): (.plusAssign, 2)
    case UInt8(ascii: "+"): (.operator, 2)
    default: (.plus, 1)
    }
  }

  @inline(__always)
  private static func dot(_ second: UInt8, _ third: UInt8) -> (Token.Kind, Int) {
    if second == UInt8(ascii: "."), third == UInt8(ascii: ".") { return (.operator, 3) }
    return second == UInt8(ascii: "*") ? (.operator, 2) : (.dot, 1)
  }
}
