import L10nLint
import L10nSyntax

/// A finding as editors show it.
struct Diagnostic {
  var range: EditorRange
  var severity: Severity
  /// The id of a rule; `nil` for a mistake in a configuration.
  var rule: String?
  var message: String
  var related: [Related] = []

  struct Related {
    var uri: String
    var range: EditorRange
    var message: String
  }

  /// A configuration is told in bytes, which are the letters of all keys that it knows.
  init(_ problem: ConfigurationProblem) {
    let start = EditorPosition(line: problem.line - 1, character: problem.column - 1)
    range = EditorRange(start: start, end: start)
    severity = problem.kind
    message = problem.message
  }

  init(_ finding: Finding, _ encoding: PositionEncoding, related: [Related]) {
    range = encoding.range(finding.place)
    severity = finding.severity
    rule = finding.rule
    message = finding.message
    self.related = related
  }
}

extension LanguageServer {
  /// What is found in an open text.
  func diagnostics(of document: OpenDocument) -> [Diagnostic] {
    document.findings.map { diagnostic($0, in: document) }
  }

  func diagnostic(_ finding: Finding, in document: OpenDocument) -> Diagnostic {
    var related: [Diagnostic.Related] = []
    if editor.showsRelated, let home = document.home, let project = workspace.projects[home.scope] {
      related = finding.related.map { place in
        Diagnostic.Related(
          uri: workspace.uri(of: place.path, in: project), range: editor.encoding.range(place.place),
          message: place.message)
      }
    }
    return Diagnostic(finding, editor.encoding, related: related)
  }

  /// `textDocument/diagnostic`: what is found in a text as it is now.
  mutating func pullDiagnostics(_ parameters: Parameter) -> Reply {
    _ = lookAtTexts()
    let uri = parameters["textDocument"]?["uri"]?.text ?? ""
    let found = workspace.documents[uri].map { diagnostics(of: $0) } ?? []
    return .object { writer in
      writer.field("kind", "full")
      writer.array("items", found) { $1.diagnostic($0) }
    }
  }
}

extension JSONWriter {
  mutating func diagnostics(_ diagnostics: [Diagnostic], of uri: String, version: Int? = nil) {
    field("uri", uri)
    if let version { field("version", version) }
    array("diagnostics", diagnostics) { $1.diagnostic($0) }
  }

  mutating func diagnostic(_ diagnostic: Diagnostic) {
    field("range", diagnostic.range)
    field("severity", diagnostic.severity.number)
    if let rule = diagnostic.rule { field("code", rule) }
    field("source", "l10nlint")
    field("message", diagnostic.message)
    guard !diagnostic.related.isEmpty else { return }
    array("relatedInformation", diagnostic.related) { related, writer in
      writer.field("location") { $0.location(related.uri, related.range) }
      writer.field("message", related.message)
    }
  }

  mutating func location(_ uri: String, _ range: EditorRange) {
    field("uri", uri)
    field("range", range)
  }
}

extension Severity {
  /// A note is what editors call information.
  var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}
