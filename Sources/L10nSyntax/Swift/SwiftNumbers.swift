/// Number literals. Letters directly behind a number belong to it, as in the compiler's recovery.
extension SwiftScanner {
  @inline(__always)
  mutating func lexNumber() {
    // The common case first: a few digits and nothing else.
    var position = cursor + 1
    while bytes.has(.digit, position) { position += 1 }
    if !bytes.has(.word, position), position.pointee != UInt8(ascii: "."), position.pointee < 0x80 {
      return emit(.number, position)
    }
    let isIndex = tokenCount > 0 && tokens[tokenCount - 1].kind == .dot
    emit(.number, isIndex ? bytes.endOfIndex(cursor) : bytes.endOfNumber(cursor))
  }
}

extension SwiftBytes {
  fileprivate func endOfNumber(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    guard start.pointee == UInt8(ascii: "0") else { return endOfDecimal(start) }
    return switch start[1] {
    case UInt8(ascii: "x"): endOfHexadecimal(start)
    case UInt8(ascii: "o"), UInt8(ascii: "b"): endOfWord(start + 2)
    default: endOfDecimal(start)
    }
  }

  /// In `x.0.1` both numbers are indices, so no dot belongs to them.
  fileprivate func endOfIndex(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    let stop = endOfDigits(start)
    return stop.pointee == UInt8(ascii: ".") ? stop : endOfNumber(start)
  }

  private func endOfDecimal(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var position = endOfDigits(start)
    if position.pointee == UInt8(ascii: ".") {
      // `1.foo` is a member and `1...2` a range.
      guard has(.digit, position + 1) else { return position }
      position = endOfDigits(position + 1)
      guard isExponent(position) else { return position }
    } else if !isExponent(position) {
      return endOfWord(position)
    }
    return endOfExponent(position + 1)
  }

  private func isExponent(_ position: UnsafePointer<UInt8>) -> Bool {
    position.pointee | 0x20 == UInt8(ascii: "e")
  }

  private func endOfExponent(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    let isSigned = start.pointee == UInt8(ascii: "-") || start.pointee == UInt8(ascii: "+")
    return endOfWord(isSigned ? start + 1 : start)
  }

  /// A fraction needs an exponent: `0xff.description` is a member of `0xff`.
  private func endOfHexadecimal(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    let whole = endOfHexDigits(start + 2)
    if whole.pointee == UInt8(ascii: "."), has(.hexDigit, whole + 1) {
      let fraction = endOfHexDigits(whole + 1)
      return isHexExponent(fraction) ? endOfExponent(fraction + 1) : whole
    }
    return isHexExponent(whole) ? endOfExponent(whole + 1) : endOfWord(whole)
  }

  private func isHexExponent(_ position: UnsafePointer<UInt8>) -> Bool {
    guard position.pointee | 0x20 == UInt8(ascii: "p") else { return false }
    let isSigned = position[1] == UInt8(ascii: "-") || position[1] == UInt8(ascii: "+")
    return has(.digit, isSigned ? position + 2 : position + 1)
  }

  private func endOfDigits(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var position = start
    while has(.digit, position) || position.pointee == UInt8(ascii: "_") { position += 1 }
    return position
  }

  private func endOfHexDigits(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var position = start
    while has(.hexDigit, position) || position.pointee == UInt8(ascii: "_") { position += 1 }
    return position
  }
}
