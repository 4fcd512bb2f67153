import L10nSyntax

extension ProjectFacts {
  /// Joins the facts of all files, which are all there are, or only some that somebody has named. The order of the files does not matter.
  package init(
    joining files: [FileFacts], keyStyle configured: KeyStyle? = nil, base: LanguageTag? = nil,
    languages: ProjectLanguages = ProjectLanguages(), isWhole: Bool = true
  ) {
    self = .none
    let files = files.inOrderOfPaths
    keyUses = KeyUses(files)
    let listed = ListedCode(files)
    unbuiltFiles = listed.unbuiltFiles
    let built = unbuiltFiles.isEmpty ? files : files.filter { !unbuiltFiles.contains($0.path) }
    if isWhole { unseen = UnseenCode(built) }
    for file in built { addLiterals(of: file) }
    for file in files where unbuiltFiles.contains(file.path) { idleLiterals.add(file.code.literals) }
    commandFolders = Self.commandFolders(files)
    self.languages = languages
    for file in files { filledControls.formUnion(file.code.filledControls) }
    carriedFiles = Self.carriedFiles(files)
    joinTables(files, base)
    isTranslated = codeIsTranslated(files)
    isUnlocalized = codeIsUnlocalized(built)
    shownLanguages = Set(tables.filter(\.isOfApp).flatMap(\.languagesWithTexts).compactMap(\.tag?.language))
    sampleFolders = Self.sampleFolders(files)
    unbuiltFiles.formUnion(interfaces(leftOutBy: listed))
    vote(configured)
  }

  /// The key of a text that nothing asks for looks nothing up.
  private mutating func addLiterals(of file: FileFacts) {
    literals.add(file.code.literals)
    for accessor in file.code.names.accessors where !unseen.names.contains(accessor.name.hash) {
      for use in file.code.keyUses(within: accessor.key) where use.bundle != .ofSystem {
        use.key.withSpelling { literals.add($0) }
      }
    }
  }

  private mutating func joinTables(_ files: [FileFacts], _ base: LanguageTag?) {
    let listed = ListedLanguages(files)
    let isUnlisted = { (file: FileFacts) in file.resource?.table != nil && listed.leavesOut(file.path) }
    unlistedTables = files.filter(isUnlisted).compactMap(\.resource)
    let files = unlistedTables.isEmpty ? files : files.filter { !isUnlisted($0) }
    resources = files.compactMap(\.resource)
    copiedFiles = Self.copiedTables(resources).union(Self.copiedCode(files))
    guard !resources.isEmpty || !keyUses.isEmpty else { return }
    collectKeys()
    joinedKeys = Set(keyUses.lazy.filter(\.isJoined).map { $0.key.quickHash })
    let paths = files.map(\.path)
    for (number, file) in files.enumerated() where file.resource != nil {
      resourceNumbers[number] = resourceNumbers.count
    }
    layout = ProjectLayout(paths)
    collectReaders(files)
    tables = TableJoin(paths, resources, layout, base: base).tables().withoutCopies()
    interfaces = InterfaceJoin(paths, resources, layout, tables).interfaces()
    keyTables = KeyTables(tables, layout, paths, keyUses)
    // Without code nobody can tell what it asks for.
    if !literals.isEmpty { for file in resources { literals.add(file) } }
    unusedKeys = UnusedKeys(self)
    guard !tables.isEmpty else { return }
    firstUses = FirstUses(keyUses)
    writtenTexts = WrittenTexts(keyUses)
    for file in files {
      for function in file.code.declarations.accessorFunctions {
        accessorTypes[function.name, default: []].insert(function.type)
      }
      for (pair, key) in file.code.accessorKeys where accessorKeys[pair] == nil {
        accessorKeys[pair] = AccessorKey(file: file, key: key)
      }
    }
  }

  /// Which software fills empty texts, and which looks up the texts of its `Info.plist` itself.
  private mutating func collectReaders(_ files: [FileFacts]) {
    for file in files where file.code.fillsEmptyTexts || !file.code.informationTables.isEmpty {
      let software = layout.software(around: file.path)
      if file.code.fillsEmptyTexts { foldersFillingEmptyTexts.insert(software) }
      for name in file.code.informationTables { informationReaders[name, default: []].insert(software) }
    }
  }

  /// What the code asks for; what nobody comes to or the system answers is kept apart, and what only developers read.
  private mutating func collectKeys() {
    for use in keyUses {
      let hash = use.key.quickHash
      if isUnseen(use) || use.bundle == .ofSystem {
        idleKeys.insert(hash)
      } else if use.isForDevelopers {
        loggedKeys.insert(hash)
      } else {
        usedKeys.insert(hash)
      }
    }
    loggedKeys.subtract(usedKeys)
    usedKeys.formUnion(loggedKeys)
    // What else spells a key may look it up in a way that is not understood.
    loggedKeys = loggedKeys.filter { !literals.holds($0) }
  }

  private mutating func vote(_ configured: KeyStyle?) {
    let votes = KeyVotes(keyUses, tables, layout)
    let project = votes.project
    (symbolicVotes, textVotes) = (project.names, project.texts)
    if let configured, configured != .undecided {
      keyStyle = configured
    } else {
      keyStyle = project.style
      ownStyles = votes.ownStyles(besides: keyStyle)
    }
  }

  /// Modules below `Sources` that start a command and import no interface framework in any file.
  private static func commandFolders(_ files: [FileFacts]) -> Set<Substring> {
    let commands = Set(files.filter(\.code.startsCommand).compactMap(\.path.moduleFolder))
    guard !commands.isEmpty else { return [] }
    return commands.subtracting(files.filter(\.code.importsInterface).compactMap(\.path.moduleFolder))
  }

  /// Storyboards and xibs that no project builds, though one names those beside them.
  private func interfaces(leftOutBy listed: ListedCode) -> [String] {
    resources.compactMap { file in
      guard case .interface = file.content else { return nil }
      return listed.leavesOut(interface: file.path, of: layout.software(around: file.path)) ? file.path : nil
    }
  }

  /// Whether a file is a table that no project builds.
  func isUnlisted(_ path: String) -> Bool {
    let place = unlistedTables.partitionPoint { $0.path.precedesInBytes(path) }
    return place < unlistedTables.count && unlistedTables[place].path == path
  }

  /// Whether a file belongs to a command-line program.
  package func isCommandLine(_ path: String) -> Bool {
    guard !commandFolders.isEmpty, let folder = path.moduleFolder else { return false }
    return commandFolders.contains(folder)
  }
}

extension [FileFacts] {
  /// A run has them so already, and facts are too large to be moved without need.
  fileprivate var inOrderOfPaths: [FileFacts] {
    let isSorted = indices.dropFirst().allSatisfy { !self[$0].path.precedesInBytes(self[$0 - 1].path) }
    return isSorted ? self : sorted { $0.path.precedesInBytes($1.path) }
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
