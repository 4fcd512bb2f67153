/// What the code of a project says, whatever its tables are.
struct CodeJoin: Sendable {
  let listed: ListedCode
  /// What a project builds, with all that is no code.
  let built: [FileFacts]
  let unseen: UnseenCode
  let commandFolders: Set<Substring>
  let licensedFiles: Set<String>
  private(set) var literals = LiteralTexts()
  private(set) var idleLiterals = LiteralTexts()
  /// Those of `literals` in files that somebody comes to; `nil` where these are all files.
  private(set) var reachedLiterals: LiteralTexts?
  let looksUpAnyKey: Bool
  let shownTexts: ShownTexts

  /// `isWhole` says that there are no other files. Those `inWork` are built and seen, or soon will be.
  init(_ files: [FileFacts], isWhole: Bool, inWork: Set<String>) {
    let listed = ListedCode(files)
    let unbuilt = listed.unbuiltFiles.subtracting(inWork)
    self.listed = listed
    built = unbuilt.isEmpty ? files : files.filter { !unbuilt.contains($0.path) }
    unseen = isWhole ? UnseenCode(built, inWork: inWork) : UnseenCode()
    commandFolders = Self.commandFolders(files)
    licensedFiles = Self.licensedFiles(files)
    looksUpAnyKey = Self.looksUpAnyKey(built)
    shownTexts = ShownTexts(files, built: built, unseen)
    let lone = built.filter { unseen.holds(file: $0.path) }
    for file in built where !unseen.holds(file: file.path) { addLiterals(of: file) }
    if !lone.isEmpty {
      reachedLiterals = literals
      for file in lone { addLiterals(of: file) }
    }
    for file in files where unbuilt.contains(file.path) { idleLiterals.add(file.code.literals) }
  }

  /// Whether some code looks up a key that is neither written out nor a constant which a file declares.
  private static func looksUpAnyKey(_ files: [FileFacts]) -> Bool {
    if files.contains(where: \.code.looksUpAnyKey) { return true }
    let uses = files.lazy.flatMap(\.code.constantUses).filter { !$0.call.context.contains(.test) }
    guard uses.contains(where: { _ in true }) else { return false }
    let known = Set(files.lazy.flatMap(\.code.keyConstants.keys))
    return uses.contains { !known.contains($0.constant) }
  }

  /// The key of a text that nothing asks for looks nothing up.
  private mutating func addLiterals(of file: FileFacts) {
    literals.add(file.code.literals)
    for accessor in file.code.names.accessors where !unseen.holds(accessor.name, of: file.path) {
      for use in file.code.keyUses(within: accessor.key) where use.bundle != .ofSystem && !use.isIdle {
        use.key.withSpelling { literals.add($0) }
      }
    }
    for constant in file.code.names.constants {
      let isUnseen = unseen.holds(constant.name, of: file.path)
      constant.text.withSpelling { isUnseen ? idleLiterals.add($0) : literals.add($0) }
    }
  }

  /// Modules below `Sources` that start a command and import no interface framework in any file.
  private static func commandFolders(_ files: [FileFacts]) -> Set<Substring> {
    let commands = Set(files.filter(\.code.startsCommand).compactMap(\.path.moduleFolder))
    guard !commands.isEmpty else { return [] }
    return commands.subtracting(files.filter(\.code.importsInterface).compactMap(\.path.moduleFolder))
  }
}
