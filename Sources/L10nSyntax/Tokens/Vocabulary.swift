/// Finds the number of an identifier: an open-addressed table over the bytes, built once per run.
public struct Vocabulary: Sendable {
  private var slots: [Slot]
  private var mask: Int
  /// A small filter in front of the table: most identifiers of a file are in no table.
  private var filter: [UInt64]
  private var text: [UInt8] = []
  /// Numbers below this are keywords or unused.
  private static let firstTableWord = 256

  private struct Slot {
    var hash: UInt32 = 0
    var word: UInt16 = 0
    var start: UInt32 = 0
    var length: UInt32 = 0
    var ends = Ends()
  }

  /// The first and the last eight bytes of a spelling, which is all of it up to sixteen; zeros fill up.
  private struct Ends: Equatable {
    var first: UInt64 = 0
    var last: UInt64 = 0

    init() {}

    @inline(__always)
    init(_ bytes: UnsafePointer<UInt8>, _ length: Int) {
      let raw = UnsafeRawPointer(bytes)
      first = raw.loadUnaligned(as: UInt64.self)
      if length < 8 {
        first &= (1 &<< UInt64(truncatingIfNeeded: length &* 8)) &- 1
      } else {
        last = raw.loadUnaligned(fromByteOffset: length &- 8, as: UInt64.self)
      }
    }
  }

  /// A vocabulary of all keywords and of `words`, which are numbered in their order from 256 on.
  public init(_ words: [String] = []) {
    // Large enough for our own tables: growing would place every word twice.
    var size = 2048
    while size < (words.count + Keyword.allCases.count) * 2 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
    mask = size - 1
    filter = Array(repeating: 0, count: 512)
    for keyword in Keyword.allCases {
      let spelling = keyword.spelling
      insert(UnsafeBufferPointer(start: spelling.utf8Start, count: spelling.utf8CodeUnitCount), Word(keyword))
    }
    for word in words { _ = add(word) }
  }

  /// How many table words there are.
  public private(set) var count = 0

  /// The number of a spelling, added where it is new.
  public mutating func add(_ spelling: String) -> Word {
    if let known = self[spelling] { return known }
    let number = Self.firstTableWord + count
    guard number < Int(UInt16.max) else { return .none }
    count += 1
    if count * 2 > slots.count { grow() }
    var spelling = spelling
    spelling.withUTF8 { insert($0, Word(rawValue: UInt16(number))) }
    return Word(rawValue: UInt16(number))
  }

  public subscript(spelling: String) -> Word? {
    var spelling = spelling
    let word: Word = spelling.withUTF8 { bytes in Self.padded(bytes) { self.word($0, bytes.count) } }
    return word == .none ? nil : word
  }

  /// The number of the identifier at `bytes`; eight bytes behind it must be readable.
  @inline(__always)
  public func word(_ bytes: UnsafePointer<UInt8>, _ length: Int) -> Word {
    let ends = Ends(bytes, length)
    let hash = Self.hash(ends, length)
    let bit = Int(hash >> 17)
    guard filter[bit >> 6] & (1 &<< UInt64(truncatingIfNeeded: bit & 63)) != 0 else { return .none }
    return find(bytes, length, ends, hash)
  }

  private func find(_ bytes: UnsafePointer<UInt8>, _ length: Int, _ ends: Ends, _ hash: UInt32) -> Word {
    var index = Int(hash) & mask
    while slots[index].word != 0 {
      let slot = slots[index]
      if slot.ends == ends, Int(slot.length) == length, length <= 16 || matches(slot, bytes, length) {
        return Word(rawValue: slot.word)
      }
      index = (index + 1) & mask
    }
    return .none
  }

  private func matches(_ slot: Slot, _ bytes: UnsafePointer<UInt8>, _ length: Int) -> Bool {
    for offset in 0..<length where text[Int(slot.start) + offset] != bytes[offset] { return false }
    return true
  }

  /// The hash of any name, all of which counts: generated ones are often long, and alike at both ends. Eight bytes behind
  /// it must be readable.
  @inline(__always)
  static func hash(_ bytes: UnsafePointer<UInt8>, _ length: Int) -> UInt32 {
    let hash = hash(Ends(bytes, length), length)
    return length > 16 ? hash ^ hashOfMiddle(bytes, length) : hash
  }

  /// What stands between the first and the last eight bytes.
  private static func hashOfMiddle(_ bytes: UnsafePointer<UInt8>, _ length: Int) -> UInt32 {
    let raw = UnsafeRawPointer(bytes)
    var mixed: UInt64 = 0
    for offset in stride(from: 8, to: length - 8, by: 8) {
      mixed ^= raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      mixed = (mixed ^ (mixed >> 32)) &* 0x9E37_79B9_7F4A_7C15
    }
    return UInt32(truncatingIfNeeded: mixed >> 32)
  }

  /// The hash of a name that stands anywhere.
  static func hash(of name: UnsafeBufferPointer<UInt8>) -> UInt32 { padded(name) { hash($0, name.count) } }

  /// Looks at the first and the last eight bytes only; whoever finds something by it has to compare all of them.
  @inline(__always)
  private static func hash(_ ends: Ends, _ length: Int) -> UInt32 {
    var mixed = (ends.first ^ (ends.last &* 0x9E37_79B9_7F4A_7C15)) &+ UInt64(truncatingIfNeeded: length)
    mixed = (mixed ^ (mixed >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return UInt32(truncatingIfNeeded: mixed >> 32)
  }

  private mutating func insert(_ spelling: UnsafeBufferPointer<UInt8>, _ word: Word) {
    let start = text.count
    text.append(contentsOf: spelling)
    let ends = Self.padded(spelling) { Ends($0, spelling.count) }
    place(
      Slot(
        hash: Self.hash(ends, spelling.count), word: word.rawValue, start: UInt32(start),
        length: UInt32(spelling.count), ends: ends))
  }

  /// Calls `body` with the bytes where eight more may be read behind them.
  private static func padded<Result>(
    _ bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafePointer<UInt8>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count + 8) { buffer in
      for (offset, byte) in bytes.enumerated() { buffer.initializeElement(at: offset, to: byte) }
      for offset in bytes.count..<bytes.count + 8 { buffer.initializeElement(at: offset, to: 0) }
      guard let base = buffer.baseAddress else { preconditionFailure("an allocation has an address") }
      return body(UnsafePointer(base))
    }
  }

  private mutating func place(_ slot: Slot) {
    let bit = Int(slot.hash >> 17)
    filter[bit >> 6] |= 1 << UInt64(bit & 63)
    var index = Int(slot.hash) & mask
    while slots[index].word != 0 { index = (index + 1) & mask }
    slots[index] = slot
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 2)
    mask = slots.count - 1
    for slot in old where slot.word != 0 { place(slot) }
  }
}
