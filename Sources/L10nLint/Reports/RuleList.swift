/// Rules as `l10nlint rules` prints them.
package struct RuleList {
  private let rules: [Rule]

  package init(_ rules: [Rule]) { self.rules = rules }

  /// One line a rule: id, state, severity, title.
  package var text: String {
    let width = rules.map(\.id.count).max() ?? 0
    return rules.map { rule in
      let severity = rule.severities.values.max()?.rawValue ?? ""
      return [
        rule.id.filled(to: width), rule.state.rawValue.filled(to: 7), severity.filled(to: 7),
        rule.title.printable,
      ]
      .joined(separator: "  ") + "\n"
    }.joined()
  }

  /// For programs; `docs/json.md` describes it.
  package var json: [UInt8] {
    var writer = JSONWriter(.indented)
    writer.object { writer in
      writer.field("version", 1)
      writer.array("rules", rules) { $1.rule($0) }
    }
    writer.end()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func rule(_ rule: Rule) {
    field("id", rule.id)
    field("title", rule.title)
    field("state", rule.state.rawValue)
    field("severity", rule.severities.values.max()?.rawValue ?? "")
    let kinds = rule.severities.filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }
    array("kinds", kinds) { kind, writer in
      writer.field("kind", kind.key)
      writer.field("severity", kind.value.rawValue)
    }
    if !rule.isOfTeam { field("page", "Rules/\(rule.id).md") }
  }
}

extension String {
  fileprivate func filled(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
