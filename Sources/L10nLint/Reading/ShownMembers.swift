import L10nSyntax

// Members of other types that views of SwiftUI show as they stand: `Text(state.title)`, `Text(Notices.offline)`.

/// A property that may be shown in another file, and the texts that it can have.
struct TextMember {
  let name: Int
  let literals: [StringLiteral]
  /// What others may show it as; none where its own type shows it.
  let shown: [ShownName]
}

/// A member that a view shows, and where.
struct ShownMember: Sendable {
  let name: ShownName
  let place: Place
}

extension FileReading {
  /// The members that views of the file show.
  func shownMembers() -> [ShownMember] {
    document.membersShown().map { ShownMember(name: $0.name, place: place($0.value)) }
  }
}

extension Document {
  /// The members of other types that views of the file show, and the expressions that show them.
  func membersShown() -> [(name: ShownName, value: TokenRange)] {
    guard language == .swift, importsInterface, isSearchable else { return [] }
    return displayedTexts.lazy.filter(isShownByView).flatMap { shown in
      let members = choices(in: shown.value).flatMap { value in
        // `if let error = model.error { Text(error) }`
        (value.count == 1 ? valuesNamed(value.lower) : [value]).compactMap(memberShown)
      }
      // `Text("State: \(state.rawValue)")`, `Text("State: \(state.title)")`
      let pieces = literal(spanning: shown.value).map { interpolations(of: $0) } ?? []
      return (members + pieces.compactMap(memberShown)).map { ($0, shown.value) }
    }
  }

  /// What a variable of the function, or a parameter of a closure, stands for.
  private func valuesNamed(_ name: Int) -> [TokenRange] {
    valuePresented(as: name).map { [$0] } ?? localValues(of: name)
  }

  /// Whether a view of the system shows a text to readers, as it stands.
  func isShownByView(_ shown: DisplayedText) -> Bool {
    isShownBySwiftUI(shown) && context(at: shown.name).isEmpty
  }

  /// Whether a text would be a key if it stood there, or is the value beside a label: `LabeledContent("Age", value: age)`.
  func isShownBySwiftUI(_ shown: DisplayedText) -> Bool {
    if case .localizing = shown.sink { return true }
    return importsInterface && token(shown.name, is: "LabeledContent")
  }

  /// `state.title`, `state.title(for: day)`, `state.title.uppercased()`, `state.rawValue.capitalized`
  private func memberShown(_ value: TokenRange) -> ShownName? {
    if let rawValue = rawValueShown(value) { return rawValue }
    guard let (owner, name) = member(bareText(value)) else { return nil }
    return typeName(ofValue: owner).map { .member(memberHash($0, name)) }
  }

  /// The owner and the name in `state.title`, `state?.title(for: day)`, `self.state.title` and `State.shared.title`.
  private func member(_ value: TokenRange) -> (owner: Int, name: Int)? {
    let owner = withoutSelf(value).lower
    guard value.count > 2, kind(owner) == .identifier else { return nil }
    let isShared = isCapital(owner) && kind(owner + 1) == .dot && token(owner + 2, is: "shared")
    let end = isShared ? owner + 3 : owner + 1
    let dot = kind(end) == .postfixQuestion || kind(end) == .postfixBang ? end + 1 : end
    let name = dot + 1
    guard kind(dot) == .dot, kind(name) == .identifier, name < value.upper else { return nil }
    let isWhole =
      name + 1 == value.upper || kind(name + 1) == .openParen && closer(of: name + 1) == value.upper - 1
    return isWhole ? (owner, name) : nil
  }

  /// `state.rawValue`, `State.open.rawValue`, `state.rawValue.uppercased()`
  private func rawValueShown(_ value: TokenRange) -> ShownName? {
    let name = value.lower + 2
    let isOfCase = isCapital(value.lower) && token(name + 2, is: "rawValue")
    let end = isOfCase ? name + 3 : name + 1
    guard value.count > 2, token(end - 1, is: "rawValue"), kind(name - 1) == .dot,
      end >= value.upper || isCase(TokenRange(end, value.upper))
    else { return nil }
    return typeName(ofValue: value.lower).map { .rawValue(of: $0, self) }
  }

  /// `.capitalized`, `.uppercased()`
  private func isCase(_ call: TokenRange) -> Bool {
    let isCall = kind(call.upper - 1) == .closeParen
    return kind(call.lower) == .dot && call.count == (isCall ? 4 : 2) && changesCase(call.lower + 1)
  }

  /// The member whose first text a literal is: what a computed property or a method returns, or a constant of a type.
  func textMember(beginningWith literal: StringLiteral) -> TextMember? {
    let before = Int(literal.firstToken) - 1
    guard language == .swift, mayBeginText(literal), isSearchable, before > 2 else { return nil }
    switch kind(before) {
    case .assign: return variable(withValueAt: before + 1).flatMap { constant($0, literal) }
    case .openBrace, .ternary, .plus: break
    // One word stands in for what is stored, and so mostly there: `name ?? "Unknown"`.
    case .coalesce where source[literal.contentRange].contains(UInt8(ascii: " ")): break
    // Behind a label stands most of what is in parentheses.
    case .colon where kind(open(ofBracket: bracket(around: before))) == .openBrace: break
    case .colon where token(before - 1, is: "format"): break
    case .identifier where keyword(before) == .return: break
    default: return nil
    }
    guard let head = functionHead(around: before + 1), givesText(head), let type = head.owner,
      context(at: head.name).isEmpty
    else { return nil }
    let literals = returnedValues(in: head.body).flatMap(textLiterals)
    guard let first = literals.first, first.firstToken == literal.firstToken else { return nil }
    let isOfFile = isOfFileOnly(head.name) || isOfFileOnly(type)
    let shown =
      (isOfFile ? [] : [ShownName.member(memberHash(type, head.name))]) + viewsGiven(resultOf: head, type)
    return shown.isEmpty ? nil : TextMember(name: head.name, literals: literals, shown: shown)
  }

  /// What views may show as it stands, where a text is what a computed property or a method gives: `Text(tide.range)`.
  func memberReturning(_ text: TokenRange) -> ShownName? {
    guard language == .swift, isSearchable, let head = functionHead(around: text.lower), givesText(head),
      let type = head.owner, !isOfFileOnly(head.name), !isOfFileOnly(type), context(at: head.name).isEmpty,
      returnedValues(in: head.body).contains(where: { choices(in: $0).contains(text) })
    else { return nil }
    return .member(memberHash(type, head.name))
  }

  /// The views of other files that its type gives what a function returns: `BuoyCard(caption: caption(of: buoy))`.
  private func viewsGiven(resultOf head: FunctionHead, _ type: Int) -> [ShownName] {
    guard importsInterface else { return [] }
    return occurrences(of: head.name, in: nearby(head.name)).compactMap { name in
      guard name != head.name, isInType(named: type, name) else { return nil }
      let end: Int
      if head.form == .function {
        guard kind(name + 1) == .openParen, let close = closer(of: name + 1) else { return nil }
        end = close + 1
      } else {
        end = name + 1
      }
      guard let view = viewGiven(TokenRange(isOfSelf(name) ? name - 2 : name, end)),
        !declaresType(named: view.name), context(at: name).isEmpty
      else { return nil }
      return view.property
    }
  }

  /// `var title: String {`, `var hint: String? {`, `func title(for day: Day) -> String {`
  private func givesText(_ head: FunctionHead) -> Bool {
    let brace = head.body.lower - 1
    let isOptional = kind(brace - 1) == .postfixQuestion
    let type = isOptional ? brace - 2 : brace - 1
    guard token(type, is: "String"), !isOptional || !isOfErrors(head.name) else { return false }
    switch head.form {
    case .property: return kind(head.name + 1) == .colon && type == head.name + 2
    case .function: return kind(type - 1) == .arrow && isSoleFunction(head.name)
    case .initializer, .method, .macro: return false
    }
  }

  /// What a `LocalizedError` says of itself is a matter of another rule.
  func isOfErrors(_ name: Int) -> Bool {
    Self.membersOfErrors.contains { token(name, is: $0) }
  }

  private static let membersOfErrors: [StaticString] = [
    "errorDescription", "failureReason", "helpAnchor", "recoverySuggestion",
  ]

  /// Of two functions of one name only types tell which is meant.
  private func isSoleFunction(_ name: Int) -> Bool {
    functionNames.count { sameSpelling($0, name) } == 1
  }

  /// A capital, another alphabet or a value: what begins with a small letter is most often for programs.
  func mayBeginText(_ literal: StringLiteral) -> Bool {
    let content = literal.contentRange
    guard content.count > 1 else { return false }
    let first = source[Int(content.start)]
    return first.isCapital || first >= 0x80 || first == UInt8(ascii: "\\")
  }

  /// `static let offline = "…"`
  private func constant(_ variable: DeclaredVariable, _ literal: StringLiteral) -> TextMember? {
    let name = variable.name
    guard mayHoldText(variable), keyword(name - 2) == .static, !isOfFileOnly(name),
      let type = typeName(around: name),
      !isOfFileOnly(type), context(at: name).isEmpty
    else { return nil }
    return TextMember(name: name, literals: [literal], shown: [.member(memberHash(type, name))])
  }
}
