import L10nSyntax

/// Names of numbers that are never one, as the controls and loops of a file show: whoever counts with them needs no form for it.
struct NumbersOverOne {
  private var names: [Name] = []

  private struct Name {
    let hash: NameHash
    /// Where a loop has the name; `nil` of a property.
    let scope: TokenRange?
  }

  init(of document: Document) {
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

  func hold(_ name: Int, in document: Document) -> Bool {
    guard !names.isEmpty else { return false }
    let hash = document.nameHash(name)
    return names.contains { $0.hash == hash && $0.scope?.contains(name) ?? true }
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
    add(value.upper - 1, scope: nil, in: document)
  }

  /// `ForEach(2...5, id: \\.self) { boats in … }`
  private mutating func addRows(_ name: Int, in document: Document) {
    guard document.kind(name + 1) == .openParen, let close = document.closer(of: name + 1),
      document.startsOverOne(name + 2), document.kind(close + 1) == .openBrace,
      document.keyword(close + 3) == .in
    else { return }
    add(close + 2, scope: TokenRange(close + 1, document.closer(of: close + 1) ?? close + 1), in: document)
  }

  private mutating func add(_ name: Int, scope: TokenRange?, in document: Document) {
    guard document.kind(name) == .identifier else { return }
    names.append(Name(hash: document.nameHash(name), scope: scope))
  }

  /// Tokens before the body of a loop.
  private static let longestHead = 40
}

extension Document {
  /// The places, from 0, of those values that are never one.
  func placesOverOne(_ values: [TokenRange], _ numbers: NumbersOverOne) -> Set<Int> {
    Set(values.indices.filter { isOverOne(withoutParentheses(values[$0]), numbers) })
  }

  /// `5`, `Int(settings.minutes)`, and what the file says of a name.
  private func isOverOne(_ value: TokenRange, _ numbers: NumbersOverOne) -> Bool {
    if let call = call(at: value.lower), call.range == value, call.arguments.count == 1,
      token(call.name, is: "Int") || token(call.name, is: "Double")
    {
      return isOverOne(call.arguments[0].value, numbers)
    }
    guard let last = value.indices.last, kind(last) == .identifier else {
      return value.count == 1 && isOverOne(number: value.lower)
    }
    return numbers.hold(last, in: self) || isConstantOverOne(last, of: value)
  }

  /// `minutes`, `Self.minutes`: the file declares one of this name, as `let minutes = 5`.
  private func isConstantOverOne(_ name: Int, of value: TokenRange) -> Bool {
    let isOwn =
      value.count == 1 || value.count == 3 && (keyword(value.lower) == .self || isOwnType(value.lower))
    guard language == .swift, isOwn, isSearchable else { return false }
    let declared = variableNames.filter { sameSpelling($0, name) }
    guard declared.count == 1, keyword(declared[0] - 1) == .let else { return false }
    let typed = kind(declared[0] + 1) == .colon ? declared[0] + 3 : declared[0] + 1
    return kind(typed) == .assign && isOverOne(number: typed + 1) && endsStatement(typed + 1)
  }

  private func isOwnType(_ token: Int) -> Bool {
    keyword(token) == .Self || typeName(around: token).map { sameSpelling($0, token) } ?? false
  }

  /// `2...5`, `stride(from: 5, …)`, `[15, 30]`
  fileprivate func startsOverOne(_ start: Int) -> Bool {
    if token(start, is: "stride"), token(start + 2, is: "from") { return isOverOne(number: start + 4) }
    if kind(start) == .openSquare, let close = closer(of: start) {
      let numbers = (start + 1..<close).filter { kind($0) != .comma }
      return !numbers.isEmpty && numbers.allSatisfy(isOverOne(number:))
    }
    return isOverOne(number: start) && (token(start + 1, is: "...") || token(start + 1, is: "..<"))
  }

  private func isOverOne(number: Int) -> Bool {
    guard kind(number) == .number, let value = Double(text(of: number).filter { $0 != "_" }) else {
      return false
    }
    return value >= 2
  }
}
