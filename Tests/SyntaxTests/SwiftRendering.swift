import L10nSyntax

/// What the Swift lexer makes of a text, spelled out so that tables of expectations can be read.
struct SwiftReading {
  let text: SourceText
  let tree: TokenTree

  init(_ source: String, words: [String] = []) {
    self.init(SourceText(source), words: words)
  }

  init(_ text: SourceText, words: [String] = []) {
    self.text = text
    tree = SwiftLexer.lex(text, Vocabulary(words))
  }

  /// `kind text` of each token, with ` | ` between them; the text alone where the kind is plain from it.
  var tokens: String {
    tree.tokens.map { token in
      let text = text.string(token.range)
      return Self.plain.contains(token.kind) ? text : "\(token.kind) \(text)"
    }.joined(separator: " | ")
  }

  var texts: [String] { tree.tokens.map { text.string($0.range) } }
  var comments: [String] { tree.comments.map { text.string($0.range) } }
  var literals: [String] { tree.literals.map { text.string($0.range) } }
  var contents: [String] { tree.literals.map { text.string($0.contentRange) } }
  var problems: [String] { tree.problems.map { "\($0.kind) \(text.string($0.range))" } }

  /// The text of each bracket from its opener to its closer, `…` where there is none.
  var brackets: [String] {
    tree.brackets.dropFirst().map { bracket in
      let open = tree.tokens[Int(bracket.open)].range
      guard bracket.close != Bracket.none else { return text.string(open) + "…" }
      return text.string(ByteRange(open.start, tree.tokens[Int(bracket.close)].end))
    }
  }

  /// Texts of the tokens with a flag.
  func texts(_ flag: Token.Flags) -> [String] {
    tree.tokens.filter { $0.flags.contains(flag) }.map { text.string($0.range) }
  }

  private static let plain: Set<Token.Kind> = [
    .identifier, .openParen, .closeParen, .openSquare, .closeSquare, .openBrace, .closeBrace, .comma,
    .semicolon, .colon, .dot, .at, .hash,
  ]
}

extension SwiftReading {
  /// Sentences about what must hold of every tree and does not of this one.
  var faults: [String] { coverageFaults + bracketFaults }

  private var coverageFaults: [String] {
    let ranges = (tree.tokens.map(\.range) + tree.comments.map(\.range)).sorted { $0.start < $1.start }
    var faults: [String] = []
    var position: UInt32 = 0
    for range in ranges + [ByteRange(UInt32(text.count), UInt32(text.count))] {
      if range.start < position { faults.append("overlap at \(range.start)") }
      let gap = ByteRange(position, max(position, range.start))
      let rest = text[gap].filter {
        !([0, 9, 10, 11, 12, 13, 32, 0xC2, 0xA0, 0xEF, 0xBB, 0xBF].contains($0))
      }
      if !rest.isEmpty { faults.append("bytes that belong to nothing before \(range.start)") }
      position = range.end
    }
    return faults
  }

  private var bracketFaults: [String] {
    var faults: [String] = []
    for (number, bracket) in tree.brackets.enumerated().dropFirst() {
      if Int(bracket.parent) >= number { faults.append("bracket \(number) stands before its parent") }
      if tree.tokens[Int(bracket.open)].link != number { faults.append("opener of \(number) is not linked") }
      guard bracket.close != Bracket.none else { continue }
      if tree.tokens[Int(bracket.close)].link != number { faults.append("closer of \(number) is not linked") }
    }
    return faults
  }
}
