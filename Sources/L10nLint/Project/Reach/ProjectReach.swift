import L10nSyntax

/// How far what files say reaches: what nobody builds, shows, translates or mends.
struct ProjectReach: Sendable {
  /// Code and interfaces that no project builds, though it builds what stands beside them.
  private(set) var unbuiltFiles: Set<String> = []
  /// Tables that repeat another one, and code that does.
  private(set) var copiedFiles: Set<String> = []
  /// Paths of code under a license of others.
  private(set) var licensedFiles: Set<String> = []
  /// Folders of modules that are command-line programs without any interface.
  private var commandFolders: Set<Substring> = []
  /// What nothing makes or asks for.
  private(set) var unseen = UnseenCode()

  init() {}

  init(_ code: CodeJoin, _ resources: ResourceJoin, inWork: Set<String>) {
    unbuiltFiles = code.listed.unbuiltFiles.union(resources.interfaces(leftOutBy: code.listed))
      .union(resources.unreadTables).union(resources.hiddenTables).subtracting(inWork)
    copiedFiles = resources.copiedTables.union(resources.copiedCode(besides: unbuiltFiles))
    licensedFiles = code.licensedFiles
    commandFolders = code.commandFolders
    unseen = code.unseen
  }

  /// Whether it is of no use to mend a file: no project builds it, nothing loads it, or it repeats another one.
  func isSetAside(_ path: String) -> Bool {
    unbuiltFiles.contains(path) || copiedFiles.contains(path) || unseen.interfaces.contains(path)
  }

  /// Whether it is of no use to mend a file of texts, be it because only tests and demonstrations read it.
  func isSetAside(_ file: ResourceFile) -> Bool { file.context.contains(.test) || isSetAside(file.path) }

  /// Whether nobody sees the text of a use: no project builds its file, or nothing leads to it.
  func isUnseen(_ use: KeyUse) -> Bool {
    use.isIdle || unbuiltFiles.contains(use.path) || unseen.holds(use.place.range, of: use.path)
  }

  /// Whether others wrote the code at a path: its folder or its license says so.
  func isCarried(_ path: String) -> Bool {
    licensedFiles.contains(path) || Maker(ofFolder: path.folder) == .others
  }

  /// Whether a file belongs to a command-line program.
  func isCommandLine(_ path: String) -> Bool {
    guard !commandFolders.isEmpty, let folder = path.moduleFolder else { return false }
    return commandFolders.contains(folder)
  }
}

extension ResourceJoin {
  /// Storyboards and xibs that no project builds, though one names those beside them.
  fileprivate func interfaces(leftOutBy listed: ListedCode) -> [String] {
    files.compactMap { file in
      switch file.resource?.content {
      case .interface?: break
      // It may be one that could not be read.
      case nil where file.path.hasSuffix(".xib") || file.path.hasSuffix(".storyboard"): break
      default: return nil
      }
      return listed.leavesOut(interface: file.path, of: layout.software(around: file.path)) ? file.path : nil
    }
  }
}

extension String {
  /// The path up to the folder below `Sources`: one module of a package.
  var moduleFolder: Substring? {
    let end = withSpelling { path -> Int? in
      let slash = UInt8(ascii: "/")
      var start = path.count - 8
      while start >= 0, !path.holds("Sources/", at: start) || start > 0 && path[start - 1] != slash {
        start -= 1
      }
      return start < 0 ? nil : path[(start + 8)...].firstIndex(of: slash)
    }
    return end.map { self[..<utf8.index(startIndex, offsetBy: $0)] }
  }
}
