import L10nSyntax
import Testing

/// Only the command and the compiler of rules talk to the outside world.
@Test(arguments: SourceTree.files.filter { !$0.isTool })
func librariesNeitherPrintNorExit(_ file: HouseFile) {
  let forbidden: Set = ["print", "debugPrint", "dump", "exit", "abort", "fatalError"]
  for token in file.tree.tokens.indices where file.tree.tokens[token].kind == .identifier {
    guard forbidden.contains(file.spelling(token)), file.spelling(token + 1) == "(" else { continue }
    guard file.spelling(token - 1) != ".", file.spelling(token - 1) != "func" else { continue }
    Issue.record("\(file.place(token)): `\(file.spelling(token))(` in a library")
  }
}

@Test(arguments: SourceTree.files.filter { !$0.isTool })
func nothingIsForced(_ file: HouseFile) {
  for token in file.tree.tokens.indices where file.spelling(token) == "!" && file.isGlued(token) {
    let before = file.spelling(token - 1)
    let isForced = file.tree.tokens[token].kind == .postfixBang || before == "try" || before == "as"
    if isForced { Issue.record("\(file.place(token)): `\(before)!` stops the program") }
  }
}

/// What crosses a task is immutable, and nothing is promised to the outside, but to the fuzzer, which calls from C.
/// L10nSyntax is `public` because the compiler inlines nothing else into other modules.
@Test(arguments: SourceTree.files.filter { !$0.path.hasPrefix("Tests/Fuzz/") })
func noBackDoors(_ file: HouseFile) {
  for token in file.tree.tokens.indices where file.tree.tokens[token].kind == .identifier {
    let word = file.spelling(token)
    let isUnchecked = word == "unchecked" && file.spelling(token - 1) == "@"
    let isUnsafe =
      word == "nonisolated" && file.spelling(token + 1) == "(" && file.spelling(token + 2) == "unsafe"
    let isPublic = word == "public" && file.spelling(token - 1) != "." && file.target != "L10nSyntax"
    if isUnchecked || isUnsafe || isPublic { Issue.record("\(file.place(token)): `\(word)`") }
  }
}

/// What a module may import, besides nothing.
private let allowedImports: [String: Set<String>] = [
  "L10nSyntax": [], "L10nLint": ["L10nSyntax"], "RulePages": ["L10nSyntax"],
  "rulec": ["RulePages", "L10nSyntax", "Glibc", "Musl", "Darwin"],
  "LanguageServer": ["L10nLint", "L10nSyntax"], "Plugins": ["PackagePlugin", "Foundation"],
  "Command": ["L10nLint", "L10nSyntax", "LanguageServer", "Glibc", "Musl", "Darwin", "Synchronization"],
]

@Test(arguments: SourceTree.files.filter(\.isSource))
func modulesImportInOneDirection(_ file: HouseFile) {
  guard let allowed = allowedImports[file.target] else {
    Issue.record("\(file.path): `\(file.target)` needs a row in `allowedImports`")
    return
  }
  for token in file.tree.tokens.indices where file.tree.tokens[token].word.keyword == .import {
    guard file.spelling(token - 1) != "." else { continue }
    // `import struct Module.Name` names the kind first.
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    let module = file.spelling(kinds.contains(file.spelling(token + 1)) ? token + 2 : token + 1)
    #expect(allowed.contains(module), "\(file.place(token)): `import \(module)` in \(file.target)")
  }
}

/// Types are nouns for things in the domain.
@Test(arguments: SourceTree.written)
func typesAreNamedAfterThings(_ file: HouseFile) {
  let kinds: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]
  for token in file.tree.tokens.indices where kinds.contains(file.spelling(token)) {
    let name = file.spelling(token + 1)
    guard name.first?.isUppercase == true else { continue }
    for ending in ["Manager", "Helper", "Helpers", "Utils", "Utility", "Handler"] where name.hasSuffix(ending)
    {
      Issue.record("\(file.place(token)): `\(name)`")
    }
  }
}

@Test(arguments: SourceTree.written)
func filesAreNotNamedHelpers(_ file: HouseFile) {
  for ending in ["Manager", "Helper", "Helpers", "Utils", "Utilities", "Handler", "Misc", "Common"] {
    #expect(!file.name.hasSuffix(ending), "\(file.path)")
  }
}

@Test(arguments: SourceTree.written)
func todosHaveAnIssue(_ file: HouseFile) {
  for comment in file.tree.comments {
    let text = file.source.string(comment.range)
    guard text.contains("TODO") || text.contains("FIXME") || text.contains("XXX") else { continue }
    #expect(text.contains("#"), "\(file.path): \(text)")
  }
}

/// A check is found where its name says: `Checks/<Id>.swift` holds `static let <id>` and no other check.
@Test(arguments: SourceTree.files.filter(\.isCheck))
func aFileHoldsItsCheck(_ file: HouseFile) {
  var checks: [String] = []
  for token in file.tree.tokens.indices
  where file.spelling(token) == "static" && file.spelling(token + 1) == "let" {
    let isCheck = file.spelling(token + 4) == "Check" && ["=", ":"].contains(file.spelling(token + 3))
    if isCheck { checks.append(file.spelling(token + 2)) }
  }
  let first = file.name.prefix(1).lowercased()
  #expect(checks == [first + file.name.dropFirst()], "\(file.path)")
}

/// What a check declares beside itself is its own; what others need too is declared where all can find it.
@Test(arguments: SourceTree.files.filter(\.isCheck))
func aCheckSharesNothing(_ file: HouseFile) {
  let check = file.name.prefix(1).lowercased() + file.name.dropFirst()
  for token in file.sharedDeclarations where file.spelling(token + 1) != check {
    Issue.record("\(file.place(token)): `\(file.spelling(token + 1))` is not `private` or `fileprivate`")
  }
}

extension HouseFile {
  fileprivate var isCheck: Bool { path.hasPrefix("Sources/L10nLint/Checks/") }

  /// The words that declare what other files can use: at the top of the file, and in extensions.
  fileprivate var sharedDeclarations: [Int] {
    let words: Set = [
      "class", "enum", "extension", "func", "init", "let", "protocol", "struct", "subscript", "typealias",
      "var",
    ]
    var shared: [Int] = []
    var ownTypes: Set<String> = []
    var (depth, isShared) = (0, true)
    for token in tree.tokens.indices {
      switch tree.tokens[token].kind {
      case .openBrace: depth += 1
      case .closeBrace: depth -= 1
      default: break
      }
      guard words.contains(spelling(token)), spelling(token - 1) != ".", depth < 2 else { continue }
      let isOwn = isPrivate(token)
      if depth == 0 {
        if isOwn { ownTypes.insert(spelling(token + 1)) }
        isShared = !isOwn && !ownTypes.contains(spelling(token + 1))
      }
      if !isOwn, isShared, spelling(token) != "extension" { shared.append(token) }
    }
    return shared
  }

  /// Whether the line of a declaration begins by saying so.
  private func isPrivate(_ declaration: Int) -> Bool {
    var token = declaration
    while token > 0, !tree.tokens[token].flags.contains(.startsLine) { token -= 1 }
    return (token..<declaration).contains { ["private", "fileprivate"].contains(spelling($0)) }
  }
}
