import L10nLint
import L10nSyntax

extension LanguageServer {
  /// `textDocument/definition`: from a key in the code to the tables, and from a table to the code.
  mutating func definition(_ parameters: Parameter) -> Reply {
    guard let subject = subject(parameters), let key = key(subject) else { return .null }
    let isInTable = FileKind(path: subject.path)?.language == nil
    return locations(isInTable ? uses(of: key, subject) : entries(of: key, subject))
  }

  /// `textDocument/references`: all uses in code, and the entries in all languages where they are asked for.
  mutating func references(_ parameters: Parameter) -> Reply {
    guard let subject = subject(parameters), let key = key(subject) else { return .null }
    let withEntries = parameters["context"]?["includeDeclaration"]?.flag == true
    return locations(uses(of: key, subject) + (withEntries ? entries(of: key, subject) : []))
  }

  private struct Location {
    let uri: String
    let range: EditorRange
  }

  private func uses(of key: PointedKey, _ subject: Subject) -> [Location] {
    let open = workspace.documents.values.compactMap { document in
      document.home.flatMap {
        $0.scope == subject.project.scope ? subject.project.judgedPath(of: $0.path) : nil
      }
    }
    return subject.project.uses(of: key, open: Set(open)).map { use in
      Location(uri: uri(at: use.path, subject), range: editor.encoding.range(use.place))
    }
  }

  /// Where the tables have a key, in all languages. The entries of the base language come first: some editors go to the
  /// first place and list the others.
  private func entries(of key: PointedKey, _ subject: Subject) -> [Location] {
    let cells = key.rows.flatMap { row in row.table.cells(of: row.row).map { (table: row.table, cell: $0) } }
    var seen: Set<EntryPlace> = []
    return (cells.filter { $0.cell.language == 0 } + cells.filter { $0.cell.language != 0 }).compactMap {
      table, cell in
      let file = table.file(of: cell)
      // A catalog has one entry for all of its languages.
      guard seen.insert(EntryPlace(path: file.path, entry: cell.entry)).inserted else { return nil }
      let place = Place(table.entry(of: cell).key.range, in: file.text, LineIndex(file.text))
      return Location(uri: uri(at: file.path, subject), range: editor.encoding.range(place))
    }
  }

  private func uri(at place: String, _ subject: Subject) -> String {
    workspace.uri(of: subject.project.shownPath(of: place), in: subject.project)
  }

  private struct EntryPlace: Hashable {
    let path: String
    let entry: UInt32
  }

  private func locations(_ locations: [Location]) -> Reply {
    .list { writer in
      for location in locations { writer.element { $0.location(location.uri, location.range) } }
    }
  }
}
