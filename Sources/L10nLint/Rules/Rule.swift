import L10nSyntax

/// A rule of the catalog: what its page says, and its check.
///
/// A class, because every file of a run asks every rule.
package final class Rule: Sendable {
  package let id: String
  package let title: String
  /// The first paragraph of the page.
  package let summary: String
  /// The page as written, without its front matter.
  package let page: String
  /// By kind of finding; a rule with one kind uses the empty name.
  package let severities: [String: Severity]
  package let aliases: [String]
  package let sources: [String]
  /// In the order of the page.
  package let inputs: [Input]
  package let since: String
  package let state: State
  /// Its findings say little of a project that has one language and no other.
  package let needsTranslations: Bool
  /// Rules that say more of the same line.
  package let yieldsTo: [String]
  /// Rules that say more of the same expression, whatever else stands on its line.
  package let yieldsInExpressionTo: [String]
  /// The rule also speaks where findings are usually dropped.
  package let contexts: Context
  package let options: [RuleOption]
  package let check: Check
  /// Written by a team for its own project.
  package let isOfTeam: Bool

  package init(
    id: String, title: String, summary: String, page: String, severities: [String: Severity],
    aliases: [String], sources: [String], inputs: [Input], since: String, state: State,
    needsTranslations: Bool, yieldsTo: [String] = [], yieldsInExpressionTo: [String] = [], contexts: Context,
    options: [RuleOption], check: Check, isOfTeam: Bool = false
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.page = page
    self.severities = severities
    self.aliases = aliases
    self.sources = sources
    self.inputs = inputs
    self.since = since
    self.state = state
    self.needsTranslations = needsTranslations
    self.yieldsTo = yieldsTo
    self.yieldsInExpressionTo = yieldsInExpressionTo
    self.contexts = contexts
    self.options = options
    self.check = check
    self.isOfTeam = isOfTeam
  }

  /// Whether a run has the rule that says nothing about rules.
  package var isUsual: Bool { state == .on }

  /// What a rule is where nobody has configured it.
  package enum State: String, Sendable, CaseIterable {
    case on
    /// Off until it has been read in more apps.
    case preview
    /// A matter of taste that a team has to ask for.
    case off
  }

  /// A kind of file that a rule reads, as its page names it.
  package enum Input: String, Sendable {
    case swift, objc, strings, stringsdict, xcstrings, interface, plist, project, scheme
  }

  /// The severity of a kind of finding; a kind the page does not list is a mistake of ours.
  package func severity(_ kind: String) -> Severity {
    guard let severity = severities.value(ofKind: kind) else {
      preconditionFailure("\(id) has no kind \(kind)")
    }
    return severity
  }
}

extension Dictionary where Key == String {
  /// What holds for a kind of finding, of values by kind: the empty name stands for all that have none of their own.
  func value(ofKind kind: String) -> Value? { self[kind] ?? self[""] }
}

extension Rule: CustomStringConvertible {
  package var description: String { id }
}

/// An option of a rule: its default decides which values it takes.
package struct RuleOption: Sendable, Equatable {
  package enum Value: Sendable, Equatable {
    case flag(Bool)
    case number(Int)
    case text(String)
    case list([String])
  }

  package var name: String
  package var value: Value
  package var help: String
}
