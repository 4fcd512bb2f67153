/// A half-open range of UTF-8 offsets in one file.
package struct ByteRange: Sendable, Hashable {
  package var start: UInt32
  package var end: UInt32

  @inlinable
  package init(_ start: UInt32, _ end: UInt32) {
    self.start = start
    self.end = end
  }

  @inlinable
  package var count: Int { Int(end) - Int(start) }
  @inlinable
  package var isEmpty: Bool { start >= end }

  @inlinable
  package func contains(_ other: ByteRange) -> Bool {
    start <= other.start && other.end <= end
  }
}
