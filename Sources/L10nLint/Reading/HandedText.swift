import L10nSyntax

/// Who shows a text that is an argument: code of the project, to which it is handed on.
enum HandedText {
  /// A view or a function of the same file.
  case shownHere
  /// A view that another file may declare, which that file has to confirm.
  case given(view: ShownName)
}

extension Document {
  /// `StatRow(title: "Charge", value: "\(charge)%")`, `row("Charge", "\(charge)%")`
  func handedText(_ value: TokenRange) -> HandedText? {
    guard language == .swift, isSearchable else { return nil }
    if isShownByFunction(value) { return .shownHere }
    guard let view = viewGiven(value) else { return nil }
    guard declaresType(named: view.name) else { return .given(view: view.property) }
    return shows(view.label, givenTo: view.name) ? .shownHere : nil
  }

  /// Whether a function of the file shows its parameter, a `String`, as it stands.
  private func isShownByFunction(_ value: TokenRange) -> Bool {
    guard let (call, place) = argument(value), call.receiver.isEmpty || isOwn(call.receiver) else {
      return false
    }
    let label = call.arguments[place].label
    return displayedTexts.contains { shown in
      let name = shown.value.lower
      guard shown.isSure, shown.value.count == 1, kind(name) == .identifier,
        !call.range.contains(shown.value),
        let head = functionHead(around: name), sameSpelling(head.name, call.name),
        let parameter = head.parameters.firstIndex(where: { sameSpelling($0.name, name) }),
        isString(head.parameters[parameter].type), localValues(of: name).isEmpty, context(at: name).isEmpty
      else { return false }
      switch (label, head.parameters[parameter].label) {
      case (let label?, let other?): return sameSpelling(label, other)
      case (nil, nil): return parameter == place
      default: return false
      }
    }
  }

  private func isOwn(_ receiver: TokenRange) -> Bool {
    receiver.count == 1 && token(receiver.lower, is: "self")
  }

  /// The call of which a value is a whole argument, and which one.
  private func argument(_ value: TokenRange) -> (call: Call, place: Int)? {
    guard value.lower > 0, kind(value.upper) == .comma || kind(value.upper) == .closeParen else { return nil }
    let open = open(ofBracket: bracket(around: value.lower))
    guard kind(open) == .openParen, kind(open - 1) == .identifier, let call = call(at: open - 1),
      let place = call.arguments.firstIndex(where: { $0.value == value })
    else { return nil }
    return (call, place)
  }
}
