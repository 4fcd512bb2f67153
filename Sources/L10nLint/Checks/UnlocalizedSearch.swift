import L10nSyntax

extension Check {
  /// A text that people see, searched for what somebody typed, letter by letter.
  static let unlocalizedSearch = Check(
    .textCalls { call, document, pass in
      guard document.lexicon.textCalls[call.pattern].deed == .search,
        let needle = document.needle(of: call.call), !document.isFurtherSearch(call.call, for: needle)
      else { return }
      pass.report(
        call.call.range,
        "`\(document.text(of: call.call.name))` ignores the reader's language: `cafe` does not find `café`",
        confidence: document.importsInterface && document.choosesElements(call.call)
          && !document.searchesSymbols(beside: call.call) ? .likely : .possible,
        fix: document.localizedSearch(call.call, for: needle))
    })
}

extension Document {
  /// What a call searches for, where the searched text is one that people see.
  fileprivate func needle(of call: Call) -> TokenRange? {
    guard let value = call.arguments.first?.value, !call.receiver.isEmpty else { return nil }
    let needle = firstValue(of: value)
    guard constantText(of: needle) == nil, isTyped(needle),
      isTitle(call.receiver),
      !call.arguments.contains(where: { ignoresAccents($0.value) })
    else { return nil }
    return needle
  }

  /// `$0.title.contains(query) || $0.author.contains(query)`: who mends the first one sees the others.
  fileprivate func isFurtherSearch(_ call: Call, for needle: TokenRange) -> Bool {
    searches(beside: call).contains { other in
      other.name < call.name && (self.needle(of: other).map { sameSpelling($0, needle) } ?? false)
    }
  }

  /// `$0.symbol.contains(query) || $0.name.contains(query)`: what has a symbol has a name without accents.
  fileprivate func searchesSymbols(beside call: Call) -> Bool {
    searches(beside: call).contains { other in
      let names = uncased(other.receiver).indices.filter { kind($0) == .identifier }
      return names.last.flatMap { text(of: $0).words.last }.map { $0 == "symbol" || $0 == "ticker" } ?? false
    }
  }

  /// The calls that search within the same braces; none where there are none.
  private func searches(beside call: Call) -> [Call] {
    guard let body = braces(around: call.name) else { return [] }
    return textCalls.lazy.filter { other in
      lexicon.textCalls[other.pattern].deed == .search && body.contains(other.call.name)
        && braces(around: other.call.name) == body
    }.map(\.call)
  }

  private func braces(around token: Int) -> TokenRange? {
    innermostBrace(around: token).map { number in
      let bracket = tree.brackets[number]
      return TokenRange(Int(bracket.open), min(Int(bracket.close), tokens.count))
    }
  }

  /// `searchText`, `searchBar.text`, `query.lowercased()`
  private func isTyped(_ needle: TokenRange) -> Bool {
    let variable = uncased(needle)
    if isTypedText(needle) || variable.count == 1 && isTypedParameter(variable.lower) { return true }
    guard variable.count == 1 else { return false }
    let values = localValues(of: variable.lower)
    return values.count == 1 && isTypedText(values[0])
  }

  /// `searchBar(_:textDidChange:)`, and what Shortcuts asks for: `entities(matching:)`
  private func isTypedParameter(_ name: Int) -> Bool {
    guard let (head, place) = parameter(named: name), let label = head.parameters[place].label else {
      return false
    }
    return token(label, spells: "textDidChange")
      || token(label, spells: "matching") && token(head.name, spells: "entities")
  }

  private func isTypedText(_ needle: TokenRange) -> Bool {
    let typed = withoutParentheses(uncased(needle))
    let range = branches(of: typed)?.first ?? typed
    if name(of: range, endingWithAnyOf: Tables.needleNames) != nil { return true }
    guard let last = names(of: range).last, token(last, is: "text") || token(last, is: "stringValue") else {
      return false
    }
    return range.indices.contains { token in
      kind(token) == .identifier && text(of: token).words.contains(where: Tables.needleNames.contains)
    }
  }

  /// `filter { $0.name.contains(query) }`, or a function that says whether something is found. `if name.hasPrefix(query)`
  /// may need the very letters that were typed.
  fileprivate func choosesElements(_ call: Call) -> Bool {
    guard language == .swift else { return true }
    let chooser = found(around: call.name, within: 12) { number in
      let caller = caller(openedAt: open(ofBracket: number))
      return caller.flatMap { name in Self.choosers.contains { token(name, spells: $0) } ? name : nil }
    }
    if let chooser { return !ordersMachineTexts(chooser) }
    guard let head = functionHead(around: call.name), !token(call.name, spells: "starts") else {
      return false
    }
    return text(of: head.name).words.contains { Self.searchWords.contains($0) }
  }

  /// `filter` in `filter {`, `filter(`, `contains(where: {`.
  private func caller(openedAt open: Int) -> Int? {
    if kind(open) == .openParen { return kind(open - 1) == .identifier ? open - 1 : nil }
    guard kind(open) == .openBrace else { return nil }
    if kind(open - 1) == .identifier { return isCondition(endingAt: open - 1) ? nil : open - 1 }
    guard kind(open - 1) == .closeParen, let paren = opener(of: open - 1) else { return nil }
    return kind(paren - 1) == .identifier ? paren - 1 : nil
  }

  /// `if let book = books.first {` opens no closure.
  private func isCondition(endingAt token: Int) -> Bool {
    var position = token
    while position > max(0, token - 40) {
      switch kind(position) {
      case .openBrace, .closeBrace, .semicolon: return false
      case .identifier where [.if, .while, .guard, .for, .switch].contains(keyword(position)): return true
      default: position -= 1
      }
    }
    return false
  }

  private static let choosers = [
    "filter", "first", "firstIndex", "last", "contains", "allSatisfy", "compactMap", "removeAll", "sorted",
    "partition", "drop", "prefix",
  ]
  private static let searchWords: Set = [
    "filter", "filtered", "match", "matches", "matching", "search", "find", "found",
  ]

  private func ignoresAccents(_ range: TokenRange) -> Bool {
    range.indices.contains { token in
      self.token(token, is: "diacriticInsensitive") || self.token(token, is: "NSDiacriticInsensitiveSearch")
        || self.token(token, is: "NSAnchoredSearch") || self.token(token, is: "anchored")
    }
  }

  /// `a.localizedStandardContains(b)` for `a.lowercased().contains(b.lowercased())`.
  fileprivate func localizedSearch(_ call: Call, for needle: TokenRange) -> ProposedFix? {
    guard language == .swift, token(call.name, is: "contains"), call.arguments.count == 1 else { return nil }
    return .suggested(
      "Write `localizedStandardContains`",
      .replace(
        bytes(of: call.range),
        "\(text(of: uncased(call.receiver))).localizedStandardContains(\(text(of: uncased(needle))))"))
  }
}
