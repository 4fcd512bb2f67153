/// What a lexer makes of a file: its tokens in order, with brackets matched and literals listed.
public struct TokenTree: Sendable {
  public var tokens: [Token] = []
  public var comments: [Comment] = []
  /// In the order of their openers; the first one is the file itself.
  public var brackets: [Bracket] = [Bracket(open: 0, parent: 0)]
  public var literals: [StringLiteral] = []
  public var problems: [LexicalProblem] = []

  public init() {}
}

/// Something that could not be read, and where. The lexer goes on behind it.
public struct LexicalProblem: Sendable, Equatable {
  public enum Kind: Sendable {
    case unterminatedString
    case unterminatedComment
    case unterminatedRegex
    case unmatchedOpener
    case unmatchedCloser
    case strayBytes
  }
  public var kind: Kind
  public var range: ByteRange

  public init(_ kind: Kind, _ range: ByteRange) {
    self.kind = kind
    self.range = range
  }
}
