import L10nSyntax

extension Check {
  /// Translations of objects that a storyboard or xib no longer has, once a key.
  static let orphanedInterfaceTranslation = Check(
    .project { pass in
      for joined in pass.project.interfaces {
        guard let table = joined.table, !joined.hasCopies, joined.interface.format == .document
        else { continue }
        let ids = joined.interface.objectIDs()
        let orphans = table.rows.filter { row in
          let entry = table.entry(of: row)
          guard entry.extraction != .stale else { return false }
          return table.table(of: row).withText(of: entry.key) { key in
            key.objectID.map { !ids.contains($0) } ?? false
          }
        }
        // The ids of another version of the file altogether.
        guard !orphans.isEmpty, orphans.count * 2 <= table.rows.count else { continue }
        let name = joined.file.path.split(separator: "/").last ?? ""
        for row in orphans {
          pass.report(
            table.entry(of: row).key.range, in: table.file(of: row),
            "`\(table.key(of: row))` belongs to no object of `\(name)`: its texts are never shown",
            confidence: .certain)
        }
      }
    })
}

extension Spelling {
  /// The part before the dot in `k7Q-xT-0bn.normalTitle`; `nil` for keys of another shape.
  fileprivate var objectID: String? {
    guard let dot = firstIndex(of: UInt8(ascii: ".")), dot > 0, dot + 1 < count,
      97...122 ~= self[dot + 1] | 0x20
    else { return nil }
    let id = Spelling(rebasing: self[..<dot])
    let isUsual = dot == 10 && id[3] == UInt8(ascii: "-") && id[6] == UInt8(ascii: "-")
    guard isUsual || id.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return String(decoding: id, as: UTF8.self)
  }
}
