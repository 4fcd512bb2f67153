/// A half-open range of token numbers.
package struct TokenRange: Sendable, Hashable {
  package var lower: Int
  package var upper: Int

  @inlinable
  package init(_ lower: Int, _ upper: Int) {
    self.lower = lower
    self.upper = max(lower, upper)
  }

  package static let empty = TokenRange(0, 0)
  @inlinable
  package var count: Int { upper - lower }
  @inlinable
  package var isEmpty: Bool { upper == lower }
  @inlinable
  package var indices: Range<Int> { lower..<upper }

  @inlinable
  package func contains(_ token: Int) -> Bool { lower <= token && token < upper }

  @inlinable
  package func contains(_ other: TokenRange) -> Bool { lower <= other.lower && other.upper <= upper }
}
