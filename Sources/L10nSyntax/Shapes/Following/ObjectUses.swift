// What code does with one object, as far as its name goes: `formatter.locale = …`, `[formatter stringFromDate:…]`.

/// The members of an object that one file sets and calls, and what the object was made of.
public struct ObjectUses: Sendable {
  public struct Member: Sendable {
    public var name: Int
    /// What is assigned, or the first argument.
    public var value: TokenRange?
    public var isSet: Bool
    /// The whole expression, receiver included.
    public var range: TokenRange
  }

  public var members: [Member] = []
  /// What the name is given.
  public var initialValues: [TokenRange] = []
  /// The names it goes by: that of the variable, and of the property or function it is made for.
  public var names: [Int] = []
}

extension Document {
  /// How far before and behind a place uses are looked for, so that a huge file stays cheap.
  private static let farthestUse = 4000

  /// What happens to the object that a property is set of, in the same function or, for an object that lives longer,
  /// in the file around.
  public func uses(around call: LocaleCall) -> ObjectUses {
    var uses = ObjectUses()
    let body = functionBody(around: call.name)
    let near = TokenRange(
      max(0, call.name - Self.farthestUse), min(tokens.count, call.name + Self.farthestUse))
    let owner = owner(of: call.name, body)
    if let name = call.receiver.indices.last(where: { kind($0) == .identifier }) {
      uses.names.append(name)
      let isLocal =
        body.map { declares(name, in: $0) || token(name, is: "$0") || keyword(name) == .self } ?? false
      collect(name, in: isLocal ? body.map { clamped($0, near) } ?? near : near, &uses)
    } else if let body {
      collectOwn(in: clamped(body, near), &uses)
    }
    if let owner {
      uses.names.append(owner)
      if !isDeclaredAnew(owner, in: body.map { clamped($0, near) } ?? .empty) {
        collect(owner, in: near, &uses)
      }
    }
    return uses
  }

  /// `func request() { … var request = …`: the name is another thing in there.
  private func isDeclaredAnew(_ name: Int, in body: TokenRange) -> Bool {
    firstOccurrence(of: name, in: body.indices) { isVariable(declaredAt: $0) } != nil
  }

  /// What is done with the formatter that a call sets up or makes; nothing where a function keeps it for itself.
  public func formatterUses(of call: LocaleCall) -> ObjectUses {
    guard let result = call.result else { return uses(around: call) }
    guard result == .formatter else { return ObjectUses() }
    if kind(call.range.lower - 1) == .assign, let name = assignedName(before: call.range.lower - 1) {
      var made = call
      made.receiver = TokenRange(name, name + 1)
      return uses(around: made)
    }
    return ObjectUses(members: memberCall(behind: call.range).map { [$0] } ?? [])
  }

  /// `DateFormatter(pattern: "d MMM").string(from: day)`, `[[self formatter:@"d MMM"] stringFromDate:day]`
  private func memberCall(behind value: TokenRange) -> ObjectUses.Member? {
    let isMember = kind(value.upper) == .dot
    guard let call = isMember ? call(at: value.upper + 1) : messageNamed(value.upper) else { return nil }
    return ObjectUses.Member(
      name: call.name, value: call.arguments.first?.value, isSet: false, range: call.range)
  }

  /// Whether a function makes the object that a property is set of, sets it up, and asks it for nothing; or the file does so
  /// with one that it keeps for itself.
  public func isIdle(_ call: LocaleCall) -> Bool {
    guard call.receiver.count == 1, let name = call.receiver.indices.first, kind(name) == .identifier,
      let body = functionBody(around: name)
    else { return false }
    if body.count < Self.farthestUse, declares(name, in: body) { return isOnlySetUp(name, in: body) }
    let file = TokenRange(0, tokens.count)
    return isSearchable && isKeptByFile(name) && isOnlySetUp(name, in: file)
  }

  /// Whether the first thing that the file says of a name is that it is private; so is an instance variable that a file of
  /// Objective-C declares: `NSDateFormatter *_format;`.
  private func isKeptByFile(_ name: Int) -> Bool {
    guard let first = firstOccurrence(of: name, in: tokens.indices) else { return false }
    if language == .swift { return isVariable(declaredAt: first) && isOfFileOnly(first) }
    return token(first - 1, is: "*") && kind(first + 1) == .semicolon && bracket(around: first) != 0
      && source[Int(tokens[first].start)] == UInt8(ascii: "_") && !isProperty(first)
  }

  /// Whether the file has the name of an instance variable without its underscore, which is that of its property.
  private func isProperty(_ name: Int) -> Bool {
    let property = text(of: name).dropFirst()
    return tokens.indices.contains { kind($0) == .identifier && text(of: $0) == property }
  }

  private func isOnlySetUp(_ name: Int, in range: TokenRange) -> Bool {
    let other = firstOccurrence(of: name, in: range.indices) { token in
      if let member = message(to: token) ?? member(behind: token) {
        return !member.isSet && !isSetter(member.name)
      }
      // `_format = [[NSDateFormatter alloc] init];`, and the declaration of the variable.
      return kind(token + 1) != .assign && !declares(token, in: TokenRange(token, token + 1))
        && !(language == .cFamily && self.token(token - 1, is: "*") && kind(token + 1) == .semicolon)
    }
    return other == nil
  }

  /// `setDateFormat`, and not `settings`.
  private func isSetter(_ name: Int) -> Bool {
    source.withSpelling(tokens[name].range) { $0.hasPrefix("set") && $0.count > 3 && $0[3].isCapital }
  }

  private func clamped(_ range: TokenRange, _ near: TokenRange) -> TokenRange {
    TokenRange(max(range.lower, near.lower), min(range.upper, near.upper))
  }

  /// The property a closure fills, or the function that makes the object.
  private func owner(of token: Int, _ body: TokenRange?) -> Int? {
    guard let body else { return nil }
    let open = body.lower - 1
    if kind(open - 1) == .assign {
      // `static let day: DateFormatter = {`
      var position = open - 2
      while position > 0, open - position < 16 {
        if keyword(position) == .let || keyword(position) == .var {
          return kind(position + 1) == .identifier ? position + 1 : nil
        }
        position -= 1
      }
      return nil
    }
    return functionHead(around: token)?.name
  }

  /// `let name`, `var name`, `Type *name =`
  private func declares(_ name: Int, in body: TokenRange) -> Bool {
    let from = max(body.lower, name - Self.farthestUse)
    let declaration = firstOccurrence(of: name, in: from..<max(from, min(name + 1, body.upper))) { token in
      if language == .swift { return isVariable(declaredAt: token) }
      return self.token(token - 1, is: "*") && kind(token - 2) == .identifier
    }
    return declaration != nil
  }

  private func collect(_ name: Int, in range: TokenRange, _ uses: inout ObjectUses) {
    for token in occurrences(of: name, in: range.indices) {
      if let member = message(to: token) ?? member(behind: token) {
        uses.members.append(member)
      } else if let value = initialValue(at: token) {
        uses.initialValues.append(value)
      }
    }
  }

  /// `dateFormat = …` in a subclass or an extension of a formatter.
  private func collectOwn(in range: TokenRange, _ uses: inout ObjectUses) {
    for token in range.indices
    where tokens[token].kind == .identifier && tokens[token].flags.contains(.startsLine)
      && kind(token + 1) == .assign
    {
      let value = TokenRange(token + 2, expressionEnd(startingAt: token + 2))
      uses.members.append(
        ObjectUses.Member(name: token, value: value, isSet: true, range: TokenRange(token, value.upper)))
    }
    for token in range.indices where keyword(token) == .self {
      if let member = member(behind: token) { uses.members.append(member) }
    }
  }

  /// `[name setLocale:…]`
  private func message(to name: Int) -> ObjectUses.Member? {
    guard language == .cFamily, kind(name + 1) == .identifier else { return nil }
    guard let call = messageNamed(name + 1) else { return nil }
    let isSet = source.withSpelling(tokens[call.name].range) { $0.hasPrefix("set") }
    return ObjectUses.Member(
      name: call.name, value: call.arguments.first?.value, isSet: isSet, range: call.range)
  }

  /// `name.locale = …`, `name.string(from: …)`, `name?.locale`, `name().date(from: …)`
  private func member(behind name: Int) -> ObjectUses.Member? {
    var next = name + 1
    if kind(next) == .openParen, closer(of: next) == next + 1 { next += 2 }
    while kind(next) == .postfixQuestion || kind(next) == .postfixBang { next += 1 }
    guard kind(next) == .dot || kind(next) == .arrow, kind(next + 1) == .identifier else { return nil }
    if kind(next + 2) == .assign {
      let value = TokenRange(next + 3, expressionEnd(startingAt: next + 3))
      return ObjectUses.Member(
        name: next + 1, value: value, isSet: true, range: TokenRange(name, value.upper))
    }
    guard let call = call(at: next + 1) else { return nil }
    return ObjectUses.Member(
      name: call.name, value: call.arguments.first?.value, isSet: false, range: call.range)
  }

  /// `name = …`, `name: Type = …`, `self.name = …`, and not the property of that name: `dateFormat.dateFormat = …`
  private func initialValue(at name: Int) -> TokenRange? {
    guard kind(name - 1) != .dot || isOfSelf(name), let sign = assignment(behind: name),
      kind(sign) == .assign
    else { return nil }
    let value = TokenRange(sign + 1, expressionEnd(startingAt: sign + 1))
    return value.isEmpty ? nil : value
  }
}
