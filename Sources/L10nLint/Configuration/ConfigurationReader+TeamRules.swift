import L10nSyntax

// The rules of a team: `team-rules`, a mapping of them or a list of files that hold such mappings.

extension ConfigurationReader {
  mutating func readTeamRules(_ node: YAMLNode) {
    guard node.sequence != nil || node.string != nil else {
      return define(entries(node, "team-rules", "a mapping of rules, or a list of files with such mappings"))
    }
    for item in list(node, "team-rules", "a list of files") {
      guard let path = text(item, "team-rules", "a list of files, or a mapping of rules") else { continue }
      readTeamRules(named: path, item)
    }
  }

  /// Reads a file that has nothing but rules.
  private mutating func readTeamRules(named path: String, _ node: YAMLNode) {
    switch open(path) {
    case .unreadable(let reason): error(node, "`\(path)` cannot be read: \(reason)")
    case .text(let bytes, let shown):
      var reader = ConfigurationReader(path: shown, folder: file.folder, inside: outer + [file], open: open)
      do {
        let root = try YAML.parse(bytes)
        if root.mapping != nil || root.isNull {
          reader.define(root.mapping ?? [])
        } else {
          reader.error(root, "a rules file must be a mapping of rule names to definitions")
        }
      } catch {
        reader.error(error.position, error.message.asMessage)
      }
      add(reader)
    }
  }

  private mutating func define(_ entries: [YAMLEntry]) {
    for entry in entries {
      let before = problems.count
      let id = entry.key
      if !id.isTeamRuleName {
        error(
          entry.keyPosition, "`\(id)` is not a valid rule name; use lowercase letters, digits and hyphens")
      } else if let rule = known.rule(id) {
        error(
          entry.keyPosition,
          rule.isOfTeam
            ? "rule `\(id)` is already defined; rename one of the two"
            : "`\(id)` is a built-in rule; choose another name, or configure the built-in rule under `rules`"
        )
      }
      var reader = TeamRuleReader(id, reader: self)
      reader.read(entry)
      self = reader.reader
      guard problems.count == before else { continue }
      file.teamRules.append(
        TeamRule(reader.definition, id: id, path: file.path, at: entry.keyPosition))
    }
  }
}

extension String {
  /// `rounded-price`: what reads well behind `l10nlint:disable`.
  fileprivate var isTeamRuleName: Bool {
    guard let first = utf8.first, first.isSmallLetter, last != "-", utf8.count <= 60 else {
      return false
    }
    return self != SuppressionComment.Name.all
      && utf8.allSatisfy { $0.isSmallLetter || $0.isDecimalDigit || $0 == 0x2D }
  }
}
