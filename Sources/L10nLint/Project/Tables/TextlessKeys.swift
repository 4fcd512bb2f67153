import L10nSyntax

extension ResourcePass {
  /// Keys of a catalog that are invented names and have no text in any language, though the code asks for them and gives
  /// none: whoever reads the app sees the name.
  func textlessKeys(of joined: JoinedTable) -> [JoinedTable.Row] {
    guard joined.isExtracted else { return [] }
    let rows = joined.rows.filter { row in
      joined.table(of: row).format == .catalog && joined.entry(of: row).isTranslatable
        && joined.cells(of: row).allSatisfy { joined.values(of: $0).isEmpty || joined.isWaiting($0) }
    }
    let humps = Dictionary(grouping: rows) { joined.key(of: $0).firstHump }
    let asked = rows.filter { row in
      let key = joined.key(of: row)
      // One name in capitals may be that of a product, several that begin alike are a scheme.
      let isOfScheme = key.firstHump.map { humps[$0, default: []].count >= Self.keysOfScheme } ?? false
      return (isOfScheme || key.withSpelling(\.isInventedName)) && isAsked(key, of: joined, row)
    }
    guard !asked.isEmpty else { return [] }
    // Where the code gives a text, readers see that.
    let given = keysWithValues
    return asked.filter { !given.contains(joined.key(of: $0)) }
  }

  private static let keysOfScheme = 3

  /// Those of some rows whose keys are names that code looks up here, and gives no text to: the system has no other
  /// language for a key that a table lacks.
  func rowsShownAsKeys(_ rows: [JoinedTable.Row], of joined: JoinedTable) -> [JoinedTable.Row] {
    guard !project.readers.choosingLanguages.contains(project.resources.software(of: joined)) else {
      return []
    }
    let given = keysWithValues
    return rows.filter { row in
      let key = joined.key(of: row)
      return joined.table(of: row).format == .strings && key.looks == .name && !given.contains(key)
        && isAsked(key, of: joined, row)
    }
  }

  private var keysWithValues: Set<String> { Set(project.keys.uses.lazy.filter(\.hasValue).map(\.key)) }

  /// Whether the code looks for the text here and nowhere else.
  private func isAsked(_ key: String, of joined: JoinedTable, _ row: JoinedTable.Row) -> Bool {
    guard let use = use(of: key, in: joined), use.bundle.isOwn, project.keys.isRead(row, of: joined)
    else { return false }
    let places = project.keys.tables.places(of: use)
    return !places.isEmpty && places.allSatisfy { $0.table === joined }
  }
}

extension String {
  /// `Accessibility` in `AccessibilityQuitHarbour`; `nil` in what is not made of three such words.
  fileprivate var firstHump: String? {
    guard utf8.first.map({ $0.isCapital }) ?? false,
      utf8.allSatisfy({ $0.isCapital || $0.isSmallLetter })
    else { return nil }
    let starts = zip(utf8, utf8.dropFirst()).enumerated().filter { $1.0.isSmallLetter && $1.1.isCapital }.map(
      \.offset)
    return starts.count > 1 ? String(prefix(starts[0] + 1)) : nil
  }
}

extension Spelling {
  /// `settings_title`, `HARBOUR_NAME`: words with a line between; not `x86_64`.
  fileprivate var isInventedName: Bool {
    let parts = split(separator: UInt8(ascii: "_"), omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        part.first.map { $0.isASCIILetter } ?? false
          && part.allSatisfy { $0.isASCIILetter || $0.isDecimalDigit }
      }
  }
}
