/// A pair of brackets, as token numbers, and the pair around it.
///
/// Brackets are numbered in the order of their openers; number 0 is the file itself.
public struct Bracket: Sendable, Equatable {
  public static let none = UInt32.max

  /// Token number of the opener (0 for the file).
  public var open: UInt32
  /// Token number of the closer, or `Bracket.none` where it is missing. For the file: the token count.
  public var close: UInt32
  /// Number of the enclosing bracket; 0 for the outermost ones.
  public var parent: UInt32
  /// For an interpolation, the number of its literal.
  public var literal: UInt32

  public init(open: UInt32, close: UInt32 = Bracket.none, parent: UInt32, literal: UInt32 = 0) {
    self.open = open
    self.close = close
    self.parent = parent
    self.literal = literal
  }
}
