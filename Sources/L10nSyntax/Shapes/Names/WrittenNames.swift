/// The names that a file writes, each once, as hashes. Of Objective-C and C those with a capital, and what may ask for a
/// method: `[tide name]`, `tide.name`, `@selector(name)`, `[tide nameOfDay:day]`; not where one is declared.
///
/// Two names that have the same hash count as one: then what nobody uses is taken for used, and never the other way round.
public struct WrittenNames: Sendable {
  /// An open-addressed table, a power of two in size. The last two bits of a hash say more of its name (`Use`); 0 is free.
  private var slots: [UInt32]
  private var count = 0

  fileprivate init(expecting count: Int) {
    var size = 64
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// What the last bits of a hash say.
  public enum Use {
    /// The name stands there more than once.
    public static let repeated: UInt32 = 1
    /// It does more than name: it stands not only in patterns and declarations of cases, in imports, and behind `@interface`
    /// and `@class`.
    public static let made: UInt32 = 2
    static let all = repeated | made
  }

  /// The name of a hash, whatever it says besides.
  public static func name(of hash: UInt32) -> UInt32 { hash & ~Use.all }

  /// In no order.
  public var hashes: [UInt32] {
    // No larger than they are: a project keeps those of all its files.
    var hashes: [UInt32] = []
    hashes.reserveCapacity(count)
    for name in slots where name != 0 { hashes.append(name) }
    return hashes
  }

  /// The hash of a name, as `name(of:)` has it.
  public static func hash(of name: Spelling) -> UInt32 { hash(Vocabulary.hash(of: name)) }

  public static func hash(of name: String) -> UInt32 { name.withSpelling { hash(of: $0) } }

  @inline(__always)
  fileprivate static func hash(_ bytes: UnsafePointer<UInt8>, _ length: Int) -> UInt32 {
    hash(Vocabulary.hash(bytes, length))
  }

  /// Without the last bits, and never 0.
  @inline(__always)
  private static func hash(_ hash: UInt32) -> UInt32 { max(hash & ~Use.all, Use.all + 1) }

  public func isWrittenOnce(_ name: UInt32) -> Bool { slots[slot(of: name)] | Use.made == name | Use.made }

  /// Whether the name stands elsewhere than in patterns.
  public func isMade(_ name: UInt32) -> Bool { slots[slot(of: name)] & Use.made != 0 }

  public func holds(_ name: UInt32) -> Bool { slots[slot(of: name)] != 0 }

  private func slot(of name: UInt32) -> Int { slots.withUnsafeBufferPointer { $0.slot(of: name) } }

  fileprivate mutating func add(_ name: UInt32, isMade: Bool) {
    if room < 1 { grow() }
    count += slots.withUnsafeMutableBufferPointer { $0.add(name, isMade ? Use.made : 0) }
  }

  /// Adds the names among some tokens. Every token of every file comes by here: the table grows between lots of them, so that
  /// nothing has to be asked in between.
  fileprivate mutating func add(
    _ tokens: UnsafeBufferPointer<Token>, _ bytes: UnsafePointer<UInt8>, needsCapital: Bool
  ) {
    var next = 0
    var pattern = 0..<0
    while next < tokens.count {
      if room * 8 < slots.count { grow() }
      let end = min(next + room, tokens.count)
      count += slots.withUnsafeMutableBufferPointer { slots in
        var new = 0
        for (number, token) in zip(next..<end, tokens[next..<end]) where token.kind == .identifier {
          if token.word.isKeyword {
            if token.word.keyword == .case { pattern = tokens.pattern(behind: number) }
            continue
          }
          let start = bytes + Int(token.start)
          if needsCapital, !start.pointee.isCapital, !tokens.mayAskForMethod(number) { continue }
          let isOnlyNamed =
            pattern.contains(number) && tokens.isNameOfCase(number)
            || needsCapital && tokens.isDeclared(number)
          new += slots.add(Self.hash(start, token.range.count), isOnlyNamed ? 0 : Use.made)
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
    for written in old where written != 0 { slots[slot(of: Self.name(of: written))] = written }
  }
}

extension UnsafeBufferPointer<Token> {
  /// `[tide name]`, `tide.name`, `@selector(name)`, `[tide nameOfDay:day]`
  fileprivate func mayAskForMethod(_ name: Int) -> Bool {
    guard name > 0, name + 1 < count else { return false }
    if self[name + 1].kind == .colon { return mayBeginSelector(name) }
    if self[name + 1].kind == .closeSquare || self[name - 1].kind == .dot { return true }
    return self[name + 1].kind == .closeParen && self[name - 1].kind == .openParen && name > 1
      && self[name - 2].word.keyword == .selector
  }

  /// `[Tide nameOfDay:day]`, `[[tide class] nameOfDay:day]`, `@selector(nameOfDay:)`; what follows an argument is no first word.
  private func mayBeginSelector(_ name: Int) -> Bool {
    switch self[name - 1].kind {
    case .identifier:
      let before = name > 1 ? self[name - 2].kind : .openSquare
      return before == .openSquare || before == .closeParen || before == .dot
    case .closeParen: return !isOfMethod(name - 1)
    case .closeSquare, .openParen: return true
    default: return false
    }
  }

  /// Whether a bracket closes the type of a method: `+ (NSString *)nameOfDay:`. No type has more tokens.
  private func isOfMethod(_ close: Int) -> Bool {
    var depth = 0
    for token in (Swift.max(0, close - 16)...close).reversed() {
      if self[token].kind == .closeParen { depth += 1 }
      if self[token].kind == .openParen { depth -= 1 }
      guard depth == 0 else { continue }
      return token == 0 || self[token].flags.contains(.startsLine)
        || self[token - 1].flags.contains(.startsLine)
    }
    return false
  }

  /// `@interface ShelfController`, `@class ShelfController`
  fileprivate func isDeclared(_ name: Int) -> Bool {
    guard name > 1, self[name - 2].kind == .at else { return false }
    switch self[name - 1].word.keyword {
    case .interface, .implementation, .class, .protocol: return true
    default: return false
    }
  }

  /// What follows `case`, up to the colon of a branch, the value that is looked at, or the next line.
  fileprivate func pattern(behind word: Int) -> Range<Int> {
    var end = word + 1
    while end < count, end < word + 24 {
      let token = self[end]
      if [.colon, .assign, .semicolon, .openBrace, .closeBrace].contains(token.kind) { break }
      if token.kind == .identifier, token.word.keyword == .where || token.word.keyword == .in { break }
      if token.flags.contains(.startsLine), self[end - 1].kind != .comma { break }
      end += 1
    }
    return word + 1..<end
  }

  /// `.offline`, or `offline` behind `case` and behind a comma.
  fileprivate func isNameOfCase(_ name: Int) -> Bool {
    switch self[name - 1].kind {
    case .dot, .comma: true
    case .identifier: self[name - 1].word.keyword == .case
    default: false
    }
  }
}

extension UnsafeMutableBufferPointer<UInt32> {
  /// 1 where the name is new. There must be room for it.
  @inline(__always)
  fileprivate func add(_ name: UInt32, _ made: UInt32) -> Int {
    let slot = UnsafeBufferPointer(self).slot(of: name)
    let known = self[slot]
    self[slot] = known == 0 ? name | made : known | WrittenNames.Use.repeated | made
    return known == 0 ? 1 : 0
  }
}

extension UnsafeBufferPointer<UInt32> {
  /// Where a name stands, or would stand.
  @inline(__always)
  fileprivate func slot(of name: UInt32) -> Int {
    var slot = Int(truncatingIfNeeded: name >> 2) & (count - 1)
    while self[slot] != 0, WrittenNames.name(of: self[slot]) != name { slot = (slot + 1) & (count - 1) }
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
      let name = source.withSpelling(range) { text in
        (text.className ?? text.selectorStart).map { WrittenNames.hash(of: $0) }
      }
      let before = Int(literal.firstToken) - 1
      let isImport = keyword(before) == .import || token(before, is: "include")
      if let name { names.add(name, isMade: !isImport) }
    }
    return names
  }

  /// The hashes of what Swift may call a method of Objective-C: each beginning of words of its name. `nameOfDay:` is `name(ofDay:)`.
  public func hashesOfShortNames(_ token: Int) -> [UInt32] {
    let range = tokens[token].range
    return source.withBytes { bytes, _ in
      let start = bytes + Int(range.start)
      return (1..<max(1, range.count)).filter { start[$0].isCapital }.map { WrittenNames.hash(start, $0) }
    }
  }

  /// The hash of the name at a token.
  public func hashOfName(_ token: Int) -> UInt32 {
    let range = tokens[token].range
    return source.withBytes { bytes, _ in WrittenNames.hash(bytes + Int(range.start), range.count) }
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
