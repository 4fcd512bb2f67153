/// A name by its hash, which is the same in every file and run, so that files can be asked for it when their text is gone.
///
/// Two names that have the same hash count as one: then what nobody uses is taken for used, and never the other way round.
public struct NameHash: Hashable, Sendable {
  /// The last three bits are 0, as a `WrittenName` keeps its flags there. The others never are, as 0 is a free place of a table.
  public let bits: UInt32

  public init(_ name: Spelling) { self.init(Vocabulary.hash(of: name)) }

  public init(_ name: String) { self = name.withSpelling { NameHash($0) } }

  /// Eight bytes behind the name must be readable.
  @inline(__always)
  init(_ bytes: UnsafePointer<UInt8>, _ length: Int) { self.init(Vocabulary.hash(bytes, length)) }

  /// The name of a token, which may have backticks around it.
  @inline(__always)
  init(named bytes: UnsafePointer<UInt8>, _ length: Int) {
    let isQuoted = bytes.pointee == UInt8(ascii: "`") && length > 2
    self.init(isQuoted ? bytes + 1 : bytes, isQuoted ? length - 2 : length)
  }

  @inline(__always)
  private init(_ hash: UInt32) { bits = max(hash & ~WrittenName.all, WrittenName.all + 1) }

  @inlinable
  init(of written: WrittenName) { bits = written.bits & ~WrittenName.all }
}

/// A name that a file writes and what the file does with it, as one small number: a project keeps those of all its files. Code that
/// only developers get says no more than that the name is there.
public struct WrittenName: Sendable {
  @usableFromInline let bits: UInt32

  @inlinable static var released: UInt32 { 1 }
  @inlinable static var repeated: UInt32 { 2 }
  @inlinable static var made: UInt32 { 4 }
  @inlinable static var all: UInt32 { released | repeated | made }

  /// No name: a free place of a table.
  static let none = WrittenName(bits: 0)

  private init(bits: UInt32) { self.bits = bits }

  @inline(__always)
  init(_ name: NameHash, _ place: Place) { bits = name.bits | place.bits }

  /// The name stands there once more.
  @inline(__always)
  func again(_ place: Place) -> WrittenName {
    WrittenName(bits: bits | place.bits | (bits & place.bits & Self.released) << 1)
  }

  /// What one place says of a name.
  enum Place {
    case forDevelopers, named, made

    @inline(__always)
    fileprivate var bits: UInt32 {
      switch self {
      case .forDevelopers: 0
      case .named: WrittenName.released
      case .made: WrittenName.released | WrittenName.made
      }
    }
  }

  @inline(__always)
  var isNone: Bool { bits == 0 }

  @inlinable
  public var name: NameHash { NameHash(of: self) }

  /// The name stands in code that not only developers get.
  @inlinable
  public var isReleased: Bool { bits & Self.released != 0 }

  /// The name stands there more than once.
  @inlinable
  public var isRepeated: Bool { bits & Self.repeated != 0 }

  /// The file does more than name it: it stands not only in patterns, comparisons and declarations of cases, in imports, and
  /// behind `@interface` and `@class`.
  @inlinable
  public var isMade: Bool { bits & Self.made != 0 }
}

extension Document {
  /// The name at a token.
  public func nameHash(_ token: Int) -> NameHash {
    let range = tokens[token].range
    return source.withBytes { bytes, _ in NameHash(named: bytes + Int(range.start), range.count) }
  }

  /// What Swift may call a method of Objective-C: each beginning of words of its name. `nameOfDay:` is `name(ofDay:)`.
  public func shortNames(_ token: Int) -> [NameHash] {
    let range = tokens[token].range
    return source.withBytes { bytes, _ in
      let start = bytes + Int(range.start)
      return (1..<max(1, range.count)).filter { start[$0].isCapital }.map { NameHash(start, $0) }
    }
  }
}
