import L10nSyntax

extension Check {
  /// Entries of a translation that stand in another order than in the base language.
  static let keyOrder = Check(
    .tables { joined, pass in
      guard let base = joined.files.firstIndex(where: { $0.table?.format == .strings }) else { return }
      var orders: [Int: [OrderedEntry]] = [:]
      for row in joined.rows {
        let cells = joined.cells(of: row)
        guard let first = cells.first(where: { Int($0.file) == base && $0.language == 0 }) else { continue }
        for cell in cells where cell.language != 0 && joined.table(of: cell).format == .strings {
          orders[Int(cell.file), default: []].append(
            OrderedEntry(place: Int(cell.entry), basePlace: Int(first.entry)))
        }
      }
      for (number, entries) in orders.sorted(by: { $0.key < $1.key }) {
        let file = joined.files[number]
        guard let table = file.table else { continue }
        for entry in entries.sorted(by: { $0.place < $1.place }).outOfOrder {
          let key = table.entries[entry.place].key
          pass.report(
            key.range, in: file,
            "`\(table.text(of: key).shortLine)` is not in the same position as in the base language")
        }
      }
    })
}

private struct OrderedEntry {
  var place: Int
  var basePlace: Int
}

extension [OrderedEntry] {
  /// The fewest entries that have to move: those outside of the longest rising sequence.
  fileprivate var outOfOrder: [OrderedEntry] {
    var tails: [Int] = []
    var before = [Int?](repeating: nil, count: count)
    for (number, entry) in enumerated() {
      let place = tails.partitionPoint { self[$0].basePlace < entry.basePlace }
      before[number] = place > 0 ? tails[place - 1] : nil
      if place == tails.count { tails.append(number) } else { tails[place] = number }
    }
    var isKept = [Bool](repeating: false, count: count)
    var number = tails.last
    while let kept = number {
      isKept[kept] = true
      number = before[kept]
    }
    return indices.lazy.filter { !isKept[$0] }.map { self[$0] }
  }
}
