import L10nSyntax

extension Check {
  /// Texts that take other values than the text they translate.
  static let formatMismatch = Check(
    .tables { table, pass in
      for row in table.rowsInUse where row.marks.contains(.percent) {
        FormatRow(row, of: table)?.compare(&pass)
      }
    })
}

/// The texts of one key, to be compared with what the base language, or the key, takes.
private struct FormatRow {
  let table: JoinedTable
  let row: JoinedTable.Row
  /// The base text of each format that has one, the key where none has.
  private let bases: [(format: Table.Format, text: BaseText, signature: FormatSignature)]
  private let key: (text: BaseText, signature: FormatSignature)

  /// `nil` where no text says which values there are.
  init?(_ row: JoinedTable.Row, of table: JoinedTable) {
    (self.table, self.row) = (table, row)
    let key = table.keyText(of: row)
    self.key = (key, table.signature(of: key))
    var bases: [(format: Table.Format, text: BaseText, signature: FormatSignature)] = []
    for format in Set(table.cells(of: row).map { table.table(of: $0).format }) {
      guard let base = table.baseText(of: row, for: format), !base.isUnwritten else {
        if !self.key.signature.isEmpty { bases.append((format, key, self.key.signature)) }
        continue
      }
      bases.append((format, base, table.signature(of: base)))
    }
    if bases.isEmpty { return nil }
    self.bases = bases
  }

  func compare(_ pass: inout ResourcePass) {
    for difference in mismatches(pass.project.unusedKeys).grouped(by: \.difference) {
      // What a file says wrongly in one way, in several languages or forms, is one mistake. A crash is one in each.
      let languages = Set(difference.map(\.place.cell.language))
      let isOfBase = difference[0].isLoss && languages.count > Translations.mostLanguagesToldAlone
      for alike in isOfBase ? [difference] : difference.grouped(by: \.place.cell.file) {
        Mismatch.report(alike, &pass)
      }
    }
  }

  private func mismatches(_ unused: UnusedKeys) -> [Mismatch] {
    var found: [Mismatch] = []
    let forms = baseForms()
    for cell in table.cells(of: row) {
      let file = table.table(of: cell)
      guard let base = bases.first(where: { $0.format == file.format }) else { continue }
      let values = table.values(of: cell)
      if cell.language == 0, table.isUnwritten(cell) { continue }
      for value in values where !value.text.range.isEmpty && (cell.language == 0 || value.state != .new) {
        var standard: (text: BaseText, signature: FormatSignature)?
        if let variable = value.variable {
          let form = forms[file.text(of: file.variables[Int(variable)].name)]
          standard = form.map { ($0, table.signature(of: $0, .variation)) }
        } else if base.text.file != Int(cell.file) || base.text.text.range != value.text.range {
          standard = (base.text, base.signature)
        } else if !key.signature.isEmpty {
          standard = key
        }
        guard let standard else { continue }
        if let mismatch = mismatch(of: value, cell, with: standard, unused) { found.append(mismatch) }
      }
    }
    return found
  }

  /// By name of the variable, the form for most numbers in the base language.
  private func baseForms() -> [String: BaseText] {
    var forms: [String: BaseText] = [:]
    for cell in table.cells(of: row) where cell.language == 0 {
      let base = table.table(of: cell)
      for value in table.values(of: cell) where value.plural == .other && !value.text.range.isEmpty {
        guard let variable = value.variable else { continue }
        let name = base.text(of: base.variables[Int(variable)].name)
        if forms[name] == nil {
          forms[name] = BaseText(file: Int(cell.file), text: value.text, isKey: false)
        }
      }
    }
    return forms
  }

  private func mismatch(
    of value: Table.Value, _ cell: JoinedTable.Cell,
    with standard: (text: BaseText, signature: FormatSignature), _ unused: UnusedKeys
  ) -> Mismatch? {
    let file = table.table(of: cell)
    let isForm = value.plural != nil
    let kind: FormatReader.Kind = isForm ? .variation : .plain
    return file.withText(of: value.text) { text in
      let comparison = FormatComparison(with: standard.signature, isForm: isForm)
      guard let found = comparison.difference(of: FormatSignature(text, kind, counting: .meant)) else {
        return nil
      }
      let place = MismatchPlace(
        file: file, value: value, row: row, cell: cell, base: standard.text, table: table)
      return place.mismatch(found, text, kind, isFormat: !standard.signature.isEmpty, unused)
    }
  }
}

/// A difference as it is told.
private struct Mismatch {
  let place: MismatchPlace
  let range: ByteRange
  let message: String
  let kind: String
  let confidence: Confidence

  /// Whether nothing worse happens than that a value is not shown.
  var isLoss: Bool { kind == FormatDifference.Kind.missing.rawValue }

  var difference: Difference { Difference(message: message, kind: kind, confidence: confidence) }

  struct Difference: Hashable {
    let message: String
    let kind: String
    let confidence: Confidence
  }

  static func report(_ alike: [Mismatch], _ pass: inout ResourcePass) {
    guard let first = alike.first else { return }
    let table = first.place.table
    // The key stands in every language: the reader looks at this one.
    var related = [
      first.place.base.isKey
        ? pass.related(table.entry(of: first.place.cell).key.range, in: first.place.tableFile, "the key")
        : pass.related(first.place.base, in: table)
    ]
    if let call = pass.call(for: table.key(of: first.place.cell), in: table) { related.append(call) }
    for other in alike.dropFirst().prefix(9) {
      related.append(pass.related(other.range, in: other.place.tableFile, "the same here"))
    }
    let languages = Set(alike.map { Int($0.place.cell.language) }).sorted()
    let others =
      languages.count > Translations.mostLanguagesToldAlone
      ? ", in \(table.list(languages))" : alike.count > 1 ? ", in \(alike.count) texts of this key" : ""
    pass.report(
      first.range, in: first.place.tableFile, first.message + others, kind: first.kind,
      confidence: first.confidence, related: related)
  }
}

/// Where a difference is shown.
private struct MismatchPlace {
  let file: Table
  let value: Table.Value
  let row: JoinedTable.Row
  let cell: JoinedTable.Cell
  let base: BaseText
  let table: JoinedTable

  var tableFile: ResourceFile { table.files[Int(cell.file)] }

  /// `nil` where a reader would find nothing wrong.
  func mismatch(
    _ found: FormatDifference, _ text: Spelling, _ kind: FormatReader.Kind, isFormat: Bool,
    _ unused: UnusedKeys
  ) -> Mismatch? {
    let mine = text.specifier(at: found.position, kind)
    if !isFormat, let mine, !text.isSurelySpecifier(mine) || isSentenceSign(mine) { return nil }
    let theirs = specifierOfBase(at: found.position, kind)
    if found.kind == .missing || found.kind == .gap {
      // What is left of a specifier is reported by `malformed-specifier`.
      if text.hasBrokenSpecifier(kind) || theirs?.isEnding == true { return nil }
      // A base text may leave out what its key takes.
      if base.isKey, cell.language == 0 { return nil }
    }
    // The number that a variable stands for is shown with its own type, and has no place among the values; what the
    // base text lacks may be what it means by a broken specifier, which is told there.
    if found.kind == .additional, value.variable != nil || isBaseBroken(kind) { return nil }
    let written = mine.map { String(decoding: text[$0.range], as: UTF8.self) } ?? ""
    let isUnused = unused.holds(row, of: table)
    let lostName = found.kind == .additional ? nameLost(in: text) : nil
    return Mismatch(
      place: self, range: mine.map { file.range(of: $0.range, in: value.text) } ?? value.text.range,
      message: lostName.map { "`\($0)` of \(origin) is lost here, and `\(written)` is shown as it stands" }
        ?? message(found, written, theirs?.text ?? "", text, kind),
      kind: lostName != nil ? "missing" : isUnused && found.kind.isBad ? "unused" : found.kind.rawValue,
      // On every system of today both are read from the same place, and small numbers look the same.
      confidence: isUnused || found.kind == .size || !found.kind.isBad && unused.leaveUnread(row, of: table)
        ? .possible : .certain)
  }

  /// The base text takes no value and has a percent sign of its sentence; so has this one, but for what is surely none.
  private func isSentenceSign(_ mine: FormatSpecifier) -> Bool {
    guard mine.position == nil, mine.conversion != UInt8(ascii: "@") else { return false }
    return table.table(of: base).withText(of: base.text) { $0.contains(UInt8(ascii: "%")) }
  }

  private func isBaseBroken(_ kind: FormatReader.Kind) -> Bool {
    table.table(of: base).withText(of: base.text) { $0.hasBrokenSpecifier(kind) }
  }

  private var origin: String { base.isKey ? "the key" : table.languages[0].spelling }

  /// `${name}` of the base text, which the system fills and no format.
  private func nameLost(in text: Spelling) -> String? {
    table.table(of: base).withText(of: base.text) { $0.firstNamedValue }
      .flatMap { name in name.withSpelling { text.contains($0) } ? nil : name }
  }

  private func message(
    _ found: FormatDifference, _ mine: String, _ theirs: String, _ text: Spelling, _ kind: FormatReader.Kind
  ) -> String {
    if found.kind == .gap || found.kind == .missing, let sign = remnant(in: text) {
      return "`\(sign)` stands where `\(theirs)` of \(origin) belongs: its value is not shown"
    }
    if found.kind == .missing, !baseRepeats(kind), let twice = text.repeatedSpecifier(kind) {
      return "`\(twice)` stands twice here, and `\(theirs)` of \(origin) nowhere: a wrong value is shown"
    }
    if found.kind == .additional, table.isOfInformation {
      return "Nothing fills `\(mine)` in a text of an `Info.plist`: it is shown as it stands"
    }
    switch found.kind {
    case .type:
      return "`\(mine)` takes a value that is `\(theirs)` in \(origin): a crash or nonsense is shown"
    case .additional:
      return "`\(mine)` takes a value that \(origin) does not have: a crash or nonsense is shown"
    case .gap: return "`\(theirs)` of \(origin) is missing here, so the values behind it may take its place"
    case .missing: return "`\(theirs)` of \(origin) is missing here: its value is not shown"
    case .size: return "`\(mine)` takes a number that is `\(theirs)` in \(origin): its size differs"
    }
  }

  private func remnant(in text: Spelling) -> String? {
    table.table(of: base).withText(of: base.text) { text.remnant(besides: $0) }
  }

  private func baseRepeats(_ kind: FormatReader.Kind) -> Bool {
    table.table(of: base).withText(of: base.text) { $0.repeatedSpecifier(kind) != nil }
  }

  /// What stands at a position of the base text.
  private func specifierOfBase(at position: Int, _ kind: FormatReader.Kind) -> BaseSpecifier? {
    table.table(of: base).withText(of: base.text) { text in
      guard let found = text.specifier(at: position, kind) else { return nil }
      let start = Int(found.range.start)
      let isEnding = start > 0 && (97...122).contains(text[start - 1])
      return BaseSpecifier(text: String(decoding: text[found.range], as: UTF8.self), isEnding: isEnding)
    }
  }
}

extension FormatDifference.Kind {
  fileprivate var isBad: Bool { self == .type || self == .additional }
}

private struct BaseSpecifier {
  var text: String
  /// Glued to a word of English, whose ending it may be: other languages do without.
  var isEnding: Bool
}

extension Spelling {
  fileprivate func hasBrokenSpecifier(_ kind: FormatReader.Kind) -> Bool {
    FormatReader(self, kind).contains { $0.mistake != nil }
  }

  fileprivate subscript(range: ByteRange) -> Slice<Spelling> { self[Int(range.start)..<Int(range.end)] }
}

extension JoinedTable {
  fileprivate func signature(of base: BaseText, _ kind: FormatReader.Kind = .plain) -> FormatSignature {
    table(of: base).withText(of: base.text) { FormatSignature($0, kind, counting: .meant) }
  }

  fileprivate func key(of cell: Cell) -> String { table(of: cell).text(of: entry(of: cell).key) }
}
