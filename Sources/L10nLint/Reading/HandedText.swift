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
    guard let (call, place) = callGiven(value, within: .max), call.receiver.isEmpty || isOwn(call.receiver)
    else {
      return false
    }
    let label = call.arguments[place].label
    return displayedTexts.contains { shown in
      let name = shown.value.lower
      guard shown.isSure, shown.value.count == 1, kind(name) == .identifier,
        !call.range.contains(shown.value),
        let (head, parameter) = parameter(named: name), sameSpelling(head.name, call.name),
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
    receiver.count == 1 && keyword(receiver.lower) == .self
  }
}
