// The head of a closure of Swift: `{ number, tip in`, `{ (tip: Tip) -> String in`.

extension Document {
  /// What stands between the brace of a closure and its `in`. The `in` of a loop or of a label in it is none.
  func closureHead(openedAt open: Int) -> TokenRange? {
    let end = min(open + Self.longestClosureHead, closer(of: open) ?? tokens.count)
    let word = (open + 1..<end).first {
      kind($0) == .openBrace || keyword($0) == .for
        || keyword($0) == .in && bracket(around: $0) == Int(tokens[open].link)
    }
    guard let word, keyword(word) == .in else { return nil }
    return TokenRange(open + 1, word)
  }

  /// More tokens than the parameters of a closure and their types have.
  private static let longestClosureHead = 60

  /// The names of its parameters: `{ number, tip in`, `{ (tip: Tip) in`.
  public func parameters(ofClosureOpenedAt open: Int) -> [Int] {
    guard let head = closureHead(openedAt: open) else { return [] }
    if kind(head.lower) == .openParen {
      guard closer(of: head.lower) == head.upper - 1 else { return [] }
      return commaParts(of: TokenRange(head.lower + 1, head.upper - 1)).map(\.lower)
    }
    let names = commaParts(of: head)
    return names.allSatisfy { $0.count == 1 } ? names.map(\.lower) : []
  }

  /// What a closure says behind its head.
  func closureBody(openedAt open: Int, closedAt close: Int) -> TokenRange {
    TokenRange((closureHead(openedAt: open)?.upper ?? open) + 1, close)
  }
}
