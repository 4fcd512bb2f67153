// Files of views and controllers, which nobody sees unless another file makes them.

extension Document {
  /// The names that a file of views declares for others: its types, functions and values. Empty where it has no view, and
  /// where the system or other programs may find something in it by themselves.
  public var namesOfScreens: [Int] {
    guard language == .swift else { return classesOfScreens }
    guard importsInterface else { return [] }
    var names: [Int] = []
    var hasView = false
    var position = 0
    while position < tokens.count {
      switch screenPart(at: position, &names) {
      case .view: hasView = true
      case .open: return []
      case .other: break
      }
      let isOpening = tokens[position].kind == .openBrace || tokens[position].kind == .openParen
      position = (isOpening ? closer(of: position) ?? tokens.count : position) + 1
    }
    return hasView ? names : []
  }

  /// The classes that a file of Objective-C implements, if one of them is a view; a category is there for another class.
  private var classesOfScreens: [Int] {
    let isOpen = implementationNames.contains { name in
      kind(name + 1) == .openParen || source.withSpelling(tokens[name].range, \.isFoundBySystem)
    }
    guard !isOpen,
      implementationNames.contains(where: { source.withSpelling(tokens[$0].range, \.isViewClass) })
    else { return [] }
    return implementationNames
  }

  /// Tokens before the brace of a type.
  private static let longestHead = 60

  private enum ScreenPart {
    /// A view or a controller.
    case view
    /// Something that leads to the file by itself.
    case open
    case other
  }

  private func screenPart(at token: Int, _ names: inout [Int]) -> ScreenPart {
    if kind(token) == .at, self.token(token + 1, is: "main") || self.token(token + 1, is: "objc") {
      return .open
    }
    guard let word = keyword(token), kind(token + 1) == .identifier, kind(token - 1) != .dot else {
      return .other
    }
    switch word {
    case .public, .open: return .open
    case .func, .let, .var, .typealias:
      names.append(token + 1)
      return .other
    case .extension:
      return names.contains { sameSpelling($0, token + 1) } && kind(token + 2) != .dot ? .other : .open
    case .class, .struct, .enum, .protocol, .actor:
      // `protocol Shelving: class`
      guard kind(token - 1) != .colon, kind(token - 1) != .comma else { return .other }
      return type(declaredAt: token, &names)
    default: return .other
    }
  }

  private func type(declaredAt keyword: Int, _ names: inout [Int]) -> ScreenPart {
    var position = keyword + 2
    var isView = false
    let end = min(tokens.count, keyword + Self.longestHead)
    while position < end, tokens[position].kind != .openBrace {
      if tokens[position].kind == .identifier {
        // A preview shows the file's own views.
        if token(position, is: "PreviewProvider") { return .other }
        let range = tokens[position].range
        if source.withSpelling(range, { $0.isFoundBySystem }) { return .open }
        if source.withSpelling(range, { $0.isViewClass || $0.isSpelled("View") }) { isView = true }
      }
      position += 1
    }
    names.append(keyword + 1)
    return isView ? .view : .other
  }
}

extension Spelling {
  /// What the system makes where a type is one of these, whoever names it.
  fileprivate var isFoundBySystem: Bool {
    isSpelled("App") || isSpelled("Scene") || isSpelled("Widget") || isSpelled("XCTestCase")
      || hasSuffix("Intent") || hasSuffix("Delegate") && (holds("Application") || holds("Scene"))
      || hasSuffix("Provider") || hasSuffix("Entity") || hasSuffix("Query") || hasSuffix("Configuration")
      || hasSuffix("Extension") || hasSuffix("ServiceViewController") || hasSuffix("Bundle")
  }
}
