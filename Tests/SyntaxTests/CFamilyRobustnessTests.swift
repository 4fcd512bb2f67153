import L10nSyntax
import Testing

@Suite struct CFamilyRobustness {
  /// Inputs that once broke something, or that are likely to.
  @Test(arguments: [
    "", "\\", "@", "#", "\"", "'", "/", "/*", "//", "R\"", "R\"(", "u8", "\u{FEFF}", "\u{FEFF}#if", "\\\n",
    "1'",
    "1\\", "a\\", "a\\\n", "\"\\\n", "'\\", "#\\", "#include <", "#import", "#define X \\", "//\\\n", "/\\\n",
    "*/",
    "\\u12", "\\U0001F60", "L\\\n", "<\\\n", ".\\\n", "@\\\n\"", "\0", "a\0b", "\"a\0b\"", "#if\0", "//\0x\n",
    "R\"(\0)\"", "\r", "\n\r", "\r\r\n", "\\\n\r\n", "#a\r#b\r\n#c",
  ])
  func everyByteHasItsPlace(_ source: String) {
    let tree = CFamilyLexer.lex(SourceText(source), Vocabulary())
    #expect(CFamilyTreeCheck(tree, Array(source.utf8)).violations.isEmpty)
  }

  /// All sequences of three of these bytes, and whether the bytes of each are accounted for.
  @Test func everyCombinationOfAwkwardBytesHasItsPlace() {
    let awkward = Array("\\\n\r\"'R(@#/*u8.1e+<a \0".utf8) + [0x80, 0xC2, 0xA0, 0xE2, 0x80, 0x9C, 0xF0, 0xFF]
    for first in awkward {
      for second in awkward {
        for third in awkward {
          let bytes = [first, second, third]
          let tree = CFamilyLexer.lex(SourceText(bytes), Vocabulary.plain)
          let violations = CFamilyTreeCheck(tree, bytes).violations
          if !violations.isEmpty { Issue.record("\(bytes): \(violations)") }
        }
      }
    }
  }

  /// Expected: the kinds of the tokens.
  @Test(
    arguments: [
      ([0x80], "unknown"), ([0xFF, 0xFE, 0x80], "unknown"), ([0xC0, 0xAF, 0x61], "unknown identifier"),
      ([0xED, 0xA0, 0x80], "unknown"), ([0xF4, 0x90, 0x80, 0x80], "unknown"),
      ([0xE4, 0xB8, 0xAD], "identifier"),
      ([0xF0, 0x9F, 0x98, 0x80], "identifier"), ([0xE4, 0xB8], "unknown"), ([0xC2, 0xA0], ""),
      ([0x61, 0xE2, 0x80, 0x9C], "identifier unknown"), ([0xF4, 0x8F, 0xBF, 0xBF], "unknown"),
      ([0x61, 0x80, 0xC3, 0xA9], "identifier unknown identifier"),
    ] as [([UInt8], String)])
  func bytesBeyondASCIIAreWordsOrStray(_ bytes: [UInt8], _ kinds: String) {
    let tree = CFamilyLexer.lex(SourceText(bytes), Vocabulary.plain)
    #expect(tree.tokens.map { String(describing: $0.kind) }.joined(separator: " ") == kinds)
    #expect(CFamilyTreeCheck(tree, bytes).violations.isEmpty)
  }

  @Test(arguments: [
    "(", "[", "{", "@{", "#if A\n", ")", "#if A\n{\n#else\n", "/*", "\"", "'", "R\"(", "\\\n", "\\ ",
  ])
  func depthCostsNoStack(_ piece: String) {
    let bytes = Array(String(repeating: piece, count: 20_000).utf8)
    let tree = CFamilyLexer.lex(SourceText(bytes), Vocabulary.plain)
    #expect(CFamilyTreeCheck(tree, bytes).violations.isEmpty)
  }

  @Test func lexingIsTheSameWithAnyLineEnd() {
    let source = "#define A \\\n b\n@\"x\\\ny\" // c \\\n d\n/* e\n */ f\n"
    let unix = CFamilyLexer.lex(SourceText(source), Vocabulary.plain)
    for lineEnd in ["\r\n", "\r"] {
      let other = CFamilyLexer.lex(SourceText(source.replacing("\n", with: lineEnd)), Vocabulary.plain)
      #expect(other.tokens.map(\.kind) == unix.tokens.map(\.kind))
      #expect(other.tokens.map(\.flags) == unix.tokens.map(\.flags))
      #expect(other.comments.count == unix.comments.count)
    }
  }
}

extension Vocabulary {
  fileprivate static let plain = Vocabulary()
}
