// Names that the tables do not know yet, but would have to know if the project declared them as its own way to a text.

extension ShapeFinder {
  /// Looks around every literal; members of types are found by their dots.
  mutating func findMentions() {
    for literal in document.literals {
      mentionCall(of: Int(literal.firstToken))
      mentionMember(behind: Int(literal.lastToken))
    }
  }

  /// `name("key"`, `name(label: "key"`, `[receiver name:@"key"`
  private mutating func mentionCall(of literal: Int) {
    guard let mark = document.kind(literal - 1), mark == .openParen || mark == .colon else { return }
    addMention(literal - 2)
    guard mark == .colon, let before = document.kind(literal - 3), before == .openParen || before == .colon
    else { return }
    addMention(literal - 4)
  }

  /// `"key".name`, `[@"key" name]`
  private mutating func mentionMember(behind literal: Int) {
    addMention(document.kind(literal + 1) == .dot ? literal + 2 : literal + 1)
  }

  /// A project may also declare a function of a known name with other labels, or another member of a known type.
  mutating func addMention(_ token: Int) {
    guard document.kind(token) == .identifier else { return }
    let word = document.tokens[token].word
    guard word == .none || !document.lexicon.roles(of: word).isDisjoint(with: [.localizing, .accessor]) else {
      return
    }
    document.mentions.append(token)
  }
}
