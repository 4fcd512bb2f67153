import L10nSyntax

/// The text that the translations of a key are made from.
package struct BaseText: Sendable {
  /// Number in the files of the joined table.
  package let file: Int
  package let text: PlacedText
  /// The base language says nothing of its own, so the key is its text, or takes the place of one.
  package let isKey: Bool
  /// It is the name of its key: nobody has written a text yet, or the key is looked up elsewhere.
  package var isUnwritten = false
}

extension JoinedTable {
  /// The text of a row in the base language; where a `.stringsdict` stands beside the `.strings`, the one that has the
  /// wanted format, and where one file has only the name of the key, that of another one. Of the forms of a plural it
  /// is the one for most numbers.
  package func baseText(of row: Row, for format: Table.Format) -> BaseText? {
    var found: (rank: Int, text: BaseText)?
    for cell in cells(of: row) where cell.language == 0 {
      guard let text = Table.mainText(in: values(of: cell)), !text.range.isEmpty else { continue }
      let isUnwritten = isUnwritten(text, of: cell)
      let base = BaseText(file: Int(cell.file), text: text, isKey: false, isUnwritten: isUnwritten)
      let rank = (table(of: cell).format == format ? 2 : 0) + (isUnwritten ? 0 : 1)
      if rank == 3 { return base }
      if found.map({ $0.rank < rank }) ?? true { found = (rank, base) }
    }
    return found?.text
  }

  /// Where a key stands in the base language; where one file has only its name, the cell of another one.
  func baseCell(of row: Row) -> Cell? {
    let first = first(of: row)
    guard first.language == 0 else { return nil }
    guard isUnwritten(first) else { return first }
    return cells(of: row, in: 0).first { !values(of: $0).isEmpty && !isUnwritten($0) } ?? first
  }

  /// Whether nothing but the name of its key stands in a cell.
  func isUnwritten(_ cell: Cell) -> Bool {
    Table.mainText(in: values(of: cell)).map { isUnwritten($0, of: cell) } ?? false
  }

  /// Whether a text is its own key, which is a name: `"ORDER_SHORT" = "ORDER_SHORT"`.
  private func isUnwritten(_ text: PlacedText, of cell: Cell) -> Bool {
    let (table, key) = (table(of: cell), entry(of: cell).key)
    guard text.range.count == key.range.count, table.isSame(text, key) else { return false }
    return table.withText(of: text) { !$0.contains(UInt8(ascii: "%")) && KeyLook(of: $0) == .name }
  }

  /// Whether there are translations of a row, all without a character.
  func areEmpty(_ row: Row) -> Bool {
    let others = cells(of: row).filter { $0.language != 0 && !isWaiting($0) }
    return !others.isEmpty
      && others.allSatisfy { cell in values(of: cell).allSatisfy { $0.text.range.isEmpty } }
  }

  /// The key, which catalogs show where the source language has no text.
  package func keyText(of row: Row) -> BaseText {
    BaseText(file: Int(first(of: row).file), text: entry(of: row).key, isKey: true)
  }

  /// The key, where it is the base text, which only the code has.
  func keyLeftToCode(of row: Row) -> BaseText? {
    guard isLeftToCode(row), withKey(of: row, { KeyLook(of: $0) }) == .text else { return nil }
    return keyText(of: row)
  }

  /// The rows whose texts are to be shown and translated.
  package var rowsInUse: some Sequence<Row> { rows.lazy.filter { [self] in entry(of: $0).isInUse } }

  /// The text of a row in a language, of which the base language may have several.
  func text(of row: Row, in language: Int) -> BaseText? {
    if language == 0 { return baseText(of: row, for: .strings) }
    return cells(of: row, in: language).lazy.compactMap { cell in
      Table.mainText(in: self.values(of: cell)).map { BaseText(file: Int(cell.file), text: $0, isKey: false) }
    }.first { !$0.text.range.isEmpty }
  }

  func visibleRange(of base: BaseText) -> ByteRange { table(of: base).visibleRange(of: base.text) }

  /// Whether a key has forms for numbers in some file of a language, which is the base language where none is named.
  package func hasPlural(_ row: Row, in language: Int = 0) -> Bool {
    cells(of: row).contains { cell in
      Int(cell.language) == language && values(of: cell).contains { $0.plural != nil }
    }
  }

  /// Whether a key has them in any language: then its translators can write as many as they need.
  func hasPluralSomewhere(_ row: Row) -> Bool {
    cells(of: row).contains { values(of: $0).contains { $0.plural != nil } }
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
    let isShared = table.file(of: base).path.withSpelling { $0.holds("Base.lproj/") }
    return related(
      table.visibleRange(of: base), in: table.file(of: base),
      isShared ? "the base text" : "the text in \(table.languages[0].spelling)")
  }

  /// The first call that asks for a key of a table.
  func use(of key: String, in table: JoinedTable) -> KeyUse? { project.use(of: key, in: table) }

  /// The first call that asks for a key and shows which values it gives the text.
  func useWithValues(of key: String, in table: JoinedTable) -> KeyUse? {
    project.keys.byKey.number(ofUseWithValues: key, in: table.name).map { project.keys.uses[$0] }
  }

  /// The first call that asks for a key of a table, as a place that explains a finding.
  func call(for key: String, in table: JoinedTable) -> RelatedPlace? {
    use(of: key, in: table).map(\.asCall)
  }

  /// What all code that asks for a key shows of the number that it puts into a place of its text.
  func number(putInto place: Int, of key: String, in table: JoinedTable) -> GivenNumber? {
    project.number(putInto: place, of: key, in: table.name)
      ?? project.number(putInto: place, of: key.asInterpolated, in: table.name)
  }
}

extension ProjectFacts {
  /// The first call that asks for a key of a table.
  func use(of key: String, in table: JoinedTable) -> KeyUse? {
    let number = keys.byKey.number(of: key, in: table.name) ?? number(ofInterpolated: key, in: table)
    return number.map { keys.uses[$0] }
  }

  /// `"\(count) days"` asks for `%lld days`.
  private func number(ofInterpolated key: String, in table: JoinedTable) -> Int? {
    let written = key.asInterpolated
    guard written != key, let number = keys.byKey.number(of: written, in: table.name),
      keys.uses[number].isInterpolated
    else { return nil }
    return number
  }
}

extension KeyUse {
  /// The use as a place that explains a finding about its text.
  var asCall: RelatedPlace { RelatedPlace(path: path, place: place, message: "the call") }
}

extension String {
  /// The key of a use into which something is interpolated, as `KeyUse` has it.
  fileprivate var asInterpolated: String {
    var written = self
    for specifier in formatSpecifiers.reversed() { written.replaceSubrange(specifier.range, with: "%@") }
    return written
  }
}
