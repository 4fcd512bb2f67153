import L10nLint
import L10nSyntax

/// A key that somebody points at, in code or in a table.
struct PointedKey {
  let key: String
  /// Of its text in the file, delimiters of the literal included.
  let place: Place
  /// Where the tables have it.
  let rows: [RowOfTable]
}

extension WarmProject {
  /// The key at an offset of a file.
  func key(at offset: UInt32, _ path: String, _ text: SourceText, _ lines: LineIndex) -> PointedKey? {
    guard let reading, let facts = facts(of: path) else { return nil }
    if let table = facts.resource?.table {
      return key(at: offset, in: table, facts.path, reading.project, lines)
    }
    let uses = facts.code.keyUses.filter { $0.place.range.start <= offset && offset <= $0.place.range.end }
    guard let use = uses.min(by: { $0.place.range.count < $1.place.range.count }) else { return nil }
    return PointedKey(key: use.key, place: use.place, rows: rows(of: use))
  }

  private func key(
    at offset: UInt32, in table: Table, _ path: String, _ project: ProjectFacts, _ lines: LineIndex
  ) -> PointedKey? {
    guard table.hasPlaces,
      let entry = table.entries.first(where: { $0.range.start <= offset && offset <= $0.range.end })
    else { return nil }
    let key = table.text(of: entry.key)
    let rows = project.resources.tables.filter { $0.files.contains { $0.path == path } }.compactMap {
      joined in
      joined.row(of: key).map { RowOfTable(table: joined, row: $0) }
    }
    return PointedKey(key: key, place: Place(entry.key.range, in: table.source, lines), rows: rows)
  }

  private func rows(of use: KeyUse) -> [RowOfTable] {
    reading?.project.keys.tables.places(of: use) ?? []
  }

  /// Where the code asks for a key, `open` being the places of open texts, which may say something else by now.
  func uses(of key: PointedKey, open: Set<String>) -> [KeyUse] {
    guard let reading else { return [] }
    let stored = reading.project.keys.uses.filter { !open.contains($0.path) }
    let fresh = open.sorted { $0.precedesInBytes($1) }.flatMap {
      reading.result(of: $0)?.facts.code.keyUses ?? []
    }
    return (stored + fresh).filter { use in
      guard use.isInterpolated || use.key == key.key else { return false }
      let rows = rows(of: use)
      return key.rows.isEmpty
        ? use.key == key.key : rows.contains { row in key.rows.contains { $0.isSame(as: row) } }
    }
  }
}

extension LanguageServer {
  /// What a request is about: a text, its project, and the offset of a position in it.
  struct Subject {
    let document: OpenDocument
    let project: WarmProject
    let path: String
    let offset: UInt32
  }

  /// The subject of a request, whose text has been looked at.
  mutating func subject(_ parameters: Parameter) -> Subject? {
    guard lookAtTexts(), let document = workspace.documents[parameters["textDocument"]?["uri"]?.text ?? ""],
      let home = document.home, let project = workspace.projects[home.scope]
    else { return nil }
    let position = EditorPosition(parameters["position"])
    let offset = position.map { editor.encoding.offset(of: $0, in: document.text, document.lines) }
    return Subject(document: document, project: project, path: home.path, offset: offset ?? 0)
  }

  func key(_ subject: Subject) -> PointedKey? {
    subject.project.key(at: subject.offset, subject.path, subject.document.text, subject.document.lines)
  }
}
