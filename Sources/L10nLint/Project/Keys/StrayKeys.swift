import L10nSyntax

extension JoinedTable {
  /// Calls `body` with each key of a table for code, in a project that names its keys, that no call looks up by that
  /// spelling: those are told where they are used. Once a key, where it stands first.
  func forEachOwnKey(
    _ project: ProjectFacts, style: KeyStyle? = nil, _ body: (PlacedText, ResourceFile, Spelling) -> Void
  ) {
    guard project.resources.layout.isForCode(table: name, in: bundle), let file = files.first,
      (style ?? project.keyStyle(of: file.path)) == .symbolic, !isOfTexts
    else { return }
    // For the loop alone, because all of a project is too large to be copied for each key.
    let usedKeys = project.keys.spelled.used
    for row in rows {
      let entry = entry(of: row)
      guard entry.isOwn(in: table(of: row).format) else { continue }
      withKey(of: row) { key in
        guard !usedKeys.contains(key.quickHash) else { return }
        body(entry.key, self.file(of: row), key)
      }
    }
  }

  /// A fifth of the keys are texts: here somebody decided so, as for names that come from elsewhere.
  private var isOfTexts: Bool {
    let texts = rows.count { withKey(of: $0) { KeyLook(of: $0) == .text } }
    return texts > 0 && texts * 5 > rows.count
  }
}

extension Table.Entry {
  /// Whether people wrote the key: the build puts texts of the code into catalogs.
  fileprivate func isOwn(in format: Table.Format) -> Bool {
    isTranslatable && (format != .catalog || extraction == .manual || extraction == .migrated)
  }
}
