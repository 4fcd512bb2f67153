import L10nSyntax

extension Document {
  /// `"image-\(date).jpg"`, `"log-" + date + ".txt"`, `[folder stringByAppendingFormat:@"/video-%@.mp4", date]`: the literal
  /// that a written date is put into, or what follows it, ends as the name of a file does.
  func isPutIntoFileName(_ text: TokenRange) -> Bool {
    standsInFileName(text) || (functionHead(around: text.lower)?.name).map(isNameOfFile) ?? false
      || kind(text.lower - 1) == .assign && isPutIntoFileName(variable: text.lower - 2, behind: text)
  }

  private func standsInFileName(_ text: TokenRange) -> Bool {
    if recipients(of: text).contains(where: isNameOfFile) { return true }
    let bracket = bracket(around: text.lower)
    if bracket != 0, kind(open(ofBracket: bracket)) == .openInterpolation {
      return endsAsFileName(literals[Int(tree.brackets[bracket].literal)])
    }
    if token(text.upper, is: "+"), let next = literal(at: text.upper + 1), endsAsFileName(next) {
      return true
    }
    // The format stands in front of its values.
    let first = firstIndex(of: literals, startingAt: text.lower) { Int($0.firstToken) }
    guard kind(text.lower - 1) == .comma, let format = literals[..<first].last,
      self.bracket(around: Int(format.firstToken)) == bracket
    else { return false }
    return endsAsFileName(format)
  }

  /// `let stamp = formatter.string(from: now)`, `"Ledger_\(stamp).json"`: each use of the variable is in such a literal.
  private func isPutIntoFileName(variable: Int, behind text: TokenRange) -> Bool {
    guard kind(variable) == .identifier, let body = functionBody(around: variable) else { return false }
    let uses = occurrences(of: variable, in: max(body.lower, text.upper)..<max(body.upper, text.upper))
    return !uses.isEmpty && uses.allSatisfy { standsInFileName(TokenRange($0, $0 + 1)) }
  }

  /// `let fileName = …`, `folder.appendingPathComponent(…)`, `panel.nameFieldStringValue = …`
  private func isNameOfFile(_ name: Int) -> Bool {
    let words = text(of: name).words
    if words.contains("filename") || words.contains("file") && words.contains("name") { return true }
    return source.withSpelling(tokens[name].range) { name in
      Self.takersOfFileNames.contains { name.isSpelled($0) }
    }
  }

  private static let takersOfFileNames: [StaticString] = [
    "appendPathComponent", "appendingPathComponent", "nameFieldStringValue", "setNameFieldStringValue",
    "stringByAppendingPathComponent", "URLByAppendingPathComponent",
  ]

  /// A dot, and two to four small letters or digits behind it.
  private func endsAsFileName(_ literal: StringLiteral) -> Bool {
    guard let last = textPieces(of: literal).last, last.end == literal.contentRange.end else { return false }
    return source.withSpelling(last) { text in
      guard let dot = text.lastIndex(of: UInt8(ascii: ".")) else { return false }
      let ending = text[(dot + 1)...]
      return (2...4).contains(ending.count)
        && ending.allSatisfy { $0.isSmallLetter || $0.isDecimalDigit }
        && ending.contains { $0.isSmallLetter }
    }
  }
}
