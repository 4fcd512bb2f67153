import L10nSyntax

extension ResourceJoin {
  /// Paths of tables that are, byte for byte, another one of the same name and language: a script copies them, and what is
  /// wrong is mended in the first.
  static func copiedTables(_ files: [ResourceFile]) -> Set<String> {
    let tables = files.filter { $0.table != nil && $0.path.withSpelling { $0.holds(".lproj/") } }
    let groups = tables.grouped { [$0.path.folder.fileName, $0.path.fileName, String($0.text.count)] }
    var copies: Set<String> = []
    for group in groups {
      for (number, file) in group.enumerated()
      where group[..<number].contains(where: { $0.text.isSame(as: file.text) }) {
        copies.insert(file.path)
      }
    }
    return copies
  }

  /// Paths of code with findings that says what another file of the same name says. One that no project builds is the
  /// original of none.
  func copiedCode(besides unbuilt: Set<String>) -> Set<String> {
    let alike = files.filter { $0.code.hashOfText != nil && !unbuilt.contains($0.path) }
      .grouped(by: \.code.hashOfText)
    return Set(
      alike.flatMap { $0.grouped { $0.path.fileName } }.flatMap { $0.dropFirst().map(\.path) })
  }
}

extension SourceText {
  fileprivate func isSame(as other: SourceText) -> Bool {
    withBytes { own, count in
      other.withBytes { bytes, otherCount in
        count == otherCount
          && UnsafeBufferPointer(start: own, count: count)
            .elementsEqual(UnsafeBufferPointer(start: bytes, count: count))
      }
    }
  }
}

extension [JoinedTable] {
  /// Without tables outside of all languages whose keys are those of another one inside: what a script for releases
  /// keeps, or the input of a converter. What a program wrote, as its head says, may be of several.
  func withoutCopies() -> [JoinedTable] {
    let originals = filter { !$0.isLoose }
    guard originals.count < count else { return self }
    return filter { table in
      guard table.isLoose else { return true }
      return table.isGenerated
        ? !table.isCopy(of: originals) : !originals.contains { table.isCopy(of: [$0]) }
    }
  }
}

extension JoinedTable {
  fileprivate var isLoose: Bool {
    files.allSatisfy { file in
      file.table?.format == .strings && !file.path.withSpelling { $0.holds(".lproj/") }
    }
  }

  fileprivate var isGenerated: Bool { files.allSatisfy { $0.context.contains(.generated) } }

  /// Nine of ten keys, the first twenty by themselves too, so that most tables are told apart soon.
  fileprivate func isCopy(of others: [JoinedTable]) -> Bool {
    guard rows.count >= 5 else { return false }
    return hasKeys(of: rows.prefix(20), in: others) && hasKeys(of: rows[...], in: others)
  }

  private func hasKeys(of rows: ArraySlice<Row>, in others: [JoinedTable]) -> Bool {
    var missing = 0
    for row in rows
    where !others.contains(where: { $0.row(of: entry(of: row).key, in: table(of: row)) != nil }) {
      missing += 1
      if missing * 10 > rows.count { return false }
    }
    return true
  }
}
