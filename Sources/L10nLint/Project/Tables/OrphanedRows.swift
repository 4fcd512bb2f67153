import L10nSyntax

extension JoinedInterface {
  /// Rows of the table whose objects the file no longer has; none where it has the ids of another version of the file
  /// altogether.
  var orphans: [JoinedTable.Row] {
    guard let table, !hasCopies, interface.format == .document else { return [] }
    let ids = interface.objectIDs()
    let orphans = table.rows.filter { row in
      let entry = table.entry(of: row)
      // Of a catalog no translator sees it.
      let isHidden = table.table(of: row).format == .catalog && !entry.isTranslatable
      guard entry.extraction != .stale, !isHidden else { return false }
      return table.withKey(of: row, \.objectID).map { !ids.contains($0) } ?? false
    }
    return orphans.count * 2 <= table.rows.count ? orphans : []
  }

  /// Rows of the table whose objects stand in scenes that nothing leads to.
  var lostRows: [JoinedTable.Row] {
    guard let table else { return [] }
    let lost = Set(interface.elements.lazy.filter(\.isLost).map { interface.source.string($0.id) })
    guard !lost.isEmpty else { return [] }
    return table.rows.filter { table.withKey(of: $0, \.objectID).map(lost.contains) ?? false }
  }
}

extension JoinedTable {
  /// Whether it translates a storyboard or xib that is not there: all its keys are ids of objects.
  func isOfLostInterface(_ layout: ProjectLayout) -> Bool {
    guard !rows.isEmpty, !isOfInterface(layout) else { return false }
    return rows.allSatisfy { row in
      withKey(of: row) { key in
        key.count > 11 && key[10] == UInt8(ascii: ".") && key.objectID != nil
      }
    }
  }
}

extension Spelling {
  /// The part before the dot in `k7Q-xT-0bn.normalTitle`; `nil` for keys of another shape. Old tools wrote `.title` of an
  /// object without an id.
  var objectID: String? {
    guard let dot = firstIndex(of: UInt8(ascii: ".")), dot + 1 < count,
      self[dot + 1].isASCIILetter
    else { return nil }
    let id = Spelling(rebasing: self[..<dot])
    let isUsual = dot == 10 && id[3] == UInt8(ascii: "-") && id[6] == UInt8(ascii: "-")
    guard isUsual || id.allSatisfy({ $0.isDecimalDigit }) else { return nil }
    return String(decoding: id, as: UTF8.self)
  }
}
