import L10nLint
import L10nSyntax

extension LanguageServer {
  /// `textDocument/definition`: from a key in the code to the tables, and from a table to the code.
  mutating func definition(_ parameters: Parameter) -> Reply {
    guard let subject = subject(parameters), let key = key(subject) else { return .null }
    let isInTable = FileKind(path: subject.path)?.language == nil
    return locations(isInTable ? uses(of: key, subject) : entries(of: key, .base, subject))
  }

  /// `textDocument/references`: all uses in code, and the entries in all languages where they are asked for.
  mutating func references(_ parameters: Parameter) -> Reply {
    guard let subject = subject(parameters), let key = key(subject) else { return .null }
    let withEntries = parameters["context"]?["includeDeclaration"]?.flag == true
    return locations(uses(of: key, subject) + (withEntries ? entries(of: key, .all, subject) : []))
  }

  private struct Location {
    let uri: String
    let range: EditorRange
  }

  private enum Languages { case base, all }

  private func uses(of key: PointedKey, _ subject: Subject) -> [Location] {
    let open = workspace.documents.values.compactMap { document in
      document.home.flatMap { $0.scope == subject.project.scope ? $0.path : nil }
    }
    return subject.project.uses(of: key, open: Set(open)).map { use in
      Location(uri: workspace.uri(of: use.path, in: subject.project), range: editor.encoding.range(use.place))
    }
  }

  /// Where the tables have a key. What the base language lacks is found in another one.
  private func entries(of key: PointedKey, _ languages: Languages, _ subject: Subject) -> [Location] {
    key.rows.flatMap { row in
      let cells = row.table.cells(of: row.row)
      let base = cells.filter { $0.language == 0 }
      let own = base.isEmpty ? [row.table.first(of: row.row)] : Array(base)
      let wanted = languages == .all ? Array(cells) : own
      var seen: Set<UInt64> = []
      return wanted.compactMap { cell -> Location? in
        // A catalog has one entry for all of its languages.
        guard seen.insert(UInt64(cell.file) << 32 | UInt64(cell.entry)).inserted else { return nil }
        let file = row.table.files[Int(cell.file)]
        let place = Place(row.table.entry(of: cell).key.range, in: file.text, LineIndex(file.text))
        return Location(
          uri: workspace.uri(of: file.path, in: subject.project), range: editor.encoding.range(place))
      }
    }
  }

  private func locations(_ locations: [Location]) -> Reply {
    .list { writer in
      for location in locations { writer.element { $0.location(location.uri, location.range) } }
    }
  }
}
