import L10nSyntax

/// Who shows a text that is an argument: code of the project, to which it is handed on.
enum HandedText {
  /// A view or a function of the same file.
  case shownHere
  /// A view that another file may declare, which that file has to confirm.
  case given(view: UInt64)
}

extension Document {
  /// `StatRow(title: "Charge", value: "\(charge)%")`, `row("Charge", "\(charge)%")`
  func handedText(_ value: TokenRange) -> HandedText? {
    if isShownByFunction(value) { return .shownHere }
    guard let view = viewGiven(value) else { return nil }
    guard declaresType(named: view.name) else { return .given(view: view.pair) }
    return givenProperties(toOthers: false).shown.contains(view.pair) ? .shownHere : nil
  }

  /// Whether a function of the file shows its parameter, a `String`, as it stands.
  private func isShownByFunction(_ value: TokenRange) -> Bool {
    guard language == .swift, let (call, place) = argument(value) else { return false }
    let label = call.arguments[place].label
    return displayedTexts.contains { shown in
      guard shown.value.count == 1, !call.range.contains(shown.value),
        let head = functionHead(around: shown.value.lower), sameSpelling(head.name, call.name),
        let parameter = head.parameters.firstIndex(where: { sameSpelling($0.name, shown.value.lower) }),
        isString(head.parameters[parameter].type)
      else { return false }
      switch (label, head.parameters[parameter].label) {
      case (let label?, let other?): return sameSpelling(label, other)
      case (nil, nil): return parameter == place
      default: return false
      }
    }
  }

  /// The call of which a value is a whole argument, and which one.
  private func argument(_ value: TokenRange) -> (call: Call, place: Int)? {
    guard value.lower > 0, kind(value.upper) == .comma || kind(value.upper) == .closeParen else { return nil }
    let open = Int(tree.brackets[bracket(around: value.lower)].open)
    guard kind(open) == .openParen, kind(open - 1) == .identifier, let call = call(at: open - 1),
      let place = call.arguments.firstIndex(where: { $0.value == value })
    else { return nil }
    return (call, place)
  }

  func isString(_ type: TokenRange) -> Bool {
    !type.isEmpty && token(type.lower, is: "String")
      && (type.count == 1 || kind(type.lower + 1) == .assign)
  }
}
