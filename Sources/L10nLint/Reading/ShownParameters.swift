import L10nSyntax

// Functions of a project that give a label, an alert or another control what they are given: `showAlert(title: "No books")`.

extension Document {
  /// The parameters that functions of this file show as they stand.
  func shownParameters() -> Set<ShownName> {
    var found: Set<ShownName> = []
    for shown in displayedTexts where shown.isSure && isOfControl(shown) && context(at: shown.name).isEmpty {
      for value in choices(in: shown.value) {
        guard value.count == 1, kind(value.lower) == .identifier,
          let parameter = shownParameter(named: value.lower)
        else { continue }
        found.insert(parameter)
      }
    }
    return found
  }

  /// Parameters of the same kind that functions of this file do something else with: of two functions with one name and
  /// label nobody knows which is meant.
  func otherParameters(than shown: Set<ShownName>) -> Set<ShownName> {
    guard language == .swift else { return [] }
    var found: Set<ShownName> = []
    for function in functionNames where kind(function + 1) == .openParen {
      guard let open = bodyBrace(ofFunction: function),
        let close = closer(of: function + 1), let end = closer(of: open),
        !handsOn(toNameOf: function, within: TokenRange(open, end))
      else { continue }
      for name in function + 2..<close where kind(name + 1) == .colon && self.token(name + 2, is: "String") {
        let label = kind(name - 1) == .identifier ? name - 1 : name
        let isUnnamed = self.token(label, is: "_")
        let place = label == function + 2 ? 0 : 1
        guard let parameter = parameter(of: function, label: isUnnamed ? nil : label, place) else {
          continue
        }
        found.insert(parameter)
      }
    }
    return found.subtracting(shown)
  }

  /// `func tell(_ text: String) { tell(text, in: window) }`
  private func handsOn(toNameOf function: Int, within body: TokenRange) -> Bool {
    firstOccurrence(of: function, in: body.indices) != nil
  }

  /// The brace behind the parameters of a function.
  func bodyBrace(ofFunction name: Int) -> Int? {
    guard kind(name + 1) == .openParen, let close = closer(of: name + 1) else { return nil }
    return (close..<min(tokens.count, close + Self.longestResult)).first { kind($0) == .openBrace }
  }

  /// Tokens between the parameters of a function and its body.
  private static let longestResult = 24

  /// What SwiftUI looks up, and what an error says of itself, are matters of other rules.
  private func isOfControl(_ shown: DisplayedText) -> Bool {
    row(of: shown).map { !$0.isForErrors } ?? false
  }

  private func shownParameter(named name: Int) -> ShownName? {
    guard let (head, place) = parameter(named: name), head.form == .function || head.form == .method,
      head.parameters[place].name != name, isText(head.parameters[place].type), localValues(of: name).isEmpty
    else { return nil }
    return parameter(of: head.name, label: head.parameters[place].label, place)
  }

  /// `String`, `String? = nil`, `(NSString *)`
  private func isText(_ type: TokenRange) -> Bool {
    let end = type.indices.first { kind($0) == .assign } ?? type.upper
    guard end - type.lower < 4 else { return false }
    return (type.lower..<end).contains { token($0, is: "String") || token($0, is: "NSString") }
  }

  /// The function of the project that is given a value, and the parameter that would show it.
  func functionGiven(_ value: TokenRange) -> (name: Int, parameter: ShownName)? {
    guard let (call, place) = callGiven(value), !isCapital(call.name), mayBeOfProject(call, showing: value),
      let parameter = parameter(of: call.name, label: call.arguments[place].label, place)
    else { return nil }
    return (call.name, parameter)
  }

  /// Whether a call may be one of a function of the project: its name is in no table, or that of others, such as
  /// `banner.show(withTitle:)`, where this one is `alerts.show(message:)`.
  func mayBeOfProject(_ call: Call, showing value: TokenRange) -> Bool {
    isUnknown(call.name)
      || lexicon.roles(of: tokens[call.name].word) == .display && displayedText(showing: value) == nil
  }

  /// The call that takes a value, and as which of its arguments.
  func callGiven(_ value: TokenRange, within tokens: Int = longestCall) -> (call: Call, place: Int)? {
    guard value.lower > 0, let open = opener(around: value.lower), let close = closer(of: open),
      close - open < tokens
    else { return nil }
    let call: Call?
    switch kind(open) {
    case .openParen where kind(open - 1) == .identifier && language == .swift && endsArgument(value.upper):
      call = self.call(at: open - 1)
    case .openSquare where language == .cFamily: call = message(openedAt: open)
    default: return nil
    }
    guard let call, let place = call.arguments.firstIndex(where: { $0.value == value }) else { return nil }
    return (call, place)
  }

  /// Nobody writes so much into a call that shows a text.
  static let longestCall = 400

  private func endsArgument(_ token: Int) -> Bool { kind(token) == .comma || kind(token) == .closeParen }

  private func opener(around token: Int) -> Int? {
    let bracket = bracket(around: token)
    return bracket == 0 ? nil : open(ofBracket: bracket)
  }

  /// Only the first argument may stand there without a label.
  private func parameter(of function: Int, label: Int?, _ place: Int) -> ShownName? {
    guard let label = label ?? (place == 0 ? function : nil) else { return nil }
    return .parameter(memberHash(function, label))
  }
}
