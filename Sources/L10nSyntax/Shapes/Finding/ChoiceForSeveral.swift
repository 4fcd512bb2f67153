// Which texts of a choice by an amount are for several things only.

extension Document {
  /// Whether code that one thing never comes to holds a text: `count == 1 ? one : several`, `case 2...6`, or what stands behind
  /// `if count == 1 { return one }`.
  public func isForSeveral(_ text: TokenRange) -> Bool {
    guard !choices.isEmpty else { return false }
    return choices(around: text).contains {
      branchForSeveral(of: $0)?.contains(text) ?? false || isCaseForSeveral(text, of: $0)
    }
      || followsReturnForOne(text)
  }

  /// The branch that one thing never takes, of a choice by an amount.
  public func branchForSeveral(of choice: Choice) -> TokenRange? {
    guard choice.kind != .cases, choice.branches.count == 2, choosesByAmount(choice) else { return nil }
    guard let comparison = choice.comparison else {
      return asksForPlural(choice.condition).map { choice.branches[$0 ? 0 : 1] }
    }
    return choice.branches[holds(comparison, for: 1) ? 1 : 0]
  }

  /// `plural`, `isPlural`, `!isSingular`: whether it holds for several; `nil` for any other condition.
  func asksForPlural(_ condition: TokenRange) -> Bool? {
    let condition = withoutParentheses(condition)
    guard condition.count <= 5, let last = condition.indices.last, kind(last) == .identifier else {
      return nil
    }
    let name = text(of: last).lowercased()
    guard name.hasSuffix("plural") || name.hasSuffix("singular") else { return nil }
    return name.hasSuffix("plural") != token(condition.lower, is: "!")
  }

  /// `case 2...6` or `default` of a `switch` that has another branch for 1.
  private func isCaseForSeveral(_ text: TokenRange, of choice: Choice) -> Bool {
    guard choice.kind == .cases, let own = choice.branches.first(where: { $0.contains(text) }),
      caseNumbers(of: own).allSatisfy({ $0.count > 1 && !$0.contains(1) })
    else { return false }
    return choice.branches.contains { $0 != own && caseNumbers(of: $0).contains { $0.contains(1) } }
  }

  /// `if (hours == 1) return …;` before a text in the same block, or in one around it.
  private func followsReturnForOne(_ text: TokenRange) -> Bool {
    choices(before: text.lower).contains { choice in
      guard choice.kind == .conditional, choice.branches.count == 1, choosesByAmount(choice),
        let comparison = choice.comparison, holds(comparison, for: 1)
      else { return false }
      let block = bracket(around: choice.range.lower)
      return block != 0 && closer(of: open(ofBracket: block)).map { $0 > text.lower } ?? false
        && choice.branches[0].indices.contains { keyword($0) == .return }
    }
  }

  /// The numbers that stand behind the `case` of a branch: `1, 2`, `0...1`; none behind `default`.
  func caseNumbers(of branch: TokenRange) -> [ClosedRange<Int>] {
    var numbers: [ClosedRange<Int>] = []
    var last: Int?
    var position = branch.lower - 2
    while position >= 0, position > branch.lower - 40, keyword(position) != .case,
      keyword(position) != .default
    {
      if let number = integer(at: position) {
        switch position > 0 ? self.text(of: position - 1) : "" {
        case "...": last = number
        case "..<": last = number - 1
        default:
          numbers.append(min(number, last ?? number)...(last ?? number))
          last = nil
        }
      }
      position -= 1
    }
    // `case ...1`
    if let last, last >= 0 { numbers.append(0...last) }
    return numbers
  }
}
