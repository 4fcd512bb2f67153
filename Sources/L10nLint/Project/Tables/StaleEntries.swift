import L10nSyntax

// Entries of catalogs that Xcode marked `stale`, because it did not find their keys, and which code asks for all the same: by way
// of a function of the project, `"tide.high".localized`, which Xcode does not know.

extension ResourceJoin {
  /// Takes such entries for what they are, entries in use.
  mutating func keepEntriesInUse(askedFor uses: KeyUses, _ reach: ProjectReach) {
    let catalogs = resources.indices.filter { resources[$0].table?.hasStaleEntries ?? false }
    guard !catalogs.isEmpty else { return }
    let asked = AskedKeys(uses, reach)
    for number in catalogs { resources[number].keepEntries(asked) }
  }
}

/// Hashes of the keys that code asks for which somebody builds and sees, by table.
private struct AskedKeys {
  /// By functions of the project.
  private(set) var ofWrappers: [String: Set<UInt64>] = [:]
  private(set) var all: [String: Set<UInt64>] = [:]

  init(_ uses: KeyUses, _ reach: ProjectReach) {
    for use in uses where use.context.isEmpty && use.bundle != .ofSystem && !reach.isUnseen(use) {
      let hash = use.key.quickHash
      all[use.tableOrUsual, default: []].insert(hash)
      if use.origin == .wrapper || use.origin == .discovered {
        ofWrappers[use.tableOrUsual, default: []].insert(hash)
      }
    }
  }
}

extension ResourceFile {
  fileprivate mutating func keepEntries(_ asked: AskedKeys) {
    let name = String(path.fileName.withoutEnding)
    guard let table, let all = asked.all[name] else { return }
    let stale = table.entries.indices.filter { table.entries[$0].extraction == .stale }
    let found = stale.filter { table.isAsked($0, in: all) }
    let ofWrappers = asked.ofWrappers[name] ?? []
    // Where Xcode misses most of what the code asks for, its mark says nothing.
    let isBlind = stale.count > Self.fewEntries && found.count * 2 > stale.count
    let kept = isBlind ? found : found.filter { table.isAsked($0, in: ofWrappers) }
    if !kept.isEmpty { keep(entries: kept) }
  }

  /// So few are gone from the code in any app.
  private static let fewEntries = 20
}

extension Table {
  fileprivate var hasStaleEntries: Bool {
    format == .catalog && entries.contains { $0.extraction == .stale }
  }

  fileprivate func isAsked(_ entry: Int, in keys: Set<UInt64>) -> Bool {
    withText(of: entries[entry].key) { key in
      keys.contains(key.quickHash) || key.hashOfFormat.map(keys.contains) ?? false
    }
  }
}
