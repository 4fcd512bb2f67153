import L10nSyntax

/// What the `project.yml`, of which XcodeGen makes an Xcode project, or a `target.yml` that it includes, says of the files that targets take and of what the app
/// asks for; of the `Project.swift` of Tuist, which is code, only the latter and what it makes.
package struct ProjectSpecification: Sendable {
  private(set) var sources: [Source] = []
  /// Files that a target takes by their paths.
  private(set) var files: Set<String> = []
  /// Whether one of its targets is an app.
  private(set) var buildsProgram = false
  private(set) var purposes: [PurposeSetting] = []
  private(set) var oldestSystems = OldestSystems()

  struct Source {
    /// Counted from the folder of the specification, with a slash at its end; empty for all that is in it.
    var folder: String
    private(set) var excludes: [Glob] = []

    init?(_ node: YAMLNode) {
      guard let path = node.text ?? node["path"]?.text else { return nil }
      let parts = path.split(separator: "/").filter { $0 != "." }
      folder = parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
      for text in node["excludes"]?.texts ?? [] {
        // Without a slash the pattern is for the folder itself. One that cannot be read leaves nothing out.
        if let glob = try? Glob(text.contains("/") ? text : "/" + text) { excludes.append(glob) }
      }
    }
  }

  /// More than any project has: each table is compared with all of them.
  private static let maximumSources = 256

  package init(_ text: SourceText) {
    let bytes = text.withBytes { Array(UnsafeBufferPointer(start: $0, count: $1)) }
    // What is written in other words of YAML says nothing here: all its files count as built.
    guard let root = try? YAML.parse(bytes, repeatedKeys: .kept) else { return }
    var waiting = [root]
    var next = 0
    var settings = PurposeSettings()
    while next < waiting.count, sources.count < Self.maximumSources {
      let node = waiting[next]
      next += 1
      waiting += node.sequence ?? []
      // Nobody is asked by a test.
      let isOfTest =
        node["type"]?.text?.hasSuffix("-test") ?? false || node["type"]?.text?.hasSuffix("-testing") ?? false
      for entry in node.mapping ?? [] {
        if entry.key == "sources" {
          for source in (entry.value.sequence ?? [entry.value]).compactMap(Source.init) { add(source) }
        } else if entry.key == "type" {
          if entry.value.text?.hasPrefix("application") ?? false { buildsProgram = true }
        } else if entry.key == "deploymentTarget" {
          oldestSystems.add(entry.value, beside: node)
        } else if let said = entry.value.text {
          settings.note(entry.key, at: entry.keyRange(in: text), saying: said, in: text)
          oldestSystems.add(setting: entry.key, said)
        } else if !isOfTest {
          waiting.append(entry.value)
        }
      }
    }
    purposes = settings.purposes
  }

  private mutating func add(_ source: Source) {
    let path = String(source.folder.dropLast())
    // Some projects name their files by the hundred.
    if source.excludes.isEmpty, FileKind(path: path) != nil {
      files.insert(path)
    } else {
      sources.append(source)
    }
  }

  /// `nil` where the code makes no project.
  package init?(manifest text: SourceText) {
    let isManifest = text.withBytes { bytes, count in
      let code = Spelling(start: bytes, count: count)
      buildsProgram = code.indices.contains { code.holds(".app", at: $0) && !code.isName(at: $0 + 4) }
      return code.holds("import ProjectDescription")
    }
    if !isManifest { return nil }
    var settings = PurposeSettings()
    let tree = SwiftLexer.lex(text, Vocabulary())
    oldestSystems = tree.oldestSystems(in: text)
    for (key, said) in tree.entries(in: text) {
      settings.note(text.string(key), at: key, saying: text.string(said), in: text)
    }
    purposes = settings.purposes
  }
}

extension Spelling {
  /// Whether a letter stands at an offset.
  fileprivate func isName(at offset: Int) -> Bool { offset < count && self[offset].isASCIILetter }
}

extension YAMLEntry {
  /// Where the key stands, without quotes.
  fileprivate func keyRange(in source: SourceText) -> ByteRange {
    let first = source[keyPosition.offset]
    let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    let start = UInt32(keyPosition.offset) + (isQuoted ? 1 : 0)
    return ByteRange(start, start + UInt32(key.utf8.count))
  }
}

extension TokenTree {
  /// The texts of `"key": "value"`, without their quotes.
  fileprivate func entries(in source: SourceText) -> [(key: ByteRange, value: ByteRange)] {
    tokens.indices.dropLast(2).compactMap { token in
      guard tokens[token].kind == .string, tokens[token + 1].kind == .colon,
        tokens[token + 2].kind == .string,
        let key = tokens[token].range.withoutQuotes(in: source),
        let value = tokens[token + 2].range.withoutQuotes(in: source)
      else { return nil }
      return (key, value)
    }
  }
}

extension ByteRange {
  fileprivate func withoutQuotes(in source: SourceText) -> ByteRange? {
    guard count >= 2, source[Int(start)] == UInt8(ascii: "\"") else { return nil }
    return ByteRange(start + 1, end - 1)
  }
}
