/// Cuts Swift source into tokens where the compiler would, with brackets matched and literals listed.
public enum SwiftLexer {
  /// Never fails and takes time in proportion to the text; what could not be read is among the problems.
  public static func lex(_ text: SourceText, _ vocabulary: Vocabulary) -> TokenTree {
    text.withBytes { bytes, count in
      SwiftByteTable.classes.withUnsafeBufferPointer { classes in
        SwiftByteTable.traits.withUnsafeBufferPointer { traits in
          guard let classes = classes.baseAddress, let traits = traits.baseAddress else {
            preconditionFailure("byte tables are never empty")
          }
          // Offsets are 32 bits wide.
          let end = bytes + min(count, Int(UInt32.max) - SourceText.padding)
          let source = SwiftBytes(base: bytes, end: end, classes: classes, traits: traits)
          return lex(SwiftScanner(source, vocabulary), count)
        }
      }
    }
  }

  /// Tokens are written straight into the memory of their array; where the guess of its size was too small,
  /// the scanner pauses and goes on in a larger one.
  private static func lex(_ start: consuming SwiftScanner, _ count: Int) -> TokenTree {
    var scanner = start
    var tokens: [Token] = []
    var room = count / 4 + 64
    repeat {
      let filled = tokens
      tokens = [Token](unsafeUninitializedCapacity: room) { buffer, initialized in
        _ = buffer.initialize(from: filled)
        initialized = scanner.run(into: buffer)
      }
      room *= 2
    } while !scanner.isAtEnd
    var tree = scanner.tree
    tree.tokens = tokens
    return tree
  }
}
