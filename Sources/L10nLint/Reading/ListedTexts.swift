import L10nSyntax

// Texts of a list that a view shows: `ForEach(["Low", "High"], id: \.self) { Text($0) }`, and those that a constant holds.

extension Document {
  /// What a constant of the view itself holds, or the list that a name stands for an element of.
  func constantValues(of value: TokenRange) -> [TokenRange] {
    guard language == .swift, isSearchable, kind(value.lower) == .identifier else { return [] }
    if isOwnName(value), let constant = constantValue(meantBy: value), literal(spanning: constant) != nil {
      // What a variable of the function holds, the views of the function show.
      return functionBody(around: constant.lower) == nil ? [constant] : []
    }
    // `tips[0]`
    if kind(value.upper - 1) == .closeSquare, opener(of: value.upper - 1) == value.lower + 1 {
      return elements(ofList: TokenRange(value.lower, value.lower + 1), at: nil)
    }
    if value.count == 1 { return list(ofElement: value.lower).map { elements(ofList: $0, at: nil) } ?? [] }
    // `row.0`, `row.title`
    guard value.count == 3, kind(value.lower + 1) == .dot, let list = list(ofElement: value.lower) else {
      return []
    }
    return elements(ofList: list, at: value.lower + 2)
  }

  /// What the one constant holds that a name means: `let tips = …` of the type, the function or the file.
  private func constantValue(meantBy value: TokenRange) -> TokenRange? {
    let name = value.upper - 1
    guard kind(name) == .identifier, !isParameter(name) else { return nil }
    let declared = variables(near: name).filter { sameSpelling($0, name) }
    guard declared.count == 1, keyword(declared[0] - 1) == .let, !isBoundByCondition(declared[0]),
      isInSameType(declared[0], name) || typeName(around: declared[0]) == nil,
      functionBody(around: declared[0]) != nil || kind(name - 1) == .dot || !isBoundAnew(name),
      let constant = variable(declaredAt: declared[0]), mayHoldText(constant) || isList(constant.type)
    else { return nil }
    return constant.value
  }

  /// `[String]`
  private func isList(_ type: TokenRange) -> Bool {
    type.count == 3 && kind(type.lower) == .openSquare && token(type.lower + 1, is: "String")
  }

  /// The list whose elements a closure calls by a name, or `$0`; none of names of something else.
  private func list(ofElement name: Int) -> TokenRange? {
    guard let closure = closure(naming: name),
      token(closure.call.name, is: "ForEach") || token(closure.call.name, is: "List"),
      let close = closer(of: closure.open), !namesOtherThing(name, in: TokenRange(closure.open, close))
    else { return nil }
    return list(handedTo: closure)
  }

  /// Whether a closure has another value under the name, or an element is the name of a picture or a font too.
  private func namesOtherThing(_ name: Int, in closure: TokenRange) -> Bool {
    occurrences(of: name, in: closure.indices).contains { token in
      if [.let, .var].contains(keyword(token - 1)) { return true }
      // `row.1` is another part of the element.
      guard kind(token + 1) != .dot else { return false }
      let words: [StaticString] =
        kind(token - 1) == .colon
        ? ["systemImage", "systemName", "image", "named"] : ["Image", "Color", "custom"]
      return words.contains { self.token(token - 2, is: $0) }
    }
  }

  /// Tokens of a list of texts for people; a longer one has data, and each view that shows it reads it anew.
  private static let longestTextList = 512

  /// The elements of a list, or of each its part: of tuples.
  private func elements(ofList list: TokenRange, at part: Int?) -> [TokenRange] {
    let isName = list.count == 1 || list.count == 3 && kind(list.lower + 1) == .dot
    guard let whole = isName ? constantValue(meantBy: list) : list, kind(whole.lower) == .openSquare,
      closer(of: whole.lower) == whole.upper - 1, whole.count < Self.longestTextList
    else { return [] }
    let elements = commaParts(of: TokenRange(whole.lower + 1, whole.upper - 1))
    guard let part else {
      return elements.allSatisfy { literal(spanning: $0) != nil } ? elements : []
    }
    return elements.compactMap { element in
      guard kind(element.lower) == .openParen, closer(of: element.lower) == element.upper - 1 else {
        return nil
      }
      return self.part(part, of: commaParts(of: TokenRange(element.lower + 1, element.upper - 1)))
    }
  }

  /// `0` of `("Low", 3)`, `title` of `(title: "Low", depth: 3)`
  private func part(_ name: Int, of parts: [TokenRange]) -> TokenRange? {
    if kind(name) == .number {
      guard let place = Int(text(of: name)), place < parts.count else { return nil }
      return kind(parts[place].lower + 1) == .colon
        ? TokenRange(parts[place].lower + 2, parts[place].upper) : parts[place]
    }
    return parts.first { kind($0.lower + 1) == .colon && sameSpelling($0.lower, name) }
      .map { TokenRange($0.lower + 2, $0.upper) }
  }
}
