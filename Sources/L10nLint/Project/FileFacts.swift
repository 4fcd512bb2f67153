import L10nSyntax

/// What one file tells the rest of its project, in a form small enough to keep for every file.
///
/// A class, because it is handed on from round to round, and there are tens of thousands.
package final class FileFacts: Sendable {
  package let path: String
  package let code: CodeFacts
  /// What the file says, where it is no code.
  package let resource: ResourceFile?
  /// Comments that silence rules; `nil` where there are none.
  package let suppressions: FileSuppressions?

  init(
    path: String, code: CodeFacts = CodeFacts(), resource: ResourceFile? = nil,
    suppressions: FileSuppressions? = nil
  ) {
    self.path = path
    self.code = code
    self.resource = resource
    self.suppressions = suppressions
  }
}
