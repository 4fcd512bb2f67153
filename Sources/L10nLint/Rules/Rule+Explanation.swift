extension Rule {
  /// The page of the rule for somebody at a terminal, with what a project can change of it.
  package var explanation: String {
    var lines = page.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.isEmpty || $0.hasPrefix("# ") }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let body = lines.joined(separator: "\n")
    return [heading, standing, body, inProject].joined(separator: "\n\n") + "\n"
  }

  var heading: String { "# \(title) (\(id))" }

  /// What a project can change of the rule, and how it silences one finding.
  var inProject: String { ["## In your project", settings, silencing].joined(separator: "\n\n") }

  /// What the engine itself reports cannot be switched off, and has no line that a comment could stand above.
  private var isMadeByEngine: Bool { check.subjects.isEmpty }

  /// In one paragraph: whether it is on, how bad its findings are, where it looks, and its other names.
  var standing: String {
    var parts: [String] = []
    switch state {
    case .on: parts.append("On.")
    case .preview:
      parts.append("Preview: off unless enabled, because it has to be tried on more apps first.")
    case .off: parts.append("Off unless enabled.")
    }
    let kinds = severities.count > 1 ? "Severity by kind of finding" : "Severity"
    parts.append("\(kinds): \(severityText). Reads \(inputs.map(\.rawValue).joined(separator: ", ")).")
    if !aliases.isEmpty { parts.append("Also called \(aliases.joined(separator: ", ")).") }
    return parts.joined(separator: " ")
  }

  /// `warning`, or `named: note, text: warning`.
  private var severityText: String {
    severities.sorted { $0.key < $1.key }
      .map { $0.key.isEmpty ? $0.value.rawValue : "\($0.key): \($0.value.rawValue)" }.joined(separator: ", ")
  }

  /// What a configuration would say to leave all as it is, and what else it could say.
  private var settings: String {
    let kinds = severities.keys.filter { !$0.isEmpty }.sorted()
    var lines = [
      "These values of the rule can be changed in `.l10nlint.yml`:", "", "```yaml", "rules:", "  \(id):",
    ]
    lines.append("    severity: " + (kinds.isEmpty ? severityText : "{\(severityText)}"))
    for option in options {
      lines += ["    # \(option.help)", "    \(option.name): \(option.value.yaml)"]
    }
    lines += ["```", ""]
    if isMadeByEngine {
      lines.append("This rule cannot be turned off; `exclude: [<path>]` skips a file.")
    } else {
      lines.append(
        "`\(id): \(state == .on ? "off" : "on")` turns the rule \(state == .on ? "off" : "on").")
      if let kind = kinds.first {
        lines.append("A kind of finding can also be turned off: `severity: {\(kind): off}`.")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// How one finding is silenced in each kind of file that the rule reads.
  private var silencing: String {
    guard !isMadeByEngine else { return "It cannot be silenced by a comment." }
    let directive = "l10nlint:disable:next \(id)"
    let ways: [(inputs: [Input], way: String)] = [
      ([.swift, .objc], "code: `// \(directive) -- the reason`"),
      ([.strings], "`.strings`: `/* \(directive) -- the reason */`"),
      (
        [.stringsdict, .plist], "XML, which does not allow two hyphens: `<!-- \(directive) — the reason -->`"
      ),
      ([.xcstrings], "catalogs, in the `comment` of the entry: `l10nlint:disable:this \(id) -- the reason`"),
      (
        [.interface],
        "interface files, in the note to the translator: `l10nlint:disable:this \(id) -- the reason`"
      ),
    ]
    let own = ways.filter { $0.inputs.contains(where: inputs.contains) }.map { "- \($0.way)" }
    return (["A comment above a finding silences it, with the reason after two hyphens:", ""] + own)
      .joined(separator: "\n")
  }
}
