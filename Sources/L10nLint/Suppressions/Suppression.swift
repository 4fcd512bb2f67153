/// Why a finding is left out of the reports.
package struct Suppression: Sendable, Equatable {
  /// As SARIF calls it.
  package enum Kind: String, Sendable {
    /// A comment in the file of the finding.
    case inSource
  }

  package var kind: Kind
  /// What the author wrote behind `--`.
  package var justification: String?
  /// The comment.
  package var place: Place
}
