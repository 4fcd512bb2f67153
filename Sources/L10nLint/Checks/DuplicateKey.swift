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
        report(entry, before, table, file, &pass)
      }
    })

  private static func report(
    _ entry: Table.Entry, _ before: Table.Entry, _ table: Table, _ file: ResourceFile,
    _ pass: inout ResourcePass
  ) {
    let place = pass.related(before.key.range, in: file, "the first entry")
    let key = table.text(of: entry.key)
    if table.saysTheSame(entry, before) {
      pass.report(
        entry.key.range, in: file, "`\(key)` stands twice here with the same text: one entry is enough",
        kind: "same", related: [place], fix: table.removal(of: entry))
    } else {
      pass.report(
        entry.key.range, in: file, "`\(key)` stands twice here: one of its texts is lost", kind: "different",
        related: [place])
    }
  }
}

extension Table {
  /// Takes an entry away with the comment above it and the lines it leaves empty. In other formats its neighbours would
  /// have to change as well.
  fileprivate func removal(of entry: Entry) -> ProposedFix? {
    guard format == .strings else { return nil }
    var range = entry.range
    let before = entries.last { $0.range.end <= entry.range.start }?.range.end ?? 0
    if let text = entry.comment?.range,
      let comment = comments.last(where: { $0.start <= text.start && text.end <= $0.end }),
      comment.start >= before
    {
      range.start = comment.start
    }
    return .suggested("Remove the second entry", .delete(source.withWholeLines(range)))
  }

  fileprivate func saysTheSame(_ entry: Entry, _ other: Entry) -> Bool {
    let (mine, theirs) = (values[entry.values], values[other.values])
    guard mine.count == theirs.count else { return false }
    return zip(mine, theirs).allSatisfy { mine, theirs in
      mine.language == theirs.language && mine.variable == theirs.variable && mine.plural == theirs.plural
        && mine.device == theirs.device && mine.width == theirs.width && isSame(mine.text, theirs.text)
    }
  }
}
