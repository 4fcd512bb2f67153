import L10nSyntax

// Whole numbers that a call hands to a format as texts or as objects.

extension Document {
  /// `"\(count)"`, `String(count)`, `NSNumber(value: count)`, `@(count)`, `[NSNumber numberWithInteger:count]`
  func isWrittenInteger(_ whole: TokenRange) -> Bool {
    if language == .cFamily { return isBoxedInteger(whole) }
    let range = withoutParentheses(whole)
    if range.isEmpty { return false }
    if let literal = literal(spanning: range) {
      let values = interpolations(of: literal)
      return values.count == 1 && textPieces(of: literal).allSatisfy(\.isEmpty) && isInteger(values[0])
    }
    guard let call = call(at: range.lower), call.range == range, call.arguments.count == 1 else {
      return false
    }
    let (label, value) = (call.arguments[0].label, call.arguments[0].value)
    switch text(of: call.name) {
    case "String": return label == nil && isInteger(value)
    case "NSNumber": return label.map { token($0, is: "value") } ?? false && isInteger(value)
    default: return false
    }
  }

  private func isBoxedInteger(_ range: TokenRange) -> Bool {
    guard range.count > 2 else { return false }
    if source[Int(tokens[range.lower].start)] == UInt8(ascii: "@") {
      let open = kind(range.lower) == .at ? range.lower + 1 : range.lower
      return kind(open) == .openParen && closer(of: open) == range.upper - 1
        && isInteger(TokenRange(open + 1, range.upper - 1))
    }
    return kind(range.lower) == .openSquare && closer(of: range.lower) == range.upper - 1
      && text(of: range.lower + 1) == "NSNumber"
      && Self.makersOfIntegers.contains(text(of: range.lower + 2))
  }

  private static let makersOfIntegers: Set = [
    "numberWithInt", "numberWithInteger", "numberWithLong", "numberWithLongLong", "numberWithUnsignedInt",
    "numberWithUnsignedInteger", "numberWithUnsignedLong",
  ]

  private func isInteger(_ value: TokenRange) -> Bool {
    kind(ofValue: value) == .integer || isIntegerProperty(value)
  }

  /// `rowCount`, where the file declares one such name, `var rowCount: Int` or `var rowCount = 0`.
  private func isIntegerProperty(_ value: TokenRange) -> Bool {
    guard isSearchable, let name = nameOfProperty(value), let property = soleDeclaration(of: name, in: nil)
    else { return false }
    return kind(ofMember: property, depth: 0) == .integer
  }
}
