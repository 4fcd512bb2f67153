// How the key of a localized call is written.

extension Document {
  public func keyForm(of call: LocalizedCall) -> KeyForm {
    guard let key = call.key else { return .absent }
    return textForm(of: key)
  }

  /// How a text argument is written: known literals, something put together, or an expression.
  public func textForm(of range: TokenRange, depth: Int = 0) -> KeyForm {
    let range = withoutParentheses(range)
    guard !range.isEmpty else { return .absent }
    guard depth < Self.deepestChoice else { return .computed }
    if let branches = branches(of: range) {
      var texts: [KeyText] = []
      for branch in branches {
        guard case .literals(let some) = textForm(of: branch, depth: depth + 1) else { return .computed }
        texts.append(contentsOf: some)
      }
      return .literals(texts)
    }
    if let text = constantText(of: range) { return .literals([KeyText(text: text, range: range)]) }
    if let number = literalNumber(at: range.lower), literal(spanning: range) != nil {
      return .interpolated(number)
    }
    if isForwarded(range) { return .forwarded }
    if plusOperands(of: range) != nil || isJoiningCall(range) { return .joined }
    return .computed
  }

  /// `isLate ? "Late" : "In \(count) minutes"`: the keys of a choice of which some have values in them, each as it is
  /// written; empty of any other.
  public func formsOfMixedKey(
    _ range: TokenRange, depth: Int = 0
  ) -> [(form: KeyForm, range: TokenRange)] {
    guard depth < Self.deepestChoice, let branches = branches(of: withoutParentheses(range)) else {
      return []
    }
    var found: [(form: KeyForm, range: TokenRange)] = []
    for branch in branches {
      let form = textForm(of: branch, depth: depth + 1)
      switch form {
      case .literals, .interpolated: found.append((form, withoutParentheses(branch)))
      case .computed:
        let inner = formsOfMixedKey(branch, depth: depth + 1)
        guard !inner.isEmpty else { return [] }
        found += inner
      case .joined, .forwarded, .absent: return []
      }
    }
    return found
  }

  /// `[a stringByAppendingString:b]`, `[NSString stringWithFormat:…]`, `String(format:…)`.
  private func isJoiningCall(_ range: TokenRange) -> Bool {
    if formatCall(spanning: range) != nil { return true }
    if kind(range.lower) == .openSquare, let call = message(openedAt: range.lower), call.range == range {
      return lexicon.roles(of: tokens[call.name].word).contains(.joining)
    }
    return false
  }

  /// Whether an expression is nothing but a parameter of the function or macro around it, or the `self` of an
  /// extension of a text type.
  public func isForwarded(_ range: TokenRange) -> Bool { forwarded(range) != nil }

  /// What a function passes on of what it was given.
  public enum Forwarded: Sendable {
    /// The text that its type extends.
    case itself
    /// By the number of a parameter.
    case parameter(Int)
  }

  /// What an expression passes on, where it does nothing else.
  public func forwarded(_ range: TokenRange) -> Forwarded? {
    let range = withoutParentheses(range)
    var token = range.lower
    // `&key`, and in a macro `#key` and `@#key`.
    while token < range.upper - 1, kind(token) == .operator || kind(token) == .at { token += 1 }
    guard range.upper - token == 1, kind(token) == .identifier else { return nil }
    if keyword(token) == .`self` { return isTextExtension(around: token) ? .itself : nil }
    return parameter(named: token).map { .parameter($0.place) }
  }

  /// The number of the parameter that an expression passes on.
  public func forwardedParameter(_ range: TokenRange) -> Int? {
    if case .parameter(let number)? = forwarded(range) { number } else { nil }
  }

  /// The parameter that a key of a modern call comes from: `String(localized: key)`, and `String(localized: .init(name))`, which
  /// makes a key of any text.
  func keyGiven(to argument: TokenRange) -> (key: TokenRange, keys: LocalizingPattern.Keys)? {
    let range = withoutParentheses(argument)
    if let forwarded = forwarded(range) {
      guard case .parameter(let number) = forwarded,
        let type = functionHead(around: range.lower)?.parameters[number].type, !type.isEmpty,
        isTypeOfKeys(type.upper - 1)
      else { return nil }
      return (range, .text)
    }
    if isOwnRawValue(range) { return (range, .symbolic) }
    guard kind(range.upper - 1) == .closeParen, let open = opener(of: range.upper - 1), open > range.lower,
      token(open - 1, is: "init") || isTypeOfKeys(open - 1),
      let call = call(at: open - 1), call.range.upper == range.upper, call.arguments.count == 1,
      isForwarded(call.arguments[0].value) || isOwnRawValue(call.arguments[0].value)
    else { return nil }
    return (withoutParentheses(call.arguments[0].value), .symbolic)
  }

  /// `rawValue`, `self.rawValue`
  public func isOwnRawValue(_ range: TokenRange) -> Bool {
    token(range.upper - 1, is: "rawValue") && isOwnName(range)
  }

  /// Whether a token names a type of which each literal is a key.
  public func isTypeOfKeys(_ token: Int) -> Bool {
    self.token(token, is: "LocalizedStringKey") || self.token(token, is: "LocalizationValue")
      || self.token(token, is: "LocalizedStringResource")
  }

  /// `extension String`, `extension StringProtocol`, `@implementation NSString (Localized)`.
  public func isTextExtension(around token: Int) -> Bool {
    guard let head = functionHead(around: token), let owner = head.owner else { return false }
    return ["String", "StringProtocol", "NSString", "Substring", "LocalizedStringKey", "StaticString"]
      .contains(text(of: owner))
  }

  /// The text a localized call has in the source language, where the code tells it.
  public func sourceText(of call: LocalizedCall) -> String? {
    if let value = call.value, let text = constantText(of: withoutParentheses(value)), !text.isEmpty {
      return text
    }
    if let type = typeToken(ofAccessor: call) { return lexicon.memberText(memberHash(type, call.call.name)) }
    return call.key.flatMap { constantText(of: withoutParentheses($0)) }
  }

  /// The type in `Type.member` and `[Type member]`; `nil` of other calls.
  public func typeToken(ofAccessor call: LocalizedCall) -> Int? {
    guard call.isAccessor, call.call.name >= 2 else { return nil }
    return language == .swift ? call.call.name - 2 : call.call.name - 1
  }

  /// The text of a comment or another argument that is one literal.
  public func constantText(of range: TokenRange?) -> String? {
    range.flatMap { constantText(of: withoutParentheses($0)) }
  }
}
