/// A half-open range of UTF-8 offsets in one file.
public struct ByteRange: Sendable, Hashable {
  public var start: UInt32
  public var end: UInt32

  @inlinable
  public init(_ start: UInt32, _ end: UInt32) {
    self.start = start
    self.end = end
  }

  @inlinable
  public var count: Int { Int(end) - Int(start) }
  @inlinable
  public var isEmpty: Bool { start >= end }

  @inlinable
  public func contains(_ other: ByteRange) -> Bool {
    start <= other.start && other.end <= end
  }
}
