/// One way in which a translation takes other values than the text it translates.
public struct FormatMismatch: Sendable, Equatable {
  /// In the translation; for what is missing, in its base.
  public let position: Int
  public let kind: Kind

  public init(position: Int, kind: Kind) {
    self.position = position
    self.kind = kind
  }

  public enum Kind: Sendable, Equatable {
    /// The value is of another type: a crash or nonsense.
    case type(FormatType, base: FormatType)
    /// `%d` against `%ld`: nonsense for large numbers, and on some processors for all.
    case integerSize(FormatType, base: FormatType)
    /// The base takes a value here, and the translation does not show it.
    case missing(FormatType)
    /// There is no such value.
    case additional(FormatType)
    /// A position before this one is left out, so the system hands over the value that the base has there.
    case shifted(reads: Int)
  }
}

extension FormatSignature {
  /// How a translation differs from its base. Nothing where both take the same values in the same places; that counted
  /// specifiers of one type stand in another order, nobody can see.
  public func mismatches(with base: FormatSignature) -> [FormatMismatch] {
    if takesTheSame(as: base) { return [] }
    var found: [FormatMismatch] = []
    let values = Array(base.positions)
    for (index, position) in positions.enumerated() {
      guard let type = self[position] else { continue }
      guard base[position] != nil, index < values.count else {
        found.append(FormatMismatch(position: position, kind: .additional(type)))
        continue
      }
      let read = values[index]
      if read != position { found.append(FormatMismatch(position: position, kind: .shifted(reads: read))) }
      if let kind = base[read].flatMap({ type.difference(from: $0) }) {
        found.append(FormatMismatch(position: position, kind: kind))
      }
    }
    for position in values where self[position] == nil {
      guard let type = base[position] else { continue }
      found.append(FormatMismatch(position: position, kind: .missing(type)))
    }
    return found
  }
}

extension FormatType {
  /// What the rule of a variable asks for is not known here.
  fileprivate func difference(from base: FormatType) -> FormatMismatch.Kind? {
    if self == base || self == .variable || base == .variable { return nil }
    return isInteger && base.isInteger ? .integerSize(self, base: base) : .type(self, base: base)
  }
}
