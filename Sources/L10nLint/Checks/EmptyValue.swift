import L10nSyntax

extension Check {
  /// Texts without a character, where somebody asks for one.
  static let emptyValue = Check(
    .tables { table, pass in
      var gaps: [EmptyRow] = []
      // Most tables have no empty text.
      lazy var interface = pass.project.resources.interface(of: table)
      lazy var hidden = interface?.hiddenKeys ?? []
      lazy var shown = interface?.textsToTranslate ?? [:]
      lazy var leavesBaseToKeys = table.leavesBaseToKeys
      for row in table.rows {
        let empty = table.cells(of: row).flatMap { EmptyText.all(of: $0, in: table) }
        guard !empty.isEmpty, !table.isMeantToStay(row) else { continue }
        for text in empty where text.cell.language == 0 {
          let others = table.cells(of: row).count { $0.language != 0 }
          let emptyOthers = empty.count { $0.cell.language != 0 }
          let isMeant = emptyOthers > 0 && emptyOthers * 2 >= others
          reportBase(text, row, table, isMeant: isMeant || leavesBaseToKeys, &pass)
        }
        let others = empty.filter { $0.cell.language != 0 }
        gaps += others.grouped(by: \.cell.file).compactMap {
          gap($0, of: row, in: table, hidden: hidden, shown: shown, pass.project)
        }
      }
      let files = gaps.grouped(by: \.likeness)
      func apart(_ alike: [EmptyRow]) -> [[EmptyRow]] {
        pass.bySilence(alike) { ($0.file(in: table), $0.texts[0].place) }
      }
      let many = files.filter { $0.count > Translations.mostKeysToldAlone }
      for alike in many.flatMap(apart) { report(alike, table, &pass) }
      // What many files lack of one key was never written.
      let alone = files.filter { $0.count <= Translations.mostKeysToldAlone }.joined()
      for alike in alone.grouped(by: { table.hashOfKey(of: $0.row) }).flatMap(apart) {
        report(EmptyRow(joining: alike), table, &pass)
      }
    })

  private static func reportBase(
    _ text: EmptyText, _ row: JoinedTable.Row, _ table: JoinedTable, isMeant: Bool,
    _ pass: inout ResourcePass
  ) {
    // A suffix or a little word may be one that only other languages need, and a sentence is none.
    let others = table.cells(of: row).filter { $0.language != 0 }.compactMap { cell in
      table.text(of: cell).map { (cell: cell, value: $0) }
    }
    let sentence = others.first { other in
      table.withText(of: other.value.text, in: other.cell) { text in text.count { $0 == 0x20 } > 2 }
    }
    pass.report(
      text.place, in: table.file(of: text.cell),
      "`\(table.key(of: row))` has an empty text"
        + (text.device.map { " on `\($0.rawValue)`" } ?? "") + ": the app shows nothing", kind: "nothing",
      confidence: sentence == nil || isMeant ? .possible : .likely, about: RowOfTable(table: table, row: row),
      related: sentence.map {
        [pass.related($0.value.text.range, in: table.file(of: $0.cell), "a translation")]
      }
        ?? [])
  }

  /// The empty texts of one key in one file, unless they are meant so.
  private static func gap(
    _ texts: [EmptyText], of row: JoinedTable.Row, in table: JoinedTable, hidden: Set<String>,
    shown: [String: PlacedText], _ project: ProjectFacts
  ) -> EmptyRow? {
    let base = table.base(of: row)
    // Empty everywhere is meant so.
    if let base, base.value.text.range.isEmpty || isNobodysText(base, in: table) { return nil }
    let texts = texts.filter { !table.isEmptyInBase(row, on: $0.device) }
    if texts.isEmpty { return nil }
    if base == nil, table.table(of: texts[0].cell).format != .catalog, shown[table.key(of: row)] == nil {
      return nil
    }
    return EmptyRow(
      row: row, texts: texts, base: base,
      isSeen: isSeen(base, table.key(of: row), in: table) && project.keys.isRead(row, of: table)
        && !isLeftOut(row, table, project) && !isEmptied(row, table, project)
        && !table.notes(row, \.isDesignText)
        && !hidden.contains(table.key(of: row)))
  }

  private static func report(_ gaps: [EmptyRow], _ table: JoinedTable, _ pass: inout ResourcePass) {
    let first = gaps[0]
    guard gaps.count > 1 else { return report(first, table, &pass) }
    let languages = Set(gaps.flatMap { $0.texts.map { Int($0.cell.language) } }).sorted()
    let related = gaps.dropFirst().relatedPlaces { gap in
      pass.related(gap.texts[0].place, in: gap.file(in: table), "`\(table.key(of: gap.row).forMessage)`")
    }
    report(
      "\(gaps.count) keys are empty in \(languages.count > 1 ? "some of " : "")\(table.list(languages)), such as"
        + " `\(table.key(of: first.row).forMessage)`", first, table, &pass, related: related)
  }

  private static func report(_ gap: EmptyRow, _ table: JoinedTable, _ pass: inout ResourcePass) {
    var related = gap.texts.dropFirst().relatedPlaces {
      pass.related($0.place, in: table.file(of: $0.cell), "empty too")
    }
    if let base = gap.base {
      related.insert(
        pass.related(base.value.text.range, in: table.file(of: base.cell), "the base text"), at: 0)
    }
    let languages = Set(gap.texts.map { Int($0.cell.language) }).sorted()
    let devices = Set(gap.texts.map(\.device))
    let place =
      switch devices.first {
      case let device?? where devices.count == 1: " on `\(device.rawValue)`"
      default: devices.contains(nil) ? "" : " on some devices"
      }
    report(
      "`\(table.key(of: gap.row))` is empty in \(table.list(languages))\(place)", gap, table, &pass,
      related: related)
  }

  private static func report(
    _ message: String, _ gap: EmptyRow, _ table: JoinedTable, _ pass: inout ResourcePass,
    related: [RelatedPlace]
  ) {
    let isFilled = isFilled(table, pass.project)
    pass.report(
      gap.texts[0].place, in: gap.file(in: table),
      message + (isFilled ? ": the app shows another language" : ": the app shows nothing"),
      kind: isFilled ? "filled" : "nothing", confidence: gap.isSeen ? .likely : .possible,
      about: RowOfTable(table: table, row: gap.row), related: related)
  }

  private static func isFilled(_ table: JoinedTable, _ project: ProjectFacts) -> Bool {
    project.readers.fillingEmptyTexts.contains(project.resources.software(of: table))
  }

  /// What nobody translates where it is filled in, such as the name of a product.
  private static func isLeftOut(
    _ row: JoinedTable.Row, _ table: JoinedTable, _ project: ProjectFacts
  ) -> Bool {
    isFilled(table, project) && table.areEmpty(row) && table.cells(of: row).count { $0.language != 0 } > 2
  }

  /// A text of an interface that all of several translators have emptied: a sample of what code sets.
  private static func isEmptied(
    _ row: JoinedTable.Row, _ table: JoinedTable, _ project: ProjectFacts
  ) -> Bool {
    table.isOfInterface(project.resources.layout) && table.areEmpty(row)
      && table.cells(of: row).count { $0.language != 0 } > 2
  }

  /// A number or a version, such as `v2.9.0`, which code sets or which is the same in every language.
  private static func isNobodysText(
    _ base: (cell: JoinedTable.Cell, value: Table.Value), in table: JoinedTable
  ) -> Bool {
    table.withText(of: base.value.text, in: base.cell) { text in
      guard !text.contains(UInt8(ascii: "%")) else { return false }
      let isLetter = String(decoding: text, as: UTF8.self).unicodeScalars.map(\.properties.isAlphabetic)
      return text.contains { $0.isDecimalDigit } && !zip(isLetter, isLetter.dropFirst()).contains { $0 && $1 }
    }
  }

  /// Not an ending, a little word or the beginning of a sentence, which other languages may do without, and not what
  /// Interface Builder writes.
  private static func isSeen(
    _ base: (cell: JoinedTable.Cell, value: Table.Value)?, _ key: String, in table: JoinedTable
  ) -> Bool {
    guard let base else { return key.utf8.count > 3 }
    return table.withText(of: base.value.text, in: base.cell) { text in
      text.count > 3 && !text.isDesignText && text.last != UInt8(ascii: " ")
    }
  }
}

/// A key with empty texts.
private struct EmptyRow {
  let row: JoinedTable.Row
  let texts: [EmptyText]
  let base: (cell: JoinedTable.Cell, value: Table.Value)?
  let isSeen: Bool

  struct Likeness: Hashable {
    let file: UInt32
    let isSeen: Bool
  }

  var likeness: Likeness { Likeness(file: UInt32(texts[0].cell.file), isSeen: isSeen) }

  func file(in table: JoinedTable) -> ResourceFile { table.file(of: texts[0].cell) }
}

extension EmptyRow {
  /// One key in several files.
  init(joining rows: [EmptyRow]) {
    self.init(
      row: rows[0].row, texts: rows.flatMap(\.texts), base: rows[0].base, isSeen: rows[0].isSeen)
  }
}

/// A text without a character.
private struct EmptyText {
  let cell: JoinedTable.Cell
  /// With its quotes, for there is nothing between them.
  let place: ByteRange
  /// `nil` where all devices show it.
  let device: Table.Device?

  /// Of a text, of the phrases of a shortcut, and of the texts of single devices.
  static func all(of cell: JoinedTable.Cell, in table: JoinedTable) -> [EmptyText] {
    let values = table.values(of: cell)
    guard values.contains(where: \.text.range.isEmpty) else { return [] }
    let entry = table.entry(of: cell)
    guard entry.isTranslatable, !entry.key.range.isEmpty else { return [] }
    return values.filter { value in
      // A property list in bytes has no places.
      value.text.range.isEmpty && value.state != .new && value.text.range.start > 0
        && value.variable == nil && value.plural == nil && value.width == nil
    }.map { EmptyText(cell, $0) }
  }

  private init(_ cell: JoinedTable.Cell, _ value: Table.Value) {
    (self.cell, device) = (cell, value.device)
    place = ByteRange(value.text.range.start - 1, value.text.range.end + 1)
  }
}

extension JoinedInterface {
  /// The keys of texts that nobody sees.
  fileprivate var hiddenKeys: Set<String> {
    Set(interface.texts.lazy.filter { !isForReaders($0) }.compactMap(interface.key))
  }
}

extension JoinedTable {
  /// Whether the base language has an empty text for a device as well.
  fileprivate func isEmptyInBase(_ row: Row, on device: Table.Device?) -> Bool {
    guard let device else { return false }
    return cells(of: row, in: 0).contains { cell in
      values(of: cell).contains { $0.device == device && $0.plural == nil && $0.text.range.isEmpty }
    }
  }

  /// Whether most base texts of a catalog are empty, so that the keys are what people read.
  fileprivate var leavesBaseToKeys: Bool {
    let texts = rows.compactMap { row in base(of: row) }.filter { table(of: $0.cell).format == .catalog }
    return texts.count { $0.value.text.range.isEmpty } * 2 > max(texts.count, Self.fewTexts)
  }

  private static let fewTexts = 8

  /// Whether a comment says that nobody is to translate the key.
  fileprivate func isMeantToStay(_ row: Row) -> Bool {
    cells(of: row).contains { !entry(of: $0).isTranslatable }
  }
}
