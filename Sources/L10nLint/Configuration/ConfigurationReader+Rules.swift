import L10nSyntax

// What a configuration says about rules: `rules`, `only` and `overrides`.

extension ConfigurationReader {
  private static let switches = ["off", "on"] + Severity.allCases.map(\.rawValue)

  mutating func readRules(_ node: YAMLNode, _ entry: inout RuleEntry) {
    var lines: [String: Int] = [:]
    for item in entries(node, "rules", "a mapping, such as `manual-plural: error`") {
      guard let rule = rule(item.key, at: item.keyPosition) else { continue }
      if let line = lines[rule.id] {
        error(item.keyPosition, "`\(rule.id)` is already configured on line \(line)")
        continue
      }
      lines[rule.id] = item.keyPosition.line
      entry.rules[rule.id] = change(of: rule, item.value)
    }
  }

  private mutating func change(of rule: Rule, _ node: YAMLNode) -> RuleChange {
    if node.mapping == nil { return change(node, "`\(rule.id)` must be") }
    var change = RuleChange()
    let known = ["severity"] + rule.options.map(\.name)
    for part in node.mapping ?? [] {
      if part.key == "severity" {
        readSeverity(part.value, of: rule, &change)
      } else if let option = rule.options.first(where: { $0.name == part.key }) {
        if let value = option.value.read(part.value) {
          change.options[option.name] = Sourced(value, origin(part.value))
        } else {
          error(part.value, "`\(option.name)` must be \(option.value.expectation)")
        }
      } else {
        let hint = known.suggestion(for: part.key)
        error(
          part.keyPosition,
          "`\(rule.id)` has no option `\(part.key)`\(hint.isEmpty ? "; it has \(known.alternatives)" : hint)")
      }
    }
    return change
  }

  /// `off`, `on` or a severity.
  private mutating func change(_ node: YAMLNode, _ subject: String) -> RuleChange {
    let text = node.text ?? ""
    if let severity = Severity(rawValue: text) { return RuleChange(severity, origin(node)) }
    if text == "off" || text == "on" { return RuleChange(isOn: text == "on", origin(node)) }
    let hint = Self.state(named: text).map { "; write `\($0)`" } ?? Self.switches.suggestion(for: text)
    error(node, "\(subject) \(Self.switches.alternatives), or a mapping\(hint)")
    return RuleChange()
  }

  /// The words of YAML and of other linters.
  private static func state(named word: String) -> String? {
    switch word.lowercased() {
    case "no", "false", "never", "none", "disabled", "disable", "off", "0": "off"
    case "yes", "true", "always", "enabled", "enable", "on", "1": "on"
    default: Severity.meant(by: word)?.rawValue
    }
  }

  /// One severity for the rule, or one for each kind of finding.
  private mutating func readSeverity(_ node: YAMLNode, of rule: Rule, _ change: inout RuleChange) {
    guard let kinds = node.mapping else {
      let new = self.change(node, "`severity` must be")
      (change.isOn, change.severities) = (new.isOn, new.severities)
      return
    }
    let known = rule.severities.keys.filter { !$0.isEmpty }.sorted()
    for kind in kinds {
      guard known.contains(kind.key) else {
        let names =
          known.isEmpty ? "; it has one severity for all findings" : "; it has \(known.alternatives)"
        error(kind.keyPosition, "`\(rule.id)` has no kind of finding `\(kind.key)`\(names)")
        continue
      }
      guard let name = choice(kind.value, kind.key, ["off"] + Severity.allCases.map(\.rawValue)) else {
        continue
      }
      change.severities[kind.key] = Sourced(Severity(rawValue: name), origin(kind.value))
    }
  }

  mutating func ruleNames(_ node: YAMLNode, _ name: String) -> Sourced<Set<String>>? {
    if node.isNull { return nil }
    var ids: Set<String> = []
    if node.sequence?.isEmpty == true {
      error(node, "`\(name)` lists no rules, so nothing would be checked")
    }
    for item in list(node, name, "a list of rules") {
      guard let text = text(item, name, "a list of rules") else { continue }
      if RuleGroup(rawValue: text) != nil {
        ids.insert(text)
      } else if let rule = rule(text, at: item.position, or: RuleGroup.allCases) {
        ids.insert(rule.id)
      }
    }
    return Sourced(ids, origin(node))
  }

  /// The rule of an id or another name of it, and a word about the other name. `groups` may stand in its place.
  mutating func rule(_ name: String, at place: YAMLPosition, or groups: [RuleGroup] = []) -> Rule? {
    guard !OldConfiguration.isRuleWithoutCounterpart(name) else {
      note(place, "`\(name)` of s2mr/L10nLint has no counterpart and is ignored; remove it")
      return nil
    }
    guard let rule = known.rule(name) else {
      let near = (groups.nearest(to: name) ?? known.nearest(to: name)).map { "; did you mean `\($0)`?" }
      error(place, "there is no rule `\(name)`\(near ?? "; `l10nlint rules` lists all rules")")
      return nil
    }
    if rule.id != name { note(place, "`\(name)` is called `\(rule.id)` here") }
    return rule
  }

  mutating func readOverrides(_ node: YAMLNode) -> [RuleEntry] {
    guard node.isNull || node.sequence != nil else {
      error(node, "`overrides` must be a list; begin each item with `- paths:` or `- language:`")
      return []
    }
    return (node.sequence ?? []).compactMap { readOverride($0) }
  }

  /// The language of the code, which people call by several names.
  private mutating func sourceLanguage(_ node: YAMLNode, _ key: String) -> SourceLanguage? {
    guard let text = node.text,
      ["c", "c++", "objective-c", "objective-c++", "objectivec"].contains(text.lowercased())
    else {
      return choice(node, key, ["swift", "objc"]).map { $0 == "swift" ? .swift : .cFamily }
    }
    error(node, "`\(key)` must be `swift` or `objc`; did you mean `objc`?")
    return nil
  }

  private mutating func readOverride(_ node: YAMLNode) -> RuleEntry? {
    let known = ["paths", "language", "rules", "only"]
    guard let parts = node.mapping else {
      error(node, "an override must be a mapping of \(known.alternatives)")
      return nil
    }
    let before = problems.count
    var entry = RuleEntry()
    for part in parts {
      switch part.key {
      case "paths": entry.paths = globs(part.value, part.key)
      case "language":
        entry.language = sourceLanguage(part.value, part.key)
      case "rules": readRules(part.value, &entry)
      case "only": entry.only = ruleNames(part.value, part.key)
      default: unknownKey(part, known)
      }
    }
    // Without a condition it would hold for all files, which nobody means who writes an override.
    guard entry.isConditional else {
      if problems.count == before { error(node, "an override needs `paths` or `language`") }
      return nil
    }
    if !parts.contains(where: { $0.key == "rules" || $0.key == "only" }), problems.count == before {
      error(node, "this override changes nothing; add `rules` or `only`")
    }
    return entry
  }
}
