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

/// A function with a body, or a closure that names what it is given, as the body of a check does.
private struct Function {
  var name: String
  var line: Int
  var lines: Int
}

extension HouseFile {
  fileprivate var functions: [Function] {
    tree.tokens.indices.compactMap { token in
      let word = tree.tokens[token].word.keyword
      if word == .func || word == .`init` {
        return body(from: token).flatMap { function(spelling(token + 1), from: token, withBody: $0) }
      }
      return isClosure(token) ? function(spelling(token - 1), from: token, withBody: token) : nil
    }
  }

  private func function(_ name: String, from start: Int, withBody open: Int) -> Function? {
    let close = tree.brackets[Int(tree.tokens[open].link)].close
    guard close != Bracket.none else { return nil }
    return Function(name: name, line: line(start), lines: line(Int(close)) - line(start) + 1)
  }

  /// `.tables { joined, pass in`
  private func isClosure(_ open: Int) -> Bool {
    guard tree.tokens[open].kind == .openBrace else { return false }
    let parameters = tree.tokens[(open + 1)...].prefix { token in
      token.kind == .comma || token.kind == .identifier && token.word.keyword == nil
    }
    return !parameters.isEmpty && spelling(parameters.endIndex) == "in"
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
