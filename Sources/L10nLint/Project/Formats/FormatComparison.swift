import L10nSyntax

/// How one format differs from the one it should take the values of, in the worst way found.
package struct FormatDifference: Sendable {
  package let kind: Kind
  /// Position of the value, from 1.
  package let position: Int

  package enum Kind: String, Sendable {
    case type, additional, gap, missing, size
    /// Of variables, which have names.
    case order
  }
}

/// What is compared: texts as they are, or forms of a plural, which may leave their number out.
package struct FormatComparison {
  package let base: FormatSignature
  package let isForm: Bool

  /// Where the base text has variables: how many values it and their forms take, if that is known.
  package var countOfRules: Int?

  package init(with base: FormatSignature, isForm: Bool) {
    (self.base, self.isForm) = (base, isForm)
  }

  package func difference(of text: FormatSignature) -> FormatDifference? {
    if text.takesTheSame(as: base) { return nil }
    let hasVariable = text.hasVariable || base.hasVariable
    let number = countOfRules.map { surplus(text, over: $0) } ?? (hasVariable ? nil : number(text))
    return wrongType(text) ?? number ?? wrongSize(text)
  }

  private func wrongType(_ text: FormatSignature) -> FormatDifference? {
    first(of: text, .type) { $0.isOtherKind(than: $1) }
  }

  private func wrongSize(_ text: FormatSignature) -> FormatDifference? {
    first(of: text, .size) { mine, theirs in mine != theirs && mine.isInteger && theirs.isInteger }
  }

  private func first(
    of text: FormatSignature, _ kind: FormatDifference.Kind, where differ: (FormatType, FormatType) -> Bool
  ) -> FormatDifference? {
    text.positions.first { position in
      guard let mine = text[position], let theirs = base[position] else { return false }
      return differ(mine, theirs)
    }.map { FormatDifference(kind: kind, position: $0) }
  }

  private func surplus(_ text: FormatSignature, over count: Int) -> FormatDifference? {
    // A variable that no number leads to a value may ask for none.
    text.positions.first { $0 > count && text[$0] != .variable }.map {
      FormatDifference(kind: .additional, position: $0)
    }
  }

  /// Too many values, or too few.
  private func number(_ text: FormatSignature) -> FormatDifference? {
    if let position = text.positions.first(where: { base[$0] == nil }) {
      return FormatDifference(kind: .additional, position: position)
    }
    guard !isForm, let lost = base.positions.first(where: { text[$0] == nil }) else { return nil }
    // The system skips no value: `%2$@` without a first one shows the first.
    if lost < text.lastPosition { return FormatDifference(kind: .gap, position: lost) }
    return FormatDifference(kind: .missing, position: lost)
  }
}

extension FormatType {
  /// Whether a value of the one kind, read as the other, is nonsense. What the rule of a variable asks for is not known
  /// here.
  func isOtherKind(than other: FormatType) -> Bool {
    self != other && !(isInteger && other.isInteger) && self != .variable && other != .variable
  }
}

extension FormatSignature {
  fileprivate var hasVariable: Bool { positions.contains { self[$0] == .variable } }
}

extension Spelling {
  /// The specifier that takes the value of a position.
  package func specifier(at position: Int, _ kind: FormatReader.Kind) -> FormatSpecifier? {
    var counted = 0
    for specifier in FormatReader(self, kind) where specifier.type != nil && !specifier.isLikelyProse {
      if specifier.width == .next { counted += 1 }
      if specifier.precision == .next { counted += 1 }
      if specifier.position == nil { counted += 1 }
      if specifier.position ?? counted == position { return specifier }
    }
    return nil
  }

  /// How that is written; empty where there is none.
  func writtenSpecifier(at position: Int) -> String {
    specifier(at: position, .plain).map { String(decoding: self[$0.range], as: UTF8.self) } ?? ""
  }

  /// Whether a specifier stands where a percent sign of prose would not: `%@`, `%1$d`, or no number before and no word
  /// behind it.
  package func isSurelySpecifier(_ specifier: FormatSpecifier) -> Bool {
    if specifier.position != nil || specifier.conversion == UInt8(ascii: "@") { return true }
    var before = Int(specifier.range.start) - 1
    while before >= 0, self[before] == UInt8(ascii: " ") || self[before] >= 0x80 { before -= 1 }
    if before >= 0, self[before].isDecimalDigit { return false }
    let end = Int(specifier.range.end)
    return specifier.flags.isEmpty
      && !(end < count && (self[end].isLetterOrBeyondASCII))
  }
}
