import L10nLint
import L10nSyntax

extension LanguageServer {
  /// `textDocument/documentSymbol`: the entries of a table.
  mutating func documentSymbols(_ parameters: Parameter) -> Reply {
    guard let subject = subject(parameters),
      let table = subject.project.facts(of: subject.path)?.resource?.table, table.hasPlaces
    else { return .null }
    let (editor, document) = (editor, subject.document)
    return .list { writer in
      for entry in table.entries {
        let whole = editor.encoding.range(Place(entry.range, in: document.text, document.lines))
        let key = editor.encoding.range(Place(entry.key.range, in: document.text, document.lines))
        writer.element { writer in
          let name = table.text(of: entry.key).inOneLine(200)
          // Editors refuse symbols without a name.
          writer.field("name", name.isEmpty ? "\"\"" : name)
          // A constant.
          writer.field("kind", 14)
          guard editor.nestsSymbols else {
            return writer.field("location") { $0.location(document.uri, whole) }
          }
          if let value = table.values[entry.values].first {
            writer.field("detail", table.text(of: value.text).inOneLine(80))
          }
          writer.field("range", whole)
          writer.field("selectionRange", key)
        }
      }
    }
  }
}
