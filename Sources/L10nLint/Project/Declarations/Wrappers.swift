import L10nSyntax

// Discovering a project's own localization functions: those that pass a parameter of theirs on as the key,
// and the members of types that return a localized text.

extension Document {
  /// The wrapper a localized call is the body of: its key is a parameter of the function around it, or the text itself that
  /// is extended.
  func wrapper(around call: LocalizedCall) -> LocalizingPattern? {
    guard let key = forwardedKey(of: call),
      let head = functionHead(around: call.key?.lower ?? call.call.name), head.form != .initializer,
      head.body.count < Self.longestWrapper, givesText(head, lookedUpBy: call)
    else { return nil }
    let name = text(of: head.name)
    let slot: Slot
    let pattern: CallPattern?
    switch key {
    case .itself: (slot, pattern) = (.receiver, memberPattern(head, name))
    case .parameter(let number):
      (slot, pattern) = (self.slot(of: number, in: head), functionPattern(head, name))
    }
    guard let pattern else { return nil }
    let wrapper = LocalizingPattern(
      pattern, key: slot,
      table: forwarded(call.table, in: head), value: self.value(of: call, in: head, besides: slot),
      comment: forwarded(call.comment, in: head), keys: call.keys, origin: .discovered)
    return isKnown(wrapper) ? nil : wrapper
  }

  /// Tokens of a body that looks a text up, and of one that returns one text: longer ones do something else besides.
  private static let (longestWrapper, longestAccessor) = (400, 80)

  /// Where the text stands that is shown for want of another; the key itself is none.
  private func value(of call: LocalizedCall, in head: FunctionHead, besides key: Slot) -> Slot {
    let slot = forwarded(call.value, in: head)
    return slot == key ? .none : slot
  }

  /// Whether a function may return the text. One that returns nothing may show it; where a member looks it up,
  /// such functions do much besides.
  private func givesText(_ head: FunctionHead, lookedUpBy call: LocalizedCall) -> Bool {
    guard language == .swift, head.form == .function || head.form == .property else {
      return !(head.name - 3..<head.name).contains { $0 > 0 && token($0, is: "BOOL") }
    }
    let between = TokenRange(head.name + 1, head.body.lower)
    guard let mark = between.indices.last(where: { kind($0) == (head.form == .property ? .colon : .arrow) })
    else {
      return call.pattern.map { lexicon.localizing[$0].key != .receiver } ?? true
    }
    return !Self.typesWithoutText.contains(text(of: mark + 1))
  }

  private static let typesWithoutText: Set = [
    "Bool", "CGFloat", "CGRect", "CGSize", "Double", "Float", "Int", "NSSize", "Void",
  ]

  private func forwardedKey(of call: LocalizedCall) -> Forwarded? {
    if let key = call.key { return forwarded(key) }
    let isOfItself = call.pattern.map {
      lexicon.localizing[$0].key == .receiver && call.call.receiver.isEmpty
    }
    return isOfItself ?? false ? .itself : nil
  }

  /// Whether the tables have such a call already, in Swift with the same labels.
  private func isKnown(_ wrapper: LocalizingPattern) -> Bool {
    guard let word = lexicon.vocabulary[wrapper.call.name] else { return false }
    return lexicon.localizing.numbers(of: word).contains { number in
      let known = lexicon.localizing[number]
      return known.call.form == wrapper.call.form
        // Each type may have its own private `t(_:)`.
        && (known.call.owner == nil || known.call.owner == wrapper.call.owner)
        && (language == .cFamily || known.call.labels ?? [] == wrapper.call.labels ?? [])
        // Many a project has its own `localized(_:)`, which takes a table, a comment or values.
        && (known.origin != .wrapper || known.takesTheSame(as: wrapper))
    }
  }

  /// `"key".localized`, `"key".localized(comment: "…")`
  private func memberPattern(_ head: FunctionHead, _ name: String) -> CallPattern {
    switch head.form {
    case .property: CallPattern(.getter, name)
    case .method: CallPattern(.message, name, labels: labels(of: head))
    default: CallPattern(.method, name, labels: labels(of: head), isVariadic: takesValues(head))
    }
  }

  private func functionPattern(_ head: FunctionHead, _ name: String) -> CallPattern? {
    let owner = head.owner.map { text(of: $0) }
    switch head.form {
    case .macro, .function:
      // An instance method is known where it is called without receiver, or on what the file tells to be of its type.
      return CallPattern(
        .function, name, labels: language == .swift ? labels(of: head) : nil, isVariadic: takesValues(head),
        owner: owner)
    case .method:
      return CallPattern(.message, name, labels: Array(labels(of: head).dropFirst()), owner: owner)
    case .property, .initializer:
      return nil
    }
  }

  /// `func text(_ key: String, _ values: CVarArg...) -> String`: a format is filled with the values.
  private func takesValues(_ head: FunctionHead) -> Bool {
    guard language == .swift, let type = head.parameters.last?.type, type.count == 2 else { return false }
    return token(type.lower, is: "CVarArg") && kind(type.lower + 1) == .operator
  }

  private func labels(of head: FunctionHead) -> [String] {
    head.parameters.map { parameter in parameter.label.map { text(of: $0) } ?? "_" }
  }

  private func slot(of number: Int, in head: FunctionHead) -> Slot {
    let parameter = head.parameters[number]
    guard language == .swift, let label = parameter.label else { return .index(number) }
    return .label(text(of: label))
  }

  private func forwarded(_ argument: TokenRange?, in head: FunctionHead) -> Slot {
    guard let argument, let number = forwardedParameter(argument), number < head.parameters.count else {
      return .none
    }
    return slot(of: number, in: head)
  }

  /// `static let title = NSLocalizedString(…)`, `static var title: String { tr(…) }`, `static func title(_ count: Int)`.
  func accessor(around call: LocalizedCall) -> Declarations.Accessor? {
    guard language == .swift else { return nil }
    if kind(call.range.lower - 1) == .assign, let name = staticConstant(before: call.range.lower - 1),
      let type = typeName(around: name)
    {
      return Declarations.Accessor(
        text: sourceText(of: call), type: text(of: type), member: memberHash(type, name))
    }
    // Whoever is given the key looks texts up, and is none of them.
    guard let head = functionHead(around: call.range.lower), head.isStatic, head.form != .initializer,
      head.body.count < Self.longestAccessor, let owner = head.owner, isResult(call, of: head),
      !(call.key.map(isForwarded) ?? false)
    else { return nil }
    return Declarations.Accessor(
      text: sourceText(of: call), type: text(of: owner), member: memberHash(owner, head.name))
  }

  /// Whether a call is all that a function returns, be it as a format that is filled: `String(format: tr("saved"), date)`.
  private func isResult(_ call: LocalizedCall, of head: FunctionHead) -> Bool {
    let format = formatCalls(around: call.range).first { $0.format == call.range }
    let whole = format?.call.range ?? call.range
    guard kind(whole.upper) != .plus else { return false }
    return keyword(whole.lower - 1) == .return || head.body.lower == whole.lower
  }

  /// The name in `static let name: String = `, going back from the `=`.
  func staticConstant(before assign: Int) -> Int? {
    var position = assign - 1
    var name: Int?
    while position >= max(0, assign - 12) {
      if let word = keyword(position), word == .let || word == .var {
        name = position + 1
        break
      }
      guard kind(position) == .identifier || kind(position) == .colon || kind(position) == .dot else {
        return nil
      }
      position -= 1
    }
    guard let name, position > 0 else { return nil }
    for before in max(0, position - 4)..<position
    where keyword(before) == .static || keyword(before) == .class {
      return name
    }
    return nil
  }

  /// What shows the text of a call, where that is plain from the code: the name of the sink and its labels.
  func sinkName(of call: LocalizedCall) -> String? {
    let name = nameOfSink(of: call)
    return name == "Text" && isInHeader(call.range.lower) ? "Section" : name
  }

  private func nameOfSink(of call: LocalizedCall) -> String? {
    if call.origin == .swiftUI { return text(of: call.call.name) }
    guard let shown = displayedText(showing: call.range) else { return nil }
    guard case .display(let number) = shown.sink else { return text(of: shown.name) }
    let pattern = lexicon.display[number].call
    return ([pattern.name] + (pattern.labels ?? []).filter { $0 != "_" }).joined(separator: ":")
  }
}

extension Document {
  /// `header: { Text("Tides") }`, `Section(header: Text("Tides"))`: what stands above a section is its name.
  private func isInHeader(_ token: Int) -> Bool {
    guard language == .swift else { return false }
    let isNext = { (place: Int) in self.kind(place) == .colon && self.token(place - 1, is: "header") }
    if isNext(token - 1) { return true }
    // No view stands between the text and the closure, but for its own arguments.
    return found(around: token, within: Self.deepestHeader) { number -> Bool? in
      let open = open(ofBracket: number)
      return kind(open) == .openBrace ? isNext(open - 1) : nil
    } ?? false
  }

  /// Brackets between a text and the header it stands in.
  private static let deepestHeader = 4
}

extension LocalizingPattern {
  fileprivate func takesTheSame(as other: LocalizingPattern) -> Bool {
    key == other.key && table == other.table && value == other.value && comment == other.comment
      && call.isVariadic == other.call.isVariadic
  }
}
