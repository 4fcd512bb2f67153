/// The names that a file writes, each once, as hashes. Of Objective-C and C those with a capital: what Swift offers them
/// besides says so itself.
///
/// Names that are alike at both ends and as long as each other count as one: then what nobody uses is taken for used, and
/// never the other way round.
public struct WrittenNames: Sendable {
  /// An open-addressed table, a power of two in size. The last bit of a hash says that the name stands there more than
  /// once; 0 is free.
  private var slots: [UInt32]
  private var count = 0

  fileprivate init(expecting count: Int) {
    var size = 64
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// In no order.
  public var hashes: [UInt32] {
    // No larger than they are: a project keeps those of all its files.
    var hashes: [UInt32] = []
    hashes.reserveCapacity(count)
    for name in slots where name != 0 { hashes.append(name) }
    return hashes
  }

  /// The hash of a name, as it is where the name is written once.
  public static func hash(of name: Spelling) -> UInt32 { hash(Vocabulary.hash(of: name)) }

  public static func hash(of name: String) -> UInt32 { name.withSpelling { hash(of: $0) } }

  @inline(__always)
  fileprivate static func hash(_ bytes: UnsafePointer<UInt8>, _ length: Int) -> UInt32 {
    hash(Vocabulary.hash(bytes, length))
  }

  /// Without the last bit, and never 0.
  @inline(__always)
  private static func hash(_ hash: UInt32) -> UInt32 { max(hash & ~1, 2) }

  public func isWrittenOnce(_ name: UInt32) -> Bool { slots[slot(of: name)] == name }

  private func slot(of name: UInt32) -> Int { slots.withUnsafeBufferPointer { $0.slot(of: name) } }

  fileprivate mutating func add(_ name: UInt32) {
    if room < 1 { grow() }
    count += slots.withUnsafeMutableBufferPointer { $0.add(name) }
  }

  /// Adds the names among some tokens. Every token of every file comes by here: the table grows between lots of them, so that
  /// nothing has to be asked in between.
  fileprivate mutating func add(
    _ tokens: UnsafeBufferPointer<Token>, _ bytes: UnsafePointer<UInt8>, needsCapital: Bool
  ) {
    var next = 0
    while next < tokens.count {
      if room * 8 < slots.count { grow() }
      let end = min(next + room, tokens.count)
      count += slots.withUnsafeMutableBufferPointer { slots in
        var new = 0
        for token in tokens[next..<end] where token.kind == .identifier && !token.word.isKeyword {
          let start = bytes + Int(token.start)
          if needsCapital, !(65...90 ~= start.pointee) { continue }
          new += slots.add(Self.hash(start, token.range.count))
        }
        return new
      }
      next = end
    }
  }

  /// How many names there is room for.
  private var room: Int { slots.count / 4 * 3 - count }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    for written in old where written != 0 { slots[slot(of: written & ~1)] = written }
  }
}

extension UnsafeMutableBufferPointer<UInt32> {
  /// 1 where the name is new. There must be room for it.
  @inline(__always)
  fileprivate func add(_ name: UInt32) -> Int {
    let slot = UnsafeBufferPointer(self).slot(of: name)
    if self[slot] == 0 {
      self[slot] = name
      return 1
    }
    if self[slot] == name { self[slot] |= 1 }
    return 0
  }
}

extension UnsafeBufferPointer<UInt32> {
  /// Where a name stands, or would stand.
  @inline(__always)
  fileprivate func slot(of name: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: name >> 1) & (count - 1)
    while self[slot] != 0, self[slot] & ~1 != name { slot = (slot + 1) & (count - 1) }
    return slot
  }
}

extension Document {
  /// Names of classes count where they stand in a literal too: `NSClassFromString("ShelfController")`,
  /// `#import "Views/KilnController.h"`.
  public var writtenNames: WrittenNames {
    // Six or seven tokens come to one new name.
    var names = WrittenNames(expecting: tokens.count / 8)
    source.withBytes { bytes, _ in
      tokens.withUnsafeBufferPointer { names.add($0, bytes, needsCapital: language == .cFamily) }
    }
    for literal in literals {
      // `"\(module).ShelfController"`
      let range = literal.flags.contains(.interpolated) ? textPieces(of: literal).last : literal.contentRange
      guard let range else { continue }
      let name = source.withSpelling(range) { $0.className.map { WrittenNames.hash(of: $0) } }
      if let name { names.add(name) }
    }
    return names
  }

  /// The hash of the name at a token.
  public func hashOfName(_ token: Int) -> UInt32 {
    let range = tokens[token].range
    return source.withBytes { bytes, _ in WrittenNames.hash(bytes + Int(range.start), range.count) }
  }
}

extension Spelling {
  /// The class that a literal names as such, by its header, or behind the name of its module.
  public var className: Spelling? {
    guard count > 1, last?.isNameByte ?? false else { return nil }
    let end = hasSuffix(".h") ? count - 2 : count
    let start = self[..<end].lastIndex { !$0.isNameByte }.map { $0 + 1 } ?? 0
    guard start == 0 || self[start - 1] == UInt8(ascii: "/") || self[start - 1] == UInt8(ascii: ".") else {
      return nil
    }
    let name = Spelling(rebasing: self[start..<end])
    guard let first = name.first, 65...90 ~= first else { return nil }
    return name
  }
}

extension UInt8 {
  fileprivate var isNameByte: Bool { 97...122 ~= self | 0x20 || 48...57 ~= self || self == UInt8(ascii: "_") }
}
