import L10nSyntax

// What a name says of a text that is put beside another one.

extension Document {
  /// `Icons.lockIcon + " " + title`, `mutedSymbol + " " + title`, `title + " " + flag`: what is named like a sign; and
  /// `"\(text) \(L10n.learnMore)"`: a link behind what is complete.
  func addsMark(_ join: Join) -> Bool {
    let operands = join.operands.filter { $0.content == .other }.map(\.range)
    guard let first = join.operands.first?.range, let last = join.operands.last?.range else { return false }
    if let link = nameWords(of: last), link.count > 1, link.last == "more" { return true }
    if isLinkLabel(last) { return true }
    return operands.contains { operand in
      guard let name = namingToken(of: operand) else { return false }
      let words = text(of: name).words
      switch words.last {
      case "icon": return true
      case "flag", "badge": return words.count == 1 && (operand == first || operand == last)
      case "prefix": return operand == first && !isGivenLocalizedText(name)
      case "symbol":
        return (operand == first || operand == last) && words.count > 1
          && Self.wordsOfMoney.isDisjoint(with: words)
      default: return false
      }
    }
  }

  /// `L10n.next + arrow`, with `let arrow = " ›"` in another file, or `L10n.next + Signs.arrow`.
  func signDoubts(_ phrase: Phrase, _ join: Join) -> [Doubt] {
    let others = join.operands.filter { $0.content == .other && !$0.isLocalized }.map(\.range)
    guard phrase.parts.count == 2, phrase.parts.contains(.value), others.count == 1,
      let name = others[0].indices.last, kind(name) == .identifier
    else { return [] }
    if others[0].count == 3, kind(name - 1) == .dot, isCapital(name - 2) {
      return [.sign(memberHash(name - 2, name))]
    }
    // What the file declares itself is no constant of another one.
    guard others[0].count == 1, isSearchable, !isParameter(name),
      !variableNames.contains(where: { sameSpelling($0, name) })
    else { return [] }
    return [.sign(memberHash(ofGlobal: name))]
  }

  /// Constants for all files whose text has neither letters nor digits: `let arrow = " ›"`, `static let dot: String = " · "`.
  var signConstants: [MemberHash] {
    guard language == .swift else { return [] }
    return variableNames.compactMap { name in
      guard keyword(name - 1) == .let, !isOfFileOnly(name), holdsSign(name) else { return nil }
      if bracket(around: name) == 0 { return memberHash(ofGlobal: name) }
      guard keyword(name - 2) == .static, let type = typeName(around: name) else { return nil }
      return memberHash(type, name)
    }
  }

  private func holdsSign(_ name: Int) -> Bool {
    let value = kind(name + 1) == .colon && token(name + 2, is: "String") ? name + 4 : name + 2
    guard kind(value) == .string, kind(value - 1) == .assign, kind(value + 1) != .dot else { return false }
    let text = source.string(tokens[value].range)
    return text.count > 2 && text.count < Self.longestSign
      && !text.contains { $0.isLetterOrNumber || $0 == "\\" }
  }

  private static let longestSign = 12

  /// `Text("Learn more").foregroundColor(.accentColor)`
  private func isLinkLabel(_ operand: TokenRange) -> Bool {
    guard let call = localizedCalls(within: operand).first,
      let words = sourceText(of: call)?.split(separator: " ")
    else { return false }
    return 2...3 ~= words.count && words[0].first?.isUppercase ?? false
      && words.last?.lowercased().hasPrefix("more") ?? false
  }

  /// `@"[%lu/%lu] %@%@ - %@%@ %@"`: a line of facts, with marks between most of them.
  func listsFacts(_ join: Join) -> Bool {
    guard join.kind == .format,
      let format = formatCall(spanning: join.range).flatMap({ constantText(of: $0.format) }),
      format.formatSpecifiers.count > 4
    else { return false }
    return format.contains("[") && format.contains(" - ") && !format.withoutSpecifiers.hasWord
  }

  private func namingToken(of operand: TokenRange) -> Int? {
    operand.indices.last { kind($0) == .identifier && !token($0, is: "rawValue") }
  }

  func nameWords(of operand: TokenRange) -> [String]? {
    namingToken(of: operand).map { text(of: $0).words }
  }

  private func isGivenLocalizedText(_ name: Int) -> Bool {
    localValues(of: name).contains { !localizedCalls(within: $0).isEmpty }
  }

  private static let wordsOfMoney: Set = ["asset", "coin", "currency", "ticker", "token"]
}
