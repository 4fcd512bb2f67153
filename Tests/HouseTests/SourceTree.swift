import Foundation
import L10nSyntax
import Testing

/// A Swift file of this repository, read by our own lexer.
struct HouseFile: CustomTestStringConvertible {
  /// From the root of the repository.
  let path: String
  let text: String
  let source: SourceText
  let tree: TokenTree

  var testDescription: String { path }

  /// The module or test target it belongs to.
  var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
  var isSource: Bool { path.hasPrefix("Sources/") }
  /// Talks to the outside world: may print, exit and stop at what cannot happen.
  var isTool: Bool { !isSource || target == "Command" || target == "rulec" }
  var isGenerated: Bool { path.hasSuffix("/Generated.swift") }
  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
  /// The file name without its extension.
  var name: String { path.split(separator: "/").last.map { String($0.dropLast(6)) } ?? "" }

  init(path: String, text: String) {
    self.path = path
    self.text = text
    source = SourceText(text)
    tree = SwiftLexer.lex(source, Vocabulary())
  }

  // MARK: Tokens

  func spelling(_ token: Int) -> String {
    tree.tokens.indices.contains(token) ? source.string(tree.tokens[token].range) : ""
  }

  /// Counted from 1.
  func line(_ token: Int) -> Int {
    source[ByteRange(0, tree.tokens[token].start)].count { $0 == 0x0A } + 1
  }

  /// Whether nothing stands between a token and the one before it.
  func isGlued(_ token: Int) -> Bool { token > 0 && tree.tokens[token].start == tree.tokens[token - 1].end }

  func place(_ token: Int) -> String { "\(path):\(line(token))" }
}

/// The repository these tests were built from.
enum SourceTree {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file below `Sources` and `Tests`, by path.
  static let files: [HouseFile] = ["Sources", "Tests"].flatMap { folder in
    let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
    let paths = (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    return paths.compactMap { path in
      let url = root.appendingPathComponent("\(folder)/\(path)")
      return (try? String(contentsOf: url, encoding: .utf8)).map {
        HouseFile(path: "\(folder)/\(path)", text: $0)
      }
    }
  }

  static var written: [HouseFile] { files.filter { !$0.isGenerated } }
}
