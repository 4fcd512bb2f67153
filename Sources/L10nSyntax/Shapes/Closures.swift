// The head of a closure of Swift: `{ number, tip in`, `{ (tip: Tip) -> String in`.

extension Document {
  /// What stands between the brace of a closure and its `in`.
  func closureHead(openedAt open: Int) -> TokenRange? {
    let start = (kind(open + 1) == .openParen ? closer(of: open + 1) ?? open : open) + 1
    let end = min(start + Self.longestClosureHead, closer(of: open) ?? tokens.count)
    return TokenRange(start, end).indices.first { keyword($0) == .in }.map { TokenRange(open + 1, $0) }
  }

  /// Tokens before the `in`, where the parameters stand in no parentheses.
  private static let longestClosureHead = 12

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
