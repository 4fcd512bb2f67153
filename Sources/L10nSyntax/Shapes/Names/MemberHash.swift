/// A member of a type by the hash of both names, which is the same in every file and run: `L10n.title`.
public struct MemberHash: Hashable, Sendable {
  public let bits: UInt64

  public init(type: some Sequence<UInt8>, member: some Sequence<UInt8>) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in type { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ 0x2e) &* 0x100_0000_01b3
    for byte in member { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    bits = hash
  }

  /// What is of no type, such as a constant of C: `NSString *const Tide`.
  public init(global name: some Sequence<UInt8>) { self.init(type: [], member: name) }
}

extension Document {
  /// What two tokens name, by whatever other name of its type.
  public func memberHash(_ type: Int, _ member: Int) -> MemberHash {
    MemberHash(type: source[nameRange(typeName(meantBy: type))], member: source[nameRange(member)])
  }

  /// A member that the compiler gives a type, such as `rawValue`.
  public func memberHash(_ type: Int, named member: String) -> MemberHash {
    MemberHash(type: source[nameRange(typeName(meantBy: type))], member: member.utf8)
  }

  /// What a token names, if that is of no type.
  public func memberHash(ofGlobal name: Int) -> MemberHash { MemberHash(global: source[nameRange(name)]) }

  /// Without the backticks of a declaration: ``static let `default` = …`` is `Tide.default` elsewhere.
  private func nameRange(_ token: Int) -> ByteRange {
    let range = tokens[token].range
    guard range.count > 2, source[Int(range.start)] == UInt8(ascii: "`") else { return range }
    return ByteRange(range.start + 1, range.end - 1)
  }
}
