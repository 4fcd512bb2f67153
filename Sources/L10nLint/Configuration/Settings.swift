import L10nSyntax

/// What holds for one file: which rules look at it and how its findings count.
package struct Settings: Sendable {
  /// All rules of the catalog, in its order, and those of the team behind them; those that are off too.
  package private(set) var rules: [RuleSetting]
  package private(set) var minimumConfidence = Sourced(Confidence.likely)
  package private(set) var minimumSeverity = Sourced(Severity.note)
  package private(set) var failOn = Sourced(FailureThreshold.at(.warning))

  /// What holds where nobody has configured anything.
  package static let standard = Settings(rules: RuleCatalog.all.map { RuleSetting($0) })

  private init(rules: [RuleSetting]) { self.rules = rules }

  /// The rules that are on, for a linter.
  package var enabled: [Linter.EnabledRule] { rules.filter(\.isOn.value).map(\.enabled) }

  /// The rules that somebody can name in a file with these settings.
  package var known: KnownRules { KnownRules(teamRules: rules.map(\.rule).filter(\.isOfTeam)) }

  /// A finding that no check makes, as these settings have it. It is made whatever is switched off: a run that passes
  /// over a file would look clean.
  package func adjusted(_ finding: Finding) -> Finding {
    guard finding.isUnreadable, let rule = rules.first(where: { $0.rule.id == finding.rule })
    else { return finding }
    var finding = finding
    finding.severity = rule.severity(finding.kind).value ?? finding.severity
    return finding
  }

  /// What a rule gives a kind of its findings; `nil` where it is off.
  package func severity(of rule: Rule, _ kind: String) -> Severity? {
    rules.first { $0.rule.id == rule.id }.flatMap { $0.isOn.value ? $0.severity(kind).value : nil }
  }

  mutating func apply(_ entry: RuleEntry) {
    for index in rules.indices {
      let change = entry.rules[rules[index].rule.id]
      if let change { rules[index].apply(change) }
      // What the engine itself reports is no choice of rules: an unread file stays a word.
      guard let only = entry.only, !rules[index].rule.check.subjects.isEmpty else { continue }
      let isListed = only.value.mean(rules[index].rule)
      rules[index].isOn = Sourced(isListed && change?.isOn?.value != false, only.origin)
    }
  }

  /// Takes away a rule that does not speak of the file.
  mutating func switchOff(_ teamRule: TeamRule) {
    guard let index = rules.firstIndex(where: { $0.rule.id == teamRule.rule.id }) else { return }
    rules[index].isOn = Sourced(false, teamRule.origin)
  }

  mutating func apply(_ file: ConfigurationFile) {
    rules += file.teamRules.map { RuleSetting($0.rule, from: $0.origin) }
    if let minimum = file.minimumConfidence { minimumConfidence = minimum }
    if let minimum = file.minimumSeverity { minimumSeverity = minimum }
    if let threshold = file.failOn { failOn = threshold }
  }
}

/// A rule as it is set for a file, and who set it so.
package struct RuleSetting: Sendable {
  package let rule: Rule
  package fileprivate(set) var isOn: Sourced<Bool>
  /// By kind, as configured; the empty name stands for all kinds, and no severity for a kind that is off.
  package private(set) var severities: [String: Sourced<Severity?>] = [:]
  /// As configured; the others are those of the page.
  package private(set) var options: [String: Sourced<RuleOption.Value>] = [:]

  init(_ rule: Rule, from origin: Origin = .standard) {
    self.rule = rule
    isOn = Sourced(rule.isUsual, origin)
  }

  var enabled: Linter.EnabledRule {
    Linter.EnabledRule(
      rule, options.isEmpty ? nil : Options(rule.options, overriding: options.mapValues(\.value)),
      severities: severities.mapValues(\.value))
  }

  package func option(_ option: RuleOption) -> Sourced<RuleOption.Value> {
    options[option.name] ?? Sourced(option.value)
  }

  package func severity(_ kind: String) -> Sourced<Severity?> {
    severities.value(ofKind: kind) ?? Sourced(rule.severity(kind))
  }

  fileprivate mutating func apply(_ change: RuleChange) {
    if let isOn = change.isOn { self.isOn = isOn }
    // One severity for all kinds takes back what was said of some of them.
    if change.severities[""] != nil { severities = [:] }
    severities.merge(change.severities) { _, new in new }
    options.merge(change.options) { _, new in new }
  }
}

/// From which severity on findings make a run fail.
package enum FailureThreshold: Sendable, Equatable {
  case at(Severity)
  case never

  package static let names = Severity.allCases.map(\.rawValue) + ["never"]

  package init?(_ name: String) {
    if name == "never" {
      self = .never
    } else if let severity = Severity(rawValue: name) {
      self = .at(severity)
    } else {
      return nil
    }
  }

  package var name: String {
    switch self {
    case .at(let severity): severity.rawValue
    case .never: "never"
    }
  }

  package func isReached(by severity: Severity) -> Bool {
    switch self {
    case .at(let least): severity >= least
    case .never: false
    }
  }
}
