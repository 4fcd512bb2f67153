import L10nSyntax

/// One table of one bundle in all its languages: which key has which texts where.
///
/// A key is a row. In each file that has it, the row has a cell; a catalog has a cell for each of its languages.
/// A class, because the checks hand it around.
package final class JoinedTable: Sendable {
  package let name: String
  /// Number in the bundles of the layout.
  package let bundle: Int
  /// The folder that holds the folders of its languages, or the catalog.
  package let folder: String
  package let files: [ResourceFile]
  /// The base language first, the others in the order of their names.
  package let languages: [Language]
  package let rows: [Row]
  /// The texts of all files that vary with a number.
  package let plurals: [PluralText]
  /// Whether keys need no text of the base language, and many have none: the code writes it itself, as the key.
  private let leavesBaseToCode: Bool
  private let cells: [Cell]
  /// Those of `files`.
  private let tables: [Table]
  private let rowsByHash: [UInt64: Int32]

  /// What a table is told from all others by.
  struct ID: Hashable, Sendable {
    let bundle: Int
    let name: String
  }

  var id: ID { ID(bundle: bundle, name: name) }

  package struct Language: Sendable {
    /// As the project spells it: `pt-BR`, `zh_CN`, `English`.
    package let spelling: String
    /// `nil` for what is no language.
    package let tag: LanguageTag?
  }

  /// Small, because there is one for each key of a project.
  package struct Row: Sendable, Equatable {
    /// What stands in the key or in any of the texts.
    package let marks: TextMarks
    fileprivate let firstCell: UInt32
    fileprivate let endOfCells: UInt32

    init(_ marks: TextMarks, cells: Range<Int>) {
      self.marks = marks
      (firstCell, endOfCells) = (UInt32(cells.lowerBound), UInt32(cells.upperBound))
    }
  }

  /// What one file says of a key in one language.
  ///
  /// Projects have millions of them, so that they are kept small: there is room for 4,095 texts of a key in one language, and a
  /// million languages.
  package struct Cell: Sendable {
    /// Number in `files`.
    package let file: UInt32
    /// Number in the entries of that file's table.
    package let entry: UInt32
    private let firstValue: UInt32
    private let languageAndCount: UInt32

    private static let countBits: UInt32 = 12
    private static let mostValues = Int(1 << countBits) - 1

    init(file: UInt32, entry: UInt32, language: UInt32, values: Range<Int>) {
      (self.file, self.entry, firstValue) = (file, entry, UInt32(values.lowerBound))
      languageAndCount = language << Self.countBits | UInt32(min(values.count, Self.mostValues))
    }

    /// Number in `languages`.
    package var language: UInt32 { languageAndCount >> Self.countBits }

    /// Where its texts stand among the values of its table.
    var values: Range<Int> {
      let count = Int(languageAndCount) & Self.mostValues
      return Int(firstValue)..<Int(firstValue) + count
    }
  }

  package init(_ plan: JoinedTablePlan) {
    name = plan.name
    bundle = plan.bundle
    folder = plan.folder
    files = plan.files
    // Only files with a table are joined.
    tables = files.compactMap(\.table)
    languages = plan.languages
    var builder = RowBuilder(tables)
    for (table, languages) in zip(tables, plan.languageNumbers) { builder.prefer(table, languages) }
    var plurals: [PluralText] = []
    for (number, table) in tables.enumerated() {
      builder.add(table, UInt32(number), plan.languageNumbers[number])
      plurals += PluralText.plurals(in: table, file: number, languages: plan.languageNumbers[number])
    }
    self.plurals = plurals
    let (rows, cells, rowsByHash) = builder.finish()
    (self.rows, self.cells, self.rowsByHash) = (rows, cells, rowsByHash)
    leavesBaseToCode = Self.leavesBaseToCode(rows, cells, tables)
  }

  /// Whether most keys have no text of the base language, or some of them, where it has nothing but its keys for texts.
  private static func leavesBaseToCode(_ rows: [Row], _ cells: [Cell], _ tables: [Table]) -> Bool {
    let firsts = rows.lazy.map { cells[Int($0.firstCell)] }
    let base = firsts.filter { $0.language == 0 }
    let strange = rows.count - base.count
    if strange * 2 > rows.count { return true }
    guard strange * 10 > rows.count else { return false }
    let others = base.count { cell in
      let table = tables[Int(cell.file)]
      let key = table.entries[Int(cell.entry)].key
      return !table.values[cell.values].allSatisfy { table.isSame($0.text, key) }
    }
    // One in twenty may be an accident.
    return others * 20 <= base.count
  }
}

/// What belongs to one table.
package struct JoinedTablePlan: Sendable {
  package var name: String
  package var bundle: Int
  package var folder: String
  package var files: [ResourceFile] = []
  package var languages: [JoinedTable.Language] = []
  /// For each file, which of `languages` its own languages are; a file in a folder of one language has one.
  package var languageNumbers: [[UInt32]] = []

  package init(name: String, bundle: Int, folder: String) {
    self.name = name
    self.bundle = bundle
    self.folder = folder
  }
}

// MARK: Rows and cells

extension JoinedTable {
  /// Whether the build adds to it what it finds in the code.
  package var isExtracted: Bool { tables.contains { $0.format == .catalog } }

  package func cells(of row: Row) -> ArraySlice<Cell> { cells[Int(row.firstCell)..<Int(row.endOfCells)] }

  /// Where a key stands first: in the base language, if that has it.
  package func first(of row: Row) -> Cell { cells[Int(row.firstCell)] }

  /// Whether the base language has the key. A catalog has every key in its source language.
  func isInBase(_ row: Row) -> Bool { first(of: row).language == 0 }

  /// Whether the base language is another one than this, and has its keys in files of these alone.
  func hasBase(besides language: LanguageTag, in paths: Set<String>) -> Bool {
    guard !leavesBaseToCode, languages.first?.tag != language else { return false }
    let base = rows.lazy.filter { self.isInBase($0) }
    return !base.isEmpty && base.allSatisfy { paths.contains(self.file(of: $0).path) }
  }

  /// Whether only the code has the base text of a key.
  func isLeftToCode(_ row: Row) -> Bool {
    leavesBaseToCode && !isInBase(row) && entry(of: row).isTranslatable
  }

  /// The cells of a row in one language: more than one where a `.stringsdict` stands beside the `.strings`.
  package func cells(of row: Row, in language: Int) -> [Cell] {
    cells(of: row).filter { Int($0.language) == language }
  }

  package func table(of cell: Cell) -> Table { tables[Int(cell.file)] }

  /// Where the key stands first.
  package func table(of row: Row) -> Table { table(of: first(of: row)) }

  package func file(of cell: Cell) -> ResourceFile { files[Int(cell.file)] }

  package func file(of row: Row) -> ResourceFile { file(of: first(of: row)) }

  func file(of base: BaseText) -> ResourceFile { files[base.file] }

  package func table(of base: BaseText) -> Table { tables[base.file] }

  package func entry(of cell: Cell) -> Table.Entry { table(of: cell).entries[Int(cell.entry)] }

  package func entry(of row: Row) -> Table.Entry { entry(of: first(of: row)) }

  /// Whether a catalog has entered a language and waits for its text: what is empty and new was never written.
  func isWaiting(_ cell: Cell) -> Bool {
    let values = values(of: cell)
    return !values.isEmpty && values.allSatisfy { $0.state == .new && $0.text.range.isEmpty }
  }

  /// By number of the language, how many of some keys have a text in it.
  func textCounts(in rows: [Row]) -> [Int] {
    var counts = [Int](repeating: 0, count: languages.count)
    for row in rows {
      var last: UInt32?
      for cell in cells(of: row) where cell.language != last && !isWaiting(cell) {
        counts[Int(cell.language)] += 1
        last = cell.language
      }
    }
    return counts
  }

  /// Without those that were only entered, all texts empty.
  var languagesWithTexts: [Language] { numbersOfLanguagesWithTexts.map { languages[$0] } }

  var numbersOfLanguagesWithTexts: [Int] {
    var waiting = Set(languages.indices.map { UInt32($0) })
    for row in rows where !waiting.isEmpty {
      for cell in cells(of: row) where waiting.contains(cell.language) {
        if values(of: cell).isEmpty || values(of: cell).contains(where: { !$0.text.range.isEmpty }) {
          waiting.remove(cell.language)
        }
      }
    }
    return languages.indices.filter { !waiting.contains(UInt32($0)) }
  }

  /// Where a language begins: the first key of its file, or its first name in a catalog.
  func place(ofLanguage number: Int) -> (ResourceFile, ByteRange)? {
    let cells = rows.lazy.flatMap { self.cells(of: $0, in: number) }
    // Of a few plurals the `.stringsdict` has no beginning to speak of.
    guard let cell = cells.first(where: { self.table(of: $0).format != .stringsdict }) ?? cells.first else {
      return nil
    }
    let (file, table) = (file(of: cell), table(of: cell))
    guard table.format == .catalog else { return (file, entry(of: cell).key.range) }
    let name = table.languages.firstIndex { LanguageTag($0) == languages[number].tag }
    return name.map { (file, table.languagePlaces[$0].range) }
  }

  /// The row of a key, if any file has it.
  package func row(of key: String) -> Row? { row(of: key, key.quickHash) }

  /// The row of a key whose hash is known already, if any file has it.
  func row(of key: String, _ hash: UInt64) -> Row? {
    guard let number = rowsByHash[hash] else { return nil }
    let row = rows[Int(number)]
    return self.key(of: row) == key ? row : nil
  }

  /// The row of a key that stands in one of the tables.
  package func row(of key: PlacedText, in table: Table) -> Row? {
    rowsByHash[table.hash(of: key)].map { rows[Int($0)] }
  }

  /// Those of all keys.
  var hashes: some Sequence<UInt64> { rowsByHash.keys }

  /// The texts of a cell, those of its variables included.
  package func values(of cell: Cell) -> ArraySlice<Table.Value> {
    table(of: cell).values[cell.values]
  }

  /// The one text of a cell that does not vary.
  package func text(of cell: Cell) -> Table.Value? { values(of: cell).first { $0.isWhole } }

  /// The text of a row in the base language that does not vary, and the cell it stands in. `nil` where it varies, and
  /// where a catalog leaves it to the key.
  package func base(of row: Row) -> (cell: Cell, value: Table.Value)? {
    for cell in cells(of: row) where cell.language == 0 {
      if let value = text(of: cell) { return (cell, value) }
    }
    return nil
  }
}

extension Table.Value {
  /// Not a part of a text, and for every number and device.
  package var isWhole: Bool { variable == nil && plural == nil && device == nil && width == nil }
}
