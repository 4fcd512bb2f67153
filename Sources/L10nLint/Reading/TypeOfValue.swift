import L10nSyntax

// Which type a name has, as far as the file says it.

extension Document {
  /// The type of a name, as the file declares it: itself, where it is a type.
  func typeName(ofValue name: Int) -> Int? {
    guard keyword(name) == nil else { return nil }
    if isCapital(name) { return name }
    let declared = declaredTypes(of: name)
    guard let type = declared.first else { return typeOfElements(name) }
    return declared.allSatisfy { sameSpelling($0, type) } ? type : nil
  }

  /// `let state: State`, `(_ state: State)`, `@StateObject var model = Model()`, `let model = Model.shared`
  func declaredTypes(of name: Int) -> [Int] {
    nearby(name).filter { token in
      guard sameSpelling(token, name), isCapital(token + 2) else { return false }
      if kind(token + 1) == .assign { return isVariable(declaredAt: token) && isMade(token + 2) }
      return kind(token + 1) == .colon
        && kind(token + 3) != .dot && kind(token + 3) != .openParen && kind(token + 3) != .openSquare
    }.map { $0 + 2 }
  }

  /// `Model()` or `Model.shared`, and nothing of what they have.
  private func isMade(_ type: Int) -> Bool {
    let isShared = kind(type + 1) == .dot && token(type + 2, is: "shared")
    let isCall = kind(type + 1) == .openParen
    guard let last = isShared ? type + 2 : isCall ? closer(of: type + 1) : nil else { return false }
    return endsStatement(last) && kind(last + 1) != .dot
  }

  /// `ForEach(State.allCases, id: \.self) { state in … }`
  private func typeOfElements(_ name: Int) -> Int? {
    guard let list = listOfElements(named: name), isCapital(list), kind(list + 1) == .dot,
      token(list + 2, is: "allCases"), kind(list + 3) != .dot || keepsElements(list + 4)
    else { return nil }
    return list
  }

  /// `State.allCases.filter { … }`
  private func keepsElements(_ name: Int) -> Bool {
    ["dropFirst", "dropLast", "filter", "prefix", "reversed", "sorted", "suffix"].contains {
      token(name, spells: $0)
    }
  }

  /// `ForEach(pages) { page in … }`, where the file says `let pages: [Page]` or `let pages = [Page(…), …]`.
  func typeName(ofElement name: Int) -> Int? {
    guard let list = listOfElements(named: name), kind(list + 1) != .dot else { return nil }
    let declared = nearby(list).filter { token in
      guard sameSpelling(token, list), kind(token + 2) == .openSquare, isCapital(token + 3) else {
        return false
      }
      if kind(token + 1) == .assign { return isVariable(declaredAt: token) && kind(token + 4) == .openParen }
      return kind(token + 1) == .colon && kind(token + 4) == .closeSquare
    }.map { $0 + 3 }
    guard let type = declared.first else { return nil }
    return declared.allSatisfy { sameSpelling($0, type) } ? type : nil
  }

  /// What the call begins with whose closure calls each element by a name.
  private func listOfElements(named name: Int) -> Int? {
    if token(name, is: "$0") { return unnamedList(around: name) }
    let start = nearby(name).first { token in
      sameSpelling(token, name) && kind(token - 1) == .openBrace && keyword(token + 1) == .in
        && kind(token - 2) == .closeParen
    }
    return start.flatMap { opener(of: $0 - 2) }.flatMap(listGiven)
  }

  /// `ForEach(State.allCases) { Text($0.title) }`
  private func unnamedList(around name: Int) -> Int? {
    guard let brace = innermostBrace(around: name).map(open(ofBracket:)), kind(brace - 1) == .closeParen,
      let open = opener(of: brace - 1), token(open - 1, is: "ForEach")
    else { return nil }
    return listGiven(open)
  }

  /// `(State.allCases`, `(Array(State.allCases`
  private func listGiven(_ open: Int) -> Int? {
    let isCopy = token(open + 1, is: "Array") && kind(open + 2) == .openParen
    let list = isCopy ? open + 3 : open + 1
    return kind(list) == .identifier ? list : nil
  }
}
