/// Cuts C, C++, Objective-C and Objective-C++ into tokens, with brackets matched and literals listed.
///
/// One grammar serves all four languages: what only one of them has (`@"…"`, `R"(…)"`) is read in each.
/// The text is read as it stands, before the preprocessor: all branches of `#if` are tokens.
public enum CFamilyLexer {
  /// Never fails and takes time in proportion to the text; what could not be read is among the problems.
  public static func lex(_ text: SourceText, _ vocabulary: Vocabulary) -> TokenTree {
    text.withBytes { bytes, count in
      CFamilyByteTable.classes.withUnsafeBufferPointer { classes in
        CFamilyByteTable.traits.withUnsafeBufferPointer { traits in
          guard let classes = classes.baseAddress, let traits = traits.baseAddress else {
            preconditionFailure("byte tables are never empty")
          }
          guard count < Int(UInt32.max) - SourceText.padding else { return tooLarge() }
          return lex(CFamilyScanner(bytes, count, vocabulary, classes: classes, traits: traits), count)
        }
      }
    }
  }

  /// Tokens and brackets are written straight into the memory of their arrays; where the guess of the sizes
  /// was too small, the scanner pauses and goes on in larger ones.
  private static func lex(_ start: consuming CFamilyScanner, _ count: Int) -> TokenTree {
    var scanner = start
    var tokens: [Token] = []
    var brackets: [Bracket] = [Bracket(open: 0, parent: 0)]
    var tokenRoom = count / 4 + 64
    var bracketRoom = count / 20 + 64
    repeat {
      let filledTokens = tokens
      let filledBrackets = brackets
      brackets = [Bracket](unsafeUninitializedCapacity: bracketRoom) { bracketBuffer, bracketCount in
        _ = bracketBuffer.initialize(from: filledBrackets)
        tokens = [Token](unsafeUninitializedCapacity: tokenRoom) { tokenBuffer, tokenCount in
          _ = tokenBuffer.initialize(from: filledTokens)
          scanner.run(tokenBuffer, bracketBuffer)
          tokenCount = scanner.tokenCount
          bracketCount = scanner.bracketCount
        }
      }
      if scanner.isShortOfBrackets { bracketRoom *= 2 } else { tokenRoom *= 2 }
    } while !scanner.isAtEnd
    var tree = scanner.tree
    tree.tokens = tokens
    tree.brackets = brackets
    return tree
  }

  /// Offsets are 32 bits wide.
  private static func tooLarge() -> TokenTree {
    var tree = TokenTree()
    tree.problems = [LexicalProblem(.strayBytes, ByteRange(0, UInt32.max))]
    tree.brackets[0].close = 0
    return tree
  }
}
