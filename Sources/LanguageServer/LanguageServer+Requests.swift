import L10nLint

extension LanguageServer {
  /// What the editor may ask for.
  static let requests: [String: @Sendable (inout LanguageServer, Parameter) -> Reply] = [
    "textDocument/diagnostic": { $0.pullDiagnostics($1) },
    "textDocument/codeAction": { $0.codeActions($1) },
    "textDocument/hover": { $0.hover($1) },
    "textDocument/definition": { $0.definition($1) },
    "textDocument/references": { $0.references($1) },
    "textDocument/completion": { $0.completion($1) },
    "textDocument/documentSymbol": { $0.documentSymbols($1) },
    "workspace/executeCommand": { $0.execute($1) },
  ]
}

extension JSONWriter {
  /// What the server can do.
  mutating func capabilities(for editor: EditorAbilities) {
    field("positionEncoding", editor.encoding.rawValue)
    field("textDocumentSync") { writer in
      writer.field("openClose", true)
      writer.field("change", 2)
      writer.field("save") { $0.field("includeText", false) }
    }
    if editor.pullsDiagnostics {
      field("diagnosticProvider") { writer in
        writer.field("identifier", "l10nlint")
        writer.field("interFileDependencies", true)
        writer.field("workspaceDiagnostics", false)
      }
    }
    field("codeActionProvider") {
      $0.array("codeActionKinds", of: [CodeAction.Kind.quickFix.rawValue, CodeAction.Kind.fixAll.rawValue])
    }
    field("hoverProvider", true)
    field("definitionProvider", true)
    field("referencesProvider", true)
    field("documentSymbolProvider", true)
    field("completionProvider") { $0.array("triggerCharacters", of: ["\""]) }
    field("executeCommandProvider") { $0.array("commands", of: [LanguageServer.explainCommand]) }
    field("workspace") { writer in
      writer.field("workspaceFolders") { writer in
        writer.field("supported", true)
        writer.field("changeNotifications", true)
      }
    }
  }
}
