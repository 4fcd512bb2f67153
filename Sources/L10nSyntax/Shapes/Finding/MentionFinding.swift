// Names that the tables do not know yet, but would have to know if the project declared them as its own way to a text.

extension ShapeFinder {
  /// Looks around every literal; members of types are found by their dots.
  mutating func findMentions() {
    var seen: Set<Int> = []
    for literal in document.literals {
      mentionCall(of: Int(literal.firstToken))
      mentionMember(behind: Int(literal.lastToken))
      if literal.contentRange.count > 2, literal.contentRange.count < 40, document.isDatePattern(literal) {
        mentionDateFunction(around: literal, &seen)
      }
    }
  }

  /// `day.text(.short, "d MMMM")`: what takes a date pattern may be a function of the project, whatever its name means
  /// elsewhere. A bracket may hold many patterns, and is looked at once.
  private mutating func mentionDateFunction(around literal: StringLiteral, _ seen: inout Set<Int>) {
    var bracket = document.bracket(around: Int(literal.firstToken))
    // `text((isShort ? "d MMM" : "d MMMM"))`
    while bracket != 0, document.isGrouping(bracket), seen.insert(bracket).inserted {
      bracket = document.bracket(around: document.open(ofBracket: bracket))
    }
    guard bracket != 0, seen.insert(bracket).inserted else { return }
    let open = document.open(ofBracket: bracket)
    if document.kind(open) == .openParen, document.kind(open - 1) == .identifier {
      document.mentions.append(open - 1)
    } else if document.kind(open) == .openSquare, let call = document.message(openedAt: open) {
      document.mentions.append(call.name)
    }
  }

  /// `name("key"`, `name(label: "key"`, `[receiver name:@"key"`
  private mutating func mentionCall(of literal: Int) {
    guard let mark = document.kind(literal - 1), mark == .openParen || mark == .colon else { return }
    addMention(literal - 2)
    guard mark == .colon, let before = document.kind(literal - 3) else { return }
    if before == .openParen || before == .colon { return addMention(literal - 4) }
    // `Row(count: 3, title: "key")`
    guard document.language == .swift else { return }
    let open = document.open(ofBracket: document.bracket(around: literal))
    if document.kind(open) == .openParen { addMention(open - 1) }
  }

  /// `#define MyString(key, comment) MyStringInTable((key), nil, (comment))`: a macro of the project that calls another.
  mutating func mentionMacro(named name: Int) {
    guard document.kind(name + 1) == .openParen, !document.tokens[name + 1].flags.contains(.spaceBefore)
    else { return }
    document.macroNames.append(name)
    guard let close = document.closer(of: name + 1) else { return }
    if document.kind(close + 2) == .openParen { addMention(close + 1) }
    // `#define Words(key, ...) [NSString stringWithFormat:Word(key), ##__VA_ARGS__]`
    var inner = close + 3
    while inner < min(document.tokens.count, close + Self.longestMacro),
      document.kind(inner) != .directiveEnd
    {
      if document.kind(inner) == .openParen, document.kind(inner + 1) == .identifier,
        document.sameSpelling(inner + 1, name + 2)
      {
        addMention(inner - 1)
      }
      inner += 1
    }
  }

  /// Macros that hand on what they are given are short.
  private static let longestMacro = 48

  /// `-> String { tr(key) }`
  @inline(__always)
  mutating func mentionBody(openedAt brace: Int) {
    let mark = document.kind(brace + 2)
    guard mark == .openParen || mark == .dot, document.token(brace - 1, is: "String") else { return }
    mentionForwarding(brace + 1)
  }

  /// `return tr(key, nil)`, `return Texts.shared.of(key)`, `return [self text:key]`: a function of the project may pass on what it
  /// was given.
  @inline(__always)
  mutating func mentionForwarding(_ name: Int) {
    var called = document.kind(name) == .openSquare ? name + 2 : name
    while called < name + 4, document.kind(called + 1) == .dot, document.kind(called + 2) == .identifier {
      called += 2
    }
    if called == name + 2, document.language == .swift, isWholeMember(called) { return addMention(called) }
    guard let mark = document.kind(called + 1), mark == .openParen || called > name && mark == .colon,
      document.kind(called + 2) == .identifier
    else { return }
    addMention(called)
  }

  /// `key.name`, `key.name()`, and nothing behind it.
  @inline(__always)
  private func isWholeMember(_ name: Int) -> Bool {
    let isCall = document.kind(name + 1) == .openParen && document.kind(name + 2) == .closeParen
    let next = isCall ? name + 3 : name + 1
    return document.kind(next) == .closeBrace
  }

  /// `"key".name`, `[@"key" name]`
  private mutating func mentionMember(behind literal: Int) {
    addMention(document.kind(literal + 1) == .dot ? literal + 2 : literal + 1)
  }

  /// `Type.member`, `strings().member`; `-> Type.Type` says that a function is such a way to the members.
  @inline(__always)
  mutating func mentionOwner(before dot: Int) {
    mentionTextMember(dot + 1)
    if document.kind(dot - 1) == .identifier {
      guard document.isCapital(dot - 1) else { return }
      addMention(dot - 1)
      if document.kind(dot - 2) == .arrow, document.token(dot + 1, is: "Type") {
        document.returnedTypes.append(dot - 1)
      }
    } else if document.kind(dot - 1) == .closeParen, document.kind(dot - 2) == .openParen,
      document.kind(dot - 4) != .dot
    {
      addMention(dot - 3)
    }
  }

  /// A member whose name says that it changes case, or that it looks up a text: `text.firstUppercased`, `[text lowerCase]`,
  /// `title.i18n()`.
  @inline(__always)
  mutating func mentionTextMember(_ name: Int) {
    let token = document.tokens[name]
    guard token.kind == .identifier, token.range.count > 3 else { return }
    let isOne = document.source.withSpelling(token.range) { spelling in
      switch spelling[spelling.count - 1] {
      case UInt8(ascii: "n"): spelling.hasSuffix("18n") || spelling.hasSuffix("10n")
      case UInt8(ascii: "d"), UInt8(ascii: "e"), UInt8(ascii: "r"), UInt8(ascii: "t"):
        spelling.count > 7
          && (spelling.hasSuffix("ased") || spelling.hasSuffix("lized") || spelling.hasSuffix("Case")
            || spelling.hasSuffix("Letter") || spelling.hasSuffix("First") || spelling.hasSuffix("calize")
            || spelling.hasSuffix("slate") || spelling.hasSuffix("slated"))
      default: false
      }
    }
    if isOne { addMention(name) }
  }

  /// `[OurStrings title]`: of all classes only those that sound like a table.
  @inline(__always)
  mutating func mentionMessage(to type: Int) {
    guard document.kind(type) == .identifier, document.kind(type + 1) == .identifier,
      document.isCapital(type),
      document.source.withSpelling(
        document.tokens[type].range,
        { $0.hasSuffix("L10n") || $0.hasSuffix("Strings") || $0.hasSuffix("Localizable") })
    else { return }
    addMention(type)
  }

  /// A project may also declare a function of a known name with other labels, or another member of a known type.
  mutating func addMention(_ token: Int) {
    guard document.kind(token) == .identifier else { return }
    let roles = document.lexicon.roles(of: document.tokens[token].word)
    // `get` is a word of the language, and may be a name.
    guard
      document.isUnknown(token) || roles.isEmpty
        || !roles.isDisjoint(with: [.localizing, .accessor, .display])
    else { return }
    document.mentions.append(token)
  }
}

extension Document {
  /// Parentheses that call nothing.
  fileprivate func isGrouping(_ bracket: Int) -> Bool {
    let open = open(ofBracket: bracket)
    return kind(open) == .openParen && kind(open - 1) != .identifier
  }

  /// Whether a name is in no table. That somebody watches for it, or that the project gives it a key, says nothing of what
  /// else it means.
  @inline(__always)
  public func isUnknown(_ token: Int) -> Bool {
    let word = tokens[token].word
    guard word != .none else { return true }
    let roles = lexicon.roles(of: word)
    return !roles.isEmpty && roles.isSubset(of: [.watched, .given])
  }

  /// Whether the members of a type are noted in each file that names them, be it before or after the type is known.
  public func mayDeclareTexts(_ type: Int) -> Bool {
    let word = tokens[type].word
    return word == .none
      || lexicon.roles(of: word).isSubset(of: [.watched, .given, .accessor, .localizing, .display])
  }
}
