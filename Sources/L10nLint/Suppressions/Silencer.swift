import L10nSyntax

// Many places with one mistake are told at the first of them. A comment speaks for its own places alone: they are told by
// themselves, and the others as if these were not there.

/// What silences a place: a name of a comment, in some file.
struct Silencer: Hashable {
  let path: String
  let source: SilencedSpans.Source
}

extension ProjectFacts {
  /// What silences a rule at an offset of a file.
  func silencer(of rule: String, at offset: UInt32, of path: String) -> Silencer? {
    suppressions[path]?.silence.source(of: rule, at: offset).map { Silencer(path: path, source: $0) }
  }
}

extension TablePass {
  /// What silences the rule at a place.
  func silencer(at range: ByteRange, in file: ResourceFile) -> Silencer? {
    project.silencer(of: rule.id, at: range.start, of: file.path)
  }

  /// Mistakes that are told together, those under one comment apart from the others.
  func bySilence<Mistake>(
    _ alike: [Mistake], _ place: (Mistake) -> (file: ResourceFile, range: ByteRange)?
  ) -> [[Mistake]] {
    guard alike.count > 1, !project.suppressions.isEmpty else { return alike.isEmpty ? [] : [alike] }
    return alike.grouped { mistake in place(mistake).flatMap { silencer(at: $0.range, in: $0.file) } }
  }

  /// Keys with one mistake, told where they stand first, those under one comment apart from the others.
  func bySilence(_ rows: [JoinedTable.Row], of table: JoinedTable) -> [[JoinedTable.Row]] {
    bySilence(rows) { (table.file(of: $0), table.entry(of: $0).key.range) }
  }
}

extension Translations {
  /// Mistakes of translations that are told together, those under one comment apart from the others.
  func bySilence<Mistake>(
    _ alike: [Mistake], _ translation: (Mistake) -> Translation, _ pass: ResourcePass
  ) -> [[Mistake]] {
    pass.bySilence(alike) { mistake in
      let translation = translation(mistake)
      return (joined.file(of: translation.cell), translation.text.range)
    }
  }
}

extension Pass {
  /// Mistakes in code that are told together, those under one comment apart from the others.
  func bySilence<Mistake>(_ alike: [Mistake], _ range: (Mistake) -> ByteRange) -> [[Mistake]] {
    alike.grouped { silencer(at: range($0).start) }
  }
}
