/// Finds the rows of an element by its name. Most elements of a file have none, and are told by one look.
struct InterfaceIndex: Sendable {
  static let shared = InterfaceIndex()

  /// For each hash the first row with it, and where its holder's rows end.
  private var slots: [Range<UInt8>?] = Array(repeating: nil, count: 512)
  let toolTip: Int

  private init() {
    let rows = InterfaceRow.all
    toolTip = rows.count - 1
    var start = 0
    while start < toolTip {
      let holder = "\(rows[start].holder)"
      let end = rows[start...].firstIndex { "\($0.holder)" != holder } ?? rows.count
      var slot = holder.withSpelling(Self.hash)
      while slots[slot] != nil { slot = (slot + 1) % slots.count }
      slots[slot] = UInt8(start)..<UInt8(end)
      start = end
    }
  }

  /// The rows of a holder; none where it has no text.
  func rows(of holder: Spelling) -> Range<Int> {
    var slot = Self.hash(holder)
    while let rows = slots[slot] {
      if holder.isSpelled(InterfaceRow.all[Int(rows.lowerBound)].holder) {
        return Int(rows.lowerBound)..<Int(rows.upperBound)
      }
      slot = (slot + 1) % slots.count
    }
    return 0..<0
  }

  private static func hash(_ name: Spelling) -> Int {
    guard let first = name.first, let last = name.last else { return 0 }
    return (Int(first) &* 31 &+ Int(last) &* 7 &+ Int(name[name.count / 2]) &* 13 &+ name.count &* 97) & 511
  }
}
