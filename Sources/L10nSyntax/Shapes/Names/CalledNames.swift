// What runs only where somebody names it, so that nobody sees its texts if no code does.

/// A function or property whose name is all that leads to it, unless a protocol of its type asks for it.
public struct CalledDeclaration: Sendable {
  /// The token of its name.
  public let token: Int
  /// Other programs may name it.
  public let isPublic: Bool
  /// The type whose protocols and classes above are not all known here, and might ask for it.
  public let askedType: Int?
}

extension Document {
  /// How far before a place the declaration it stands in is looked for.
  private static let longestHead = 120
  /// Behind more names of its file a text counts as reached.
  private static let mostLeads = 12

  /// What has to be named for the body of a declaration to run: it, the declarations that name it, and so on. The file
  /// writes each of these names only in the next ones, and the last ones nowhere. Empty where something else leads there.
  func leads(from first: CalledDeclaration) -> [CalledDeclaration] {
    // A name that is quoted here may be written without quotes there.
    guard source[Int(tokens[first.token].start)] != UInt8(ascii: "`") else { return [] }
    var leads = [first]
    var number = 0
    while number < leads.count {
      for user in users(of: leads[number].token) {
        guard let user else { return [] }
        if !leads.contains(where: { $0.token == user.token }) { leads.append(user) }
      }
      number += 1
      guard leads.count <= Self.mostLeads else { return [] }
    }
    return leads
  }

  /// What stands around each place in which the file writes a name but its declaration and itself, and what only developers get.
  private func users(of name: Int) -> [CalledDeclaration?] {
    occurrences(of: name, in: tokens.indices).filter { $0 != name && isReleased($0) }
      .map { runsByItself($0) ? nil : calledName(around: $0) }.filter { $0?.token != name }
  }

  /// `let pier = moor(2)`, `let pier = { moor(2) }()`, `let pier = sea.add { moor(2) }`: a stored value is made whether anybody
  /// reads it or not.
  func runsByItself(_ token: Int) -> Bool {
    guard let head = functionHead(around: token) else { return true }
    return head.form != .function && assignment(behind: head.name).map { $0 < head.body.lower } ?? false
  }

  /// The function or property around a token, if nothing but its name leads to it: no protocol and no class
  /// above asks for it, and no interface file. Of Objective-C only methods of classes are known, and others without arguments that
  /// return an object.
  public func calledName(around token: Int) -> CalledDeclaration? {
    guard language == .swift else {
      return calledMethod(around: token).map { CalledDeclaration(token: $0, isPublic: true, askedType: nil) }
    }
    guard let name = declaredName(around: token), let words = modifiers(before: name - 1),
      !isReachedBySystem(name, isOfType: words.contains(.static))
    else { return nil }
    let askedType: Int?
    switch asker(ofMember: name, Set(words)) {
    case .nobody: askedType = nil
    case .parents(let type): askedType = type
    case .somebody: return nil
    }
    return CalledDeclaration(
      token: name, isPublic: words.contains(.public) || words.contains(.open) || isInPublicExtension(name),
      askedType: askedType)
  }

  /// `- (NSString *)dayOfTide { … }`, `+ (NSString *)nameOfDay:(NSDate *)day { … }`
  private func calledMethod(around token: Int) -> Int? {
    guard let head = functionHead(around: token), head.form == .method, kind(head.name - 1) == .closeParen,
      head.parameters.isEmpty ? self.token(head.name - 2, is: "*") : head.isStatic && !makesObject(head),
      !isReachedBySystem(head.name)
    else { return nil }
    let isOfObjects = source.withSpelling(tokens[head.name].range) { name in
      Self.namesOfObjects.contains { name.isSpelled($0) }
    }
    return isOfObjects ? nil : head.name
  }

  /// `+ (instancetype)pierWithName:(NSString *)name`, `+ (Pier *)pierWithName:…`: in Swift that is `Pier(name:)`.
  private func makesObject(_ head: FunctionHead) -> Bool {
    guard let open = opener(of: head.name - 1) else { return false }
    if token(open + 1, is: "instancetype") || token(open + 1, is: "id") { return true }
    guard let owner = head.owner, sameSpelling(owner, open + 1), let last = text(of: owner).words.last else {
      return false
    }
    return text(of: head.name).lowercased().hasPrefix(last)
  }

  /// What classes and protocols of the system ask objects for.
  private static let namesOfObjects: [StaticString] = [
    "accessibilityCustomActions", "accessibilityHint", "accessibilityLabel", "accessibilityValue",
    "activityTitle", "displayName", "keyCommands", "label", "localizedDescription", "localizedFailureReason",
    "localizedRecoveryOptions", "localizedRecoverySuggestion", "makeTouchBar", "nibName", "paletteLabel",
    "preferencesTitle", "previewActionItems", "stringValue", "subtitle", "text", "title", "toolTip",
    "toolbarItemLabel", "windowNibName", "windowTitle",
  ]

  /// `public extension String { func shelved() … }`
  func isInPublicExtension(_ name: Int) -> Bool {
    let body = bracket(around: name)
    guard body != 0, let type = typeKeyword(before: open(ofBracket: body)),
      keyword(type) == .extension
    else { return false }
    return modifiers(before: type)?.contains(.public) ?? true
  }

  /// What the compiler or a protocol of the system asks for by itself.
  private func isReachedBySystem(_ name: Int, isOfType: Bool = false) -> Bool {
    let names = isOfType ? Self.membersOfTypes : Self.namesOfSystem
    return source.withSpelling(tokens[name].range) { name in names.contains { name.isSpelled($0) } }
  }

  /// `static let description = …` is no description of an object.
  private static let membersOfTypes: [StaticString] = [
    "allCases", "buildBlock", "caseDisplayRepresentations", "main", "typeDisplayRepresentation",
  ]

  private static let namesOfSystem: [StaticString] = [
    "allCases", "appendInterpolation", "attemptRecovery", "body", "buildBlock", "callAsFunction",
    "debugDescription", "description", "displayRepresentation", "encode", "errorCode", "errorDescription",
    "errorDomain", "errorUserInfo", "failureReason", "hash", "helpAnchor", "id", "localizedName",
    "localizedStringResource", "main", "objectWillChange", "projectedValue", "rawValue", "recoveryOptions",
    "recoverySuggestion", "typeDisplayRepresentation", "wrappedValue",
  ]

  /// Whether a name is declared for its file alone: then the file itself shows who uses it.
  public func isOfFileOnly(_ name: Int) -> Bool {
    (modifiers(before: name - 1) ?? []).contains { $0 == .private || $0 == .fileprivate }
  }

  /// The type without which nobody can name a static member in another file: a struct or an enum that is not the type of
  /// the member itself, which may then be written `.member`.
  public func ownerBesideName(_ name: Int) -> Int? {
    guard modifiers(before: name - 1)?.contains(.static) ?? false else { return nil }
    let body = bracket(around: name)
    guard body != 0, let type = typeKeyword(before: open(ofBracket: body)),
      keyword(type) == .struct || keyword(type) == .enum
    else { return nil }
    let isOfOwnType = (name + 1..<min(tokens.count, name + 16)).contains { token in
      kind(token) == .identifier && (sameSpelling(token, type + 1) || self.token(token, is: "Self"))
    }
    return isOfOwnType ? nil : type + 1
  }

  private func declaredName(around token: Int) -> Int? {
    if let head = functionHead(around: token) {
      return head.form == .function || head.form == .property ? head.name : nil
    }
    let start = behindArguments(token)
    var position = start
    while position > max(0, start - Self.longestHead) {
      switch tokens[position].kind {
      case .closeParen, .closeSquare, .closeInterpolation:
        guard let open = opener(of: position) else { return nil }
        position = open
      case .closeBrace where kind(position + 1) == .comma:
        guard let open = opener(of: position) else { return nil }
        position = open
      case .openBrace, .closeBrace, .semicolon, .at: return nil
      case .identifier:
        switch keyword(position) {
        case .let, .var: return kind(position + 1) == .identifier ? position + 1 : nil
        // The default value of a parameter, or the raw value of a case.
        case .func, .`init`, .subscript, .case: return nil
        default: break
        }
      default: break
      }
      position -= 1
    }
    return nil
  }

  /// The token before the closures around a place that are arguments: `let reader = Reader(from: { … }, to: { … })`.
  private func behindArguments(_ token: Int) -> Int {
    var position = token
    found(around: token) { number -> Int? in
      let bracket = tree.brackets[number]
      guard kind(Int(bracket.open)) == .openBrace else { return nil }
      guard bracket.parent != 0, kind(open(ofBracket: Int(bracket.parent))) == .openParen else {
        return number
      }
      position = Int(bracket.open) - 1
      return nil
    }
    return position
  }

  /// `: Identifiable, Hashable`, and what somebody else knows to ask for nothing.
  func asksForKnownNames(_ parents: TokenRange, or isKnown: (Spelling) -> Bool = { _ in false }) -> Bool {
    parents.indices.allSatisfy { token in
      switch kind(token) {
      case .colon, .comma: true
      case .identifier:
        source.withSpelling(tokens[token].range) { isKnown($0) || KnownProtocol.named($0) != nil }
      default: false
      }
    }
  }

  /// The words before a declaration; `nil` where an attribute may lead to it.
  public func modifiers(before keyword: Int) -> [Keyword]? {
    var words: [Keyword] = []
    var position = keyword - 1
    while position >= 0 {
      // `private(set)` hides nothing from those who read.
      let hasArgument = kind(position) == .closeParen
      if hasArgument, let open = opener(of: position) { position = open - 1 }
      guard kind(position) == .identifier else { return words }
      if kind(position - 1) == .at {
        guard isHarmlessAttribute(position) else { return nil }
        position -= 2
      } else if let word = self.keyword(position), word.isModifier {
        if !hasArgument { words.append(word) }
        position -= 1
      } else if token(position, is: "nonisolated") || token(position, is: "indirect") {
        position -= 1
      } else {
        return words
      }
    }
    return words
  }

  private func isHarmlessAttribute(_ name: Int) -> Bool {
    token(name, is: "MainActor") || token(name, is: "discardableResult") || token(name, is: "available")
      || token(name, is: "ViewBuilder") || token(name, is: "inlinable") || token(name, is: "inline")
  }
}

extension Spelling {
  /// The name of a class of windows and views, or of what controls them.
  public var isViewClass: Bool {
    guard let first, first.isCapital else { return false }
    return hasSuffix("Controller") || hasSuffix("View") || hasSuffix("Window") || hasSuffix("Panel")
      || hasSuffix("Cell")
  }
}

extension Keyword {
  fileprivate var isModifier: Bool {
    switch self {
    case .private, .fileprivate, .public, .open, .internal, .package, .override, .static, .class, .final,
      .lazy, .weak, .unowned, .mutating:
      true
    default: false
    }
  }
}
