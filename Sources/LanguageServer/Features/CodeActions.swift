import L10nLint
import L10nSyntax

/// Something an editor offers to do.
struct CodeAction {
  enum Kind: String {
    case quickFix = "quickfix"
    case fixAll = "source.fixAll.l10nlint"

    /// Whether an editor that asks for some kinds means this one.
    func isAsked(_ wanted: [String]?) -> Bool {
      guard let wanted else { return true }
      return wanted.contains { $0.isEmpty || rawValue == $0 || rawValue.hasPrefix($0 + ".") }
    }
  }

  var title: String
  var kind: Kind
  /// Editors have one key for what is preferred, so nobody looks at it first.
  var isPreferred = false
  var diagnostic: Diagnostic?
  var deed: Deed

  enum Deed {
    case edit(WorkspaceEdit)
    /// The rule to explain.
    case explanation(String)
  }
}

extension LanguageServer {
  static let explainCommand = "l10nlint.explain"

  /// `textDocument/codeAction`
  mutating func codeActions(_ parameters: Parameter) -> Reply {
    guard lookAtTexts(), let range = EditorRange(parameters["range"]),
      let document = workspace.documents[parameters["textDocument"]?["uri"]?.text ?? ""],
      editor.hasActionLiterals
    else { return .null }
    let wanted = parameters["context"]?["only"]?.items.compactMap(\.text)
    var actions: [CodeAction] = []
    if CodeAction.Kind.quickFix.isAsked(wanted) {
      let findings = document.findings.filter { editor.encoding.range($0.place).touches(range) }
      for finding in findings { actions += self.actions(for: finding, in: document) }
    }
    // Everything at once belongs to a file, and is offered for a place only to those who ask for it.
    if wanted != nil, CodeAction.Kind.fixAll.isAsked(wanted) { actions += fixAll(in: document) }
    let abilities = editor
    return .list { writer in
      for action in actions { writer.element { $0.codeAction(action, for: abilities) } }
    }
  }

  private func actions(for finding: Finding, in document: OpenDocument) -> [CodeAction] {
    guard let home = document.home, let project = workspace.projects[home.scope] else { return [] }
    let diagnostic = diagnostic(finding, in: document)
    var actions: [CodeAction] = []
    if let fix = finding.fix {
      var edits = PathTable<[Fix.Edit]>()
      for edit in fix.edits { edits[edit.path, default: []].append(edit) }
      if fix.edits.areApart, project.isSound(edits, home.path, document.text) {
        actions.append(
          CodeAction(
            title: fix.safety == .safe ? fix.title : "\(fix.title) (suggested)", kind: .quickFix,
            isPreferred: fix.safety == .safe, diagnostic: diagnostic,
            deed: .edit(workspaceEdit(edits, in: project))))
      }
    }
    if let edits = project.silencing(finding, home.path, document.text) {
      actions.append(
        CodeAction(
          title: "Silence `\(finding.rule)` here, with a reason", kind: .quickFix, diagnostic: diagnostic,
          deed: .edit(workspaceEdit(PathTable([(key: home.path, value: edits)]), in: project))))
    }
    actions.append(
      CodeAction(
        title: "Explain `\(finding.rule)`", kind: .quickFix, diagnostic: diagnostic,
        deed: .explanation(finding.rule)))
    return actions
  }

  /// All fixes of a text that are made without a thought and are not in each other's way.
  private func fixAll(in document: OpenDocument) -> [CodeAction] {
    guard let home = document.home, let project = workspace.projects[home.scope] else { return [] }
    let edits = FixPlan(document.findings, .safe).edits
    guard !edits.isEmpty, project.isSound(edits, home.path, document.text) else { return [] }
    return [
      CodeAction(
        title: "Apply all safe fixes (l10nlint)", kind: .fixAll,
        deed: .edit(workspaceEdit(edits, in: project)))
    ]
  }

  /// `workspace/executeCommand`
  mutating func execute(_ parameters: Parameter) -> Reply {
    let id = parameters["arguments"]?.items.first?.text ?? ""
    guard parameters["command"]?.text == Self.explainCommand, let rule = rule(id) else {
      return .failure(.invalidParams, "the command `\(Self.explainCommand)` needs the id of a rule")
    }
    _ = showMessage(.note, "\(rule.title) (\(rule.id))\n\n\(rule.summary)")
    return .null
  }
}

extension LanguageServer {
  /// A rule of the catalog or of a project that is open.
  private func rule(_ id: String) -> Rule? {
    let projects = workspace.projects.values.sorted { $0.scope.folder.precedesInBytes($1.scope.folder) }
    return projects.lazy.compactMap { $0.reading?.settings.known.rule(id) }.first ?? RuleCatalog.rule(id)
  }
}

extension WarmProject {
  /// Whether a text stays one that its reader can follow.
  fileprivate func isSound(_ edits: PathTable<[Fix.Edit]>, _ path: String, _ text: SourceText) -> Bool {
    guard let reading, let mine = edits[path] else { return true }
    let before = SourceFile(path, text, in: reading)
    let after = SourceFile(path, text.applying(mine), in: reading)
    return after.problemCount <= before.problemCount
  }
}

extension JSONWriter {
  fileprivate mutating func codeAction(_ action: CodeAction, for editor: EditorAbilities) {
    field("title", action.title)
    field("kind", action.kind.rawValue)
    if action.isPreferred { field("isPreferred", true) }
    if let diagnostic = action.diagnostic { array("diagnostics", [diagnostic]) { $1.diagnostic($0) } }
    switch action.deed {
    case .edit(let edit): field("edit") { $0.workspaceEdit(edit, for: editor) }
    case .explanation(let rule):
      field("command") { writer in
        writer.field("title", action.title)
        writer.field("command", LanguageServer.explainCommand)
        writer.array("arguments", of: [rule])
      }
    }
  }
}
