import L10nSyntax

/// The text that the translations of a key are made from.
package struct BaseText: Sendable {
  /// Number in the files of the joined table.
  package let file: Int
  package let text: PlacedText
  /// The base language says nothing of its own, so the key is its text, or takes the place of one.
  package let isKey: Bool
}

extension JoinedTable {
  /// The text of a row in the base language; where a `.stringsdict` stands beside the `.strings`, the one that has the
  /// wanted format. Of the forms of a plural it is the one for most numbers.
  package func baseText(of row: Row, for format: Table.Format) -> BaseText? {
    var found: BaseText?
    for cell in cells(of: row) where cell.language == 0 {
      let table = table(of: cell)
      guard let text = Table.mainText(in: values(of: cell)), !text.range.isEmpty else { continue }
      let base = BaseText(file: Int(cell.file), text: text, isKey: false)
      if table.format == format { return base }
      found = found ?? base
    }
    return found
  }

  /// The key, which catalogs show where the source language has no text.
  package func keyText(of row: Row) -> BaseText {
    BaseText(file: Int(first(of: row).file), text: entry(of: row).key, isKey: true)
  }

  /// The rows whose texts are to be shown and translated.
  package var rowsInUse: some Sequence<Row> { rows.lazy.filter { [self] in entry(of: $0).isInUse } }

  /// Whether a key has forms for numbers in some file of the base language.
  package func hasPlural(_ row: Row) -> Bool {
    cells(of: row).contains { cell in
      cell.language == 0 && values(of: cell).contains { $0.plural != nil }
    }
  }
}

extension Table {
  fileprivate static func mainText(in values: ArraySlice<Value>) -> PlacedText? {
    let own = values.lazy.filter { $0.variable == nil }
    return (own.first { $0.plural == nil } ?? own.first { $0.plural == .other })?.text
  }

  /// A part of a text, by offsets of its decoded bytes.
  package func range(of part: ByteRange, in text: PlacedText) -> ByteRange {
    ByteRange(place(of: Int(part.start), in: text), place(of: Int(part.end), in: text))
  }

  /// The range of a text with something to point at: an empty one is shown with its quotes.
  package func visibleRange(of text: PlacedText) -> ByteRange {
    guard text.range.isEmpty, text.range.start > 0, Int(text.range.end) < source.count else {
      return text.range
    }
    return ByteRange(text.range.start - 1, text.range.end + 1)
  }
}

extension ResourcePass {
  /// The base text as a place that explains a finding.
  mutating func related(_ base: BaseText, in table: JoinedTable) -> RelatedPlace {
    let isShared = table.files[base.file].path.withSpelling { $0.holds("Base.lproj/") }
    return related(
      table.table(of: base).visibleRange(of: base.text), in: table.files[base.file],
      isShared ? "the base text" : "the text in \(table.languages[0].spelling)")
  }

  /// The first call that asks for a key of a table.
  func call(for key: String, in table: JoinedTable) -> RelatedPlace? {
    project.firstUses.number(of: key, in: table.name).map { number in
      let use = project.keyUses[number]
      return RelatedPlace(path: use.path, place: use.place, message: "the call")
    }
  }
}
