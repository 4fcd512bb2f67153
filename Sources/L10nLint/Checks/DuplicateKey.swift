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
        report(number, before, table, file, &pass)
      }
    })

  private static func report(
    _ number: Int, _ before: Table.Entry, _ table: Table, _ file: ResourceFile,
    _ pass: inout ResourcePass
  ) {
    let entry = table.entries[number]
    let place = pass.related(before.key.range, in: file, "the first entry")
    let key = table.text(of: entry.key)
    if table.saysTheSame(entry, before) {
      pass.report(
        entry.key.range, in: file, "`\(key)` stands twice here with the same text: one entry is enough",
        kind: "same", related: [place], fix: table.removal(ofEntry: number))
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
  fileprivate func removal(ofEntry number: Int) -> ProposedFix? {
    guard format == .strings else { return nil }
    var range = entries[number].range
    let before = number > 0 ? entries[number - 1].range.end : 0
    if let text = entries[number].comment?.range {
      let behind = comments.partitionPoint { $0.start <= text.start }
      let comment = behind > 0 ? comments[behind - 1] : text
      if comment.start >= before, text.end <= comment.end { range.start = comment.start }
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
