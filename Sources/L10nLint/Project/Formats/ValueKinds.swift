import L10nSyntax

// What kind of value an expression has, as far as the code around it says so for certain.

extension Document {
  func kind(ofValue range: TokenRange) -> FormatValues.Kind { kind(ofValue: range, depth: 0) }

  /// The kind of what a member is asked of: `depth` in `depth.description`.
  func kind(ofReceiver range: TokenRange) -> FormatValues.Kind {
    if range.count == 1 { return kind(ofName: range.lower, depth: 0) }
    return member(ofValue: range).map { kind(ofMember: $0, depth: 0) } ?? .unknown
  }

  /// Names that stand for names are followed no further than this.
  private static let deepest = 3

  private func kind(ofValue whole: TokenRange, depth: Int) -> FormatValues.Kind {
    if isBoxed(whole) { return .object }
    let range = withoutParentheses(whole)
    guard !range.isEmpty, depth < Self.deepest else { return .unknown }
    // A cast is for the first operand only.
    if let cast = cast(in: whole) {
      let isWhole = operandEnd(startingAt: cast.operand.lower) == cast.operand.upper
      return isWhole ? kindOfType(cast.type) ?? .unknown : .unknown
    }
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
      if let member = member(ofValue: range) { return kind(ofMember: member, depth: depth) }
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
    let text = text.lowercased()
    if text.hasPrefix("0x") { return text.contains("p") ? .decimal : .integer }
    return text.contains(".") || text.contains("e") || text.hasSuffix("f") ? .decimal : .integer
  }

  private func ternaryBranches(of range: TokenRange) -> [TokenRange]? {
    guard range.indices.contains(where: { kind($0) == .ternary }) else { return nil }
    return branches(of: range)
  }

  /// `(unsigned long)boats`
  private func cast(in range: TokenRange) -> (type: TokenRange, operand: TokenRange)? {
    guard language == .cFamily, kind(range.lower) == .openParen, let close = closer(of: range.lower),
      close + 1 < range.upper,
      [.identifier, .number, .openParen, .openSquare, .at, .string].contains(kind(close + 1))
    else { return nil }
    return (TokenRange(range.lower + 1, close), TokenRange(close + 1, range.upper))
  }

  /// `boats.count`, `[self.boats count]`: how many there are of what has a name in the plural.
  func isCount(_ range: TokenRange) -> Bool {
    let isMessage = kind(range.upper - 1) == .closeSquare && language == .cFamily
    let name = isMessage ? range.upper - 2 : range.upper - 1
    guard token(name, is: "count"), range.count > 2 else { return false }
    let owner = isMessage ? name - 1 : name - 2
    guard isMessage || kind(name - 1) == .dot, kind(owner) == .identifier else { return false }
    let word = text(of: owner).words.last ?? ""
    // `status`, `address`
    return word.hasSuffix("s") && !["ss", "us", "is"].contains { word.hasSuffix($0) }
  }

  /// By the type that a parameter or a local variable is declared with, or the value that it gets there.
  private func kind(ofName name: Int, depth: Int) -> FormatValues.Kind {
    guard kind(name) == .identifier else { return .unknown }
    switch declaration(of: name) {
    case .type(let type): return kindOfType(type) ?? .unknown
    case .value(let value): return kind(ofValue: value, depth: depth + 1)
    case .outside:
      return member(named: name, of: typeName(around: name)).map { kind(ofMember: $0, depth: depth) }
        ?? .unknown
    case .unknown: return .unknown
    }
  }

  /// By the type that a property is declared with, or its first value.
  func kind(ofMember name: Int, depth: Int) -> FormatValues.Kind {
    switch declaration(ofMember: name) {
    case .type(let type): return kindOfType(type) ?? .unknown
    case .value(let value): return kind(ofValue: value, depth: depth + 1)
    case .outside, .unknown: return .unknown
    }
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
    "NSInteger", "NSUInteger", "SInt32", "UInt16", "UInt32", "UInt64", "UInt8", "char", "int", "int16_t",
    "int32_t",
    "int64_t", "int8_t", "long", "short", "size_t", "uint16_t", "uint32_t", "uint64_t", "uint8_t", "unsigned",
  ]
  private static let decimals: Set = [
    "CGFloat", "CFTimeInterval", "Float32", "Float64", "NSTimeInterval", "double", "float",
  ]
  private static let objects: Set = ["NSAttributedString", "NSNumber", "NSString"]
}
