import L10nLint
import L10nSyntax

/// Changes of texts that an editor makes at once.
struct WorkspaceEdit {
  var files: [File]

  struct File {
    var uri: String
    /// Of the text that is open.
    var version: Int?
    var edits: [Edit]
  }

  struct Edit {
    var range: EditorRange
    var text: String
  }
}

extension LanguageServer {
  /// The edits of fixes, by path, as the editor makes them.
  func workspaceEdit(_ edits: PathTable<[Fix.Edit]>, in project: WarmProject) -> WorkspaceEdit {
    WorkspaceEdit(
      files: edits.sorted.map { path, edits in
        let uri = workspace.uri(of: path, in: project)
        return WorkspaceEdit.File(
          uri: uri, version: workspace.documents[uri]?.version,
          edits: edits.map { edit in
            WorkspaceEdit.Edit(range: editor.encoding.range(edit.place), text: edit.replacement)
          })
      })
  }
}

extension JSONWriter {
  /// Not all editors know of changes with versions.
  mutating func workspaceEdit(_ edit: WorkspaceEdit, for editor: EditorAbilities) {
    guard editor.takesDocumentChanges else {
      return field("changes") { writer in
        for file in edit.files { writer.edits(file.uri, file.edits) }
      }
    }
    array("documentChanges", edit.files) { file, writer in
      writer.field("textDocument") { writer in
        writer.field("uri", file.uri)
        if let version = file.version { writer.field("version", version) } else { writer.null("version") }
      }
      writer.edits("edits", file.edits)
    }
  }

  private mutating func edits(_ name: String, _ edits: [WorkspaceEdit.Edit]) {
    array(name, edits) { edit, writer in
      writer.field("range", edit.range)
      writer.field("newText", edit.text)
    }
  }
}
