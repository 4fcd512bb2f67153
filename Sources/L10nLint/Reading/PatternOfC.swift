import L10nSyntax

extension Document {
  /// Whether a literal has two conversions of `strftime`, one of which no other format has, and no other `%`.
  func isPatternOfC(_ literal: StringLiteral) -> Bool {
    guard literal.flags.isDisjoint(with: [.interpolated, .escaped, .multiline]) else { return false }
    return source.withSpelling(literal.contentRange, \.isPatternOfC)
  }

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

extension Spelling {
  /// Whether a text has two conversions of `strftime`, one of which no other format has, and no other `%`.
  var isPatternOfC: Bool {
    let signs = indices.filter { self[$0] == UInt8(ascii: "%") }
    return signs.count > 1
      && signs.allSatisfy { $0 + 1 < endIndex && Self.conversionsOfDates.contains(self[$0 + 1]) }
      && signs.contains { Self.conversionsOfDatesAlone.contains(self[$0 + 1]) }
  }

  private static let conversionsOfDates = Array("aAbBdeHIjmMpSyYzZ".utf8)
  private static let conversionsOfDatesAlone = Array("bBHImMyY".utf8)
}
