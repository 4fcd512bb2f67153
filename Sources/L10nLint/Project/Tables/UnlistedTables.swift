import L10nSyntax

// Tables that lie there and that no Xcode project builds: nobody sees them, and they are no part of a joined table.

extension ProjectResources {
  /// Whether a file is a table that no project builds.
  func isUnlisted(_ path: String) -> Bool {
    let place = unlistedTables.partitionPoint { $0.path.precedesInBytes(path) }
    return place < unlistedTables.count && unlistedTables[place].path == path
  }

  /// Whether a file is a table that no project builds in its language, though it builds it in others: somebody may be about
  /// to add it.
  func isLanguageToCome(_ path: String) -> Bool {
    guard path.folder.hasSuffix(".lproj"), isUnlisted(path) else { return false }
    let name = path.fileName.withoutEnding
    return tables.contains { table in
      table.name == name
        && table.files.contains { $0.path.folderAroundLanguages == path.folderAroundLanguages }
    }
  }

  /// The languages in which a table lies beside its files and is not built: what it lacks in them is not missing, but left
  /// out.
  func unlistedLanguages(of table: JoinedTable) -> [String] {
    unlistedFiles(of: table).map { String($0.path.folder.fileName.withoutEnding) }
  }

  func unlistedKeys(of table: JoinedTable) -> UnlistedKeys { UnlistedKeys(unlistedFiles(of: table)) }

  private func unlistedFiles(of table: JoinedTable) -> [ResourceFile] {
    guard !unlistedTables.isEmpty else { return [] }
    let places = Set(table.files.map(\.path.folderAroundLanguages) + [table.folder])
    return unlistedTables.filter { file in
      file.path.fileName.withoutEnding == table.name && places.contains(file.path.folderAroundLanguages)
        && !file.path.isLooseCatalog
    }
  }
}

/// The keys of files of a table that are not built.
struct UnlistedKeys {
  private var keys: [LanguageTag: Set<String>] = [:]

  fileprivate init(_ files: [ResourceFile]) {
    for file in files {
      guard let tag = LanguageTag(String(file.path.folder.fileName.withoutEnding)), let texts = file.table
      else { continue }
      keys[tag, default: []].formUnion(texts.entries.map { texts.text(of: $0.key) })
    }
  }

  func hold(_ row: JoinedTable.Row, of table: JoinedTable, in language: Int) -> Bool {
    guard !keys.isEmpty, let tag = table.languages[language].tag else { return false }
    return keys[tag]?.contains(table.key(of: row)) ?? false
  }
}
