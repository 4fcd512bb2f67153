import L10nSyntax

/// A rule of the catalogue: what its page says, and its check.
package struct Rule: Sendable {
  package var id: String
  package var title: String
  /// The first paragraph of the page.
  package var summary: String
  /// The page as written, without its front matter.
  package var page: String
  /// By kind of finding; a rule with one kind uses the empty name.
  package var severities: [String: Severity]
  package var aliases: [String]
  package var sources: [String]
  package var inputs: [String]
  package var since: String
  package var isPreview: Bool
  /// The rule also speaks where findings are usually dropped.
  package var contexts: Context
  package var options: [RuleOption]
  package var check: Check

  /// The severity of a kind of finding; a kind the page does not list is a mistake of ours.
  package func severity(_ kind: String) -> Severity {
    guard let severity = severities[kind] ?? severities[""] else {
      preconditionFailure("\(id) has no kind \(kind)")
    }
    return severity
  }
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
