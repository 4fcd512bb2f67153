/// A half-open range of token numbers.
package struct TokenRange: Sendable, Hashable {
  package var lower: Int
  package var upper: Int

  package init(_ lower: Int, _ upper: Int) {
    self.lower = lower
    self.upper = max(lower, upper)
  }

  package static let empty = TokenRange(0, 0)
  package var count: Int { upper - lower }
  package var isEmpty: Bool { upper == lower }
  package var indices: Range<Int> { lower..<upper }

  package func contains(_ token: Int) -> Bool { lower <= token && token < upper }

  package func contains(_ other: TokenRange) -> Bool { lower <= other.lower && other.upper <= upper }
}
