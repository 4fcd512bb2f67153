/// Preprocessor directives: their first and last token, and what they do to the brackets around them.
extension CFamilyScanner {
  /// The start of a directive, or an operator in the body of a macro.
  mutating func lexHash() {
    guard pending.contains(.startsLine), !standing.contains(.inDirective) else {
      return lexOperator(UInt8(ascii: "#"))
    }
    let name = behindBlanks(cursor + 1)
    let hasName = wordPartEnd(name) != nil && !has(.digit, name)
    let stop = hasName ? wordEnd(from: name) : cursor + 1
    let word = hasName ? self.word(name, stop) : .none
    followCondition(word, name)
    floor = current
    standing = .inDirective
    isProse = Self.isProse(word)
    pending.insert(.inDirective)
    emit(.hash, stop, word: word)
    if word.keyword == .import || matches("include", name) { lexHeaderName() }
  }

  /// An empty token that tells where the directive ends. Brackets that its text left open are open no more.
  mutating func endDirective() {
    emit(.directiveEnd, cursor)
    standing = []
    isProse = false
    current = floor
    floor = 0
  }

  /// Blanks and continuations.
  private func behindBlanks(_ start: Position) -> Position {
    var position = start
    while true {
      while has(.blank, position) { position += 1 }
      let next = behindContinuations(position)
      guard next != position else { return position }
      position = next
    }
  }

  private func matches(_ text: StaticString, _ position: Position) -> Bool {
    let bytes = text.utf8Start
    for index in 0..<text.utf8CodeUnitCount where position[index] != bytes[index] { return false }
    return true
  }

  private static func isProse(_ word: Word) -> Bool {
    switch word.keyword {
    case .error, .warning, .pragma: true
    default: false
    }
  }

  /// `<a/b.h>` is one token, so that nothing in it is taken for a comment or an operator.
  private mutating func lexHeaderName() {
    let opener = behindBlanks(cursor)
    guard opener.pointee == UInt8(ascii: "<") else { return }
    var position = opener + 1
    while position.pointee != UInt8(ascii: ">") {
      let isOnLine = position.pointee != UInt8(ascii: "\n") && position.pointee != UInt8(ascii: "\r")
      guard isOnLine, position < end else { return }
      position += 1
    }
    if opener != cursor { pending.insert(.spaceBefore) }
    cursor = opener
    emit(.unknown, position + 1)
  }

  /// Branches of `#if` each begin with what was open before it, so that two branches that open the same
  /// brace leave one open.
  private mutating func followCondition(_ word: Word, _ name: Position) {
    switch word.keyword {
    case .if, .ifdef, .ifndef:
      conditions.append(current)
    case .endif:
      _ = conditions.popLast()
    default:
      guard word.keyword == .else || matches("elif", name), let last = conditions.last else { return }
      current = last
    }
  }
}
