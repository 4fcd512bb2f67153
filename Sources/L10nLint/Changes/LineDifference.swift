/// Which lines of a new text an old one does not have, as the shortest edit from one to the other says (Myers' algorithm).
struct LineDifference {
  /// Indices in the new text.
  private(set) var added: Set<Int> = []
  private let old: ArraySlice<Int>
  private let new: ArraySlice<Int>

  /// Texts with more differences than this are not the same text any more, and their exact edit would take long.
  private static let limit = 1000

  init(_ old: [Int], _ new: [Int]) {
    var start = 0
    while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    self.old = old[start..<oldEnd]
    self.new = new[start..<newEnd]
    if let rounds = reach() { trace(rounds) } else { countLines() }
  }

  /// How far each diagonal gets with so many edits: the rounds up to the last, where the end is reached. A round of `n`
  /// edits has the diagonals from `-n` to `n`.
  private func reach() -> [[Int]]? {
    var rounds: [[Int]] = []
    for edits in 0...Self.limit {
      let last = rounds.last ?? []
      var round = Array(repeating: 0, count: 2 * edits + 1)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        var x = edits == 0 ? 0 : step(to: diagonal, edits, from: last).x
        while x < old.count, x - diagonal < new.count, isSame(x, x - diagonal) { x += 1 }
        round[diagonal + edits] = x
        if x >= old.count, x - diagonal >= new.count { return rounds + [round] }
      }
      rounds.append(round)
    }
    return nil
  }

  private func isSame(_ x: Int, _ y: Int) -> Bool { old[old.startIndex + x] == new[new.startIndex + y] }

  /// Where the last edit before a diagonal came from: below it stands one more line of the new text, above it one less
  /// of the old.
  private func step(to diagonal: Int, _ edits: Int, from last: [Int]) -> (x: Int, isAddition: Bool) {
    // The round before has one diagonal less at each end.
    let below = diagonal < edits - 1 ? last[diagonal + edits] : -1
    let above = diagonal > 1 - edits ? last[diagonal + edits - 2] : -1
    return above < below ? (below, true) : (above + 1, false)
  }

  /// Goes the way back and notes the lines that were added on it.
  private mutating func trace(_ rounds: [[Int]]) {
    var (x, y) = (old.count, new.count)
    for edits in stride(from: rounds.count - 1, to: 0, by: -1) {
      let diagonal = x - y
      let step = step(to: diagonal, edits, from: rounds[edits - 1])
      if step.isAddition {
        (x, y) = (step.x, step.x - diagonal - 1)
        added.insert(new.startIndex + y)
      } else {
        (x, y) = (step.x - 1, step.x - diagonal)
      }
    }
  }

  /// Lines count as added of which the old text has fewer.
  private mutating func countLines() {
    var left: [Int: Int] = [:]
    for line in old { left[line, default: 0] += 1 }
    for index in new.indices {
      if left[new[index], default: 0] > 0 { left[new[index], default: 0] -= 1 } else { added.insert(index) }
    }
  }
}
