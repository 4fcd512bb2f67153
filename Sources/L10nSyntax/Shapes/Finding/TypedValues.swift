// What becomes a key because its type says so: `let title: LocalizedStringKey = "…"`, and the same within lists,
// dictionaries and tuples.

/// The place of a type within the type that a declaration names.
private enum TypePart {
  case element
  case dictionaryValue
  case tupleMember(Int, of: Int)
}

extension Document {
  /// What becomes a key because its type, named at `type`, says so.
  func typedValues(_ type: Int) -> [TokenRange] {
    if keyword(type - 1) == .as, let start = operandStart(endingAt: type - 2) {
      return [TokenRange(start, type - 1)]
    }
    var range = optional(TokenRange(kind(type - 1) == .dot ? type - 2 : type, type + 1))
    var parts: [TypePart] = []
    while parts.count < Self.deepestType, let (part, whole) = typePart(range) {
      parts.append(part)
      range = optional(whole)
    }
    guard kind(range.lower - 1) == .colon || kind(range.lower - 1) == .arrow else { return [] }
    return parts.reversed().reduce(values(behindType: range.upper)) { values, part in
      values.flatMap { self.values(of: part, in: $0) }
    }
  }

  /// A list of tuples in a dictionary has all that declarations have.
  private static let deepestType = 3

  /// Tokens of a type that somebody writes.
  private static let longestType = 256

  private func optional(_ type: TokenRange) -> TokenRange {
    kind(type.upper) == .postfixQuestion ? TokenRange(type.lower, type.upper + 1) : type
  }

  /// The list, dictionary or tuple that a type is a part of: `[Type]`, `[Key: Type]`, `(title: Type, icon: String)`.
  private func typePart(_ type: TokenRange) -> (part: TypePart, whole: TokenRange)? {
    let bracket = bracket(around: type.lower)
    let open = open(ofBracket: bracket)
    guard bracket != 0, let close = closer(of: open), close - open < Self.longestType else { return nil }
    let whole = TokenRange(open, close + 1)
    switch kind(open) {
    case .openSquare where close == type.upper:
      if open == type.lower - 1 { return (.element, whole) }
      let isKey = kind(type.lower - 1) == .colon && commaParts(of: TokenRange(open + 1, close)).count == 1
      return isKey ? (.dictionaryValue, whole) : nil
    case .openParen where kind(close + 1) != .arrow:
      guard let before = kind(open - 1), before == .colon || before == .arrow || before == .openSquare else {
        return nil
      }
      let members = commaParts(of: TokenRange(open + 1, close))
      guard members.count > 1,
        let number = members.firstIndex(where: { $0.upper == type.upper && withoutLabel($0) == type })
      else { return nil }
      return (.tupleMember(number, of: members.count), whole)
    default:
      return nil
    }
  }

  /// What a literal list, dictionary or tuple has in a place of its type.
  private func values(of part: TypePart, in value: TokenRange) -> [TokenRange] {
    switch part {
    case .element:
      return parts(of: value, in: .openSquare)
    case .dictionaryValue:
      return parts(of: value, in: .openSquare).compactMap(dictionaryValue)
    case .tupleMember(let number, let count):
      let members = parts(of: value, in: .openParen)
      return members.count == count ? [withoutLabel(members[number])] : []
    }
  }

  private func parts(of value: TokenRange, in opener: Token.Kind) -> [TokenRange] {
    guard kind(value.lower) == opener, closer(of: value.lower) == value.upper - 1 else { return [] }
    return commaParts(of: TokenRange(value.lower + 1, value.upper - 1))
  }

  /// `.day: "…"`
  private func dictionaryValue(_ entry: TokenRange) -> TokenRange? {
    var position = entry.lower
    while position < entry.upper, kind(position) != .colon {
      if tokens[position].kind.isOpener, let close = closer(of: position) { position = close }
      position += 1
    }
    return position + 1 < entry.upper ? TokenRange(position + 1, entry.upper) : nil
  }

  /// `title: "…"`
  private func withoutLabel(_ range: TokenRange) -> TokenRange {
    range.count > 2 && kind(range.lower) == .identifier && kind(range.lower + 1) == .colon
      ? TokenRange(range.lower + 2, range.upper) : range
  }
}
