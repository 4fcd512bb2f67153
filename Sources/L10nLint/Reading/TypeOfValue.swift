import L10nSyntax

// Which type a name has, as far as the file says it.

extension Document {
  /// The type of a name, as the closure around it or the file declares it: itself, where it is a type.
  func typeName(ofValue name: Int) -> Int? {
    guard keyword(name) == nil else { return nil }
    if isCapital(name) { return name }
    if let type = typeOfElements(name) { return type }
    let declared = declaredTypes(of: name)
    guard let type = declared.first else { return nil }
    return declared.allSatisfy { sameSpelling($0, type) } ? type : nil
  }

  /// `let state: State`, `(_ state: State)`, `@StateObject var model = Model()`, `let model = Model.shared`
  func declaredTypes(of name: Int) -> [Int] {
    nearby(name).compactMap { token in sameSpelling(token, name) ? declaredType(at: token) : nil }
  }

  private func declaredType(at name: Int) -> Int? {
    switch kind(name + 1) {
    case .assign:
      guard isCapital(name + 2), isVariable(declaredAt: name), makesObjectOnly(name + 2) else { return nil }
    case .colon:
      guard isCapital(name + 2), kind(name + 3) != .dot, kind(name + 3) != .openParen,
        kind(name + 3) != .openSquare
      else { return nil }
    default:
      return keyword(name - 1) == .var ? typeInEnvironment(before: name - 1) : nil
    }
    return name + 2
  }

  /// `@Environment(Store.self) private var store`
  private func typeInEnvironment(before keyword: Int) -> Int? {
    let isHidden = self.keyword(keyword - 1) == .private || self.keyword(keyword - 1) == .fileprivate
    let close = isHidden ? keyword - 2 : keyword - 1
    guard kind(close) == .closeParen, self.keyword(close - 1) == .self, kind(close - 2) == .dot,
      isCapital(close - 3), opener(of: close) == close - 4, token(close - 5, is: "Environment")
    else { return nil }
    return close - 3
  }

  /// `Model()` or `Model.shared`, and nothing of what they have.
  private func makesObjectOnly(_ type: Int) -> Bool {
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

  /// What a list begins with, or what it copies, whose elements a closure calls by a name: `State` of `State.allCases` and of
  /// `Array(State.allCases)`.
  private func listOfElements(named name: Int) -> Int? {
    guard let closure = closure(naming: name), let list = list(handedTo: closure),
      !token(name, is: "$0") || token(closure.call.name, is: "ForEach")
    else { return nil }
    let isCopy = token(list.lower, is: "Array") && kind(list.lower + 1) == .openParen
    let first = isCopy ? list.lower + 2 : list.lower
    return kind(first) == .identifier ? first : nil
  }
}
