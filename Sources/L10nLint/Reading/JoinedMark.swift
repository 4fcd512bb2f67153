import L10nSyntax

// What a name says of a text that is put beside another one.

extension Document {
  /// `Icons.lockIcon + " " + title`, `mutedSymbol + " " + title`, `title + " " + flag`: what is named like a sign; and
  /// `"\(text) \(L10n.learnMore)"`: a link behind what is complete.
  func addsMark(_ join: Join) -> Bool {
    let operands = join.operands.filter { $0.content == .other }.map(\.range)
    guard let first = join.operands.first?.range, let last = join.operands.last?.range else { return false }
    if let link = nameWords(of: last), link.count > 1, link.last == "more" { return true }
    return operands.contains { operand in
      guard let name = namingToken(of: operand) else { return false }
      let words = text(of: name).words
      switch words.last {
      case "icon": return true
      case "flag", "badge": return words.count == 1 && (operand == first || operand == last)
      case "prefix": return operand == first && !isGivenLocalizedText(name)
      case "symbol":
        return (operand == first || operand == last) && words.count > 1
          && Self.wordsOfMoney.isDisjoint(with: words)
      default: return false
      }
    }
  }

  private func namingToken(of operand: TokenRange) -> Int? {
    operand.indices.last { kind($0) == .identifier && !token($0, is: "rawValue") }
  }

  func nameWords(of operand: TokenRange) -> [String]? {
    namingToken(of: operand).map { text(of: $0).words }
  }

  private func isGivenLocalizedText(_ name: Int) -> Bool {
    localValues(of: name).contains { !localizedCalls(within: $0).isEmpty }
  }

  private static let wordsOfMoney: Set = ["asset", "coin", "currency", "ticker", "token"]
}
