import L10nSyntax

/// What code and files spell that may be the key of a text, be it understood how it is looked up or not.
struct SpelledKeys: Sendable {
  /// Texts of the code that may be keys, or their beginnings and ends; where there is code, those of other files too.
  private(set) var literals = LiteralTexts()
  /// Texts that may be keys, of code that no project builds.
  private(set) var idleLiterals = LiteralTexts()
  /// Those of `literals` in files that somebody comes to; `nil` where these are all files.
  private var reachedLiterals: LiteralTexts?
  /// Hashes of the keys that calls ask for.
  private(set) var used: Set<UInt64> = []
  /// Those of them that the code spells nowhere but in logs and in what is built for debugging.
  private(set) var logged: Set<UInt64> = []
  /// Hashes of the keys that only calls of the system's texts ask for, or code that nobody builds or comes to.
  private(set) var idle: Set<UInt64> = []
  /// Those of them whose first part code completes: `"tide.\(name)"`.
  private var built: Set<UInt64> = []

  /// The code looks up keys too that nobody knows before it runs.
  private(set) var looksUpAnyKey = true

  init() {}

  init(_ uses: KeyUses, _ code: CodeJoin, _ reach: ProjectReach, _ files: [ResourceFile]) {
    literals = code.literals
    idleLiterals = code.idleLiterals
    reachedLiterals = code.reachedLiterals
    looksUpAnyKey = code.looksUpAnyKey
    for use in uses { add(use, isIdle: reach.isUnseen(use) || use.bundle == .ofSystem) }
    logged.subtract(used)
    used.formUnion(logged)
    // What else spells a key may look it up in a way that is not understood.
    logged = logged.filter { !literals.holds($0) }
    // Without code nobody can tell what it asks for.
    guard !literals.isEmpty else { return }
    for file in files {
      literals.add(file)
      reachedLiterals?.add(file)
    }
  }

  /// Those that nothing else spells or completes.
  var onlyIdle: Set<UInt64> {
    let others = reachedLiterals ?? literals
    return idle.filter { !used.contains($0) && !others.holds($0) && !built.contains($0) }
  }

  /// Whether anything may ask for a key, as far as its spelling tells; without code nobody can say.
  func mayAsk(for key: Spelling) -> Bool {
    if literals.isEmpty { return true }
    let hash = key.quickHash
    return literals.holds(hash) || used.contains(hash) || literals.mayBuild(key)
      // `"\(count) boats"` asks for `%lld boats`.
      || key.hashOfFormat.map(used.contains) ?? false
  }

  private mutating func add(_ use: KeyUse, isIdle: Bool) {
    let hash = use.key.quickHash
    if isIdle {
      let isNew = idle.insert(hash).inserted
      if isNew, use.key.withSpelling(literals.mayComplete) { built.insert(hash) }
    } else if use.isForDevelopers {
      logged.insert(hash)
    } else {
      used.insert(hash)
    }
  }
}
