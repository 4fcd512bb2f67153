import L10nSyntax

/// Who shows a text that the code hands on, as an argument or as the result of a function.
enum HandedText {
  /// A view or a function of the same file.
  case shownHere
  /// Somebody else may show it under this name, be it of a view or of a member, which their file has to confirm.
  case given(ShownName)
}

extension Document {
  /// Who shows a text as it stands; `nil` where nothing does for sure.
  func reader(of text: TokenRange) -> HandedText? {
    let isShown =
      displayedTexts(showing: text).contains(where: \.isSure) || functionShownByOwnType(giving: text) != nil
    return isShown ? .shownHere : handedText(text) ?? memberReturning(text).map { .given($0) }
  }

  /// `String(format: "%.1f", depth) + " m"`: the text that one is a piece of.
  func joinedSum(around text: TokenRange) -> TokenRange {
    let join = joins(around: text).first { join in
      join.kind == .plus && join.operands.contains { $0.range == text }
    }
    return join?.range ?? text
  }

  /// `StatRow(title: "Charge", value: "\(charge)%")`, `row("Charge", "\(charge)%")`
  func handedText(_ value: TokenRange) -> HandedText? {
    guard language == .swift, isSearchable else { return nil }
    if isShownByFunction(value) { return .shownHere }
    guard let view = viewGiven(value) else { return nil }
    guard declaresType(named: view.name) else { return .given(view.property) }
    return shows(view.label, givenTo: view.name) ? .shownHere : nil
  }

  /// Whether a function of the file shows its parameter, a `String`, as it stands.
  private func isShownByFunction(_ value: TokenRange) -> Bool {
    guard let (call, _) = callGiven(value, within: .max), call.receiver.isEmpty || isSelf(call.receiver)
    else {
      return false
    }
    return displayedTexts.contains { shown in
      let name = shown.value.lower
      guard shown.isSure, shown.value.count == 1, kind(name) == .identifier,
        !call.range.contains(shown.value),
        let (head, parameter) = parameter(named: name), sameSpelling(head.name, call.name),
        isString(head.parameters[parameter].type), localValues(of: name).isEmpty, context(at: name).isEmpty
      else { return false }
      return self.value(of: head.parameters[parameter], in: head, givenBy: call) == value
    }
  }

  private func isSelf(_ receiver: TokenRange) -> Bool {
    receiver.count == 1 && keyword(receiver.lower) == .self
  }
}
