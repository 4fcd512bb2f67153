// What stands behind the colon of a type: who may ask it for members that nothing else names.

/// A type that the file declares or extends.
public struct TypeHead {
  /// The token of its name.
  public let name: Int
  public let isExtension: Bool
  /// Protocols and classes behind it, but for those whose demands are known.
  public let parents: [Int]
}

extension Document {
  /// `class func`, `.class` and `: class` declare none.
  func declaresType(_ keyword: Int) -> Bool {
    guard language == .swift, kind(keyword + 1) == .identifier, self.keyword(keyword + 1) == nil,
      kind(keyword - 1) != .dot, kind(keyword - 1) != .colon
    else { return false }
    switch kind(keyword + 2) {
    case .openBrace, .colon, .identifier: return true
    default: return token(keyword + 2, is: "<")
    }
  }

  /// `struct Shelf: View {`, `struct Shelf<Row: View>: View {`
  func declaresView(_ keyword: Int) -> Bool {
    headOfType(from: keyword + 2).contains { token in
      self.token(token, is: "View") && (kind(token - 1) == .colon || kind(token - 1) == .comma)
    }
  }

  /// The types of a Swift file, in order.
  public var types: [TypeHead] {
    typeHeads.map { first in
      let name = lastName(of: first)
      return TypeHead(
        name: name, isExtension: keyword(first - 1) == .extension, parents: parents(behind: name))
    }
  }

  private func parents(behind name: Int) -> [Int] {
    let head = headOfType(from: name + 1)
    guard let colon = head.first(where: { kind($0) == .colon }) else { return [] }
    return head.filter { token in
      token > colon && kind(token) == .identifier && keyword(token) == nil && kind(token + 1) != .dot
        && kind(token - 1) != .at
        && source.withSpelling(tokens[token].range) { KnownProtocol.named($0) == nil }
    }
  }

  /// What stands between a token of the declaration of a type and its body.
  func headOfType(from token: Int) -> Range<Int> {
    (token..<tokens.count).prefix(Self.longestTypeHead).prefix { kind($0) != .openBrace }
  }

  /// Tokens from the keyword of a type to its body: nobody names more parents.
  static let longestTypeHead = 60
}
