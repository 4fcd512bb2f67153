import L10nSyntax

/// All rules, in the order of their ids, and the tables they read.
package enum RuleCatalog {
  /// The rule of an id or one of its aliases.
  package static func rule(_ name: String) -> Rule? {
    all.first { $0.id == name } ?? all.first { $0.aliases.contains(name) }
  }

  /// The rules that leave something to others, by id; most leave nothing.
  static let yielding = Dictionary(
    uniqueKeysWithValues: all.filter { !($0.yieldsTo + $0.yieldsInExpressionTo).isEmpty }.map { ($0.id, $0) })
}

extension [String] {
  /// The one entry that `name` begins, or the one with the fewest edits to it, if it is close enough to be meant.
  package func nearest(to name: String) -> String? {
    let small = name.lowercased()
    let begun = small.utf8.count > 2 ? filter { $0.hasPrefix(small) } : []
    if begun.count == 1 { return begun.first }
    let most = Swift.min(Swift.max(2, name.count / 3), name.count / 2)
    let spellings = small == name ? [name] : [name, small]
    let length = name.utf8.count
    // As many letters as one is longer than the other have to be put in: most entries need no closer look.
    let close = filter { abs(Swift.min($0.utf8.count, 100) - Swift.min(length, 100)) <= most }
    let best = close.map { entry in
      (entry: entry, distance: spellings.map(entry.editDistance).min() ?? .max)
    }
    .min { $0.distance < $1.distance }
    guard let best, best.distance <= most else { return nil }
    return best.entry
  }
}

extension String {
  /// How many letters have to be put in, taken out or changed.
  fileprivate func editDistance(to other: String) -> Int {
    let (left, right) = (Array(utf8), Array(other.utf8.prefix(100)))
    var row = Array(0...right.count)
    for (index, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let changed = diagonal + (byte == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(changed, diagonal + 1, row[column] + 1)
      }
    }
    return row[right.count]
  }
}
