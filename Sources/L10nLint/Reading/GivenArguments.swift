import L10nSyntax

// Which argument of a call a parameter of its function gets: by its label, or by its place among those without one.

extension Document {
  /// What a call gives to a parameter.
  func value(
    of parameter: FunctionHead.Parameter, in head: FunctionHead, givenBy call: Call
  ) -> TokenRange? {
    if let label = parameter.label { return value(labeled: label, givenBy: call) }
    let bare = head.parameters.filter { $0.label == nil }
    guard let place = bare.firstIndex(where: { $0.name == parameter.name }) else { return nil }
    let given = call.arguments.filter { $0.label == nil }
    return place < given.count ? given[place].value : nil
  }

  /// What a call gives under a label.
  func value(labeled label: Int, givenBy call: Call) -> TokenRange? {
    call.arguments.first { $0.label.map { sameSpelling($0, label) } ?? false }?.value
  }
}

extension Call {
  /// The place of an argument among those without a label.
  func placeAmongBare(ofArgument place: Int) -> Int {
    arguments[..<place].count { $0.label == nil }
  }
}
