// Code that never runs, as its own file shows.

/// Looks up the places of a file. What was found of a name is kept, for many texts may stand behind it.
public struct IdleCode {
  private let document: Document
  private var leads: [Int: [CalledDeclaration]] = [:]
  private var flags: [NameHash: Bool] = [:]

  public init(_ document: Document) {
    self.document = document
  }

  /// What has to be named for the code around a token to run.
  public mutating func leads(to token: Int) -> [CalledDeclaration] {
    guard document.isSearchable, let first = document.calledName(around: token) else { return [] }
    if let known = leads[first.token] { return known }
    let found = document.leads(from: first)
    leads[first.token] = found
    return found
  }

  /// Whether a place is reached only by something for its file alone that the file does not name, or behind a flag that nothing
  /// sets.
  public mutating func holds(_ token: Int) -> Bool {
    guard document.language == .swift, document.isSearchable else { return false }
    let leads = leads(to: token)
    if !leads.isEmpty, leads.allSatisfy({ document.isOfFileOnly($0.token) }) { return true }
    return document.isInIdleType(token) || isBehindUnsetFlag(token)
  }

  private mutating func isBehindUnsetFlag(_ token: Int) -> Bool {
    document.flagsNeeded(around: token).contains { flag in
      let name = document.nameHash(flag)
      let isUnset = flags[name] ?? document.isUnset(flag)
      flags[name] = isUnset
      return isUnset
    }
  }
}

extension Document {
  /// Whether a place lies in a type for its file alone that the file names nowhere else.
  fileprivate func isInIdleType(_ token: Int) -> Bool {
    found(around: token) { number in
      let open = open(ofBracket: number)
      guard kind(open) == .openBrace, let type = typeKeyword(before: open), keyword(type) != .extension,
        isOfFileOnly(type + 1), asksForKnownNames(TokenRange(type + 2, open)),
        firstOccurrence(of: type + 1, in: tokens.indices, where: { $0 != type + 1 }) == nil
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
      return token(start + 1, is: "isPresented") && kind(start + 2) == .colon && startsWithDollar(start + 3)
        ? start + 3 : nil
    }
    guard let condition = condition(before: open), !condition.isEmpty else { return nil }
    let name = token(condition.lower, is: "self") ? condition.lower + 2 : condition.lower
    guard name < condition.upper, kind(name) == .identifier else { return nil }
    // `isOpen || count > 2` is another matter.
    switch kind(name + 1) {
    case .openBrace, .comma: return name
    case .logical: return token(name + 1, is: "&&") ? name : nil
    default: return nil
    }
  }

  private func startsWithDollar(_ token: Int) -> Bool { starts(token, with: "$") }

  private func starts(_ token: Int, with sign: Unicode.Scalar) -> Bool {
    kind(token) == .identifier && source[Int(tokens[token].start)] == UInt8(ascii: sign)
  }

  /// `@State private var isOpen = false`, and nothing in the file that could make it true.
  fileprivate func isUnset(_ flag: Int) -> Bool {
    let declared = variableNames.filter { isSameFlag($0, flag) }
    guard declared.count == 1, isFalse(declared[0]) else { return false }
    return !tokens.indices.contains { token in
      token != declared[0] && kind(token) == .identifier && isSameFlag(token, flag) && mayBeSet(token)
    }
  }

  /// Whether two tokens name one flag, with or without the sign of a binding, or of what wraps it.
  private func isSameFlag(_ one: Int, _ other: Int) -> Bool {
    let name = { (token: Int) in
      let range = self.tokens[token].range
      let hasSign = self.startsWithDollar(token) || self.starts(token, with: "_")
      return self.source[ByteRange(range.start + (hasSign ? 1 : 0), range.end)]
    }
    return name(one).elementsEqual(name(other))
  }

  /// `private var isOpen = false`, `@State private var isOpen: Bool = false`; what others keep is none of it.
  private func isFalse(_ name: Int) -> Bool {
    let sign = kind(name + 1) == .colon && token(name + 2, is: "Bool") ? name + 3 : name + 1
    guard kind(sign) == .assign, token(sign + 1, is: "false") else { return false }
    var word = name - 1
    var isOfFileOnly = false
    while word > 0, kind(word) == .identifier {
      if kind(word - 1) == .at {
        guard token(word, is: "State") else { return false }
        word -= 1
      } else {
        isOfFileOnly = isOfFileOnly || keyword(word) == .private || keyword(word) == .fileprivate
      }
      word -= 1
      if tokens[word + 1].flags.contains(.startsLine) { return isOfFileOnly }
    }
    // `@AppStorage("open") private var isOpen = false`
    return isOfFileOnly && kind(word) != .closeParen
  }

  /// Whether a place that names a flag may give it another value.
  private func mayBeSet(_ token: Int) -> Bool {
    // `_isOpen = State(initialValue: true)`
    if starts(token, with: "_") { return true }
    // What is shown while the flag is true makes it false at most.
    if startsWithDollar(token) {
      return !(kind(token - 1) == .colon && self.token(token - 2, is: "isPresented"))
    }
    switch kind(token + 1) {
    case .assign, .colon: return true
    case .dot: return self.token(token + 2, is: "toggle")
    default: return self.token(token - 1, is: "&")
    }
  }
}
