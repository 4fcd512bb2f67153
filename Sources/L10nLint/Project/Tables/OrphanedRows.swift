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
    return rows.allSatisfy { withKey(of: $0, \.isKeyOfDocument) }
  }
}

extension Spelling {
  /// `k7Q-xT-0bn.normalTitle`, `42.title`: what a table calls a text of an object in an interface file. Old tools wrote
  /// `.title` of an object without an id.
  var isObjectKey: Bool {
    guard let dot = firstIndex(of: UInt8(ascii: ".")), dot + 1 < count, self[dot + 1].isASCIILetter else {
      return false
    }
    return isUsualObjectID(endingAt: dot) || self[..<dot].allSatisfy(\.isDecimalDigit)
  }

  /// Whether the object has an id such as a storyboard or xib of today gives: `k7Q-xT-0bn`.
  var isKeyOfDocument: Bool { isObjectKey && isUsualObjectID(endingAt: firstIndex(of: UInt8(ascii: "."))) }

  /// The part before the dot; `nil` for keys of another shape.
  var objectID: String? {
    guard isObjectKey else { return nil }
    return String(decoding: prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self)
  }

  private func isUsualObjectID(endingAt dot: Int?) -> Bool {
    dot == 10 && self[3] == UInt8(ascii: "-") && self[6] == UInt8(ascii: "-")
  }
}
