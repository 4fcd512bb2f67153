import L10nSyntax

// What kind of value an expression has, as far as the code around it says so for certain.

extension Document {
  func kind(ofValue range: TokenRange) -> FormatValues.Kind { kind(ofValue: range, depth: 0) }

  /// Names that stand for names are followed no further than this.
  private static let deepest = 3
  /// How many tokens before its use a declaration is looked for.
  private static let reach = 2000

  private func kind(ofValue range: TokenRange, depth: Int) -> FormatValues.Kind {
    if isBoxed(range) { return .object }
    let range = withoutParentheses(range)
    guard !range.isEmpty, depth < Self.deepest else { return .unknown }
    if let kind = kindOfCast(range) { return kind }
    if let branches = ternaryBranches(of: range) {
      let kinds = branches.map { kind(ofValue: $0, depth: depth + 1) }
      return kinds[0] == kinds[1] ? kinds[0] : .unknown
    }
    guard operandEnd(startingAt: range.lower) == range.upper else { return .unknown }
    switch kind(range.lower) {
    case .number where range.count == 1: return kind(ofNumber: text(of: range))
    case .at where language == .cFamily && range.count > 1: return .object
    case .string, .stringOpen:
      guard literal(at: range.lower).map({ Int($0.lastToken) }) == range.upper - 1 else { return .unknown }
      // In C a literal without `@` is no object.
      return language == .swift || source[Int(tokens[range.lower].start)] == UInt8(ascii: "@")
        ? .object : .unknown
    default:
      if localizedCall(spanning: range) != nil { return .object }
      if isCount(range) { return .integer }
      if range.count == 1 { return kind(ofName: range.lower, depth: depth) }
      guard language == .swift, let call = call(at: range.lower), call.range == range else { return .unknown }
      return Self.swiftTypes[text(of: call.name)] ?? .unknown
    }
  }

  /// `@(1)`: the number in brackets is an object.
  private func isBoxed(_ range: TokenRange) -> Bool {
    language == .cFamily && !range.isEmpty && source[Int(tokens[range.lower].start)] == UInt8(ascii: "@")
      && [.openParen, .openSquare, .openBrace].contains(tokens[range.lower].kind)
      && closer(of: range.lower) == range.upper - 1
  }

  private func kind(ofNumber text: String) -> FormatValues.Kind {
    if text.hasPrefix("0x") || text.hasPrefix("0b") { return .integer }
    return text.contains(".") || text.contains("e") ? .decimal : .integer
  }

  private func ternaryBranches(of range: TokenRange) -> [TokenRange]? {
    guard range.indices.contains(where: { kind($0) == .ternary }) else { return nil }
    return branches(of: range)
  }

  /// `(unsigned long)boats`: what is given begins behind the cast.
  private func kindOfCast(_ range: TokenRange) -> FormatValues.Kind? {
    guard language == .cFamily, kind(range.lower - 1) == .closeParen, let open = opener(of: range.lower - 1)
    else { return nil }
    return kindOfType(TokenRange(open + 1, range.lower - 1))
  }

  /// `boats.count`, `[self.boats count]`: how many there are of what has a name in the plural.
  private func isCount(_ range: TokenRange) -> Bool {
    let isMessage = kind(range.upper - 1) == .closeSquare && language == .cFamily
    let name = isMessage ? range.upper - 2 : range.upper - 1
    guard token(name, is: "count"), range.count > 2 else { return false }
    let owner = isMessage ? name - 1 : name - 2
    guard isMessage || kind(name - 1) == .dot, kind(owner) == .identifier else { return false }
    return text(of: owner).words.last?.hasSuffix("s") ?? false
  }

  /// By the type that a parameter or a local variable is declared with, or the value that it gets there.
  private func kind(ofName name: Int, depth: Int) -> FormatValues.Kind {
    guard kind(name) == .identifier, let body = functionBody(around: name) else { return .unknown }
    var position = name - 1
    while position >= max(body.lower, name - Self.reach) {
      if kind(position) == .identifier, sameSpelling(position, name), kind(position - 1) != .dot {
        // A closure may call a value of its own so.
        if keyword(position + 1) == .in || kind(position + 1) == .comma && language == .swift {
          return .unknown
        }
        if let kind = kind(ofDeclaration: position, depth: depth) { return kind }
      }
      position -= 1
    }
    let parameter = functionHead(around: name)?.parameters.first { sameSpelling($0.name, name) }
    return parameter.map { kindOfType($0.type) ?? .unknown } ?? .unknown
  }

  private func kind(ofDeclaration name: Int, depth: Int) -> FormatValues.Kind? {
    guard language == .swift else {
      guard kind(name + 1) == .assign || kind(name + 1) == .semicolon else { return nil }
      var start = name
      while start > 0, kind(start - 1) == .identifier || token(start - 1, is: "*"),
        !tokens[start].flags.contains(.startsLine)
      {
        start -= 1
      }
      return start < name ? kindOfType(TokenRange(start, name)) ?? .unknown : nil
    }
    guard keyword(name - 1) == .let || keyword(name - 1) == .var else { return nil }
    if kind(name + 1) == .colon {
      let isOneWord =
        kind(name + 3) == .assign || tokens[min(name + 3, tokens.count - 1)].flags.contains(.startsLine)
      return isOneWord ? kindOfType(TokenRange(name + 2, name + 3)) ?? .unknown : .unknown
    }
    guard kind(name + 1) == .assign else { return .unknown }
    return kind(ofValue: TokenRange(name + 2, expressionEnd(startingAt: name + 2)), depth: depth + 1)
  }

  /// What a type that is spelled out holds; `nil` for those that are not known.
  private func kindOfType(_ type: TokenRange) -> FormatValues.Kind? {
    let words = type.indices.map { text(of: $0) }
    guard let last = words.last else { return nil }
    if language == .swift { return words.count == 1 ? Self.swiftTypes[last] : nil }
    if last == "*" { return words.count == 2 ? Self.objects.contains(words[0]) ? .object : nil : nil }
    let isNumber = words.allSatisfy { Self.integers.contains($0) }
    return isNumber ? .integer : words.count == 1 && Self.decimals.contains(last) ? .decimal : nil
  }

  private static let swiftTypes: [String: FormatValues.Kind] = [
    "Int": .integer, "Int32": .integer, "Int64": .integer, "UInt": .integer, "UInt32": .integer,
    "UInt64": .integer, "Double": .decimal, "Float": .decimal, "CGFloat": .decimal, "String": .object,
    "NSNumber": .object,
  ]
  private static let integers: Set = [
    "NSInteger", "NSUInteger", "int", "int32_t", "int64_t", "long", "short", "size_t", "uint32_t", "uint64_t",
    "unsigned",
  ]
  private static let decimals: Set = ["CGFloat", "double", "float"]
  private static let objects: Set = ["NSAttributedString", "NSNumber", "NSString"]
}
