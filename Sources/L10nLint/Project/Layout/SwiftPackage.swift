import L10nSyntax

/// What a `Package.swift` says of languages, and whether of a program.
package struct SwiftPackage: Sendable {
  package let source: SourceText
  /// The text of `defaultLocalization`, without quotes; `nil` where the package has none, or not as a literal.
  package let defaultLocalization: PlacedText?
  /// Whether a program is made of it.
  let buildsProgram: Bool

  package init(_ source: SourceText) {
    self.source = source
    let tree = SwiftLexer.lex(source, Vocabulary())
    defaultLocalization = tree.tokens.indices.lazy.compactMap { tree.localization(at: $0, in: source) }.first
    buildsProgram = tree.tokens.indices.contains { tree.declaresProgram(at: $0, in: source) }
  }
}

extension TokenTree {
  /// `.executableTarget(` and `.iOSApplication(`, the latter of an app of Swift Playgrounds.
  fileprivate func declaresProgram(at token: Int, in source: SourceText) -> Bool {
    guard tokens[token].kind == .identifier, token > 0, tokens[token - 1].kind == .dot else { return false }
    return source.withSpelling(tokens[token].range) {
      $0.isSpelled("executableTarget") || $0.isSpelled("iOSApplication")
    }
  }

  /// The literal behind the label at a token.
  fileprivate func localization(at token: Int, in source: SourceText) -> PlacedText? {
    guard tokens[token].kind == .identifier, tokens.indices.contains(token + 2) else { return nil }
    guard tokens[token + 1].kind == .colon, tokens[token + 2].kind == .string else { return nil }
    guard source.withSpelling(tokens[token].range, { $0.isSpelled("defaultLocalization") }) else {
      return nil
    }
    let literal = tokens[token + 2].range
    guard literal.count >= 2, source[Int(literal.start)] == UInt8(ascii: "\"") else { return nil }
    return PlacedText(ByteRange(literal.start + 1, literal.end - 1))
  }
}
