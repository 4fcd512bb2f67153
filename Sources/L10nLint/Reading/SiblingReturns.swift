import L10nSyntax

/// What a function returns besides a literal.
struct SiblingReturn {
  let text: LocalizedCall
  /// The token of its name.
  let function: Int
  /// Most of what it returns is looked up, and the literal is no name, nor for what cannot be.
  let isSure: Bool
}

// Texts that one function returns, some of which are looked up: `return L10n.moored`, `return "The harbor is closed"`.

extension Document {
  /// The text that is looked up and that a function returns which also returns a literal.
  func textReturned(besides literal: StringLiteral) -> SiblingReturn? {
    guard mayBeReturned(literal), !isMarkedForDevelopers(literal),
      let head = functionHead(around: Int(literal.firstToken)), returnsText(head),
      isRun(Int(literal.firstToken), byBody: head.body), !isForMachines(head.name)
    else { return nil }
    let values = returnedValues(in: head.body)
    let text = tokens(of: literal)
    guard let own = values.first(where: { $0.contains(text) }),
      textLiterals(of: own).contains(where: { $0.firstToken == literal.firstToken }),
      !(self.text(of: literal)?.isForTheImpossible ?? false),
      case let texts = values.compactMap({ lookedUpText(in: $0, besides: text) }), !texts.isEmpty
    else { return nil }
    let literals = values.count { value in
      textLiterals(of: value).contains { source.withSpelling($0.contentRange, \.holdsSeveralWords) }
    }
    let isSure =
      literals <= texts.count && !isForTheRest(own.lower) && !isForTheRest(own.lower - 1)
      && !isSeldomTaken(literal) && !isTitle(literal) && isSentence(literal)
    return SiblingReturn(text: texts[0], function: head.name, isSure: isSure)
  }

  /// Whether a text looks like one for people and for nobody else: `order by name`, `no-cache, no-store` and
  /// `name == %@ AND kind == 2` do not.
  func isSentence(_ literal: StringLiteral) -> Bool {
    source.withSpelling(literal.contentRange) { text in
      text.first.map { !$0.isSmallLetter } ?? false
        && !text.contains { ";={}<>|@/".utf8.contains($0) } && !text.holds("--") && !text.holds(" AND ")
    }
  }

  /// `Open Harbor`: several words that all begin with capitals may be a name.
  func isTitle(_ literal: StringLiteral) -> Bool {
    nameWithin(literal).map { $0.contains(" ") } ?? false
  }

  /// Behind `return`, the label of a case, the brace of a branch or the sign of a choice, or as a format.
  private func mayBeReturned(_ literal: StringLiteral) -> Bool {
    let before = Int(literal.firstToken) - 1
    switch kind(before) {
    case .colon, .openBrace, .ternary: return true
    case .identifier: return keyword(before) == .return
    default: return false
    }
  }

  /// `func title() -> String {`, `var title: String? {`, `- (NSString *)title {`
  private func returnsText(_ head: FunctionHead) -> Bool {
    let brace = head.body.lower - 1
    switch head.form {
    case .method:
      return kind(head.name - 1) == .closeParen
        && opener(of: head.name - 1).map { token($0 + 1, is: "NSString") } ?? false
    case .function, .property:
      let type = kind(brace - 1) == .postfixQuestion ? brace - 2 : brace - 1
      return language == .swift && token(type, is: "String")
        && (kind(type - 1) == .arrow || kind(type - 1) == .colon)
    case .initializer, .macro: return false
    }
  }

  /// The text that a value is, or of which it makes one with a format; not the one that holds `text`.
  func lookedUpText(in value: TokenRange, besides text: TokenRange) -> LocalizedCall? {
    choices(in: value).lazy.compactMap { choice -> LocalizedCall? in
      let whole = self.formatCall(spanning: choice)?.format ?? choice
      guard !choice.contains(text), let call = self.localizedCall(spanning: whole), call.origin != .swiftUI,
        !self.makesKey(call)
      else { return nil }
      return call
    }.first
  }
}
