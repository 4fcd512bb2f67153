import L10nSyntax

extension ProjectFacts {
  /// Joins the facts of all files. The order of the files does not matter.
  package init(
    joining files: [FileFacts], keyStyle configured: KeyStyle? = nil, base: LanguageTag? = nil
  ) {
    self = .none
    keyUses = files.filter { !$0.keyUses.isEmpty }.sorted { $0.path.precedesInBytes($1.path) }.flatMap(
      \.keyUses)
    vote()
    joinTables(files, base)
    commandFolders = Self.commandFolders(files)
    keyStyle = configured.flatMap { $0 == .undecided ? nil : $0 } ?? decidedStyle
  }

  private mutating func joinTables(_ files: [FileFacts], _ base: LanguageTag?) {
    let resources = files.compactMap(\.resource)
    guard !resources.isEmpty else { return }
    let paths = files.map(\.path)
    layout = ProjectLayout(paths)
    tables = TableJoin(paths, resources, layout, base: base).tables()
  }

  /// Modules below `Sources` that start a command and import no interface framework in any file.
  private static func commandFolders(_ files: [FileFacts]) -> Set<Substring> {
    let commands = Set(files.filter(\.startsCommand).compactMap(\.path.moduleFolder))
    guard !commands.isEmpty else { return [] }
    return commands.subtracting(files.filter(\.importsInterface).compactMap(\.path.moduleFolder))
  }

  /// Whether a file belongs to a command-line program.
  package func isCommandLine(_ path: String) -> Bool {
    guard !commandFolders.isEmpty, let folder = path.moduleFolder else { return false }
    return commandFolders.contains(folder)
  }

  /// Each different key of a classic call has one vote.
  private mutating func vote() {
    var seen: Set<String> = []
    for use in keyUses where use.keys == .symbolic && !use.context.contains(.test) {
      guard seen.insert(use.key).inserted else { continue }
      switch use.looks {
      case .name: symbolicVotes += 1
      case .text: textVotes += 1
      case .either: continue
      }
    }
  }

  /// A style needs a clear majority: text among names is only a mistake where names are the habit.
  private var decidedStyle: KeyStyle {
    let votes = symbolicVotes + textVotes
    guard votes >= 5 else { return .undecided }
    if symbolicVotes * 10 >= votes * 7 { return .symbolic }
    return textVotes * 2 >= votes ? .text : .undecided
  }
}

extension String {
  /// The path up to the folder below `Sources`: one module of a package.
  fileprivate var moduleFolder: Substring? {
    guard withSpelling({ $0.hasPrefix("Sources/") || $0.holds("/Sources/") }) else { return nil }
    let components = split(separator: "/", omittingEmptySubsequences: false)
    guard let sources = components.lastIndex(of: "Sources"), sources + 2 < components.count else {
      return nil
    }
    return self[startIndex..<components[sources + 1].endIndex]
  }
}
