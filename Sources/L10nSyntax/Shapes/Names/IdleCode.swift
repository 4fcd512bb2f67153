// Code that never runs, as its own file shows.

/// Looks up the places of a file. What was found of a name is kept, for many texts may stand behind it.
public struct IdleCode {
  private let document: Document
  private var leads: [Int: [CalledDeclaration]] = [:]
  /// Whether the file keeps anything for itself: without that nothing in it is idle for sure.
  private lazy var hidesAnything = document.tokens.indices.contains {
    document.keyword($0) == .private || document.keyword($0) == .fileprivate
  }
  /// By the innermost brace around a place.
  private var isInIdleType: [Int: Bool] = [:]
  /// Where the file declares flags that begin as false.
  private lazy var falseFlags = document.variableNames.filter { document.isFalse($0) }
  /// Whether anything sets them, by the token that declares it.
  private var isUnset: [Int: Bool] = [:]

  public init(_ document: Document) {
    self.document = document
  }

  /// What has to be named for the code around a token to run.
  public mutating func leads(to token: Int) -> [CalledDeclaration] {
    guard document.isSearchable, let first = document.calledName(around: token) else { return [] }
    return leads(from: first)
  }

  private mutating func leads(from first: CalledDeclaration) -> [CalledDeclaration] {
    if let known = leads[first.token] { return known }
    let found = document.leads(from: first)
    leads[first.token] = found
    return found
  }

  /// Whether a place is reached only by something for its file alone that the file does not name, or behind a flag that nothing
  /// sets.
  public mutating func holds(_ token: Int) -> Bool {
    guard document.language == .swift, document.isSearchable, hidesAnything else { return false }
    return isNamedNowhere(token) || isInIdleType(token) || isBehindUnsetFlag(token)
  }

  private mutating func isNamedNowhere(_ token: Int) -> Bool {
    // The first lead is the declaration itself, and hardly any is private.
    guard let first = document.calledName(around: token), document.isOfFileOnly(first.token),
      !document.runsByItself(token)
    else { return false }
    let leads = leads(from: first)
    return !leads.isEmpty && leads.allSatisfy { document.isOfFileOnly($0.token) }
  }

  private mutating func isInIdleType(_ token: Int) -> Bool {
    guard let brace = document.innermostBrace(around: token) else { return false }
    if let known = isInIdleType[brace] { return known }
    let isIdle = document.isInIdleType(token)
    isInIdleType[brace] = isIdle
    return isIdle
  }

  private mutating func isBehindUnsetFlag(_ token: Int) -> Bool {
    let falseFlags = falseFlags
    guard !falseFlags.isEmpty else { return false }
    return document.flagsNeeded(around: token).contains { flag in
      guard let declared = document.declaration(of: flag, amongst: falseFlags) else { return false }
      if let known = isUnset[declared] { return known }
      // Of so many flags in one file the others count as set.
      guard isUnset.count < Self.mostFlags else { return false }
      let isNeverSet = document.isNeverSet(declared)
      isUnset[declared] = isNeverSet
      return isNeverSet
    }
  }

  private static let mostFlags = 64
}

extension Document {
  /// Whether a place lies in a type for its file alone that the file names nowhere else.
  fileprivate func isInIdleType(_ token: Int) -> Bool {
    found(around: token) { number in
      let open = open(ofBracket: number)
      guard kind(open) == .openBrace, let type = typeKeyword(before: open), keyword(type) != .extension,
        isOfFileOnly(type + 1), asksForKnownNames(TokenRange(type + 2, open)),
        firstOccurrence(
          of: type + 1, in: tokens.indices, where: { $0 != type + 1 && isReleased($0) }) == nil
      else { return nil }
      return true
    } ?? false
  }

  /// The names of what has to be true for the blocks around a place: `if isOpen {`, `.sheet(isPresented: $isOpen) {`.
  fileprivate func flagsNeeded(around token: Int) -> [Int] {
    var flags: [Int] = []
    found(around: token) { number -> Never? in
      let open = open(ofBracket: number)
      if kind(open) == .openBrace, let flag = flagNeeded(before: open) { flags.append(flag) }
      return nil
    }
    return flags
  }

  private func flagNeeded(before open: Int) -> Int? {
    if kind(open - 1) == .closeParen, let start = opener(of: open - 1) {
      return isShownWhile(start + 3) ? start + 3 : nil
    }
    guard let condition = condition(before: open), !condition.isEmpty else { return nil }
    let name = withoutSelf(condition).lower
    guard name < condition.upper, kind(name) == .identifier else { return nil }
    // `isOpen || count > 2` is another matter.
    switch kind(name + 1) {
    case .openBrace, .comma: return name
    case .logical: return token(name + 1, is: "&&") ? name : nil
    default: return nil
    }
  }

  /// `.sheet(isPresented: $isOpen)`: what the system shows while a flag is true, and makes false at most.
  private func isShownWhile(_ binding: Int) -> Bool {
    startsWithDollar(binding) && kind(binding - 1) == .colon && token(binding - 2, is: "isPresented")
      && kind(binding - 3) == .openParen && kind(binding - 5) == .dot
      && source.withSpelling(tokens[binding - 4].range) { name in
        Self.dismissing.contains { name.isSpelled($0) }
      }
  }

  private static let dismissing: [StaticString] = [
    "alert", "confirmationDialog", "fullScreenCover", "popover", "sheet",
  ]

  private func startsWithDollar(_ token: Int) -> Bool {
    kind(token) == .identifier && source[Int(tokens[token].start)] == UInt8(ascii: "$")
  }

  /// The one of some flags that a name means in its type.
  fileprivate func declaration(of flag: Int, amongst flags: [Int]) -> Int? {
    let named = { (other: Int) in self.isSameFlag(other, flag) && self.isInSameType(other, flag) }
    guard let declared = flags.first(where: named) else { return nil }
    // Twice, where the file is built in two ways.
    return variableNames.contains { $0 != declared && named($0) } ? nil : declared
  }

  /// Whether each place of the file that names a flag only asks for it.
  fileprivate func isNeverSet(_ flag: Int) -> Bool {
    !tokens.indices.contains { token in
      token != flag && kind(token) == .identifier && isSameFlag(token, flag) && !onlyAsks(token)
        && isReleased(token)
    }
  }

  /// Whether two tokens name one flag, with or without the sign of a binding, of what wraps it, or of quotation.
  private func isSameFlag(_ one: Int, _ other: Int) -> Bool {
    let name = { (token: Int) in
      let range = self.tokens[token].range
      let signs = self.source[ByteRange(range.start, range.end)].prefix { "$_`".utf8.contains($0) }.count
      return self.source[ByteRange(range.start + UInt32(signs), range.end)]
    }
    return name(one).elementsEqual(name(other))
  }

  /// `@State private var isOpen = false`, `@State private var isOpen: Bool = false`
  fileprivate func isFalse(_ name: Int) -> Bool {
    let sign = kind(name + 1) == .colon && token(name + 2, is: "Bool") ? name + 3 : name + 1
    return kind(sign) == .assign && token(sign + 1, is: "false") && keyword(name - 1) == .var
      && keyword(name - 2) == .private && token(name - 3, is: "State") && kind(name - 4) == .at
  }

  /// Whether a place that names a flag is one of the few that leave it as it is: `if isOpen`, `!isOpen`, `isOpen && …`,
  /// `isOpen ? a : b`, `.sheet(isPresented: $isOpen)`.
  private func onlyAsks(_ token: Int) -> Bool {
    if startsWithDollar(token) { return isShownWhile(token) }
    let start = isOfSelf(token) ? token - 2 : token
    if self.token(start - 1, is: "!") || keyword(start - 1) == .if { return true }
    switch kind(token + 1) {
    case .logical, .ternary: return true
    default: return false
    }
  }
}
