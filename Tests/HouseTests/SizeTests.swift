import L10nSyntax
import Testing

@Test func theTreeIsFound() {
  #expect(SourceTree.files.count > 20)
}

@Test(arguments: SourceTree.written)
func filesStayBelow300Lines(_ file: HouseFile) {
  #expect(file.lines.count <= 301, "\(file.path) has \(file.lines.count - 1) lines")
}

@Test(arguments: SourceTree.written)
func functionsStayBelow40Lines(_ file: HouseFile) {
  for function in file.functions where function.lines > 40 && !file.isExcused(function) {
    Issue.record(
      "\(file.path):\(function.line): `\(function.name)` has \(function.lines) lines, without a `// Long because`"
    )
  }
}

/// A function with a body.
private struct Function {
  var name: String
  var line: Int
  var lines: Int
}

extension HouseFile {
  fileprivate var functions: [Function] {
    tree.tokens.indices.compactMap { token in
      guard let word = tree.tokens[token].word.keyword, word == .func || word == .`init` else { return nil }
      guard let open = body(from: token) else { return nil }
      let close = tree.brackets[Int(tree.tokens[open].link)].close
      guard close != Bracket.none else { return nil }
      let first = line(token)
      return Function(name: spelling(token + 1), line: first, lines: line(Int(close)) - first + 1)
    }
  }

  /// The brace that opens the body of the function declared at a token; `nil` for requirements and calls.
  private func body(from start: Int) -> Int? {
    guard spelling(start - 1) != "." else { return nil }
    var token = start + 1
    var hasParameters = false
    while token < tree.tokens.count {
      switch tree.tokens[token].kind {
      case .openBrace:
        return hasParameters ? token : nil
      case .openParen, .openSquare:
        let close = tree.brackets[Int(tree.tokens[token].link)].close
        guard close != Bracket.none else { return nil }
        hasParameters = true
        token = Int(close)
      case .closeBrace, .semicolon:
        return nil
      default:
        guard let word = tree.tokens[token].word.keyword else { break }
        if [.func, .var, .let, .case, .`init`, .struct, .enum].contains(word), hasParameters { return nil }
      }
      token += 1
    }
    return nil
  }

  /// A comment in front says why the function is long.
  fileprivate func isExcused(_ function: Function) -> Bool {
    lines[max(0, function.line - 8)..<function.line].contains { $0.contains("// Long because") }
  }
}
