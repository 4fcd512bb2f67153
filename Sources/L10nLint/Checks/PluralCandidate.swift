import L10nSyntax

extension Check {
  /// English texts with a number and a noun in the plural, and no form for other numbers.
  static let pluralCandidate = Check(
    .tables { table, pass in
      guard table.languages.first?.tag?.language == "en" else { return }
      let exempt = pass.options.list("exempt-words")
      for row in table.rowsInUse
      where row.marks.contains(.percent) && !table.hasPlural(row) && !table.isFormOfOwnPlural(row) {
        let first = table.entry(of: row)
        guard let base = table.baseText(of: row, for: .strings) ?? table.catalogKey(of: row) else { continue }
        let file = table.table(of: base)
        guard let found = file.withText(of: base.text, { $0.countedNoun(except: exempt) }) else { continue }
        let call = pass.call(for: table.table(of: row).text(of: first.key), in: table)
        pass.report(
          file.range(of: found.range, in: base.text), in: table.files[base.file],
          "`\(found.text)` has one form for all numbers, and most languages need several",
          confidence: pass.project.isSeldomSeen(row, of: table) || table.hasSingular(row)
            ? .possible : .likely,
          related: call.map { [$0] } ?? [])
      }
    })
}

extension JoinedTable {
  /// `unit.hours` beside `unit.hour`: the code chooses, and is told so where it does.
  fileprivate func hasSingular(_ row: Row) -> Bool {
    let key = key(of: row)
    let endings = key.hasSuffix("ies") ? [(3, "y")] : key.hasSuffix("s") ? [(1, ""), (2, "")] : []
    return endings.contains { length, ending in self.row(of: String(key.dropLast(length)) + ending) != nil }
  }

  /// `files_one`, `files.few`: the project has plurals of its own.
  fileprivate func isFormOfOwnPlural(_ row: Row) -> Bool {
    table(of: row).withText(of: entry(of: row).key) { key in
      let endings: [StaticString] = ["zero", "one", "two", "few", "many", "other", "countable"]
      return endings.contains { ending in
        let start = key.count - ending.utf8CodeUnitCount
        return start > 0 && key.hasSuffix(ending) && "_.-".utf8.contains(key[start - 1])
      }
    }
  }

  fileprivate func catalogKey(of row: Row) -> BaseText? {
    table(of: row).format == .catalog ? keyText(of: row) : nil
  }
}
