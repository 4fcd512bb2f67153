import L10nSyntax

// Tables that lie there and that no Xcode project builds: nobody sees them, and they are no part of a joined table.

extension ProjectResources {
  /// Whether a file is a table that no project builds.
  func isUnlisted(_ path: String) -> Bool {
    let place = unlistedTables.partitionPoint { $0.path.precedesInBytes(path) }
    return place < unlistedTables.count && unlistedTables[place].path == path
  }

  /// The languages in which a table lies beside its files and is not built: what it lacks in them is not missing, but left
  /// out.
  func unlistedLanguages(of table: JoinedTable) -> [String] {
    guard !unlistedTables.isEmpty else { return [] }
    let places = Set(table.files.map(\.path.folderAroundLanguages) + [table.folder])
    let files = unlistedTables.lazy.filter { file in
      file.path.fileName.withoutEnding == table.name && places.contains(file.path.folderAroundLanguages)
        && !file.path.isLooseCatalog
    }
    return files.map { String($0.path.folder.fileName.withoutEnding) }
  }
}
