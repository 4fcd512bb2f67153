// A `switch` over a value whose type its file may not tell: the names of its cases do.

/// The names in the patterns of a `switch`, each the token of one.
public struct SwitchedNames: Sendable {
  public fileprivate(set) var tokens: [Int] = []
  /// It has no `default`, so that these are all cases.
  public fileprivate(set) var isComplete = true
}

extension Document {
  /// The branches around a token, but for those of a `switch self`: each by the one case that it is for.
  func branches(around token: Int) -> [(name: Int, switched: SwitchedNames)] {
    var branches: [(name: Int, switched: SwitchedNames)] = []
    found(around: token, within: Self.deepestText) { number -> Never? in
      let open = open(ofBracket: number)
      guard kind(open) == .openBrace, keyword(open - 1) != .self, condition(endingAt: open, .switch) != nil,
        let name = nameOfBranch(around: token, in: number), let switched = switchedNames(openedAt: open)
      else { return nil }
      branches.append((name, switched))
      return nil
    }
    return branches
  }

  /// `nil` where a pattern is no name, or more cases may come with the next system.
  private func switchedNames(openedAt open: Int) -> SwitchedNames? {
    guard let close = closer(of: open) else { return nil }
    var names = SwitchedNames()
    var position = open + 1
    while position < close {
      switch tokens[position].kind {
      case .openBrace, .openParen, .openSquare: position = closer(of: position) ?? close
      case .identifier where keyword(position) == .case && startsBranch(position):
        guard let end = addNames(behind: position, to: &names) else { return nil }
        position = end
      case .identifier where keyword(position) == .default && kind(position + 1) == .colon:
        guard !token(position - 1, is: "unknown") else { return nil }
        names.isComplete = false
      default: break
      }
      position += 1
    }
    return names
  }

  /// `if case .tide = sea` is none.
  private func startsBranch(_ word: Int) -> Bool {
    switch keyword(word - 1) {
    case .if, .guard, .while, .for: false
    default: kind(word - 1) != .comma && kind(word - 1) != .dot
    }
  }

  /// Where the patterns behind a `case` end, if each of them is a name: `.tide, .ebb(let depth) where depth > 2:`
  private func addNames(behind word: Int, to names: inout SwitchedNames) -> Int? {
    var position = word
    repeat {
      position += 1
      if keyword(position) == .let || keyword(position) == .var { position += 1 }
      guard kind(position) == .dot, kind(position + 1) == .identifier else { return nil }
      names.tokens.append(position + 1)
      position += 2
      if kind(position) == .openParen { position = (closer(of: position) ?? tokens.count) + 1 }
    } while kind(position) == .comma
    return kind(position) == .colon || keyword(position) == .where ? position : nil
  }
}

// MARK: Enums

/// An enum that a file declares.
public struct DeclaredEnum {
  /// The tokens of the names of its cases.
  public let cases: [Int]
  /// Nothing in the file but these names makes them: it has no raw values, nothing decodes it or lists its cases.
  public let isMadeByName: Bool
  public let isPublic: Bool
}

extension Document {
  /// The enums of a Swift file, in order.
  public var enums: [DeclaredEnum] {
    let heads = typeHeads.filter { keyword($0 - 1) == .enum }
    guard language == .swift, !heads.isEmpty else { return [] }
    let madeByName = enumsMadeByName
    return heads.map { head in
      let body = headOfType(from: head + 1).upperBound
      let makers = madeByName[text(of: head)]
      return DeclaredEnum(
        cases: kind(body) == .openBrace ? namesOfCases(openedAt: body) : [], isMadeByName: makers != nil,
        isPublic: makers.map { $0 == .all } ?? true)
    }
  }
}
