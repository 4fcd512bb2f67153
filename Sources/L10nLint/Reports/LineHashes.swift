import L10nSyntax

/// The hash by which GitHub knows a line again: over the hundred characters from its start, white space left out.
///
/// It has to be the very number that GitHub's own upload computes for files whose results carry none.
struct LineHashes {
  /// By line, counted from 1: the hash, and how many lines up to this one have it.
  private var found: [Int: (hash: UInt64, count: Int)] = [:]

  init(_ text: SourceText, lines wanted: Set<Int>) {
    var hashes: [UInt64] = []
    var rolling = RollingHash()
    rolling.run(over: text) { hashes.append($0) }
    let repeated = Set(wanted.compactMap { hashes.indices.contains($0 - 1) ? hashes[$0 - 1] : nil })
    var counts: [UInt64: Int] = [:]
    for (index, hash) in hashes.enumerated() where repeated.contains(hash) {
      counts[hash, default: 0] += 1
      if wanted.contains(index + 1) { found[index + 1] = (hash, counts[hash, default: 0]) }
    }
  }

  /// That of a line without text.
  static let empty = "c129715d7a2bc9a3"

  subscript(line: Int) -> String? { found[line].map { "\(String($0.hash, radix: 16)):\($0.count)" } }
}

/// A hash over the last hundred UTF-16 code units.
private struct RollingHash {
  private static let size = 100
  private static let factor: UInt64 = 37
  /// What a unit has been multiplied with when it leaves the window.
  private static let leaving = (0..<size).reduce(UInt64(1)) { power, _ in power &* factor }

  private var window = [UInt64](repeating: 0, count: size)
  /// Whether a line began with the unit of a slot.
  private var startsLine = [Bool](repeating: false, count: size)
  private var hash: UInt64 = 0
  private var slot = 0
  private var isLineStart = true
  private var isBehindReturn = false

  /// Lines come out in their order: each when the window has gone past its start.
  mutating func run(over text: SourceText, _ emit: (UInt64) -> Void) {
    text.withBytes { bytes, count in
      var decoder = UTF8()
      var input = UnsafeBufferPointer(start: bytes, count: count).makeIterator()
      while true {
        switch decoder.decode(&input) {
        case .scalarValue(let scalar): for unit in UTF16.encode(scalar) ?? .init() { add(unit, emit) }
        case .error: add(0xFFFD, emit)
        case .emptyInput: return
        }
      }
    }
    // What stands for the end of the file is a character too.
    add(0xFFFF, emit)
    for _ in 0..<Self.size {
      finishSlot(emit)
      update(0)
    }
  }

  private mutating func add(_ unit: UInt16, _ emit: (UInt64) -> Void) {
    if unit == 32 || unit == 9 || isBehindReturn && unit == 10 {
      isBehindReturn = false
      return
    }
    isBehindReturn = unit == 13
    let unit = unit == 13 ? 10 : unit
    finishSlot(emit)
    if isLineStart { startsLine[slot] = true }
    isLineStart = unit == 10
    update(UInt64(unit))
  }

  private mutating func finishSlot(_ emit: (UInt64) -> Void) {
    guard startsLine[slot] else { return }
    startsLine[slot] = false
    emit(hash)
  }

  private mutating func update(_ unit: UInt64) {
    hash = Self.factor &* hash &+ unit &- Self.leaving &* window[slot]
    window[slot] = unit
    slot = slot + 1 == Self.size ? 0 : slot + 1
  }
}
