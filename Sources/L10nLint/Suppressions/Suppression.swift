/// The comment that leaves a finding out of the reports.
package struct Suppression: Sendable, Equatable {
  /// What the author wrote behind `--`.
  package var justification: String?
  package var place: Place
}
