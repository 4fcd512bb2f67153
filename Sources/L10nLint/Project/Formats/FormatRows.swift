import L10nSyntax

/// One text of a table with what says whether it is a format.
package struct FormatText {
  package let table: JoinedTable
  package let row: JoinedTable.Row
  package let cell: JoinedTable.Cell
  package let value: Table.Value
  /// The base text, or the key where it takes values.
  package let base: BaseText?
  /// The base text takes values, so that the system reads this one as a format too.
  package let isFormat: Bool
  /// It may be none: what looks like its specifiers is rare in texts that people read, and usual in code and addresses.
  let isDoubtful: Bool

  package var file: Table { table.table(of: cell) }
  package var isBase: Bool { cell.language == 0 }
  package var kind: FormatReader.Kind { value.plural == nil ? .plain : .variation }

  package func report(
    _ part: ByteRange, _ message: String, kind: String = "", confidence: Confidence = .certain,
    _ pass: inout ResourcePass, fix: ProposedFix? = nil, besides others: [RelatedPlace] = []
  ) {
    let related = (isBase ? [] : base.map { [pass.related($0, in: table)] } ?? []) + others
    let isUnused = pass.project.keys.isUnread(row, of: table)
    pass.report(
      file.range(of: part, in: value.text), in: table.files[Int(cell.file)], message, kind: kind,
      confidence: isUnused ? .possible : confidence, related: related, fix: fix)
  }

  /// Where a part of the text is written in its file.
  func written(_ part: ByteRange) -> ByteRange { file.range(of: part, in: value.text) }

  func written(behindSignOf specifier: FormatSpecifier) -> UInt32 {
    written(ByteRange(specifier.range.start, specifier.range.start + 1)).end
  }

  /// Not where the text is the key as well, or is written as numbers.
  var canBeEdited: Bool {
    file.entries[Int(cell.entry)].key.range != value.text.range && value.text.writing != .base64
  }
}

extension JoinedTable {
  /// Calls `body` with each text that holds a percent sign, in its characters.
  func forEachFormat(_ body: (FormatText, Spelling) -> Void) {
    for row in rowsInUse where row.marks.contains(.percent) {
      var known: Origin?
      for cell in cells(of: row) {
        let table = table(of: cell)
        for value in values(of: cell) where cell.language == 0 || value.state != .new {
          guard !value.marks.isDisjoint(with: .format) else { continue }
          table.withText(of: value.text) { text in
            guard value.marks.contains(.percent) || text.holds("％") else { return }
            let origin = known ?? format(of: row)
            known = origin
            let format = FormatText(
              table: self, row: row, cell: cell, value: value, base: origin.base,
              isFormat: origin.isFormat, isDoubtful: origin.isDoubtful)
            body(format, text)
          }
        }
      }
    }
  }

  private typealias Origin = (base: BaseText?, isFormat: Bool, isDoubtful: Bool)

  /// The text that says whether a row is one of formats.
  private func format(of row: Row) -> Origin {
    let key = keyText(of: row)
    let base = baseText(of: row, for: table(of: row).format)
    for text in [base, key].compactMap({ $0 }) {
      let specifiers = specifiers(of: text)
      if !specifiers.isEmpty { return (text, true, !specifiers.contains(where: \.isUsual)) }
    }
    return (base, false, false)
  }

  /// Those that are no percent signs of prose.
  private func specifiers(of base: BaseText) -> [FormatSpecifier] {
    table(of: base).withText(of: base.text) { text in
      FormatReader(text).filter {
        $0.type != nil && !$0.isLikelyProse && text.isSurelySpecifier($0)
      }
    }
  }
}

extension FormatSpecifier {
  /// `%@`, `%2$x`, `%lx`, `%.1e`, and not `%x` and `%C`, which are brackets of Ruby and part of an address: `%x!ls!`,
  /// `%C5%A1`.
  fileprivate var isUsual: Bool {
    position != nil || range.end - range.start > 2 || "@diufs".utf8.contains(conversion)
  }
}
