/// The names that one file writes, while it is read: each once, with what is done with it (`NameFacts` keeps them, and
/// `NameWriters` finds the files by them). Of Objective-C and C those with a capital, and what may ask for a method:
/// `[tide name]`, `tide.name`, `@selector(name)`, `[tide nameOfDay:day]`; not where one is declared.
public struct WrittenNames: Sendable {
  /// An open-addressed table, a power of two in size.
  private var slots: [WrittenName]
  private var count = 0

  fileprivate init(expecting count: Int) {
    var size = 64
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: .none, count: size)
  }

  /// In no order.
  public var all: [WrittenName] {
    // No larger than they are: a project keeps those of all its files.
    var names: [WrittenName] = []
    names.reserveCapacity(count)
    for name in slots where !name.isNone { names.append(name) }
    return names
  }

  /// Whether the name stands in one place of what not only developers get.
  public func isWrittenOnce(_ name: NameHash) -> Bool {
    let written = self[name]
    return written.isReleased && !written.isRepeated
  }

  /// Whether the name stands elsewhere than in patterns and comparisons.
  public func isMade(_ name: NameHash) -> Bool { self[name].isMade }

  public func holds(_ name: NameHash) -> Bool { !self[name].isNone }

  /// Whether the name stands in code that not only developers get.
  public func isReleased(_ name: NameHash) -> Bool { self[name].isReleased }

  private subscript(_ name: NameHash) -> WrittenName { slots[slot(of: name)] }

  private func slot(of name: NameHash) -> Int { slots.withUnsafeBufferPointer { $0.slot(of: name) } }

  fileprivate mutating func add(_ name: NameHash, _ place: WrittenName.Place) {
    if room < 1 { grow() }
    count += slots.withUnsafeMutableBufferPointer { $0.add(name, place) }
  }

  /// Adds the names among some tokens. Every token of every file comes by here: the table grows between lots of them, so that
  /// nothing has to be asked in between.
  fileprivate mutating func add(
    _ part: Range<Int>, of tokens: UnsafeBufferPointer<Token>, _ bytes: UnsafePointer<UInt8>,
    needsCapital: Bool, isReleased: Bool
  ) {
    var next = part.lowerBound
    var pattern = 0..<0
    while next < part.upperBound {
      if room * 8 < slots.count { grow() }
      let end = min(next + room, part.upperBound)
      count += slots.withUnsafeMutableBufferPointer { slots in
        var new = 0
        for (number, token) in zip(next..<end, tokens[next..<end]) where token.kind == .identifier {
          if token.word.isKeyword {
            let isCatch =
              token.word.keyword == .catch && !needsCapital
              && (number == 0 || tokens[number - 1].kind != .dot)
            if isCatch || token.word.keyword == .case {
              pattern = tokens.pattern(behind: number)
            }
            continue
          }
          let start = bytes + Int(token.start)
          if needsCapital, !start.pointee.isCapital, !tokens.mayAskForMethod(number) { continue }
          let isOnlyNamed =
            pattern.contains(number) && tokens.isNameOfCase(number)
            || (needsCapital ? tokens.isDeclared(number) : tokens.isCompared(number))
          let place: WrittenName.Place = !isReleased ? .forDevelopers : isOnlyNamed ? .named : .made
          new += slots.add(NameHash(named: start, token.range.count), place)
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
    slots = Array(repeating: .none, count: old.count * 2)
    for written in old where !written.isNone { slots[slot(of: written.name)] = written }
  }
}

extension UnsafeMutableBufferPointer<WrittenName> {
  /// 1 where the name is new. There must be room for it.
  @inline(__always)
  fileprivate func add(_ name: NameHash, _ place: WrittenName.Place) -> Int {
    let slot = UnsafeBufferPointer(self).slot(of: name)
    let known = self[slot]
    self[slot] = known.isNone ? WrittenName(name, place) : known.again(place)
    return known.isNone ? 1 : 0
  }
}

extension UnsafeBufferPointer<WrittenName> {
  /// Where a name stands, or would stand.
  @inline(__always)
  fileprivate func slot(of name: NameHash) -> Int {
    // The last three bits are the same in all.
    var slot = Int(truncatingIfNeeded: name.bits >> 3) & (count - 1)
    while !self[slot].isNone, self[slot].name != name { slot = (slot + 1) & (count - 1) }
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
      tokens.withUnsafeBufferPointer { tokens in
        for (part, isReleased) in partsByRelease {
          names.add(
            part, of: tokens, bytes, needsCapital: language == .cFamily, isReleased: isReleased)
        }
      }
    }
    for literal in literals {
      // `"\(module).ShelfController"`
      let range = literal.flags.contains(.interpolated) ? textPieces(of: literal).last : literal.contentRange
      guard let range else { continue }
      let name = source.withSpelling(range) { text in
        (text.className ?? text.selectorStart).map { NameHash($0) }
      }
      let before = Int(literal.firstToken) - 1
      let isImport = keyword(before) == .import || token(before, is: "include")
      if let name { names.add(name, !isReleased(before + 1) ? .forDevelopers : isImport ? .named : .made) }
    }
    return names
  }
}

extension Spelling {
  /// `nameOfDay` of `nameOfDay:` and `nameOfDay:inTown:`.
  fileprivate var selectorStart: Spelling? {
    guard last == UInt8(ascii: ":"), let colon = firstIndex(of: UInt8(ascii: ":")), colon > 1,
      allSatisfy({ $0 == UInt8(ascii: ":") || $0.isNameByte })
    else { return nil }
    return Spelling(rebasing: self[..<colon])
  }

  /// The class that a literal names as such, by its header, or behind the name of its module.
  public var className: Spelling? {
    guard count > 1, last?.isNameByte ?? false else { return nil }
    let end = hasSuffix(".h") ? count - 2 : count
    let start = self[..<end].lastIndex { !$0.isNameByte }.map { $0 + 1 } ?? 0
    guard start == 0 || self[start - 1] == UInt8(ascii: "/") || self[start - 1] == UInt8(ascii: ".") else {
      return nil
    }
    let name = Spelling(rebasing: self[start..<end])
    guard let first = name.first, first.isCapital else { return nil }
    return name
  }
}
