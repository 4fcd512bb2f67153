// libFuzzer target for the Swift lexer, built together with the sources of L10nSyntax by `run.sh`.

import L10nSyntax

private let vocabulary = Vocabulary(["NSLocalizedString", "String", "Text"])

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSwiftLexer(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = SourceText(UnsafeBufferPointer(start: data, count: count))
  let tree = SwiftLexer.lex(text, vocabulary)
  tree.checkCoverage(text)
  tree.checkBrackets()
  tree.checkLiterals(text)
  let again = SwiftLexer.lex(text, vocabulary)
  precondition(
    tree.tokens == again.tokens && tree.brackets == again.brackets && tree.comments == again.comments
      && tree.literals == again.literals && tree.problems == again.problems, "two passes differ")
  return 0
}

extension TokenTree {
  /// Tokens and comments stand in order, are not empty, and only white space is between them.
  fileprivate func checkCoverage(_ text: SourceText) {
    var position = 0
    var comment = 0
    for (number, token) in tokens.enumerated() {
      while comment < comments.count, comments[comment].range.start < token.start {
        precondition(Int(comments[comment].tokensBefore) == number, "a comment counts its tokens wrongly")
        position = check(gapFrom: position, to: comments[comment].range, text)
        comment += 1
      }
      precondition(token.start < token.end, "an empty token")
      position = check(gapFrom: position, to: token.range, text)
    }
    while comment < comments.count {
      position = check(gapFrom: position, to: comments[comment].range, text)
      comment += 1
    }
    _ = check(gapFrom: position, to: ByteRange(UInt32(text.count), UInt32(text.count)), text)
  }

  private func check(gapFrom start: Int, to next: ByteRange, _ text: SourceText) -> Int {
    precondition(start <= Int(next.start) && Int(next.end) <= text.count, "tokens overlap")
    var position = start
    while position < Int(next.start) {
      switch text[position] {
      case 0, 9...13, 32: position += 1
      case 0xC2 where text[position + 1] == 0xA0: position += 2
      case 0xEF where text[position + 1] == 0xBB && text[position + 2] == 0xBF: position += 3
      default: preconditionFailure("a byte belongs to nothing")
      }
    }
    precondition(position == Int(next.start), "white space reaches into a token")
    return Int(next.end)
  }

  /// Links lead from openers to brackets and back, and parents come before their children.
  fileprivate func checkBrackets() {
    precondition(brackets[0].open == 0 && Int(brackets[0].close) == tokens.count, "the file is bracket 0")
    for (number, bracket) in brackets.enumerated().dropFirst() {
      precondition(Int(bracket.parent) < number, "a parent behind its child")
      let opener = tokens[Int(bracket.open)]
      precondition(Int(opener.link) == number, "an opener without its bracket")
      precondition(brackets[number - 1].open < bracket.open || number == 1, "brackets out of order")
      guard bracket.close != Bracket.none else { continue }
      precondition(bracket.close > bracket.open, "a closer before its opener")
      let closer = tokens[Int(bracket.close)]
      precondition(Int(closer.link) == number, "a closer without its bracket")
      precondition(closer.kind == opener.kind.closer, "a closer of another kind")
    }
    for token in tokens where token.kind.isCloser && token.link != 0 {
      let bracket = brackets[Int(token.link)]
      precondition(tokens[Int(bracket.open)].kind.closer == token.kind, "a link to another kind")
      precondition(bracket.close != Bracket.none, "a closer of an open bracket")
    }
  }

  /// Each literal's tokens are its own, and its flags and lengths are those of its bytes.
  fileprivate func checkLiterals(_ text: SourceText) {
    var previous = -1
    for (number, literal) in literals.enumerated() {
      let (first, last) = (tokens[Int(literal.firstToken)], tokens[Int(literal.lastToken)])
      precondition(Int(literal.firstToken) > previous, "literals out of order")
      previous = Int(literal.firstToken)
      precondition(first.start == literal.range.start && Int(first.link) == number, "a literal's first token")
      precondition(last.end <= literal.range.end, "a literal's last token")
      precondition(literal.range.contains(literal.contentRange), "content outside of the literal")
      let isInterpolated = literal.flags.contains(.interpolated)
      precondition((first.kind == .string) == !isInterpolated, "a literal's kind")
      guard !literal.flags.contains(.unterminated) else { continue }
      precondition(last.end == literal.range.end && Int(last.link) == number, "a literal's end")
      precondition(last.kind == (isInterpolated ? .stringClose : .string), "a literal's closer")
      if !isInterpolated {
        let isWide = text[literal.contentRange].contains { $0 >= 0x80 }
        precondition(literal.flags.contains(.nonASCII) == isWide, "a literal's bytes")
      }
    }
  }
}

extension Token.Kind {
  fileprivate var closer: Token.Kind? {
    switch self {
    case .openParen: .closeParen
    case .openSquare: .closeSquare
    case .openBrace: .closeBrace
    case .openInterpolation: .closeInterpolation
    default: nil
    }
  }

  fileprivate var isCloser: Bool {
    switch self {
    case .closeParen, .closeSquare, .closeBrace, .closeInterpolation: true
    default: false
    }
  }
}
