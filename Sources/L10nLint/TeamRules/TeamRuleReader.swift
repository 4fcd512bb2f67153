import L10nSyntax

/// Reads what a file says of one rule.
struct TeamRuleReader {
  private(set) var definition = TeamRule.Definition()
  /// Of the file that the rule stands in; it notes the mistakes.
  private(set) var reader: ConfigurationReader
  private let id: String
  private var arguments: YAMLNode?
  private var languages: YAMLNode?

  private enum Key: String, CaseIterable {
    case call, arguments
    case displayedText = "displayed-text"
    case key, value, languages, message, reason, severity, paths, contexts, examples
  }

  private static let contexts: KeyValuePairs<String, Context> = [
    "test": .test, "preview": .preview, "debug": .debug, "log": .log, "generated": .generated,
    "description": .description,
  ]

  init(_ id: String, reader: ConfigurationReader) {
    self.id = id
    self.reader = reader
  }

  mutating func read(_ entry: YAMLEntry) {
    guard let parts = entry.value.mapping else {
      return reader.error(
        entry.value,
        "a rule must be a mapping of what it forbids, such as `call: String(format:)`, and a `message`")
    }
    for part in parts {
      guard let key = Key(rawValue: part.key) else {
        reader.unknownKey(part, Key.allCases.map(\.rawValue))
        continue
      }
      read(key, part.value)
    }
    readConditions()
    if definition.message.isEmpty, !parts.contains(where: { $0.key == "message" }) {
      reader.error(entry.keyPosition, "`\(id)` has no `message`")
    }
    if !parts.contains(where: { ["call", "displayed-text", "key", "value"].contains($0.key) }) {
      reader.error(
        entry.keyPosition, "`\(id)` forbids nothing; name a `call`, a `displayed-text`, a `key` or a `value`")
    }
  }

  private mutating func read(_ key: Key, _ node: YAMLNode) {
    let name = key.rawValue
    switch key {
    case .call: readCalls(node)
    case .displayedText: addBan(name, node) { .displayedText($0) }
    case .key: addBan(name, node) { .key($0) }
    case .value: addBan(name, node) { .value($0, []) }
    case .arguments: arguments = node
    case .languages: languages = node
    case .message: definition.message = line(node, name) ?? ""
    case .reason: definition.reason = line(node, name)
    case .severity:
      let name = reader.choice(node, name, Severity.allCases.map(\.rawValue))
      definition.severity = name.flatMap { Severity(rawValue: $0) } ?? .warning
    case .paths: definition.paths = reader.globs(node, name).map(\.value)
    case .contexts:
      for item in reader.list(node, name, "a list of contexts") {
        let word = reader.choice(item, name, Self.contexts.map(\.key))
        if let context = Self.contexts.first(where: { $0.key == word })?.value {
          definition.contexts.insert(context)
        }
      }
    case .examples: readExamples(node)
    }
  }

  /// A text on one line.
  private mutating func line(_ node: YAMLNode, _ name: String) -> String? {
    guard let text = reader.text(node, name, "a string") else { return nil }
    guard !text.contains(where: \.isNewline) else {
      reader.error(node, "`\(name)` must be one line; `>-` joins several lines")
      return nil
    }
    return text
  }

  // MARK: What is forbidden

  private mutating func readCalls(_ node: YAMLNode) {
    var patterns: [CallPattern] = []
    refuseEmpty("call", node)
    for item in node.sequence ?? [node] where !item.isNull {
      do {
        patterns += try CallPattern.watched(item)
        let spelling =
          item.string
          ?? (item.mapping ?? []).map { "\($0.key) \($0.value.text ?? "")" }.joined(separator: ", ")
        definition.banTexts.append("call: `\(spelling)`")
      } catch {
        let hint = error.wrong.isEmpty ? "" : error.known.suggestion(for: error.wrong)
        reader.error(error.position, error.message + hint)
      }
    }
    definition.bans.append(.call(patterns, given: []))
  }

  private mutating func addBan(_ name: String, _ node: YAMLNode, _ ban: ([Glob]) -> TeamRule.Ban) {
    refuseEmpty(name, node)
    let texts = reader.globs(node, name, for: .texts)
    definition.banTexts += texts.map { "\(name): `\($0.value.text)`" }
    definition.bans.append(ban(texts.map(\.value)))
  }

  /// A rule that forbids nothing would look like one that nobody breaks.
  private mutating func refuseEmpty(_ name: String, _ node: YAMLNode) {
    if node.isNull || node.sequence?.isEmpty == true { reader.error(node, "`\(name)` is empty") }
  }

  /// What only some bans can be narrowed by; it may stand before them.
  private mutating func readConditions() {
    var given: [TeamRule.ArgumentText] = []
    if let arguments {
      for part in reader.entries(
        arguments, "arguments", "a mapping of labels to strings, such as `comment: \"\"`")
      {
        let place = Int(part.key).map { Slot.index(max(0, $0)) } ?? .label(part.key)
        let texts = reader.globs(part.value, part.key, for: .texts).map(\.value)
        given.append(TeamRule.ArgumentText(place: place, texts: texts))
        definition.banTexts += texts.map { "argument \(part.key): `\($0.text)`" }
      }
    }
    definition.languages = languages.map { readLanguages($0) } ?? []
    let tags = definition.languages.compactMap { LanguageTag($0) }
    var (hasCall, hasValue) = (false, false)
    definition.bans = definition.bans.map { ban in
      switch ban {
      case .call(let patterns, _):
        hasCall = true
        return .call(patterns, given: given)
      case .value(let texts, _):
        hasValue = true
        return .value(texts, tags)
      case .displayedText, .key: return ban
      }
    }
    if let arguments, !hasCall {
      reader.error(arguments, "`arguments` need a `call`")
    }
    if let languages, !hasValue {
      reader.error(languages, "`languages` need a `value`")
    }
  }

  private mutating func readLanguages(_ node: YAMLNode) -> [String] {
    reader.list(node, "languages", "a list of languages, such as `[de, pt-BR]`").compactMap {
      reader.language($0)
    }
  }

  // MARK: Examples

  private mutating func readExamples(_ node: YAMLNode) {
    for part in reader.entries(node, "examples", "a mapping of `flagged` and `accepted` to lists of code") {
      guard part.key == "flagged" || part.key == "accepted" else {
        reader.unknownKey(part, ["flagged", "accepted"])
        continue
      }
      for item in part.value.sequence ?? [part.value] where !item.isNull {
        readExample(item, isFlagged: part.key == "flagged")
      }
    }
  }

  /// Code in Swift, or a mapping of another language to its text.
  private mutating func readExample(_ node: YAMLNode, isFlagged: Bool) {
    let names = TeamRule.Example.Language.allCases.map(\.rawValue)
    var (language, text) = (TeamRule.Example.Language.swift, node.string)
    if let only = node.mapping?.first, node.mapping?.count == 1 {
      guard let named = TeamRule.Example.Language(rawValue: only.key) else {
        return reader.unknownKey(only, names)
      }
      (language, text) = (named, only.value.string)
    }
    guard let text, !text.isEmpty else {
      return reader.error(
        node, "an example must be Swift code, or a mapping such as `objc: …`, of \(names.alternatives)")
    }
    definition.examples.append(
      TeamRule.Example(isFlagged: isFlagged, language: language, text: text, position: node.position))
  }
}
