import L10nSyntax

/// A closure that has a name for what a call hands it: `ForEach(tips) { tip in … }`.
struct NamingClosure {
  /// Its brace.
  let open: Int
  /// Which of its parameters has the name.
  let place: Int
  /// The names of its parameters; none where it says `$0`.
  let parameters: [Int]
  let call: Call
}

extension Document {
  /// The closure around a name that has it for a parameter, or the innermost one around `$0`. A variable of the closure
  /// hides the parameter.
  func closure(naming name: Int) -> NamingClosure? {
    let isUnnamed = token(name, is: "$0")
    let found = found(around: name) { number -> (open: Int, place: Int, parameters: [Int])? in
      let open = open(ofBracket: number)
      guard kind(open) == .openBrace else { return nil }
      if isUnnamed { return (open, 0, []) }
      let parameters = parameters(ofClosureOpenedAt: open)
      return parameters.firstIndex { sameSpelling($0, name) }.map { (open, $0, parameters) }
    }
    guard let (open, place, parameters) = found, let call = callMade(withClosureAt: open),
      isUnnamed || firstOccurrence(of: name, in: open..<name, where: isVariable(declaredAt:)) == nil
    else { return nil }
    return NamingClosure(open: open, place: place, parameters: parameters, call: call)
  }

  /// The list whose elements a closure gets: `tips` of `ForEach(tips) { tip in` and of
  /// `ForEach(Array(tips.enumerated()), id: \.offset) { number, tip in`.
  func list(handedTo closure: NamingClosure) -> TokenRange? {
    guard let list = closure.call.arguments.first, list.label == nil else { return nil }
    switch (closure.parameters.count, closure.place) {
    case (0...1, 0): return list.value
    case (2, 1): return listNumbered(list.value)
    default: return nil
    }
  }

  /// `tips` of `Array(tips.enumerated())`
  private func listNumbered(_ value: TokenRange) -> TokenRange? {
    let end = value.upper - 5
    guard end > value.lower + 2, token(value.lower, is: "Array"), kind(end) == .dot,
      token(end + 1, is: "enumerated")
    else { return nil }
    return TokenRange(value.lower + 2, end)
  }

  /// The call that a closure belongs to, by a label, behind its parentheses, or behind another closure of it.
  private func callMade(withClosureAt brace: Int) -> Call? {
    var open = brace
    while kind(open - 1) == .colon, kind(open - 3) == .closeBrace, let before = opener(of: open - 3) {
      open = before
    }
    if kind(open - 1) == .closeParen { return opener(of: open - 1).flatMap { call(at: $0 - 1) } }
    guard kind(open - 1) == .colon, bracket(around: open) != 0 else { return nil }
    return call(at: self.open(ofBracket: bracket(around: open)) - 1)
  }
}
