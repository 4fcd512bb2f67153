/// A set of hashes of texts. One multiplication finds the place of each, where a `Set` would hash it anew.
struct HashSet: Sendable {
  /// A power of two of them, at most three quarters in use; 0 is free.
  private var slots: [UInt64] = []
  private var count = 0
  private var holdsZero = false

  var isEmpty: Bool { count == 0 && !holdsZero }

  func contains(_ hash: UInt64) -> Bool {
    guard hash != 0 else { return holdsZero }
    return !slots.isEmpty && slots[slot(of: hash)] == hash
  }

  mutating func insert(_ hash: UInt64) {
    guard hash != 0 else { return holdsZero = true }
    if count * 4 >= slots.count * 3 { grow(to: max(8, slots.count * 2)) }
    let slot = slot(of: hash)
    guard slots[slot] == 0 else { return }
    slots[slot] = hash
    count += 1
  }

  mutating func formUnion(_ other: HashSet) {
    if other.holdsZero { holdsZero = true }
    for hash in other.slots where hash != 0 { insert(hash) }
  }

  /// Where a hash stands, or would stand.
  private func slot(of hash: UInt64) -> Int {
    let mask = slots.count - 1
    // The upper bits depend on all of a text.
    var slot = Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[slot] != 0, slots[slot] != hash { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow(to size: Int) {
    let old = slots
    slots = Array(repeating: 0, count: size)
    for hash in old where hash != 0 { slots[slot(of: hash)] = hash }
  }
}
