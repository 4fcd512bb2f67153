/// A half-open range of token numbers.
public struct TokenRange: Sendable, Hashable {
  public var lower: Int
  public var upper: Int

  @inlinable
  public init(_ lower: Int, _ upper: Int) {
    self.lower = lower
    self.upper = max(lower, upper)
  }

  public static let empty = TokenRange(0, 0)
  @inlinable
  public var count: Int { upper - lower }
  @inlinable
  public var isEmpty: Bool { upper == lower }
  @inlinable
  public var indices: Range<Int> { lower..<upper }

  @inlinable
  public func contains(_ token: Int) -> Bool { lower <= token && token < upper }

  @inlinable
  public func contains(_ other: TokenRange) -> Bool { lower <= other.lower && other.upper <= upper }
}
