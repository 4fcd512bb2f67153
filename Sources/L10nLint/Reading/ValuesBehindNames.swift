import L10nSyntax

// What a view shows by way of several names and functions of its file: `footer(hint)`, where `hint` is a property and
// `footer` has a parameter that a view shows.

extension Document {
  /// The values that a text which a view shows may have, as its file gives and returns them.
  func valuesBehind(_ value: TokenRange) -> [TokenRange] {
    var found: [TokenRange] = []
    var waiting = [(value: bareText(value), steps: 0)]
    var count = 0
    while let (value, steps) = waiting.popLast(), count < Self.mostValues {
      count += 1
      let values = givenValues(of: value) + constantValues(of: value) + returnedValues(byCall: value)
      found += values
      guard steps < Self.mostSteps else { continue }
      let parts = values.flatMap { choices(in: $0) }.flatMap { plusOperands(of: $0) ?? [$0] }
      waiting += parts.map(bareText).filter(isNameOfValue).map { ($0, steps + 1) }
    }
    return found
  }

  /// So many names and functions lie between a text and its view.
  private static let mostSteps = 2
  /// A view that is given more has data.
  private static let mostValues = 24

  /// `hint`, `self.hint`, `hint(for: day)`, `hints[0]`, but for what a function gives the name to.
  private func isNameOfValue(_ value: TokenRange) -> Bool {
    guard !value.isEmpty, kind(value.lower) == .identifier else { return false }
    switch kind(value.upper - 1) {
    case .closeParen, .closeSquare: return true
    default:
      guard isOwnName(value) else { return false }
      return localValues(of: value.upper - 1).isEmpty && !isBoundAnew(value.upper - 1)
    }
  }
}
