import L10nSyntax

/// A part of a project that is built on its own.
package struct BuildTarget: Sendable {
  package let name: String
  /// As the project has it: `application`, `testTarget`.
  package let kind: String
  /// The project or the manifest that names it.
  package let path: String

  /// Those of all projects and packages, in the order of their files. What a manifest works out in code is not found.
  static func all(in project: ProjectFacts, _ names: FileNames) -> [BuildTarget] {
    project.resources.files.flatMap { file -> [BuildTarget] in
      let path = names.shownPath(of: file.path)
      return switch file.content {
      case .project(let project):
        project.targets.map { BuildTarget(name: $0.name, kind: $0.kind, path: path.folder) }
      case .package(let package):
        package.targets.map { BuildTarget(name: $0.name, kind: $0.kind, path: path) }
      case .table, .interface, .information, .specification, .scheme: []
      }
    }
  }
}

extension SwiftPackage {
  /// The rows of `targets:` in `Package(…)`. Dependencies are spelled alike, and stand deeper.
  fileprivate var targets: [(name: String, kind: String)] {
    let tokens = SwiftLexer.lex(source, Vocabulary()).tokens
    var targets: [(name: String, kind: String)] = []
    var depth = 0
    var isInList = false
    for index in tokens.indices {
      switch tokens[index].kind {
      case .openParen, .openSquare, .openBrace:
        depth += 1
        if depth == 2 { isInList = token(index - 2, of: tokens, is: "targets") }
      case .closeParen, .closeSquare, .closeBrace:
        depth -= 1
        if depth < 2 { isInList = false }
      case .dot where isInList && depth == 2:
        if let target = target(at: index, of: tokens) { targets.append(target) }
      default: continue
      }
    }
    return targets
  }

  /// `.executableTarget(name: "App"`
  private func target(at index: Int, of tokens: [Token]) -> (name: String, kind: String)? {
    guard index + 5 < tokens.count, tokens[index + 2].kind == .openParen, tokens[index + 5].kind == .string,
      token(index + 3, of: tokens, is: "name"), tokens[index + 5].range.count > 2
    else { return nil }
    let name = tokens[index + 5].range
    return (
      source.string(ByteRange(name.start + 1, name.end - 1)), source.string(tokens[index + 1].range)
    )
  }

  private func token(_ index: Int, of tokens: [Token], is word: StaticString) -> Bool {
    index >= 0 && source.withSpelling(tokens[index].range) { $0.isSpelled(word) }
  }
}
