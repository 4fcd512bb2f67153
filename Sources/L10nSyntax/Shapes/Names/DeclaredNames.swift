// Files of types, of which nobody sees anything unless another file names them.

/// What a file declares for others.
public struct DeclaredNames {
  /// The tokens of its types, functions and values.
  public fileprivate(set) var names: [Int] = []
  public fileprivate(set) var hasType = false
  /// One of the types is a view or a controller.
  public fileprivate(set) var hasView = false
}

extension Document {
  /// The names without which nothing in a file runs; `nil` where the system or other programs may find something in it by
  /// themselves.
  public var declaredNames: DeclaredNames? {
    guard language == .swift else { return classesOfScreens }
    // A script runs from its first line on.
    if source.isScript { return nil }
    var found = DeclaredNames()
    var position = 0
    while position < tokens.count {
      guard notePart(at: position, &found) else { return nil }
      let isOpening = tokens[position].kind == .openBrace || tokens[position].kind == .openParen
      position = (isOpening ? closer(of: position) ?? tokens.count : position) + 1
    }
    return found
  }

  /// The classes that a file of Objective-C implements, if one of them is a view; a category is there for another class.
  private var classesOfScreens: DeclaredNames? {
    let isOpen = implementationNames.contains { name in
      kind(name + 1) == .openParen || source.withSpelling(tokens[name].range, \.isFoundBySystem)
    }
    guard !isOpen,
      implementationNames.contains(where: { source.withSpelling(tokens[$0].range, \.isViewClass) })
    else { return nil }
    return DeclaredNames(names: implementationNames, hasType: true, hasView: true)
  }

  /// Tokens before the brace of a type.
  private static let longestHead = 60

  /// False where something leads to the file by itself.
  private func notePart(at token: Int, _ found: inout DeclaredNames) -> Bool {
    if kind(token) == .at {
      return !["main", "objc", "_cdecl", "_silgen_name"].contains { self.token(token + 1, spells: $0) }
    }
    // Of an operator nobody writes a name.
    if keyword(token) == .func, kind(token + 1) != .identifier { return false }
    guard let word = keyword(token), kind(token + 1) == .identifier, kind(token - 1) != .dot else {
      return true
    }
    switch word {
    case .public, .open: return false
    case .func, .let, .var, .typealias:
      found.names.append(token + 1)
      return true
    case .extension:
      return found.names.contains { sameSpelling($0, token + 1) } && kind(token + 2) != .dot
    case .class, .struct, .enum, .protocol, .actor:
      // `protocol Shelving: class`
      guard kind(token - 1) != .colon, kind(token - 1) != .comma else { return true }
      return noteType(declaredAt: token, &found)
    default: return true
    }
  }

  private func noteType(declaredAt keyword: Int, _ found: inout DeclaredNames) -> Bool {
    var position = keyword + 2
    let end = min(tokens.count, keyword + Self.longestHead)
    while position < end, tokens[position].kind != .openBrace {
      if tokens[position].kind == .identifier {
        // A preview shows the file's own views.
        if token(position, is: "PreviewProvider") { return true }
        let range = tokens[position].range
        if source.withSpelling(range, { $0.isFoundBySystem }) { return false }
        if importsInterface, source.withSpelling(range, { $0.isViewClass || $0.isSpelled("View") }) {
          found.hasView = true
        }
      }
      position += 1
    }
    found.hasType = true
    found.names.append(keyword + 1)
    return true
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
