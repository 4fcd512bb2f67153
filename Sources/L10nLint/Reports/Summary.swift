/// What a run did, beside its findings.
package struct Summary: Sendable {
  package var files: Int
  package var project: ProjectFacts

  package init(files: Int, project: ProjectFacts) {
    self.files = files
    self.project = project
  }
}

/// A way to write findings down: a value with one function, so that a new format is one more value.
package struct ReportFormat: Sendable {
  package let name: String
  package let render: @Sendable ([Finding], Summary) -> String

  package static let all: [ReportFormat] = [.text, .json]

  package init(name: String, render: @escaping @Sendable ([Finding], Summary) -> String) {
    self.name = name
    self.render = render
  }
}
