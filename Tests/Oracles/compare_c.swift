// Prints what the C-family lexer makes of files, for compare_c.py, which builds and runs it.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads paths from standard input, one a line. For each file, prints its path and then one line for each
/// literal, character, comment, header name, violation and lost bracket, with offsets.
@main
struct Dump {
  static func main() {
    let vocabulary = Vocabulary()
    while let path = readLine() {
      print("file", path)
      guard let bytes = contents(of: path) else {
        print("unreadable")
        continue
      }
      dump(CFamilyLexer.lex(SourceText(bytes), vocabulary), bytes)
    }
  }

  private static func dump(_ tree: TokenTree, _ bytes: [UInt8]) {
    for (number, token) in tree.tokens.enumerated() {
      switch token.kind {
      case .string:
        print("s", token.start + (bytes[Int(token.start)] == UInt8(ascii: "@") ? 1 : 0), token.end)
      case .character: print("k", token.start, token.end)
      case .unknown where isCharacter(bytes[Int(token.start)..<Int(token.end)]):
        print("k", token.start, token.end)
      case .unknown where number > 0 && tree.tokens[number - 1].kind == .hash:
        print("h", token.start, token.end)
      default: break
      }
    }
    for comment in tree.comments { print("c", comment.range.start, comment.range.end) }
    for violation in CFamilyTreeCheck(tree, bytes).violations { print("violation", violation) }
    for problem in tree.problems { print("problem", problem.kind, problem.range.start, problem.range.end) }
  }

  /// An unterminated character literal, its prefix included.
  private static func isCharacter(_ text: ArraySlice<UInt8>) -> Bool {
    let first = text.first { !"Lu8U\\\r\n \t\u{B}\u{C}".utf8.contains($0) }
    return first == UInt8(ascii: "'")
  }

  private static func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }
}
