import L10nSyntax

// A key that stands twice in the base language stands twice in each translation that was made from it.

extension ProjectResources {
  /// A finding about a key with two texts in one file, told for all languages where the base one or several others have
  /// it: at the first, with the others as related places. `nil` in these. What is silenced is told where it stands.
  func toldAtBase(
    _ finding: Finding, about found: RowOfTable, leftover: Suspicion.InheritedKey.Leftover?,
    isSilenced: (UInt32, String) -> Bool
  ) -> Finding? {
    let (joined, row) = (found.table, found.row)
    var finding = finding
    guard let difference = DoubledTexts(rawValue: finding.kind) else { return finding }
    let isLeftover = difference > .capitals && joined.losesOnlyBaseText(row, finding.path)
    if isLeftover {
      guard let leftover else { return nil }
      (finding.kind, finding.severity) = (leftover.kind, leftover.severity)
      finding.message =
        "`\(joined.key(of: row).shortLine)` still has the text of the base language beside that of its own"
    }
    if isSilenced(finding.place.range.start, finding.path) { return finding }
    let doubles = joined.doubles(of: row) { $0 == difference }.filter { cell in
      let file = joined.file(of: cell)
      return joined.losesOnlyBaseText(row, file.path) == isLeftover
        && !isSilenced(joined.entry(of: cell).key.range.start, file.path)
    }
    if difference == .capitals, joined.isListedWithBase(row, finding.path) { return nil }
    // Where the base language says the same twice, the first that does not is told; what several languages have was
    // brought by one tool.
    guard let first = doubles.first,
      first.language == 0 || joined.isDoubledInBase(row) || doubles.count >= Self.severalLanguages
    else { return finding }
    guard joined.file(of: first).path == finding.path else {
      return doubles.contains { joined.file(of: $0).path == finding.path } ? nil : finding
    }
    var told = finding
    if doubles.count == 2 { told.message += "; the same in another file" }
    if doubles.count > 2 { told.message += "; the same in \(doubles.count - 1) other files" }
    var places = ResourcePlaces()
    told.related += doubles.dropFirst().relatedPlaces { cell in
      let file = joined.file(of: cell)
      let place = places.place(of: joined.entry(of: cell).key.range, in: file)
      return RelatedPlace(path: file.path, place: place, message: "the same")
    }
    return told
  }

  private static let severalLanguages = 3
}

extension ProjectResources {
  /// Where the texts of a key of some file stand together.
  func row(of key: PlacedText, in path: String) -> RowOfTable? {
    let name = path.fileName.withoutEnding
    for joined in tables where joined.name == name {
      guard let table = joined.files.first(where: { $0.path == path })?.table else { continue }
      return RowOfTable(of: key, in: table, joined)
    }
    return nil
  }
}

extension JoinedTable {
  /// Whether a translation has a key several times, and all that readers do not see is the text of the base language.
  fileprivate func losesOnlyBaseText(_ row: Row, _ path: String) -> Bool {
    let copies = cells(of: row).filter { file(of: $0).path == path }
    guard copies.count > 1, copies[0].language != 0, !isDoubledInBase(row), let base = base(of: row),
      table(of: copies[0]).format == .strings
    else { return false }
    let isBaseText = copies.map { copy in
      text(of: copy).map { table(of: copy).isSame($0.text, base.value.text, of: table(of: base.cell)) }
        ?? false
    }
    return isBaseText.last == false && isBaseText.dropLast().allSatisfy(\.self)
  }

  fileprivate func isDoubledInBase(_ row: Row) -> Bool {
    let cells = cells(of: row).prefix { $0.language == 0 }
    return zip(cells, cells.dropFirst()).contains { $0.file == $1.file && $0.entry != $1.entry }
  }

  /// Whether the base language loses a text of a key, and is told so with a file that has it twice too.
  fileprivate func isListedWithBase(_ row: Row, _ path: String) -> Bool {
    let doubles = doubles(of: row) { $0 > .capitals }
    return doubles.first?.language == 0 && doubles.dropFirst().contains { file(of: $0).path == path }
  }

  /// The first entry of each file that is set apart so from an entry before it with the same key. What is harmless in one
  /// language is not so in the next.
  fileprivate func doubles(of row: Row, where isWanted: (DoubledTexts) -> Bool) -> [Cell] {
    var found: [Cell] = []
    var first: Cell?
    for cell in cells(of: row) {
      guard let before = first, before.file == cell.file else {
        first = cell
        continue
      }
      guard before.entry != cell.entry, found.last?.file != cell.file else { continue }
      let difference = table(of: cell).difference(Int(before.entry), Int(cell.entry))
      // Other capitals are another mistake than another text, unless the first file has lost one.
      if isWanted(difference) || difference == .capitals && !found.isEmpty { found.append(cell) }
    }
    return found
  }
}

extension Table {
  /// Which text of entries with one key is shown, and which is lost.
  func outcome(of entries: [Int]) -> String {
    guard let shown = textShown(of: entries) else {
      return entries.count > 2 ? "only one of its texts is shown" : "one of its texts is lost"
    }
    guard entries.count == 2 else { return "only the last text, `\(shown)`, is shown" }
    guard let lost = soleText(of: entries.min()), lost != shown else {
      return "the last text is shown, and the first is lost"
    }
    return "`\(shown)` is shown, and `\(lost)` is lost"
  }

  /// Of a property list the last one is; who compiles a catalog with such a key keeps one or the other.
  func textShown(of entries: [Int]) -> String? { format == .catalog ? nil : soleText(of: entries.max()) }

  private func soleText(of number: Int?) -> String? {
    guard let number, values[entries[number].values].count == 1 else { return nil }
    return values[entries[number].values].first.map { text(of: $0.text).forMessage }
  }
}
