import L10nSyntax

/// What a `Package.swift` says of languages, of the folders of its targets, and whether of a program.
package struct SwiftPackage: Sendable {
  package let source: SourceText
  /// The text of `defaultLocalization`, without quotes; `nil` where the package has none, or not as a literal.
  package let defaultLocalization: PlacedText?
  /// The text of `Package(name:)`, without quotes.
  let name: PlacedText?
  /// Whether a program is made of it.
  let buildsProgram: Bool
  /// Whether other software can build upon it: it offers a library, of more than some files that it lists.
  let isForOthers: Bool
  /// The oldest systems that it says it runs on.
  let oldestSystems: OldestSystems
  /// Folders that it names for targets; `nil` where one is computed.
  private let namedFolders: [String]?
  /// An empty package hides a folder from the list of files in Xcode.
  private let hasTargets: Bool

  package init(_ source: SourceText) {
    self.source = source
    let tree = SwiftLexer.lex(source, Vocabulary())
    let texts = { (label: StaticString) in
      tree.tokens.indices.lazy.compactMap { tree.text(behind: label, at: $0, in: source) }.first
    }
    defaultLocalization = texts("defaultLocalization")
    // That of the package stands before those of its products and targets.
    name = texts("name")
    var oldest = tree.oldestSystems(in: source)
    // For other systems SwiftPM has old versions of its own.
    oldest.addUnknown()
    oldestSystems = oldest
    namedFolders = tree.namedFolders(in: source)
    hasTargets = tree.tokens.contains { token in
      token.kind == .identifier && source.withSpelling(token.range) { $0.isTarget }
    }
    buildsProgram = tree.tokens.indices.contains { tree.declaresProgram(at: $0, in: source) }
    isForOthers =
      tree.tokens.indices.contains { tree.isMember("library", at: $0, in: source) }
      && !tree.listsAllFiles(in: source)
  }

  /// Folders in which a package looks for targets that name none.
  private static let usualFolders = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"]

  /// Whether no target has a file that lies in a folder of the package.
  func leavesOut(_ folder: Substring) -> Bool {
    guard hasTargets, let namedFolders else { return false }
    return !(Self.usualFolders + namedFolders).contains { target in
      target.isEmpty || folder == target || folder.hasPrefix(target + "/")
    }
  }

  /// Whether a target builds the tables in a folder of the package. Without a default language none is built.
  func takes(_ folder: Substring) -> Bool {
    hasTargets && namedFolders != nil && defaultLocalization != nil && !leavesOut(folder)
  }
}

extension [String: SwiftPackage] {
  /// Of a folder that lies in one of these packages, but where no target is, what stands behind that of the package. They are
  /// known by their folders.
  func part(besidesTargets folder: String) -> Substring? {
    guard let (package, part) = package(around: folder), part.count < folder.count else { return nil }
    return !part.isEmpty && package.leavesOut(part) ? part : nil
  }

  /// Whether a target of the package around a folder builds the tables in it.
  func take(_ folder: String) -> Bool {
    package(around: folder).map { $0.takes($1) } ?? false
  }

  /// The innermost package around a folder, and the path of the folder in it.
  private func package(around folder: String) -> (SwiftPackage, Substring)? {
    guard !isEmpty, let around = ([folder] + folder.foldersAround).first(where: { self[$0] != nil }) else {
      return nil
    }
    return self[around].map { ($0, around.isEmpty ? folder[...] : folder.dropFirst(around.count + 1)) }
  }
}

extension Spelling {
  /// `target`, `executableTarget`, `macro`
  fileprivate var isTarget: Bool { isSpelled("target") || hasSuffix("Target") || isSpelled("macro") }
}

extension TokenTree {
  /// What stands behind the labels `path:`, without slashes at the ends.
  fileprivate func namedFolders(in source: SourceText) -> [String]? {
    var folders: [String] = []
    for token in tokens.indices.dropLast(2)
    where tokens[token].kind == .identifier && tokens[token + 1].kind == .colon
      && source.isSpelled(tokens[token].range, "path")
    {
      let literal = tokens[token + 2]
      guard literal.kind == .string, literal.range.count >= 2 else { return nil }
      let path = source.string(ByteRange(literal.start + 1, literal.end - 1))
      folders.append(path.split(separator: "/").filter { $0 != "." }.joined(separator: "/"))
    }
    return folders
  }

  /// `.executableTarget(` and `.iOSApplication(`, the latter of an app of Swift Playgrounds.
  fileprivate func declaresProgram(at token: Int, in source: SourceText) -> Bool {
    guard tokens[token].kind == .identifier, token > 0, tokens[token - 1].kind == .dot else { return false }
    return source.withSpelling(tokens[token].range) {
      $0.isSpelled("executableTarget") || $0.isSpelled("iOSApplication")
    }
  }

  /// `.library`
  fileprivate func isMember(_ name: StaticString, at token: Int, in source: SourceText) -> Bool {
    tokens[token].kind == .identifier && token > 0 && tokens[token - 1].kind == .dot
      && source.isSpelled(tokens[token].range, name)
  }

  /// Whether each target says which files it has: `.target(name: "Danger", sources: ["Danger.swift"])`.
  fileprivate func listsAllFiles(in source: SourceText) -> Bool {
    let targets = tokens.indices.count { isMember("target", at: $0, in: source) }
    let lists = tokens.indices.dropLast(2).filter { token in
      tokens[token].kind == .identifier && source.isSpelled(tokens[token].range, "sources")
        && tokens[token + 1].kind == .colon && tokens[token + 2].kind == .openSquare
    }
    return targets > 0 && lists.count == targets
      && lists.allSatisfy { list in
        tokens[(list + 3)...].prefix { $0.kind != .closeSquare }.allSatisfy { token in
          token.kind == .comma
            || token.kind == .string && source.string(token.range).hasSuffix(".swift\"")
        }
      }
  }

  /// The literal behind the label at a token.
  fileprivate func text(behind label: StaticString, at token: Int, in source: SourceText) -> PlacedText? {
    guard tokens[token].kind == .identifier, tokens.indices.contains(token + 2) else { return nil }
    guard tokens[token + 1].kind == .colon, tokens[token + 2].kind == .string else { return nil }
    guard source.withSpelling(tokens[token].range, { $0.isSpelled(label) }) else { return nil }
    let literal = tokens[token + 2].range
    guard literal.count >= 2, source[Int(literal.start)] == UInt8(ascii: "\"") else { return nil }
    return PlacedText(ByteRange(literal.start + 1, literal.end - 1))
  }
}
