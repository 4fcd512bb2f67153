// Who takes a text: the variable it is assigned to, the argument or selector piece, the function it goes to.

extension Document {
  /// How far a text is followed outwards.
  private static let farthestRecipient = 240

  /// The names of what takes an expression, innermost first: tokens of variables, labels and callees.
  public func recipients(of range: TokenRange) -> [Int] {
    var names: [Int] = []
    var position = range.lower - 1
    let floor = max(0, position - Self.farthestRecipient)
    while position >= floor {
      switch tokens[position].kind {
      case .closeParen, .closeSquare, .closeBrace, .closeInterpolation:
        guard let open = opener(of: position) else { return names }
        position = open
      case .openBrace, .semicolon:
        return names
      case .openParen, .openSquare:
        names.append(contentsOf: callees(before: position))
      case .stringOpen, .stringText, .string, .stringClose:
        position = Int(literals[Int(tokens[position].link)].firstToken)
      case .assign, .plusAssign:
        return names + targets(before: position)
      case .colon where kind(position - 1) == .identifier && isLabel(position - 1):
        names.append(position - 1)
      case .identifier where endsRecipients(position):
        return names
      default: break
      }
      position -= 1
    }
    return names
  }

  private func endsRecipients(_ token: Int) -> Bool {
    switch keyword(token) {
    case .return, .if, .guard, .while, .switch, .case, .default, .else, .throw, .in: true
    default: false
    }
  }

  /// `name:` of a call or message, and not the colon of a choice.
  private func isLabel(_ name: Int) -> Bool {
    switch kind(name - 1) {
    case .openParen, .openSquare, .comma: true
    case .identifier, .closeParen, .closeSquare, .string, .number: language == .cFamily
    default: false
    }
  }

  /// The names in `a.b.name(`.
  private func callees(before open: Int) -> [Int] {
    guard endsOperand(open - 1), opensArguments(open), let start = operandStart(endingAt: open - 1)
    else { return [] }
    return (start..<open).reversed().filter { kind($0) == .identifier && keyword($0) == nil }
  }

  /// The names in `a.name =` and `name: Type =`.
  private func targets(before assign: Int) -> [Int] {
    var position = assign - 1
    var names: [Int] = []
    while position >= 0, position > assign - 12, !tokens[position].flags.contains(.startsLine) {
      if kind(position) == .identifier, keyword(position) == nil { names.append(position) }
      if kind(position) == .closeSquare || kind(position) == .closeParen, let open = opener(of: position) {
        position = open
      }
      if let word = keyword(position), word == .let || word == .var || word == .if || word == .guard {
        return names
      }
      position -= 1
    }
    if position >= 0, kind(position) == .identifier, keyword(position) == nil { names.append(position) }
    return names
  }

  /// Whether an expression is spoken and not shown: it goes to a name with "accessibility" in it, or stands in one.
  public func isSpoken(_ range: TokenRange) -> Bool {
    if isGivenToSpeech(range) { return true }
    guard let head = functionHead(around: range.lower) else { return false }
    return isSpokenName(head.name) || head.owner.map(isSpokenName) ?? false
  }

  /// Whether what takes an expression only speaks it: `accessibilityLabel = …`, `.accessibilityValue(…)`.
  public func isGivenToSpeech(_ range: TokenRange) -> Bool {
    recipients(of: range).contains(where: isSpokenName)
  }

  /// Whether an expression is part of what `throw` throws: for developers, where nothing says otherwise.
  public func isThrown(_ range: TokenRange) -> Bool {
    var position = range.lower - 1
    let floor = max(0, position - Self.farthestRecipient)
    while position >= floor {
      switch tokens[position].kind {
      case .closeParen, .closeSquare, .closeBrace:
        guard let open = opener(of: position) else { return false }
        position = open
      case .openBrace, .semicolon, .assign: return false
      case .identifier where keyword(position) == .throw: return true
      default: break
      }
      position -= 1
    }
    return false
  }

  private func isSpokenName(_ token: Int) -> Bool {
    source.withSpelling(tokens[token].range) { name in
      // How the parts of a view are grouped for a reader is no text.
      !Self.traitsOfViews.contains { name.isSpelled($0) }
        && (name.holds("ccessibility") || name.holds("oiceOver"))
    }
  }

  private static let traitsOfViews: [StaticString] = [
    "accessibilityAddTraits", "accessibilityElement", "accessibilityHidden",
  ]

  /// Whether an expression goes to something with a name for machines: `url`, `filePath`, `cellIdentifier`.
  public func isForMachines(_ range: TokenRange) -> Bool {
    let names = recipients(of: range)
    guard let first = names.first else {
      return functionHead(around: range.lower).map { hasMachineName($0.name) } ?? false
    }
    guard !hasMachineName(first), !isPromptOfModel(range, first), !namesFile(first) else { return true }
    // Behind an argument label stands the function, behind a type the variable.
    let isLabelOrType = kind(first + 1) == .colon || kind(first - 1) == .colon
    return names.count > 1 && isLabelOrType && hasMachineName(names[1])
  }

  /// `let base = …`, out of which a path is made: `folder.appendingPathComponent("\(base).png")`.
  private func namesFile(_ variable: Int) -> Bool {
    guard isVariable(declaredAt: variable), let body = functionBody(around: variable) else { return false }
    let end = min(body.upper, variable + Self.farthestUse)
    let uses = occurrences(of: variable, in: min(variable + 1, end)..<end)
    return !uses.isEmpty
      && uses.allSatisfy { use in
        found(around: use, within: 3) { number in
          let name = open(ofBracket: number) - 1
          return token(name, is: "appendingPathComponent") || token(name, is: "appendPathComponent")
            || token(name, is: "stringByAppendingPathComponent") ? true : nil
        } ?? false
      }
  }

  /// Tokens behind a variable in which it is used.
  private static let farthestUse = 400

  /// `let systemPrompt = """ … """`: a text of several lines is none of a panel or a field.
  private func isPromptOfModel(_ range: TokenRange, _ name: Int) -> Bool {
    guard let literal = literal(spanning: range), literal.flags.contains(.multiline) else { return false }
    return text(of: name).words.contains { $0 == "prompt" || $0 == "prompts" }
  }

  private static let machineNames = [
    "url", "uri", "path", "keypath", "id", "identifier", "identifiers", "key", "html", "css", "script",
    "href", "link",
    "query", "sql", "predicate", "regex", "regexp", "file", "filename", "icon", "image", "symbol", "asset",
    "named",
    "event", "endpoint", "selector", "command", "imagename", "iconname", "symbolname", "systemname",
    "systemimage", "client", "clientname", "devicename", "useragent",
  ]

  private func hasMachineName(_ token: Int) -> Bool {
    let name = text(of: token)
    let lowered = name.lowercased()
    return Self.machineNames.contains { word in
      guard lowered.hasSuffix(word) else { return false }
      guard name.utf8.count > word.utf8.count else { return true }
      // A part of a camel-case or snake-case name: `fileURL`, `cell_id`, but not `valid`.
      let start = name.utf8.index(name.utf8.endIndex, offsetBy: -word.utf8.count)
      let before = name.utf8[name.utf8.index(before: start)]
      return name.utf8[start].isCapital || before == UInt8(ascii: "_")
    }
  }
}
