import L10nSyntax

/// The default text of a call, which its translations are made from where the base language has none.
struct DefaultFormat {
  private let table: JoinedTable
  private let row: JoinedTable.Row
  private let text: String
  private let place: RelatedPlace
  private let signature: FormatSignature

  /// `nil` where no call has one that takes values, or several have such ones that take others.
  init?(of row: JoinedTable.Row, in table: JoinedTable, _ project: ProjectFacts) {
    guard let use = project.use(of: table.key(of: row), in: table),
      case .written(let text, let place) = use.valueArgument
    else { return nil }
    signature = text.withSpelling { FormatSignature($0, counting: .meant) }
    if signature.isEmpty { return nil }
    for other in project.keys.uses(of: use.key, in: table.name) {
      let same = other.valueArgument.written?.withSpelling { FormatSignature($0, counting: .meant) }
      guard same?.takesTheSame(as: signature) ?? true else { return nil }
    }
    (self.table, self.row, self.text) = (table, row, text)
    self.place = RelatedPlace(path: use.path, place: place, message: "the default text")
  }

  private struct Difference {
    let cell: JoinedTable.Cell
    let range: ByteRange
    let kind: FormatDifference.Kind
    let message: String
  }

  func compare(_ pass: inout ResourcePass) {
    for alike in differences.grouped(by: \.message) {
      for alike in pass.bySilence(alike, { (table.file(of: $0.cell), $0.range) }) { report(alike, &pass) }
    }
  }

  private func report(_ alike: [Difference], _ pass: inout ResourcePass) {
    let languages = Set(alike.map { Int($0.cell.language) }).sorted()
    let others = languages.count > 1 ? ", in \(table.list(languages))" : ""
    pass.report(
      alike[0].range, in: table.file(of: alike[0].cell), alike[0].message + others,
      kind: alike[0].kind.rawValue, confidence: .certain, about: RowOfTable(table: table, row: row),
      for: alike[0].kind.isBad ? .logs : .interface,
      related: [place]
        + alike.dropFirst().relatedPlaces {
          pass.related($0.range, in: table.file(of: $0.cell), "the same here")
        })
  }

  /// Of plain texts: what the form of a plural leaves out is its own matter.
  private var differences: [Difference] {
    table.cells(of: row).filter { $0.language != 0 }.flatMap { cell in
      table.values(of: cell).compactMap { value in
        let isPlain = value.plural == nil && value.variable == nil && !value.text.range.isEmpty
        return isPlain && value.state != .new ? difference(of: value, cell) : nil
      }
    }
  }

  private func difference(of value: Table.Value, _ cell: JoinedTable.Cell) -> Difference? {
    let file = table.table(of: cell)
    return file.withText(of: value.text) { mine in
      let comparison = FormatComparison(with: signature, isForm: false)
      guard let found = comparison.difference(of: FormatSignature(mine, counting: .meant)),
        found.kind != .size
      else { return nil }
      let specifier = mine.specifier(at: found.position, .plain)
      if let specifier, !mine.isSurelySpecifier(specifier) { return nil }
      return Difference(
        cell: cell, range: specifier.map { file.range(of: $0.range, in: value.text) } ?? value.text.range,
        kind: found.kind,
        message: found.kind.message(
          mine: mine.writtenSpecifier(at: found.position),
          theirs: text.withSpelling { $0.writtenSpecifier(at: found.position) }, of: "the default text"))
    }
  }
}
