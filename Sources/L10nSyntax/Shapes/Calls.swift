// Reading calls: `name(…)`, `receiver.name(…)`, `[receiver name:…]`.

extension Document {
  /// The call whose base name stands at `name`, with a parenthesis directly behind it or behind its `.init`.
  public func call(at name: Int) -> Call? {
    guard kind(name) == .identifier || kind(name) == .hash, let open = openParen(ofCalled: name),
      tokens[open].range.count == 1, opensArguments(open), let close = closer(of: open)
    else { return nil }
    var receiver = TokenRange(name, name)
    var start = kind(name + 1) == .assign ? name + 2 : name
    if let before = kind(name - 1), before == .dot || before == .arrow {
      start = operandStart(endingAt: name - 2) ?? name - 1
      if !isModule(name - 2) { receiver = TokenRange(start, max(start, name - 1)) }
    }
    return Call(
      name: name, receiver: receiver, arguments: arguments(between: open, and: close),
      range: TokenRange(start, close + 1), isMessage: false)
  }

  /// Whether a parenthesis opens the arguments of the name before it. Swift allows a blank between them and no new line;
  /// behind an attribute or a word of the language something else follows.
  func opensArguments(_ open: Int) -> Bool {
    let flags = tokens[open].flags
    guard language == .swift, flags.contains(.spaceBefore) else { return true }
    return !flags.contains(.startsLine) && keyword(open - 1) == nil && kind(open - 2) != .at
  }

  /// `name(`, `Type.init(`, `: Type = .init(`
  private func openParen(ofCalled name: Int) -> Int? {
    if kind(name + 1) == .openParen { return name + 1 }
    guard language == .swift, isCapital(name) else { return nil }
    let dot = kind(name + 1) == .assign && kind(name - 1) == .colon ? name + 2 : name + 1
    guard kind(dot) == .dot, keyword(dot + 1) == .`init`, kind(dot + 2) == .openParen else { return nil }
    return dot + 2
  }

  /// `Foundation` before a dot says whose the name behind it is, and nothing more. Names of smaller modules are those of
  /// types as well.
  func isModule(_ token: Int) -> Bool {
    guard language == .swift, kind(token) == .identifier, isCapital(token), kind(token + 1) == .dot,
      kind(token - 1) != .dot
    else { return false }
    return self.token(token, is: "Swift") || self.token(token, is: "SwiftUI")
      || self.token(token, is: "Foundation") || self.token(token, is: "UIKit")
      || self.token(token, is: "AppKit")
  }

  /// The arguments between two parentheses.
  public func arguments(between open: Int, and close: Int) -> [Argument] {
    commaParts(of: TokenRange(open + 1, close)).compactMap { $0.isEmpty ? nil : argument($0) }
  }

  private func argument(_ range: TokenRange) -> Argument {
    let label = range.lower
    if language == .swift, kind(label) == .identifier, kind(label + 1) == .colon, range.count > 1 {
      return Argument(label: label, value: TokenRange(label + 2, range.upper))
    }
    return Argument(label: nil, value: range)
  }

  /// The message sent inside a bracket, where the first piece of its selector stands at `name`: whoever comes by a later
  /// piece need not read all of them.
  func message(named name: Int, openedAt open: Int) -> Call? {
    guard language == .cFamily, kind(open) == .openSquare, tokens[open].range.count == 1,
      operandEnd(startingAt: open + 1) == name
    else { return nil }
    return message(openedAt: open)
  }

  /// The message sent inside the square bracket opened at `open`.
  public func message(openedAt open: Int) -> Call? {
    guard let close = closer(of: open), let receiverEnd = operandEnd(startingAt: open + 1),
      receiverEnd < close,
      kind(receiverEnd) == .identifier
    else { return nil }
    let receiver = TokenRange(open + 1, receiverEnd)
    var arguments: [Argument] = []
    guard kind(receiverEnd + 1) == .colon else {
      guard receiverEnd + 1 == close else { return nil }
      return Call(
        name: receiverEnd, receiver: receiver, arguments: [], range: TokenRange(open, close + 1),
        isMessage: true)
    }
    var label: Int? = receiverEnd
    var colon = receiverEnd + 1
    while colon < close, kind(colon) == .colon {
      let end = pieceEnd(from: colon + 1, to: close)
      arguments.append(Argument(label: label, value: TokenRange(colon + 1, end)))
      // A piece of a selector may have no name: `[L10n range:first :last]`.
      let isNamed = kind(end) != .colon
      label = isNamed ? end : nil
      colon = isNamed ? end + 1 : end
    }
    return Call(
      name: receiverEnd, receiver: receiver, arguments: arguments, range: TokenRange(open, close + 1),
      isMessage: true)
  }

  /// Where the value of a selector piece ends: before the next `name:` or at the bracket.
  private func pieceEnd(from start: Int, to close: Int) -> Int {
    var position = start
    var openChoices = 0
    while position < close {
      switch tokens[position].kind {
      case .ternary:
        openChoices += 1
      case .colon where openChoices > 0:
        openChoices -= 1
      case .colon where position > start && endsOperand(position - 1) && kind(position + 1) != .colon:
        return position
      case .identifier where position > start && openChoices == 0 && kind(position + 1) == .colon:
        return position
      case .openParen, .openSquare, .openBrace:
        if let end = closer(of: position), end < close { position = end }
      default:
        break
      }
      position += 1
    }
    return close
  }

  /// What a generated accessor is given: `L10n.greeting(name)`, `[L10n greeting:name]`.
  public func accessorArguments(of call: LocalizedCall) -> [TokenRange] {
    guard call.isAccessor else { return [] }
    if language == .cFamily {
      return kind(call.range.lower) == .openSquare
        ? message(openedAt: call.range.lower)?.arguments.map(\.value) ?? [] : []
    }
    guard kind(call.range.upper - 1) == .closeParen, let open = opener(of: call.range.upper - 1),
      open > call.call.name
    else { return [] }
    return arguments(between: open, and: call.range.upper - 1).map(\.value)
  }

  /// The argument a slot of a pattern names.
  public func argument(_ slot: Slot, of call: Call) -> TokenRange? {
    switch slot {
    case .none:
      return nil
    case .receiver:
      return call.receiver.isEmpty ? nil : call.receiver
    case .index(let index):
      guard index < call.arguments.count else { return nil }
      let argument = call.arguments[index]
      return !call.isMessage && argument.label != nil ? nil : argument.value
    case .label(let label):
      for argument in call.arguments {
        if let token = argument.label, self.token(token, spells: label) { return argument.value }
      }
      return nil
    }
  }

  /// Whether a token is spelled like a text of a table.
  public func token(_ token: Int, spells text: String) -> Bool {
    guard tokens.indices.contains(token) else { return false }
    let range = tokens[token].range
    guard range.count == text.utf8.count else { return false }
    var offset = Int(range.start)
    for byte in text.utf8 {
      guard source[offset] == byte else { return false }
      offset += 1
    }
    return true
  }

  /// Whether the labels of a call fit a pattern: in Swift some of them in their order, in a message all of them.
  func labels(of call: Call, fit pattern: CallPattern) -> Bool {
    guard let labels = pattern.labels else { return true }
    guard !call.isMessage else {
      return (labels.isEmpty ? call.arguments.count <= 1 : call.arguments.count == labels.count + 1)
        && zip(call.arguments.dropFirst(), labels).allSatisfy { argument, label in
          argument.label.map { token($0, spells: label) } ?? false
        }
    }
    var next = 0
    for argument in call.arguments {
      if pattern.isVariadic, next == labels.count, argument.label == nil { continue }
      while next < labels.count, !fits(argument, labels[next]) { next += 1 }
      guard next < labels.count else { return false }
      next += 1
    }
    return !(labels.isEmpty && !call.arguments.isEmpty)
  }

  /// The arguments that a call gives in place of a variadic one, which is the last; none where others were left out.
  public func variadicArguments(of call: Call, _ pattern: CallPattern) -> [Argument] {
    guard pattern.isVariadic, let labels = pattern.labels, call.arguments.count >= labels.count,
      zip(call.arguments, labels).allSatisfy({ fits($0, $1) })
    else { return [] }
    return Array(call.arguments.dropFirst(labels.count - 1))
  }

  private func fits(_ argument: Argument, _ label: String) -> Bool {
    guard let token = argument.label else { return label == "_" }
    return self.token(token, spells: label)
  }
}
