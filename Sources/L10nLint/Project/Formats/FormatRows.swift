import L10nSyntax

/// One text of a table with what says whether it is a format.
package struct FormatText {
  package let table: JoinedTable
  package let row: JoinedTable.Row
  package let cell: JoinedTable.Cell
  package let value: Table.Value
  let origin: FormatOrigin

  package var file: Table { table.table(of: cell) }
  package var isBase: Bool { cell.language == 0 }
  package var kind: FormatReader.Kind { value.plural == nil ? .plain : .variation }

  package func report(
    _ part: ByteRange, _ message: String, kind: String = "", confidence: Confidence = .certain,
    _ pass: inout ResourcePass, fix: ProposedFix? = nil, besides others: [RelatedPlace] = []
  ) {
    let related = (isBase ? [] : origin.base.map { [pass.related($0, in: table)] } ?? []) + others
    pass.report(
      file.range(of: part, in: value.text), in: table.file(of: cell), message, kind: kind,
      confidence: confidence, about: RowOfTable(table: table, row: row), related: related, fix: fix)
  }

  /// Whether something is true of the base text and its specifiers; of a base text itself nothing is.
  func isTrueOfBase(_ question: (Spelling, [FormatSpecifier]) -> Bool) -> Bool {
    guard !isBase, let base = origin.base else { return false }
    return table.withText(of: base) { question($0, origin.specifiers) }
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
  /// The rows with a percent sign, without those that nothing fills, and those of another kind of format.
  func rowsOfFormats(in project: ProjectFacts) -> some Sequence<Row> {
    rowsInUse.lazy.filter { row in
      row.marks.contains(.percent) && !project.keys.isNeverFilled(row, of: self)
        && !self.isForOtherReaders(row)
    }
  }

  /// Whether the base text, or the key without one, is a pattern of C for dates, or an address.
  private func isForOtherReaders(_ row: Row) -> Bool {
    let text = baseText(of: row, for: table(of: row).format) ?? keyText(of: row)
    return withText(of: text) { $0.isPatternOfC || $0.isEscapedAddress }
  }

  /// Calls `body` with each of their texts that holds such a sign, in its characters.
  func forEachFormat(in project: ProjectFacts, _ body: (FormatText, Spelling) -> Void) {
    for row in rowsOfFormats(in: project) {
      let origin = FormatOrigin(of: row, in: self)
      for cell in cells(of: row) {
        let table = table(of: cell)
        for value in values(of: cell) where cell.language == 0 || value.state != .new {
          guard !value.marks.isDisjoint(with: .format) else { continue }
          table.withText(of: value.text) { text in
            guard value.marks.contains(.percent) || text.holds("％") else { return }
            body(FormatText(table: self, row: row, cell: cell, value: value, origin: origin), text)
          }
        }
      }
    }
  }
}

/// The text that says whether those of a row are formats. A class, because they share what the first of them asks for.
final class FormatOrigin {
  private let table: JoinedTable
  private let row: JoinedTable.Row

  init(of row: JoinedTable.Row, in table: JoinedTable) { (self.table, self.row) = (table, row) }

  /// The base text, or the key where it takes values.
  var base: BaseText? { found.base }
  /// What stands in it, percent signs of prose too, where it takes values.
  var specifiers: [FormatSpecifier] { found.specifiers }
  /// It takes values, so that the system reads the other texts as formats too.
  var isFormat: Bool { !found.specifiers.isEmpty }
  /// It may be none: what looks like its specifiers is rare in texts that people read, and usual in code and addresses.
  var isDoubtful: Bool { found.isDoubtful }

  private typealias Found = (base: BaseText?, specifiers: [FormatSpecifier], isDoubtful: Bool)

  private lazy var found: Found = {
    let key = table.keyText(of: row)
    let base = table.baseText(of: row, for: table.table(of: row).format)
    return base.flatMap(read) ?? read(key) ?? (base, [], false)
  }()

  /// `nil` where nothing but percent signs of prose stands in a text.
  private func read(_ base: BaseText) -> Found? {
    table.withText(of: base) { text in
      let all = Array(FormatReader(text))
      let sure = all.filter { $0.type != nil && !$0.isLikelyProse && text.isSurelySpecifier($0) }
      return sure.isEmpty ? nil : (base, all, !sure.contains(where: \.isUsual))
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

extension Spelling {
  /// `mailto:harbor@example.org?subject=A%20boat`: no blank, and each sign is the beginning of an escape.
  fileprivate var isEscapedAddress: Bool {
    guard hasPrefix("mailto:") || holds("://"), !contains(UInt8(ascii: " ")) else { return false }
    return indices.allSatisfy { place in
      guard self[place] == UInt8(ascii: "%") else { return true }
      return place + 2 < count && self[place + 1].hexadecimalValue != nil
        && self[place + 2].hexadecimalValue != nil
    }
  }
}
