import L10nLint
import L10nSyntax

extension LanguageServer {
  /// Takes in what the editor tells. False when the editor is gone.
  mutating func note(_ method: String, _ parameters: Parameter?) -> Bool {
    switch method {
    case "initialized":
      scheduleWork(texts: 0, projects: 0)
      return !editor.watchesFiles || watchFiles()
    case "textDocument/didSave":
      // Whoever does not watch files says with this that some may have changed.
      workspace.spoil(editor.watchesFiles ? .unjoined : .unread)
      return settle()
    case "workspace/didChangeWatchedFiles":
      for change in parameters?["changes"]?.items ?? [] { noteChange(of: change["uri"]?.text ?? "") }
      scheduleWork()
    case "workspace/didChangeWorkspaceFolders":
      if let event = parameters?["event"] { changeFolders(event) }
    case "workspace/didChangeConfiguration":
      workspace.spoil(.unread)
      scheduleWork()
    default:
      guard let uri = parameters?["textDocument"]?["uri"]?.text, let parameters else { return true }
      return note(method, of: uri, parameters)
    }
    return true
  }

  /// Takes in what the editor tells of one text. False when the editor is gone.
  private mutating func note(_ method: String, of uri: String, _ parameters: Parameter) -> Bool {
    let document = parameters["textDocument"]
    let version = document?["version"]?.number ?? 0
    switch method {
    case "textDocument/didOpen":
      guard let text = document?["text"]?.text else { return true }
      workspace.open(uri, version: version, text: text, outside)
      scheduleWork(texts: 0)
    case "textDocument/didChange":
      workspace.change(uri, parameters["contentChanges"]?.items ?? [], version: version, editor.encoding)
      scheduleWork()
    case "textDocument/didClose":
      guard workspace.documents[uri]?.home != nil else {
        workspace.close(uri, outside)
        return true
      }
      workspace.close(uri, outside)
      scheduleWork()
      return editor.pullsDiagnostics
        || tell("textDocument/publishDiagnostics") { $0.diagnostics([], of: uri) }
    default: break
    }
    return true
  }

  private mutating func changeFolders(_ event: Parameter) {
    for folder in event["removed"]?.items ?? [] { workspace.removeFolder(folder["uri"]?.text ?? "") }
    for folder in event["added"]?.items ?? [] { workspace.addFolder(folder["uri"]?.text ?? "", outside) }
    workspace.rehome(outside)
    scheduleWork(texts: 0, projects: 0)
  }

  /// A file on the disk is another one, new or gone. What is open counts for more than its file.
  private mutating func noteChange(of uri: String) {
    guard workspace.documents[uri]?.home == nil else { return }
    for (scope, _) in workspace.projects(around: uri) { workspace.spoil(.unread, scope) }
  }

  /// The rules of a team stand in files of any name.
  private static let watchedEndings = FileKind.endings + [ConfigurationFile.name, "yml", "yaml"]

  private mutating func watchFiles() -> Bool {
    ask("client/registerCapability") { writer in
      writer.array("registrations") { writer in
        writer.element { writer in
          writer.field("id", "l10nlint.files")
          writer.field("method", "workspace/didChangeWatchedFiles")
          writer.field("registerOptions") { writer in
            writer.array("watchers", Self.watchedEndings) { ending, writer in
              writer.field("globPattern", "**/" + (ending.hasPrefix(".") ? ending : "*." + ending))
            }
          }
        }
      }
    }
  }

  // MARK: Diagnostics

  /// Looks at the texts that have changed and tells what is found there.
  mutating func lookAtTexts() -> Bool {
    let changed = workspace.lookAtTexts(outside)
    return publish(changed)
  }

  /// Has all projects looked at of which something is no longer true.
  mutating func settle() -> Bool {
    forgetSchedule()
    guard lookAtTexts() else { return false }
    for project in workspace.projects.values {
      guard publishConfiguration(of: project) else { return false }
    }
    workspace.wantLooks()
    return goOnLooking()
  }

  /// Tells what looks at projects have changed, and begins the next one. Nobody waits for them.
  mutating func goOnLooking() -> Bool {
    repeat {
      guard workspace.isLooking else { continue }
      guard let result = outside.takeLook(.none) else { return true }
      let changed = workspace.take(result)
      for project in workspace.projects.values {
        guard publishConfiguration(of: project) else { return false }
      }
      guard publish(changed) else { return false }
      let isToBeAsked = editor.pullsDiagnostics && !changed.isEmpty
      guard !isToBeAsked || ask("workspace/diagnostic/refresh") else { return false }
    } while workspace.startLook(outside)
    return true
  }

  private func publish(_ uris: [String]) -> Bool {
    guard !editor.pullsDiagnostics else { return true }
    return uris.allSatisfy { uri in
      guard let document = workspace.documents[uri], document.home != nil else { return true }
      return tell("textDocument/publishDiagnostics") { writer in
        writer.diagnostics(
          diagnostics(of: document), of: uri, version: editor.takesVersions ? document.version : nil)
      }
    }
  }

  /// Says in the configurations of a project what is wrong with them.
  private mutating func publishConfiguration(of project: WarmProject) -> Bool {
    let byURI = Dictionary(grouping: project.opening.problems) {
      FileURI.uri($0.path.inside(project.scope.folder))
    }
    let gone = project.toldConfigurations.subtracting(byURI.keys)
    workspace.tell(Set(byURI.keys), of: project.scope)
    // Nobody looks into a file that worked yesterday.
    let news = project.opening.problems.first {
      $0.kind == .error
        && !project.toldConfigurations.contains(FileURI.uri($0.path.inside(project.scope.folder)))
    }
    if let news, !showMessage(.error, news.description) { return false }
    return (gone.sorted() + byURI.keys.sorted()).allSatisfy { uri in
      tell("textDocument/publishDiagnostics") {
        $0.diagnostics((byURI[uri] ?? []).map { Diagnostic($0) }, of: uri)
      }
    }
  }
}
