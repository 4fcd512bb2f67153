import L10nSyntax

extension Reading {
  /// What our lexer says.
  init(_ tree: TokenTree) {
    for literal in tree.literals { literals.append(Span(literal.range)) }
    for comment in tree.comments { comments.append(Span(comment.range)) }
    for bracket in tree.brackets.dropFirst() where bracket.close != Bracket.none {
      let (open, close) = (tree.tokens[Int(bracket.open)], tree.tokens[Int(bracket.close)])
      let span = Span(Int(open.start), Int(close.end))
      if open.kind == .openInterpolation { interpolations.append(span) } else { brackets.append(span) }
    }
    for token in tree.tokens {
      switch token.kind {
      case .string, .stringOpen, .stringText, .stringClose, .openInterpolation, .closeInterpolation: break
      case .regex: regexes.append(Span(token.range))
      case .hash where token.end - token.start > 1:
        tokens.append(Span(Int(token.start), Int(token.start) + 1))
        tokens.append(Span(Int(token.start) + 1, Int(token.end)))
      case .unknown: break
      default: tokens.append(Span(token.range))
      }
    }
    brackets.sort()
    interpolations.sort()
  }
}

extension Span {
  init(_ range: ByteRange) { self.init(Int(range.start), Int(range.end)) }
}

extension TokenTree {
  /// Sentences about what must hold of every tree and does not of this one.
  func broken(_ text: SourceText) -> [String] {
    var faults: [String] = []
    var position = 0
    var comment = 0
    for (number, token) in tokens.enumerated() {
      if Int(token.start) < position || token.end < token.start { faults.append("token \(number) overlaps") }
      while comment < comments.count, comments[comment].range.start < token.start {
        position = max(position, gapEnd(text, position, Int(comments[comment].range.start), &faults))
        position = Int(comments[comment].range.end)
        comment += 1
      }
      position = gapEnd(text, position, Int(token.start), &faults)
      position = Int(token.end)
    }
    for bracket in brackets.dropFirst() where bracket.close == Bracket.none {
      faults.append("bracket at \(tokens[Int(bracket.open)].start) is open")
    }
    for problem in problems { faults.append("\(problem.kind) at \(problem.range.start)") }
    return faults
  }

  private func gapEnd(_ text: SourceText, _ start: Int, _ end: Int, _ faults: inout [String]) -> Int {
    var position = start
    while position < end {
      switch text[position] {
      case 0, 9...13, 32: position += 1
      case 0xC2 where text[position + 1] == 0xA0: position += 2
      case 0xEF where text[position + 1] == 0xBB: position += 3
      default:
        faults.append("byte \(position) belongs to nothing")
        return end
      }
    }
    return end
  }
}
