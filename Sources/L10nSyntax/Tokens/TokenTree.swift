/// What a lexer makes of a file: its tokens in order, with brackets matched and literals listed.
package struct TokenTree: Sendable {
  package var tokens: [Token] = []
  package var comments: [Comment] = []
  /// In the order of their openers; the first one is the file itself.
  package var brackets: [Bracket] = [Bracket(open: 0, parent: 0)]
  package var literals: [StringLiteral] = []
  package var problems: [LexicalProblem] = []

  package init() {}
}

/// Something that could not be read, and where. The lexer goes on behind it.
package struct LexicalProblem: Sendable, Equatable {
  package enum Kind: Sendable {
    case unterminatedString
    case unterminatedComment
    case unterminatedRegex
    case unmatchedOpener
    case unmatchedCloser
    case strayBytes
  }
  package var kind: Kind
  package var range: ByteRange

  package init(_ kind: Kind, _ range: ByteRange) {
    self.kind = kind
    self.range = range
  }
}
