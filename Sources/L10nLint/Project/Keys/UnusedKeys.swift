import L10nSyntax

/// Keys of tables that nothing in a run spells: no call, no literal, no interface file and no property list; and those
/// of objects that an interface file no longer has, or of a bundle that no code names. Nobody seems to see their texts.
package struct UnusedKeys: Sendable {
  /// Hashes of the keys.
  private var keys: [JoinedTable.ID: Set<UInt64>] = [:]
  private var settings = SettingsPanes()
  /// Hashes of keys that only code for developers spells, or code that nobody comes to.
  private var unreadKeys: Set<UInt64> = []

  package init() {}

  /// Where a program makes accessors, what asks for these spells keys as well.
  init(_ resources: ProjectResources, _ spelled: SpelledKeys, _ generated: GeneratedAccessors) {
    settings = SettingsPanes(resources.files)
    unreadKeys = spelled.logged.union(spelled.onlyIdle)
    let interfaces = Set(resources.interfaces.map { $0.file.path.fileName.withoutEnding })
    // Without either the interface files may lie elsewhere.
    let knowsInterfaces = !interfaces.isEmpty || resources.files.contains { $0.project != nil }
    for joined in resources.tables {
      if knowsInterfaces, !interfaces.contains(Substring(joined.name)),
        joined.isOfLostInterface(resources.layout)
      {
        keys[joined.id] = joined.hashesOfKeys
      } else if joined.files.first?.path.folderOfSettings != nil {
        // The panes say all that is looked up.
        keys[joined.id] = settings.texts(of: joined).map { joined.hashesOfKeys.subtracting($0) }
      } else {
        let unspelled = Self.unspelledKeys(of: joined, in: resources, spelled, generated)
        keys[joined.id] = unspelled.flatMap { joined.unused($0, spelled) }
      }
    }
    for interface in resources.interfaces {
      guard let table = interface.table else { continue }
      let unseen = interface.orphans + interface.lostRows
      if !unseen.isEmpty { keys[table.id] = Set(unseen.map { table.hashOfKey(of: $0) }) }
    }
  }

  /// The keys of a table that no code spells; `nil` where the table is not looked up by code.
  private static func unspelledKeys(
    of joined: JoinedTable, in resources: ProjectResources, _ spelled: SpelledKeys,
    _ generated: GeneratedAccessors
  ) -> Set<UInt64>? {
    guard !spelled.literals.isEmpty,
      joined.isInForgottenBundle(spelled.literals) || joined.isLookedUp(in: resources)
    else { return nil }
    return Set(
      joined.rows.compactMap { joined.hashOfUnusedKey(of: $0, spelled) }.filter { !generated.ask(for: $0) })
  }

  /// Whether nothing spells the key of a row.
  package func holds(_ row: JoinedTable.Row, of joined: JoinedTable) -> Bool {
    guard !keys.isEmpty, let unused = keys[joined.id] else { return false }
    return unused.contains(joined.hashOfKey(of: row))
  }

  /// Whether only code that logs a row spells its key, or code that nobody comes to.
  func leaveToLogs(_ row: JoinedTable.Row, of joined: JoinedTable) -> Bool {
    !unreadKeys.isEmpty && unreadKeys.contains(joined.hashOfKey(of: row))
  }

  /// Whether the system looks a row up for a `Settings.bundle`, a list of which says its key.
  func isOfSettings(_ row: JoinedTable.Row, of joined: JoinedTable) -> Bool {
    settings.texts(of: joined)?.contains(joined.hashOfKey(of: row)) ?? false
  }
}

extension Spelling {
  /// Whether a key is a text of several words.
  fileprivate var isPhrase: Bool { contains(UInt8(ascii: " ")) && KeyLook(of: self) == .text }
}

extension String {
  /// The path up to its `Settings.bundle`, if it lies in one.
  var folderOfSettings: Substring? {
    let mark = "Settings.bundle/"
    guard withSpelling({ $0.holds("Settings.bundle/") }) else { return nil }
    var end = startIndex
    while end < endIndex, !self[end...].hasPrefix(mark) { formIndex(after: &end) }
    return self[..<end]
  }
}

extension JoinedTable {
  /// Those of the keys that no code spells which nobody uses; `nil` where the table may be asked in a way that nothing here sees.
  fileprivate func unused(_ unspelled: Set<UInt64>, _ spelled: SpelledKeys) -> Set<UInt64>? {
    if isInForgottenBundle(spelled.literals) { return unspelled.count * 2 > rows.count ? unspelled : nil }
    guard !unspelled.isEmpty else { return nil }
    // What only left-over code spells is spelled, though nobody sees it.
    let count =
      rows.count - unspelled.count { !spelled.idleLiterals.holds($0) && !spelled.idle.contains($0) }
    if Self.isSpelled(count, of: rows.count) { return unspelled }
    guard count >= Self.fewSpelled, count * 10 >= rows.count else { return nil }
    // Where all code writes its keys out, some of them show that the table is asked so.
    return spelled.looksUpAnyKey ? unspelled.intersection(hashesOfPhrases) : unspelled
  }

  /// Whether so many keys of a table are spelled that the others are not looked up in a way that nothing here sees:
  /// more than half, or a third that is no accident.
  private static func isSpelled(_ keys: Int, of all: Int) -> Bool {
    keys * 2 > all || keys * 3 > all && keys >= manySpelled
  }

  private static let manySpelled = 50
  /// So many keys that code spells show that it asks the table: a phrase is not put together there.
  private static let fewSpelled = 10

  /// Catalogs say themselves what is unused, as of the last build, but for keys that somebody added by hand. A phrase that is
  /// nowhere in the code has gone since.
  fileprivate func hashOfUnusedKey(of row: Row, _ spelled: SpelledKeys) -> UInt64? {
    let isKept = table(of: row).format == .catalog && entry(of: row).extraction != .manual
    return withKey(of: row) { key in
      if isKept, !key.isPhrase || key.contains(UInt8(ascii: "%")) { return nil }
      return spelled.mayAsk(for: key) ? nil : key.quickHash
    }
  }

  fileprivate var hashesOfKeys: Set<UInt64> { Set(rows.map { hashOfKey(of: $0) }) }

  /// Hashes of the keys that are texts of several words.
  fileprivate var hashesOfPhrases: Set<UInt64> {
    Set(
      rows.compactMap { row in
        withKey(of: row) { $0.isPhrase ? $0.quickHash : nil }
      })
  }

  /// The name of a bundle within the software, of which the table is a part: `Chess.bundle`.
  var nameOfInnerBundle: Substring? {
    guard let path = files.first?.path else { return nil }
    return path.split(separator: "/").last { $0.hasSuffix(".bundle") }
      ?? path.innerBundle?.split(separator: "/").last
  }

  /// Whether it lies in a bundle that no literal names, as it does not name the table: what a library left behind.
  fileprivate func isInForgottenBundle(_ literals: LiteralTexts) -> Bool {
    guard let bundle = nameOfInnerBundle, !isOfInformation else { return false }
    let names = [bundle, String(bundle).withoutEnding] + (TableName(name) == .usual ? [] : [Substring(name)])
    return !names.contains { literals.holds(String($0).quickHash) }
  }

  /// Tables that the system looks up itself have keys of its own.
  fileprivate func isLookedUp(in resources: ProjectResources) -> Bool {
    let isSystems = TableName(name).isOfSystem || name == "Root" || isOfIntents
    let root = resources.layout.bundles[bundle].root
    return !isSystems && resources.layout.isForCode(table: name, in: bundle)
      && !root.withSpelling { $0.holds(".bundle") } && !maker.isOutside
  }
}
