import L10nSyntax

extension Document {
  /// Whether a literal has two conversions of `strftime`, one of which no other format has, and no other `%`.
  func isPatternOfC(_ literal: StringLiteral) -> Bool {
    guard literal.flags.isDisjoint(with: [.interpolated, .escaped, .multiline]) else { return false }
    return source.withSpelling(literal.contentRange) { text in
      let signs = text.indices.filter { text[$0] == UInt8(ascii: "%") }
      return signs.count > 1
        && signs.allSatisfy { $0 + 1 < text.endIndex && Self.conversions.contains(text[$0 + 1]) }
        && signs.contains { Self.ownConversions.contains(text[$0 + 1]) }
    }
  }

  private static let conversions = Array("aAbBdeHIjmMpSyYzZ".utf8)
  private static let ownConversions = Array("bBHImMyY".utf8)

  /// How sure it is that what gets a pattern of C knows only those of Unicode; `nil` where it may know both.
  ///
  /// Formatters of before Mac OS X 10.4 had such patterns.
  func confidenceInPatternOfC(givenBy call: LocaleCall) -> Confidence? {
    guard call.result == nil, isSearchable,
      !tokens.indices.contains(where: isAncientFormatter),
      !hasOtherPattern(besides: call)
    else { return nil }
    let uses = uses(around: call)
    if uses.initialValues.contains(where: isPlainFormatter) { return .likely }
    let isNamedFormatter = uses.names.first.map { text(of: $0).words.last == "formatter" } ?? false
    return isNamedFormatter ? .possible : nil
  }

  private func isAncientFormatter(_ name: Int) -> Bool {
    kind(name) == .identifier
      && (token(name, is: "NSDateFormatterBehavior10_0") || token(name, is: "behavior10_0")
        || token(name, is: "initWithDateFormat"))
  }

  /// A function that has a pattern of each sort chooses between two systems.
  private func hasOtherPattern(besides call: LocaleCall) -> Bool {
    guard let body = functionBody(around: call.name) else { return false }
    return localeCalls.contains { other in
      other.subject == .datePattern && other.name != call.name && body.contains(other.name)
        && literals(of: other).contains { !isPatternOfC($0) }
    }
  }
}
