import L10nSyntax

// Members of other types that views of SwiftUI show as they stand: `Text(state.title)`, `Text(Notices.offline)`.

/// A property that may be shown in another file, and the texts that it can have.
struct TextMember {
  let name: Int
  let literals: [StringLiteral]
  /// `nil` where its own type shows it.
  let shown: ShownName?
}

/// A member that a view shows, and where.
struct ShownMember: Sendable {
  let name: ShownName
  let place: ByteRange
}

extension Document {
  /// The members that views of the file show.
  func shownMembers() -> [ShownMember] {
    var found: [ShownMember] = []
    guard language == .swift, importsInterface, isSearchable else { return found }
    for shown in displayedTexts where isShownByView(shown) {
      for value in choices(in: shown.value) {
        // `if let error = model.error { Text(error) }`
        let given = value.count == 1 ? valuesNamed(value.lower) : [value]
        for member in given where isMember(member) {
          guard let type = typeName(ofValue: member.lower) else { continue }
          let name = ShownName.member(memberHash(type, member.lower + 2))
          found.append(ShownMember(name: name, place: bytes(of: shown.value)))
        }
      }
    }
    return found
  }

  /// What a variable of the function, or a parameter of a closure, stands for.
  private func valuesNamed(_ name: Int) -> [TokenRange] {
    valuePresented(as: name).map { [$0] } ?? localValues(of: name)
  }

  /// Whether a view of the system shows a text to readers, as it stands.
  func isShownByView(_ shown: DisplayedText) -> Bool {
    guard case .localizing = shown.sink else { return false }
    return context(at: shown.name).isEmpty
  }

  /// `state.title`, `state.title(for: day)`
  private func isMember(_ value: TokenRange) -> Bool {
    guard value.count > 2, kind(value.lower) == .identifier, kind(value.lower + 1) == .dot,
      kind(value.lower + 2) == .identifier
    else { return false }
    return value.count == 3
      || kind(value.lower + 3) == .openParen && closer(of: value.lower + 3) == value.upper - 1
  }

  /// The member whose first text a literal is: what a computed property or a method returns, or a constant of a type.
  func textMember(beginningWith literal: StringLiteral) -> TextMember? {
    let before = Int(literal.firstToken) - 1
    guard language == .swift, mayBeginText(literal), isSearchable, before > 2 else { return nil }
    switch kind(before) {
    case .assign:
      let isTyped = token(before - 1, is: "String") && kind(before - 2) == .colon
      return constant(isTyped ? before - 3 : before - 1, literal)
    case .openBrace: break
    // Behind a label stands most of what is in parentheses.
    case .colon where kind(open(ofBracket: bracket(around: before))) == .openBrace: break
    case .identifier where keyword(before) == .return: break
    default: return nil
    }
    guard let head = functionHead(around: before + 1), givesText(head), let type = head.owner,
      !isOfFileOnly(head.name), !isOfFileOnly(type), context(at: head.name).isEmpty
    else { return nil }
    let literals = returnedValues(in: head.body).flatMap {
      choices(in: $0).compactMap(self.literal(spanning:))
    }
    guard let first = literals.first, first.firstToken == literal.firstToken else { return nil }
    return TextMember(name: head.name, literals: literals, shown: .member(memberHash(type, head.name)))
  }

  /// `var title: String {`, `func title(for day: Day) -> String {`
  private func givesText(_ head: FunctionHead) -> Bool {
    let brace = head.body.lower - 1
    guard token(brace - 1, is: "String") else { return false }
    switch head.form {
    case .property: return kind(head.name + 1) == .colon && brace == head.name + 3
    case .function: return kind(brace - 2) == .arrow && isSoleFunction(head.name)
    case .initializer, .method, .macro: return false
    }
  }

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
  private func constant(_ name: Int, _ literal: StringLiteral) -> TextMember? {
    guard kind(name) == .identifier, isVariable(declaredAt: name),
      keyword(name - 2) == .static, !isOfFileOnly(name), let type = typeName(around: name),
      !isOfFileOnly(type), context(at: name).isEmpty
    else { return nil }
    return TextMember(name: name, literals: [literal], shown: .member(memberHash(type, name)))
  }
}
