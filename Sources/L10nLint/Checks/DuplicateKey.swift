import L10nSyntax

extension Check {
  /// Each entry whose key stands before it in the same file.
  static let duplicateKey = Check(
    .resources { file, pass in
      guard let table = file.table else { return }
      var first: [UInt64: Int] = [:]
      first.reserveCapacity(table.entries.count)
      for (number, entry) in table.entries.enumerated() {
        let hash = table.hash(of: entry.key)
        guard let other = first[hash] else {
          first[hash] = number
          continue
        }
        let before = table.entries[other]
        guard table.isSame(before.key, entry.key) else { continue }
        let place = pass.related(before.key.range, in: file, "the first entry")
        pass.report(
          entry.key.range, in: file,
          "`\(table.text(of: entry.key))` stands twice here: one of its texts is lost",
          related: [place])
      }
    })
}
