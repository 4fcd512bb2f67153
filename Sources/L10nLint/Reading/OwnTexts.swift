import L10nSyntax

// Texts that a function or a property gives to a view of its own type.

extension Document {
  /// `func text(of day: Date) -> String`, `Text(text(of: log.day))`: what a view shows of its own is shown, whatever its
  /// type and the function are called. `text` is what is given, or a part of the literal that is.
  func functionShownByOwnType(giving text: TokenRange) -> FunctionHead? {
    guard language == .swift, isSearchable, let head = functionHead(around: text.lower),
      head.form == .property || head.form == .function, let owner = head.owner,
      isDeclaredOnce(head.name), returnedValues(in: head.body).contains(where: { isWritten($0, as: text) }),
      displayedTexts.contains(where: { isShown($0, from: head, owner) })
    else { return nil }
    return head
  }

  /// Whether no other function, variable or parameter of a closure of the file has the name: which is meant, only types tell.
  private func isDeclaredOnce(_ name: Int) -> Bool {
    let other = firstOccurrence(of: name, in: tokens.indices) { token in
      token != name
        && (isVariable(declaredAt: token) || keyword(token - 1) == .func || keyword(token + 1) == .in
          || isParameter(token))
    }
    return other == nil
  }

  /// A value that is a text, or a literal that it is put into.
  func isWritten(_ value: TokenRange, as text: TokenRange) -> Bool {
    if value == text { return true }
    guard let literal = literal(spanning: value) else { return false }
    return interpolations(of: literal).contains(text)
  }

  private func isShown(_ text: DisplayedText, from head: FunctionHead, _ owner: Int) -> Bool {
    guard text.isSure, context(at: text.value.lower).isEmpty else { return false }
    let parts = literal(spanning: text.value).map(interpolations) ?? []
    return ([text.value] + parts).contains { isUse($0, of: head, owner) }
  }

  /// Whether a value is what a function or a property gives its own type.
  private func isUse(_ value: TokenRange, of head: FunctionHead, _ owner: Int) -> Bool {
    let name = withoutSelf(value).lower
    guard kind(name) == .identifier, sameSpelling(name, head.name), name != head.name,
      let other = functionHead(around: name)?.owner, sameSpelling(other, owner)
    else { return false }
    if head.form == .function { return call(at: name).map { $0.range.upper == value.upper } ?? false }
    return name + 1 == value.upper && isOfMember(name)
  }
}
