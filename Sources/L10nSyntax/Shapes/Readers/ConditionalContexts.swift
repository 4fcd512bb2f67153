/// Who reads the texts of a file by the conditions and sections that its code stands in: `#if DEBUG`, `#if 0`,
/// `// MARK: - Debug`. Many places are asked for, and a file may have as many conditions.
struct ConditionalContexts: Sendable {
  /// What holds from a token on, in order.
  private var marks: [(start: Int, context: Context)] = []

  init(_ ranges: [(tokens: TokenRange, context: Context)] = []) {
    var ends: [(place: Int, context: Context, step: Int)] = []
    for (tokens, context) in ranges where !tokens.isEmpty {
      ends.append((tokens.lower, context, 1))
      ends.append((tokens.upper, context, -1))
    }
    ends.sort { $0.place < $1.place }
    // For each bit of a context, how many ranges with it are open.
    var open = [Int](repeating: 0, count: Context.RawValue.bitWidth)
    for (number, end) in ends.enumerated() {
      for bit in open.indices where end.context.rawValue >> bit & 1 == 1 { open[bit] += end.step }
      if number + 1 < ends.count, ends[number + 1].place == end.place { continue }
      let bits = open.indices.reduce(into: Context.RawValue(0)) { if open[$1] > 0 { $0 |= 1 << $1 } }
      marks.append((end.place, Context(rawValue: bits)))
    }
  }

  /// Parts of a file of some tokens, in order, and whether anything holds for all of each.
  func parts(upTo end: Int) -> [(tokens: Range<Int>, isMarked: Bool)] {
    var parts: [(tokens: Range<Int>, isMarked: Bool)] = []
    var (start, isMarked) = (0, false)
    for mark in marks where mark.context.isEmpty == isMarked {
      parts.append((start..<mark.start, isMarked))
      (start, isMarked) = (mark.start, !isMarked)
    }
    return parts + [(start..<end, isMarked)]
  }

  subscript(token: Int) -> Context {
    let behind = marks.partitionPoint { $0.start <= token }
    return behind == 0 ? [] : marks[behind - 1].context
  }
}

/// A branch of `#if` whose end is not yet read.
struct OpenCondition {
  var start: Int
  /// Who gets what stands in it, and who what stands below its `#else`.
  var context: Context
  var otherwise: Context = []
  /// What everybody gets is built without it.
  var isLeftOut: Bool
  /// What everybody gets is built with it or a branch before it.
  var isTaken = false
}
