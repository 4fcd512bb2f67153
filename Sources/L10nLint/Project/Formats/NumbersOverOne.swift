import L10nSyntax

/// Numbers that are never one, as the controls and loops of a file show: whoever counts with them needs no form for it.
struct NumbersOverOne {
  /// Names of loops, and where each loop has its own.
  private var names: [(name: Int, scope: TokenRange)] = []
  /// What controls change: `settings.minutes`, and the control that says so.
  private var properties: [(text: String, control: Int)] = []
  /// What the constants of its types have.
  private let constants: [MemberHash: NumberConstant]

  init(of document: Document, _ constants: [MemberHash: NumberConstant]) {
    self.constants = constants
    guard document.language == .swift, document.isSearchable else { return }
    for token in document.tokens.indices where document.kind(token) == .identifier {
      if document.keyword(token) == .for {
        addLoop(token, in: document)
      } else if document.token(token, is: "Stepper") || document.token(token, is: "Slider") {
        addControl(token, in: document)
      } else if document.token(token, is: "ForEach") {
        addRows(token, in: document)
      }
    }
  }

  /// Whether a name, or a member of something that has one, is such a number.
  func hold(_ value: TokenRange, in document: Document) -> Bool {
    let last = value.upper - 1
    if value.count == 1,
      let own = names.last(where: { $0.scope.contains(last) && document.sameSpelling($0.name, last) })
    {
      // Another closure within may have the name too.
      return !(own.scope.lower..<last).contains { other in
        document.kind(other) == .identifier && document.keyword(other + 1) == .in && other != own.name
          && document.sameSpelling(other, last)
      }
    }
    guard !properties.isEmpty else { return false }
    let text = document.memberText(value)
    return properties.contains { property in
      property.text == text && document.isInSameType(property.control, last)
    }
  }

  /// What a constant of a type has, or one of no type; which one, where the file does not declare it.
  func number(of name: MemberHash) -> GivenNumber? {
    guard let own = constants[name] else { return .member(name) }
    return own.value.flatMap(GivenNumber.init(constant:))
  }

  /// `for boats in 2...5 { … }`
  private mutating func addLoop(_ keyword: Int, in document: Document) {
    guard document.keyword(keyword + 2) == .in, document.startsOverOne(keyword + 3) else { return }
    let end = min(document.tokens.count, keyword + Self.longestHead)
    guard let open = (keyword + 3..<end).first(where: { document.kind($0) == .openBrace }) else { return }
    add(keyword + 1, scope: TokenRange(open, document.closer(of: open) ?? open), in: document)
  }

  /// `Stepper(value: $settings.minutes, in: 30...240)`
  private mutating func addControl(_ name: Int, in document: Document) {
    guard let call = document.call(at: name), let value = document.argument(.label("value"), of: call),
      let range = document.argument(.label("in"), of: call), document.startsOverOne(range.lower),
      document.kind(value.upper - 1) == .identifier
    else { return }
    properties.append((document.memberText(value), name))
  }

  /// `ForEach(2...5, id: \.self) { boats in … }`
  private mutating func addRows(_ name: Int, in document: Document) {
    guard document.kind(name + 1) == .openParen, let close = document.closer(of: name + 1),
      document.startsOverOne(name + 2), document.kind(close + 1) == .openBrace,
      document.keyword(close + 3) == .in
    else { return }
    add(close + 2, scope: TokenRange(close + 1, document.closer(of: close + 1) ?? close + 1), in: document)
  }

  private mutating func add(_ name: Int, scope: TokenRange, in document: Document) {
    if document.kind(name) == .identifier { names.append((name, scope)) }
  }

  /// Tokens before the body of a loop.
  private static let longestHead = 40
}

extension Document {
  /// By its place, from 0, what the code shows of a number that is never one or may be a constant.
  func givenNumbers(_ values: [TokenRange], _ numbers: NumbersOverOne) -> [Int: GivenNumber] {
    var given: [Int: GivenNumber] = [:]
    for (place, value) in values.enumerated() {
      given[place] = givenNumber(withoutParentheses(value), numbers)
    }
    return given
  }

  /// `5`, `Int(settings.minutes)`, `minutes.description`, what a condition around it says, and what the file says of a name.
  private func givenNumber(_ value: TokenRange, _ numbers: NumbersOverOne) -> GivenNumber? {
    if let call = call(at: value.lower), call.range == value, call.arguments.count == 1,
      token(call.name, is: "Int") || token(call.name, is: "Double") || token(call.name, is: "String")
    {
      return givenNumber(call.arguments[0].value, numbers)
    }
    if value.count > 2, token(value.upper - 1, is: "description"), kind(value.upper - 2) == .dot {
      return givenNumber(TokenRange(value.lower, value.upper - 2), numbers)
    }
    if value.count == 1, let number = number(at: value.lower) { return GivenNumber(constant: number) }
    if isNeverOne(value) { return .overOne }
    guard isMemberChain(value) else { return nil }
    let last = value.upper - 1
    if numbers.hold(value, in: self) { return .overOne }
    if language == .cFamily {
      return value.count == 1 ? constantOfC(named: last).flatMap(GivenNumber.init(constant:)) : nil
    }
    if let own = constant(last, of: value) { return GivenNumber(constant: own) }
    return numberConstant(named: value).flatMap(numbers.number)
  }

  /// `minutes`, `Self.minutes`: the file declares one of this name, as `let minutes = 5`, where the name means it.
  private func constant(_ name: Int, of value: TokenRange) -> Double? {
    let isOwn = isOwnName(value) || value.count == 3 && isInType(named: value.lower, name)
    guard language == .swift, isOwn, isSearchable, value.count > 1 || !isParameter(name) else { return nil }
    let declared = variableNames.filter { other in
      sameSpelling(other, name) && functionBody(around: other)?.contains(name) ?? isInSameType(other, name)
    }
    guard declared.count == 1, keyword(declared[0] - 1) == .let else { return nil }
    let isClosure = ((functionBody(around: name)?.lower ?? name)..<name).contains { other in
      kind(other) == .identifier && keyword(other + 1) == .in && sameSpelling(other, name)
    }
    return isClosure ? nil : numberGiven(toVariable: declared[0]).flatMap(number)
  }

  /// `settings.minutes` of `$settings.minutes` and `self.settings.minutes`.
  fileprivate func memberText(_ value: TokenRange) -> String {
    let text = text(of: withoutSelf(value))
    return text.hasPrefix("$") ? String(text.dropFirst()) : text
  }

  /// `2...5`, `[15, 30]` and nothing behind it.
  fileprivate func startsOverOne(_ start: Int) -> Bool {
    guard kind(start) == .openSquare else {
      return isOverOne(number: start) && (token(start + 1, is: "...") || token(start + 1, is: "..<"))
    }
    guard let close = closer(of: start), kind(close + 1) != .dot else { return false }
    let numbers = (start + 1..<close).filter { kind($0) != .comma }
    return !numbers.isEmpty && numbers.allSatisfy(isOverOne(number:))
  }

  private func isOverOne(number: Int) -> Bool { self.number(at: number).map { $0 >= 2 } ?? false }
}
