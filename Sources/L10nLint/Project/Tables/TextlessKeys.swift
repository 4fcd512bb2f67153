import L10nSyntax

extension ResourcePass {
  /// Keys of a catalog that are invented names and have no text in any language, though the code asks for them and gives
  /// none: whoever reads the app sees the name.
  func textlessKeys(of joined: JoinedTable) -> [JoinedTable.Row] {
    guard joined.isExtracted else { return [] }
    return joined.rows.filter { row in
      guard joined.table(of: row).format == .catalog, joined.entry(of: row).isTranslatable,
        joined.cells(of: row).allSatisfy({ joined.values(of: $0).isEmpty || joined.isWaiting($0) })
      else { return false }
      let key = joined.key(of: row)
      guard key.withSpelling(\.isInventedName), let use = use(of: key, in: joined) else { return false }
      return !use.hasValue && !project.isUnread(row, of: joined)
    }
  }
}

extension Spelling {
  /// `settings_title`, `HARBOUR_NAME`, `AccessibilityQuitHarbour`; not `GitHub` or `example.org`, which are shown as they are.
  fileprivate var isInventedName: Bool {
    var (parts, capitals) = (1, 0)
    var before = UInt8(ascii: "_")
    for byte in self {
      switch byte {
      case UInt8(ascii: "_"):
        guard before != byte else { return false }
        parts += 1
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if !(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= before) { capitals += 1 }
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
      default: return false
      }
      before = byte
    }
    return before != UInt8(ascii: "_") && (parts > 1 || capitals > 2)
  }
}
