/// Which values a format takes, as the system really reads it. Small and without memory of its own, for the formats
/// of every language of a project are compared.
public struct FormatSignature: Sendable, Hashable {
  /// Four bits for each of the first sixteen positions; zero where no specifier names it.
  private var low: UInt64 = 0
  /// The types of the positions from 17 on, which hardly any format has.
  private var high: [UInt8] = []
  public private(set) var numbering = Numbering.none
  /// Two specifiers take the value of one position for different types.
  public private(set) var clash: Clash?

  public enum Numbering: UInt8, Sendable {
    /// No specifier at all.
    case none
    /// `%@ %d`: the order of the values is the order of the specifiers.
    case counted
    case numbered
    /// `%1$@ %d`: the counted ones begin with the first value again.
    case mixed
  }

  public struct Clash: Sendable, Hashable {
    public let position: Int
    public let first: FormatType
    public let second: FormatType
  }

  /// What counts as a specifier.
  public enum Scope: Sendable {
    /// What the system takes for one.
    case all
    /// Without those that are most likely prose, such as the `% d` of `100% done`.
    case meant
  }

  /// With the values of variables that stand beside the text, by the starts of these.
  public init(
    _ text: Spelling, _ kind: FormatReader.Kind = .plain, counting scope: Scope = .all,
    numbers: [UInt32: Int] = [:]
  ) {
    self.init(FormatReader(text, kind), counting: scope, numbers: numbers)
  }

  /// Makes the signature of specifiers that are read already.
  public init(
    _ specifiers: some Sequence<FormatSpecifier>, counting scope: Scope, numbers: [UInt32: Int] = [:]
  ) {
    var counted = 0
    for specifier in specifiers {
      guard let type = specifier.type, scope == .all || !specifier.isLikelyProse else { continue }
      add(specifier.width, &counted)
      add(specifier.precision, &counted)
      add(type, at: specifier.position ?? numbers[specifier.range.start], &counted)
    }
  }

  private mutating func add(_ star: FormatStar, _ counted: inout Int) {
    switch star {
    case .none: break
    case .next: add(.int32, at: nil, &counted)
    case .numbered(let position): add(.int32, at: position, &counted)
    }
  }

  private mutating func add(_ type: FormatType, at explicit: Int?, _ counted: inout Int) {
    if explicit == nil { counted += 1 }
    let own = explicit == nil ? Numbering.counted : .numbered
    numbering = numbering == .none || numbering == own ? own : .mixed
    let position = explicit ?? counted
    if let before = self[position] {
      // The number that chooses a form may be shown as well.
      if before == .variable { set(type, at: position) }
      guard before != type, before != .variable, type != .variable, clash == nil else { return }
      clash = Clash(position: position, first: before, second: type)
    } else {
      set(type, at: position)
    }
  }

  private mutating func set(_ type: FormatType, at position: Int) {
    if position <= 16 {
      let shift = UInt64(position - 1) * 4
      low = low & ~(15 << shift) | UInt64(type.rawValue) << shift
    } else {
      let index = position - 17
      while high.count <= index { high.append(0) }
      high[index] = type.rawValue
    }
  }
}

extension FormatSignature {
  /// With the types that the rules of its variables ask for, by position.
  public func resolved(by types: [Int: FormatType]) -> FormatSignature {
    var result = self
    for (position, type) in types where self[position] == .variable { result.set(type, at: position) }
    return result
  }

  /// The type at a position, which counts from 1.
  public subscript(position: Int) -> FormatType? {
    if (1...16).contains(position) {
      return FormatType(rawValue: UInt8(low >> (UInt64(position - 1) * 4) & 15))
    }
    guard high.indices.contains(position - 17) else { return nil }
    return FormatType(rawValue: high[position - 17])
  }

  /// Whether the same positions have the same types, in whichever order and writing.
  public func takesTheSame(as other: FormatSignature) -> Bool { low == other.low && high == other.high }

  public var isEmpty: Bool { low == 0 && high.isEmpty }

  /// The highest position that a specifier names.
  public var lastPosition: Int {
    high.isEmpty ? (67 - low.leadingZeroBitCount) / 4 : high.count + 16
  }

  /// The positions that specifiers name, in ascending order. The system gives them the values in this order: it skips
  /// no value where a position is left out, so `%2$d` alone shows the first one.
  public var positions: some Sequence<Int> {
    (1..<lastPosition + 1).lazy.filter { self[$0] != nil }
  }

  /// The type that each value must have, in the order of the values.
  public var arguments: [FormatType] { positions.compactMap { self[$0] } }
}
