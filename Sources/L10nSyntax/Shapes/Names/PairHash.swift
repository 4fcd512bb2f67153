// Names of members, the same in every file and run.

extension Document {
  /// A hash over the names of a type and a member, the same in every file and run.
  public func pairHash(_ type: Int, _ member: Int) -> UInt64 {
    Self.pairHash(source[tokens[typeName(meantBy: type)].range], source[tokens[member].range])
  }

  public static func pairHash(
    _ type: some Sequence<UInt8>, _ member: some Sequence<UInt8>
  ) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in type { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ 0x2e) &* 0x100_0000_01b3
    for byte in member { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
