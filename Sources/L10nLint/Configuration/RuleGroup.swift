/// A word of `only` that stands for many rules.
package enum RuleGroup: String, CaseIterable, Sendable {
  /// Those too that are off where nobody names them.
  case all
  /// Those that are off until they have been read in more apps.
  case preview

  package func holds(_ rule: Rule) -> Bool {
    switch self {
    case .all: true
    case .preview: rule.state == .preview
    }
  }
}

extension Set<String> {
  /// Whether a rule is among these, by its name or by a word for many.
  package func mean(_ rule: Rule) -> Bool {
    contains(rule.id) || RuleGroup.allCases.contains { contains($0.rawValue) && $0.holds(rule) }
  }
}

extension [RuleGroup] {
  /// The word that is spelled most like a wrong one.
  package func nearest(to name: String) -> String? { map(\.rawValue).nearest(to: name) }
}
