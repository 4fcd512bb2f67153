import L10nSyntax

extension ProjectFacts {
  /// Joins the facts of all files, which are all there are, or only some that somebody has named. The order of the files does not matter.
  package init(
    joining files: [FileFacts], keyStyle configured: KeyStyle? = nil, base: LanguageTag? = nil,
    languages: ProjectLanguages = ProjectLanguages(), isWhole: Bool = true, _ spread: any Spread = OneThread()
  ) {
    self = .none
    let files = files.inOrderOfPaths
    constantKeys = ConstantKeys(files)
    keyUses = KeyUses(files, constantKeys)
    for file in files { suppressions[file.path] = file.suppressions }
    let (code, resources) = spread.both({ CodeJoin(files, isWhole: isWhole) }, { ResourceJoin(files) })
    take(code)
    self.languages = languages
    let votes = joinTables(resources, base, spread)
    isTranslated = codeIsTranslated(files)
    isUnlocalized = codeIsUnlocalized(code.built)
    shownLanguages = Set(tables.filter(\.isOfApp).flatMap(\.languagesWithTexts).compactMap(\.tag?.language))
    sampleFolders = Self.sampleFolders(files)
    untranslatedFolders = untranslatedSoftware(files)
    unlocalizedPrograms = unlocalizedPrograms(files)
    unbuiltFiles.formUnion(interfaces(leftOutBy: code.listed))
    decide(by: votes, configured)
  }

  private mutating func take(_ code: CodeJoin) {
    unbuiltFiles = code.listed.unbuiltFiles
    unseen = code.unseen
    literals = code.literals
    idleLiterals = code.idleLiterals
    looksUpAnyKey = code.looksUpAnyKey
    commandFolders = code.commandFolders
    filledControls = code.filledControls
    shownProperties = code.shownProperties
    carriedFiles = code.carriedFiles
  }

  /// How the keys look, in the end.
  private mutating func joinTables(
    _ join: ResourceJoin, _ base: LanguageTag?, _ spread: any Spread
  ) -> KeyVotes {
    unlistedTables = join.unlistedTables
    resources = join.resources
    copiedFiles = join.copiedFiles
    guard !resources.isEmpty || !keyUses.isEmpty else { return KeyVotes(keyUses, tables, layout) }
    collectKeys()
    joinedKeys = Set(keyUses.lazy.filter(\.isJoined).map { $0.key.quickHash })
    resourceNumbers = join.numbers
    layout = join.layout
    collectReaders(join.files)
    tables = TableJoin(join.paths, resources, layout, base: base).tables(spread).withoutCopies()
    interfaces = InterfaceJoin(join.paths, resources, layout, tables).interfaces()
    let (uses, tables, layout) = (keyUses, tables, layout)
    let (found, votes) = spread.both(
      { KeyTables(tables, layout, join.paths, uses) }, { KeyVotes(uses, tables, layout) })
    keyTables = found
    // Without code nobody can tell what it asks for.
    if !literals.isEmpty { for file in resources { literals.add(file) } }
    let generated = GeneratedAccessors(join.files, self.tables)
    unusedKeys = UnusedKeys(self, generated)
    generatedTexts = generated.texts
    guard !tables.isEmpty else { return votes }
    firstUses = FirstUses(keyUses)
    writtenTexts = WrittenTexts(keyUses)
    for file in join.files {
      for function in file.code.declarations.accessorFunctions {
        accessorTypes[function.name, default: []].insert(function.type)
      }
      for (pair, key) in file.code.accessorKeys where accessorKeys[pair] == nil {
        accessorKeys[pair] = AccessorKey(file: file, key: key)
      }
    }
    collectKeysForSeveral(join.files)
    return votes
  }

  private mutating func collectKeysForSeveral(_ files: [FileFacts]) {
    keysForSeveral = Set(keyUses.lazy.filter(\.isForSeveral).map { $0.key.quickHash })
    if !keysForSeveral.isEmpty {
      for use in keyUses where !use.isForSeveral { keysForSeveral.remove(use.key.quickHash) }
    }
    for file in files {
      let members = file.code.membersForSeveral.flatMap { self.uses(ofAccessor: $0, in: file) }
      keysOfMembersForSeveral.formUnion(members.lazy.map { $0.key.quickHash })
    }
  }

  /// Which software fills empty texts, and which looks up the texts of its `Info.plist` itself.
  private mutating func collectReaders(_ files: [FileFacts]) {
    for file in files where file.code.fillsEmptyTexts || !file.code.informationNames.isEmpty {
      let software = layout.software(around: file.path)
      if file.code.fillsEmptyTexts { foldersFillingEmptyTexts.insert(software) }
      for name in file.code.informationNames { informationReaders[name, default: []].insert(software) }
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

  private mutating func decide(by votes: KeyVotes, _ configured: KeyStyle?) {
    let project = votes.project
    (symbolicVotes, textVotes) = (project.names, project.texts)
    if let configured, configured != .undecided {
      keyStyle = configured
    } else {
      keyStyle = project.style
      ownStyles = votes.ownStyles(besides: keyStyle)
    }
  }

  /// Storyboards and xibs that no project builds, though one names those beside them.
  private func interfaces(leftOutBy listed: ListedCode) -> [String] {
    resources.compactMap { file in
      guard case .interface = file.content else { return nil }
      return listed.leavesOut(interface: file.path, of: layout.software(around: file.path)) ? file.path : nil
    }
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
