// The head of the function around a place: its name, its parameters, the type it belongs to.

/// A function, initializer, computed property, method or macro, as its head says.
public struct FunctionHead: Sendable {
  public enum Form: Sendable { case function, property, initializer, method, macro }

  public var form: Form
  /// The token of the name, or of the first selector piece.
  public var name: Int
  public var parameters: [Parameter]
  /// The token of the name of the type whose body or extension it stands in.
  public var owner: Int?
  public var isStatic: Bool
  public var body: TokenRange

  public struct Parameter: Sendable {
    /// The argument label or selector piece; `nil` where calls write none.
    public var label: Int?
    public var name: Int
    public var type: TokenRange
  }
}

extension Document {
  /// The head of the innermost function, property or macro around a token.
  public func functionHead(around token: Int) -> FunctionHead? {
    if tokens[token].flags.contains(.inDirective) { return macroHead(around: token) }
    guard let body = functionBody(around: token) else { return nil }
    let open = body.lower - 1
    return language == .swift ? swiftHead(openedAt: open, body: body) : cHead(openedAt: open, body: body)
  }

  /// The function around a name, and which of its parameters has the name.
  public func parameter(named name: Int) -> (head: FunctionHead, place: Int)? {
    guard let head = functionHead(around: name),
      let place = head.parameters.firstIndex(where: { sameSpelling($0.name, name) })
    else { return nil }
    return (head, place)
  }

  /// Tokens from the keyword of a function, or the sign of a method, to its body: what has more parameters wraps no text.
  private static let (longestFunctionHead, longestMethodHead) = (120, 80)

  // MARK: Swift

  private func swiftHead(openedAt open: Int, body: TokenRange) -> FunctionHead? {
    var position = open - 1
    let floor = max(0, open - Self.longestFunctionHead)
    while position >= floor {
      switch tokens[position].kind {
      case .closeBrace, .openBrace, .semicolon: return nil
      case .closeParen, .closeSquare:
        guard let opener = opener(of: position) else { return nil }
        position = opener
      case .identifier:
        switch tokens[position].word.keyword {
        case .func:
          return swiftHead(.function, name: position + 1, keyword: position, body: body)
        case .`init` where kind(position - 1) != .dot:
          return swiftHead(.initializer, name: position, keyword: position, body: body)
        case .subscript:
          return nil
        case .var, .let:
          return swiftHead(.property, name: position + 1, keyword: position, body: body)
        default: break
        }
      default: break
      }
      position -= 1
    }
    return nil
  }

  private func swiftHead(_ form: FunctionHead.Form, name: Int, keyword: Int, body: TokenRange)
    -> FunctionHead?
  {
    guard kind(name) == .identifier else { return nil }
    var parameters: [FunctionHead.Parameter] = []
    if form != .property {
      guard let paren = parameterList(after: name), let close = closer(of: paren) else { return nil }
      parameters = swiftParameters(TokenRange(paren + 1, close))
    }
    return FunctionHead(
      form: form, name: name, parameters: parameters, owner: typeName(around: keyword),
      isStatic: isStatic(keyword), body: body)
  }

  /// The parenthesis behind `func name`, `func name<T>` and `init`.
  func parameterList(after name: Int) -> Int? {
    (name + 1..<min(tokens.count, name + Self.longestSignature)).first { kind($0) == .openParen }
  }

  /// Tokens between the name of a function and its parameters, or its body: those of its generic parameters.
  static let longestSignature = 64

  /// The parameters between two parentheses.
  func swiftParameters(_ range: TokenRange) -> [FunctionHead.Parameter] {
    commaParts(of: range).compactMap { part in
      guard let colon = part.indices.first(where: { kind($0) == .colon }), colon > part.lower,
        kind(colon - 1) == .identifier
      else { return nil }
      return FunctionHead.Parameter(
        label: label(ofParameter: colon - 1), name: colon - 1, type: TokenRange(colon + 1, part.upper))
    }
  }

  /// `_ name:` has none, and `label name:` has one of its own.
  func label(ofParameter name: Int) -> Int? {
    guard kind(name - 1) == .identifier, kind(name - 2) != .at else { return name }
    return token(name - 1, is: "_") ? nil : name - 1
  }

  private func isStatic(_ keyword: Int) -> Bool {
    var position = keyword - 1
    while position >= 0, position > keyword - 8, kind(position) == .identifier,
      let word = self.keyword(position)
    {
      if word == .static || word == .class { return true }
      position -= 1
    }
    return false
  }

  /// Whether a type of a name, or an extension of it, stands around a token, be it with others between.
  func standsInType(_ token: Int, spelled name: String) -> Bool {
    found(around: token) { number in
      let open = open(ofBracket: number)
      guard kind(open) == .openBrace, let type = typeKeyword(before: open),
        self.token(type + 1, spells: name)
      else { return nil }
      return true
    } ?? false
  }

  /// The name of the type in whose body or extension a token stands: the last name of `extension A.B`.
  public func typeName(around token: Int) -> Int? {
    found(around: token) { number in
      let open = open(ofBracket: number)
      guard tokens[open].kind == .openBrace, let keyword = typeKeyword(before: open) else { return nil }
      return lastName(of: keyword + 1)
    }
  }

  /// Whether a token stands in a type, or an extension of it, that has this name.
  public func isInType(named type: Int, _ token: Int) -> Bool {
    typeName(around: token).map { sameSpelling($0, type) } ?? false
  }

  /// Whether neither of two tokens stands in a type, or both in one of the same name.
  public func isInSameType(_ one: Int, _ other: Int) -> Bool {
    guard let type = typeName(around: one) else { return typeName(around: other) == nil }
    return isInType(named: type, other)
  }

  // MARK: C family

  /// `- (NSString *)text:(NSString *)key {` and `NSString *Text(NSString *key) {`
  private func cHead(openedAt open: Int, body: TokenRange) -> FunctionHead? {
    if kind(open - 1) == .closeParen, let paren = opener(of: open - 1), kind(paren - 1) == .identifier,
      keyword(paren - 1) == nil
    {
      let parameters = commaParts(of: TokenRange(paren + 1, open - 1)).compactMap {
        range -> FunctionHead.Parameter? in
        guard range.count > 1, kind(range.upper - 1) == .identifier else { return nil }
        return FunctionHead.Parameter(
          label: nil, name: range.upper - 1, type: TokenRange(range.lower, range.upper - 1))
      }
      return FunctionHead(
        form: .function, name: paren - 1, parameters: parameters, owner: nil, isStatic: false, body: body)
    }
    var position = open - 1
    let floor = max(0, open - Self.longestMethodHead)
    while position >= floor, !isMethodSign(position) {
      guard tokens[position].kind != .semicolon, tokens[position].kind != .closeBrace else { return nil }
      position -= 1
    }
    return position >= floor ? methodHead(sign: position, body: body) : nil
  }

  /// The `-` or `+` before a method of Objective-C.
  func isMethodSign(_ token: Int) -> Bool {
    tokens[token].flags.contains(.startsLine) && kind(token + 1) == .openParen
      && (self.token(token, is: "-") || self.token(token, is: "+"))
  }

  private func methodHead(sign: Int, body: TokenRange) -> FunctionHead? {
    guard let typeEnd = closer(of: sign + 1), kind(typeEnd + 1) == .identifier else { return nil }
    var parameters: [FunctionHead.Parameter] = []
    var piece = typeEnd + 1
    let name = piece
    while kind(piece) == .identifier, kind(piece + 1) == .colon, kind(piece + 2) == .openParen,
      let close = closer(of: piece + 2), kind(close + 1) == .identifier
    {
      parameters.append(
        FunctionHead.Parameter(label: piece, name: close + 1, type: TokenRange(piece + 3, close)))
      piece = close + 2
    }
    return FunctionHead(
      form: .method, name: name, parameters: parameters, owner: implementationName(before: sign),
      isStatic: token(sign, is: "+"), body: body)
  }

  /// `@implementation Name` above a method.
  private func implementationName(before token: Int) -> Int? {
    let index = firstIndex(of: implementationNames, startingAt: token) { $0 }
    return index == 0 ? nil : implementationNames[index - 1]
  }

  /// Wrappers are short.
  private static let longestMacro = 256

  /// `#define NAME(a, b) body`
  private func macroHead(around token: Int) -> FunctionHead? {
    var position = token
    let floor = max(0, token - Self.longestMacro)
    while position >= floor, tokens[position].flags.contains(.inDirective), tokens[position].kind != .hash {
      position -= 1
    }
    guard position >= floor, keyword(position) == .define, kind(position + 1) == .identifier,
      kind(position + 2) == .openParen, !tokens[position + 2].flags.contains(.spaceBefore),
      let close = closer(of: position + 2)
    else { return nil }
    var end = token
    while end < tokens.count, end < token + Self.longestMacro, tokens[end].kind != .directiveEnd { end += 1 }
    let parameters = commaParts(of: TokenRange(position + 3, close)).compactMap {
      range -> FunctionHead.Parameter? in
      range.count == 1 ? FunctionHead.Parameter(label: nil, name: range.lower, type: .empty) : nil
    }
    return FunctionHead(
      form: .macro, name: position + 1, parameters: parameters, owner: nil, isStatic: false,
      body: TokenRange(close + 1, end))
  }

  // MARK: Bodies

  /// The tokens within the outermost braces around `token` that are no type's: the body of its function.
  public func functionBody(around token: Int) -> TokenRange? {
    var body: TokenRange?
    found(around: token) { number -> Int? in
      let open = open(ofBracket: number)
      guard tokens[open].kind == .openBrace, tokens[open].range.count == 1 else { return nil }
      if let keyword = typeKeyword(before: open) { return keyword }
      body = TokenRange(open + 1, closer(of: open) ?? tokens.count)
      return nil
    }
    return body
  }

  /// Whether a brace opens the body of a class, struct, enum, extension, protocol or namespace.
  public func isTypeBody(openedAt open: Int) -> Bool { typeKeyword(before: open) != nil }

  /// The token of the keyword that declares the type opened by the brace at `open`.
  func typeKeyword(before open: Int) -> Int? {
    var position = open - 1
    let floor = max(0, open - Self.longestTypeHead)
    while position >= floor {
      switch tokens[position].kind {
      case .closeBrace, .openBrace, .semicolon, .assign, .ternary, .closeParen:
        return nil
      case .identifier:
        switch tokens[position].word.keyword {
        case .class, .struct, .enum, .extension, .protocol, .actor, .namespace:
          guard kind(position - 1) != .dot, kind(position + 1) == .identifier else { break }
          return position
        case .func, .var, .let, .`init`, .if, .for, .while, .switch, .return, .else, .do, .in:
          return nil
        default: break
        }
      default: break
      }
      position -= 1
    }
    return nil
  }
}
