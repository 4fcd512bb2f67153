import L10nSyntax

extension Check {
  /// A first and a last name with a space or a comma between them.
  static let handJoinedName = Check(
    .stringLiterals { literal, document, pass in
      guard let names = document.joinedValues(around: literal), names.count == 2 else { return }
      let kinds = names.map { document.kindOfName($0) }
      guard let first = kinds[0], let second = kinds[1], first != second,
        !document.isOrderChosen(literal, kinds), !document.isOnlyMatched(document.joinedName(around: literal))
      else { return }
      let alike = document.literals(alike: literal, within: pass.rule.contexts)
      guard let others = pass.others(sharing: alike, behind: literal.range, \.range) else { return }
      pass.report(
        document.tokens(of: literal),
        "Name is joined by hand: in many languages the \(first == .given ? "family" : "given") name comes first",
        related: others.relatedPlaces { ($0.range, "the same again") },
        doubts: [.unlocalized] + (first == .given ? [.usual(.givenNameFirst)] : []))
    })
}

extension Document {
  /// The two values that a literal joins: `"\(a) \(b)"`, `a + " " + b`, a format with only two placeholders.
  fileprivate func joinedValues(around literal: StringLiteral) -> [TokenRange]? {
    if literal.flags.contains(.interpolated) {
      let values = interpolations(of: literal)
      let isPlain = textPieces(of: literal).allSatisfy { source[$0].allSatisfy(\.isBlankOrComma) }
      return isPlain && values.count == 2 ? values : nil
    }
    let content = source[literal.contentRange]
    guard !content.isEmpty, content.count < 12 else { return nil }
    if content.allSatisfy(\.isBlankOrComma) {
      if let values = summands(around: tokens(of: literal)) { return values }
      // A comma alone parts the fields of a file.
      return content.contains(UInt8(ascii: " ")) ? listJoined(by: literal).map(elements) : nil
    }
    guard text(of: literal).map({ ["%@ %@", "%@, %@", "%1$@ %2$@"].contains($0) }) ?? false else {
      return nil
    }
    return formatCall(of: literal)?.values
  }

  /// Whether the function joins the two in the same way, but the other way round, as well: somebody asks which order is
  /// wanted.
  fileprivate func isOrderChosen(_ literal: StringLiteral, _ kinds: [NameKind?]) -> Bool {
    guard let body = functionBody(around: Int(literal.firstToken)) else { return false }
    let signs = signs(of: literal)
    let behind = firstIndex(of: literals, startingAt: body.lower) { Int($0.firstToken) }
    return literals[behind...].prefix { body.contains(Int($0.firstToken)) }.contains { other in
      guard other.range != literal.range, self.signs(of: other) == signs,
        let names = joinedValues(around: other), names.count == 2
      else { return false }
      return names.map { kindOfName($0) } == kinds.reversed()
    }
  }

  /// What a literal says besides its values.
  private func signs(of literal: StringLiteral) -> String {
    literal.flags.contains(.interpolated)
      ? textPieces(of: literal).map { source.string($0) }.joined() : source.string(literal.contentRange)
  }

  /// The whole of such a name.
  fileprivate func joinedName(around literal: StringLiteral) -> TokenRange {
    let range = tokens(of: literal)
    if let call = formatCall(of: literal) { return call.call.range }
    guard let values = summands(around: range) else {
      return listJoined(by: literal).map { TokenRange($0.lower, range.upper + 1) } ?? range
    }
    return TokenRange(values[0].lower, values[1].upper)
  }

  /// Those of one function that are spelled alike and told, in their order; a function has one name to make.
  fileprivate func literals(alike literal: StringLiteral, within contexts: Context) -> [StringLiteral] {
    guard literal.flags.contains(.interpolated), let body = functionBody(around: Int(literal.firstToken))
    else { return [] }
    let written = source[literal.contentRange]
    return literals.filter {
      body.contains(Int($0.firstToken)) && source[$0.contentRange].elementsEqual(written)
        && context(at: Int($0.firstToken)).subtracting(contexts).isEmpty
    }
  }

  private func summands(around range: TokenRange) -> [TokenRange]? {
    guard kind(range.lower - 1) == .plus, kind(range.upper) == .plus,
      let start = operandStart(endingAt: range.lower - 2), let end = operandEnd(startingAt: range.upper + 1)
    else { return nil }
    return [TokenRange(start, range.lower - 1), TokenRange(range.upper + 1, end)]
  }

  /// `[firstName, lastName].joined(separator: " ")`, also without those that are `nil` or empty.
  private func listJoined(by literal: StringLiteral) -> TokenRange? {
    let separator = tokens(of: literal)
    if language == .cFamily {
      guard token(separator.lower - 2, is: "componentsJoinedByString"), kind(separator.upper) == .closeSquare,
        kind(separator.lower - 3) == .closeSquare, let open = opener(of: separator.lower - 3)
      else { return nil }
      return TokenRange(open, separator.lower - 2)
    }
    guard token(separator.lower - 2, is: "separator"), token(separator.lower - 4, is: "joined"),
      kind(separator.upper) == .closeParen, kind(separator.lower - 5) == .dot
    else { return nil }
    var end = separator.lower - 6
    while let open = opener(of: end) {
      if kind(open) == .openSquare { return TokenRange(open, end + 1) }
      guard token(open - 1, is: "compactMap") || token(open - 1, is: "filter"), kind(open - 2) == .dot
      else { return nil }
      end = open - 3
    }
    return nil
  }

  private func elements(of list: TokenRange) -> [TokenRange] {
    commaParts(of: TokenRange(list.lower + 1, list.upper - 1))
  }

  fileprivate enum NameKind { case given, family }

  fileprivate func kindOfName(_ range: TokenRange) -> NameKind? {
    // A fallback says nothing of the name: `firstName ?? ""`.
    let value = branches(of: withoutParentheses(range))?.first ?? range
    if name(of: value, endingWithAnyOf: Tables.givenNames) != nil { return .given }
    return name(of: value, endingWithAnyOf: Tables.familyNames) != nil ? .family : nil
  }
}

extension UInt8 {
  fileprivate var isBlankOrComma: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: ",") }
}
