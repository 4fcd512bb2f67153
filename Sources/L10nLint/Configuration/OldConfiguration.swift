import L10nSyntax

/// What s2mr/L10nLint, whose file has the same name as ours, writes into it.
enum OldConfiguration {
  /// The one of its rules whose page of ours asks for something else: who has switched it off does not mean that. The
  /// others are aliases.
  static func isRuleWithoutCounterpart(_ name: String) -> Bool { name == "integer_format_specifier" }

  /// The keys of other linters that mean something here under another name.
  static let otherNames = [
    "included": "include", "excluded": "exclude", "only_rules": "only", "opt_in_rules": "rules",
    "per-file-ignores": "overrides", "severity": "rules", "strict": "fail-on", "ignore": "exclude",
    "custom_rules": "team-rules",
  ]
}

extension ConfigurationReader {
  /// Reads a key of s2mr/L10nLint and says how it is written here; false for any other key.
  mutating func readOldKey(_ entry: YAMLEntry, _ base: inout RuleEntry) -> Bool {
    switch entry.key {
    case "disabled_rules":
      note(entry.keyPosition, "`disabled_rules` is read as `rules`; write `rules: {<rule>: off}`")
      switchRules(entry.value, entry.key, isOn: false, &base)
    case "enabled_rules":
      note(entry.keyPosition, "`enabled_rules` is read as `rules`; write `rules: {<rule>: on}`")
      switchRules(entry.value, entry.key, isOn: true, &base)
    case "base_path":
      note(entry.keyPosition, "`base_path` is ignored: files are found without it; `include` limits them")
    case "reporter":
      note(entry.keyPosition, "`reporter` is ignored; the option `--format` selects the report")
    case "todo", "prioritize_todo_over_mixed_chinese":
      note(
        entry.keyPosition,
        "`\(entry.key)` of s2mr/L10nLint has no counterpart and is ignored; remove it")
    default:
      guard let name = OldConfiguration.otherNames[entry.key] else { return false }
      error(entry.keyPosition, "unknown key `\(entry.key)`; did you mean `\(name)`?")
    }
    return true
  }

  private mutating func switchRules(_ node: YAMLNode, _ name: String, isOn: Bool, _ base: inout RuleEntry) {
    for item in list(node, name, "a list of rules") {
      guard let text = text(item, name, "a list of rules"), let rule = rule(text, at: item.position),
        base.rules[rule.id] == nil
      else { continue }
      base.rules[rule.id] = RuleChange(isOn: isOn, origin(item))
    }
  }
}
