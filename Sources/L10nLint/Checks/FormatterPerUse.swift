import L10nSyntax

extension Check {
  /// A formatter that is made for every row, every drawing or every turn of a loop.
  static let formatterPerUse = Check(
    .textCalls { call, document, pass in
      let name = call.call.name
      guard document.lexicon.textCalls[call.pattern].deed == .formatter, document.makesObject(name),
        !document.isKept(name), let confidence = document.repetition(around: name)
      else { return }
      pass.report(
        TokenRange(name, name + 1),
        "`\(document.text(of: name))` is created on every use here: creating one takes longer than using it",
        confidence: confidence)
    })
}

extension Document {
  /// `DateFormatter()`, `[NSDateFormatter new]`, `[[NSDateFormatter alloc] init]`
  fileprivate func makesObject(_ name: Int) -> Bool {
    language == .swift
      || kind(name - 1) == .openSquare && (token(name + 1, is: "alloc") || token(name + 1, is: "new"))
  }

  /// What is assigned to a property, or to a variable that stays, is made once.
  fileprivate func isKept(_ name: Int) -> Bool {
    let start = language == .cFamily && token(name + 1, is: "alloc") ? name - 2 : name - 1
    guard kind(start) == .assign || kind(start - 1) == .assign else { return false }
    let variable = (kind(start) == .assign ? start : start - 1) - 1
    guard kind(variable) == .identifier else { return false }
    if language == .swift { return keyword(variable - 1) != .let && keyword(variable - 1) != .var }
    return !token(variable - 1, is: "*") || keyword(variable - 3) == .static
  }

  /// How sure the code at a token runs once for each of many things; `nil` where nothing says so. What stands in a
  /// condition may be run for one of them.
  fileprivate func repetition(around token: Int) -> Confidence? {
    guard let body = functionBody(around: token) else { return nil }
    var confidence = Confidence.likely
    var isEvent = false
    let isInLoop = found(around: token) { number in
      let open = open(ofBracket: number)
      if tokens[open].kind == .openBrace {
        if isLoop(openedAt: open) { return true }
        isEvent = isEvent || isHandler(openedAt: open)
        if isCondition(openedAt: open) { confidence = .possible }
      }
      return open < body.lower ? false : nil
    }
    return isInLoop == true || !isEvent && isDrawing(around: token) ? confidence : nil
  }

  // MARK: Conditions

  /// `if … {`, `else {`, `case` of a `switch … {`
  private func isCondition(openedAt open: Int) -> Bool {
    if language == .swift {
      return statement(before: open).map { [.if, .else, .switch].contains($0) } ?? false
    }
    if keyword(open - 1) == .else { return true }
    guard kind(open - 1) == .closeParen, let paren = opener(of: open - 1) else { return false }
    return keyword(paren - 1) == .if || keyword(paren - 1) == .switch
  }

  // MARK: Rows and drawings

  /// A closure that waits for something to happen: `.onTapGesture {`, `Button("…") {`, `action: {`.
  private func isHandler(openedAt open: Int) -> Bool {
    if kind(open - 1) == .colon { return !token(open - 2, is: "label") && !token(open - 2, is: "content") }
    var name = open - 1
    if kind(name) == .closeParen { name = (opener(of: name) ?? name) - 1 }
    guard kind(name) == .identifier else { return false }
    return token(name, is: "Button") || token(name, is: "Task") || token(name, is: "task")
      || source.withSpelling(tokens[name].range) { $0.hasPrefix("on") }
  }

  /// The body of a view, a cell of a list, a method that draws.
  private func isDrawing(around token: Int) -> Bool {
    guard importsInterface, let head = functionHead(around: token) else { return false }
    if head.form == .property { return self.token(head.name, is: "body") }
    if Self.drawings.contains(where: { self.token(head.name, spells: $0) }) { return true }
    return head.parameters.contains { parameter in
      parameter.label.map { label in Self.cells.contains { self.token(label, spells: $0) } } ?? false
    }
  }

  private static let drawings = ["draw", "drawRect", "layoutSubviews", "updateUIView", "updateNSView"]
  private static let cells = [
    "cellForRowAt", "cellForItemAt", "willDisplay", "titleForRow", "objectValueFor", "cellForRowAtIndexPath",
    "cellForItemAtIndexPath", "willDisplayCell", "objectValueForTableColumn", "viewForTableColumn",
  ]
}
