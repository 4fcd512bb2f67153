import L10nSyntax

/// Which languages a project means to have complete, as far as it says so.
package struct ProjectLanguages: Sendable {
  /// Each text must be there.
  package var required: [LanguageTag]
  /// Being worked on: a missing text is no mistake.
  package var partial: [LanguageTag]

  package init(required: [LanguageTag] = [], partial: [LanguageTag] = []) {
    self.required = required
    self.partial = partial
  }
}
