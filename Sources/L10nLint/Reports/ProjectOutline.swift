/// What a report says of a project beside its findings.
package struct ProjectOutline: Sendable {
  var keyStyle: KeyStyle
  var votes: KeyVotes.Count
  /// Whether there are several languages.
  var isTranslated: Bool?

  package init(_ project: ProjectFacts) {
    keyStyle = project.keys.styles.usual
    votes = project.keys.styles.votes
    isTranslated = project.software.isTranslated
  }
}
