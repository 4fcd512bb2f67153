// What functions and types of the project take as a key: `func row(_ title: LocalizedStringKey)`, and a view with
// `let title: LocalizedStringKey`.

/// A parameter or property whose type makes a key of every literal.
public struct KeyParameter: Sendable {
  /// Its calls.
  public let pattern: LocalizingPattern
  /// The name of the function, or of the type that is made.
  public let callee: Int
  /// The label of calls; the function or type where they write none.
  public let label: Int
  /// The token of its type.
  public let type: Int
  /// Whether no other file can call it in this way.
  public let isOfFile: Bool
}

/// What is called, and the keyword that declares it.
private struct Callee {
  var keyword: Int
  var name: Int
  /// The type of a method.
  var owner: Int?
}

extension Document {
  /// Those of the file; none that a twin takes a text for, because literals go there.
  public func keyParameters() -> [KeyParameter] {
    guard !keyTypes.isEmpty, isSearchable else { return [] }
    let variables = Dictionary(grouping: variableNames) { bracket(around: $0) }
    let found = keyTypes.compactMap { keyParameter(ofType: $0, variables) }
    guard !found.isEmpty else { return [] }
    let types = Dictionary(grouping: declaredTypes, by: nameHash)
    let texts = Set(textParameters().map { memberHash($0.callee, $0.label) })
    return found.filter { parameter in
      !texts.contains(memberHash(parameter.callee, parameter.label))
        && types[nameHash(parameter.callee), default: []].count < 2
    }
  }

  /// The names of the types that the file declares.
  public var declaredTypes: [Int] { typeHeads.filter { keyword($0 - 1) != .extension } }

  /// The parameters that take a text: `func row(_ title: String)`, `init<Title: StringProtocol>(_ title: Title)`.
  public func textParameters() -> [(callee: Int, label: Int)] {
    var found: [(callee: Int, label: Int)] = []
    for keyword in functionNames.map({ $0 - 1 }) + initializers {
      guard let open = parameterList(after: keyword), let callee = callee(ofParametersAt: open) else {
        continue
      }
      let isGeneric = kind(open - 1) == .operator
      var position = open + 1
      while position < tokens.count, kind(position) != .closeParen {
        if kind(position) == .colon, mayTakeText(position + 1, isGeneric: isGeneric) {
          found.append((callee.name, label(ofParameter: position - 1) ?? callee.name))
        }
        if tokens[position].kind.isOpener, let close = closer(of: position) { position = close }
        position += 1
      }
    }
    return found
  }

  /// `String`, `some StringProtocol`, and what may be any of them: `S`, `Title`.
  private func mayTakeText(_ type: Int, isGeneric: Bool) -> Bool {
    token(type, is: "String") || token(type, is: "StaticString") || token(type, is: "some")
      || token(type, is: "Any")
      || isGeneric && (tokens[type].range.count == 1 || isTypeParameter(type))
  }

  private func isTypeParameter(_ type: Int) -> Bool {
    kind(type) == .identifier
      && (type - Self.longestSignature..<type).contains { token in
        token > 0 && kind(token + 1) == .colon && sameSpelling(token, type)
          && (self.token(token + 2, is: "StringProtocol") || self.token(token + 2, is: "String"))
      }
  }

  /// Tokens of all parameters of a function, and properties of a type: what has more nobody calls by hand.
  private static let (longestParameters, mostProperties) = (512, 64)

  private func keyParameter(ofType type: Int, _ variables: [Int: [Int]]) -> KeyParameter? {
    let bracket = bracket(around: type)
    guard bracket != 0, kind(type - 1) == .colon, kind(type - 2) == .identifier else { return nil }
    let open = open(ofBracket: bracket)
    return kind(open) == .openParen
      ? parameter(ofType: type, amongThoseAt: open)
      : property(ofType: type, inBodyAt: open, amongst: variables[bracket, default: []])
  }

  /// `func row(_ title: LocalizedStringKey)`, `init(title: LocalizedStringKey?)`
  private func parameter(ofType type: Int, amongThoseAt open: Int) -> KeyParameter? {
    guard let close = closer(of: open), close - open < Self.longestParameters,
      let callee = callee(ofParametersAt: open)
    else { return nil }
    let end = kind(type + 1) == .postfixQuestion ? type + 2 : type + 1
    guard end == close || kind(end) == .comma || kind(end) == .assign else { return nil }
    let parameters = swiftParameters(TokenRange(open + 1, close))
    let labels = parameters.map(\.label)
    let label = self.label(ofParameter: type - 2)
    // Of several without a label some may be left out.
    guard
      label != nil || parameters.first?.type.lower == type && labels.count(where: { $0 == nil }) == 1
    else {
      return nil
    }
    return keyParameter(type, callee, label, labels, body: bodyOfDeclaration(behind: close))
  }

  /// `struct Row: View { let title: LocalizedStringKey }`, whose initializer the compiler writes.
  private func property(
    ofType type: Int, inBodyAt open: Int, amongst variables: [Int]
  ) -> KeyParameter? {
    let name = type - 2
    let end = kind(type + 1) == .postfixQuestion ? type + 2 : type + 1
    guard variables.count < Self.mostProperties, let keyword = typeKeyword(before: open),
      self.keyword(keyword) == .struct,
      let close = closer(of: open), isVariable(declaredAt: name), kind(end) != .openBrace,
      self.keyword(name - 1) == .var || kind(end) != .assign,
      modifiers(before: name - 1)?.allSatisfy({ $0 == .public || $0 == .internal }) ?? false
    else { return nil }
    let bracket = bracket(around: name)
    let isOfType = { (token: Int) in token > open && token < close && self.bracket(around: token) == bracket }
    guard !initializers.contains(where: isOfType) else { return nil }
    return keyParameter(
      type, Callee(keyword: keyword, name: keyword + 1), name, variables,
      body: TokenRange(open + 1, close))
  }

  private func keyParameter(
    _ type: Int, _ callee: Callee, _ label: Int?, _ labels: [Int?], body: TokenRange
  ) -> KeyParameter? {
    guard isUnknown(callee.name), !asksOtherTable(body) else { return nil }
    let pattern = LocalizingPattern(
      CallPattern(
        .given, text(of: callee.name), labels: labels.map { $0.map { text(of: $0) } ?? "_" },
        owner: callee.owner.map { text(of: $0) }),
      key: label.map { .label(text(of: $0)) } ?? .index(0), keys: .text,
      origin: token(type, is: "LocalizedStringKey") ? .swiftUI : .table)
    let owner = callee.owner ?? callee.name
    let isOfFile =
      isOfFileOnly(callee.keyword + 1) || isOfFileOnly(owner) || functionBody(around: callee.keyword) != nil
      || typeName(around: owner).map { !sameSpelling($0, owner) } ?? false
    return KeyParameter(
      pattern: pattern, callee: callee.name, label: label ?? callee.name, type: type, isOfFile: isOfFile)
  }

  /// Whether code names a table, or is given the name of one.
  private func asksOtherTable(_ body: TokenRange) -> Bool {
    body.indices.contains { token in
      kind(token + 1) == .colon && (self.token(token, is: "tableName") || self.token(token, is: "table"))
    }
  }

  private func callee(ofParametersAt open: Int) -> Callee? {
    var position = open - 1
    while position > max(0, open - Self.longestSignature) {
      switch keyword(position) {
      case .func: return Callee(keyword: position, name: position + 1, owner: typeName(around: position))
      case .`init`:
        guard kind(position - 1) != .dot, let type = typeName(around: position) else { return nil }
        return Callee(keyword: position, name: type)
      default: break
      }
      guard let kind = kind(position),
        kind == .identifier || kind == .operator || kind == .colon || kind == .comma
          || kind == .postfixQuestion
      else { return nil }
      position -= 1
    }
    return nil
  }

  private func bodyOfDeclaration(behind close: Int) -> TokenRange {
    let open = (close..<min(tokens.count, close + Self.longestSignature)).first { kind($0) == .openBrace }
    guard let open, let end = closer(of: open) else { return TokenRange(close, close) }
    return TokenRange(open + 1, end)
  }
}
