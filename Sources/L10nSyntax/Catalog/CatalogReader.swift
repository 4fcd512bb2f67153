/// Walks once over the JSON of a catalog and fills its table; the extensions read one level each.
struct CatalogReader {
  let json: JSONDocument
  var table: TableDraft
  var languages = CatalogLanguages()

  init(_ json: JSONDocument) {
    self.json = json
    table = TableDraft(json.source, .catalog)
    for problem in json.problems {
      table.report(
        TableProblem(
          kind: problem.isTolerated ? .structure : .syntax, range: problem.range, message: problem.message))
    }
  }

  mutating func report(_ problem: CatalogProblem, _ range: ByteRange) {
    table.report(TableProblem(kind: problem.kind, range: range, message: problem.message))
  }

  /// At the key, which is short, rather than at a value of many lines.
  mutating func report(_ problem: CatalogProblem, atKeyOf node: Int) {
    report(problem, json.nodes[node].key?.range ?? json.nodes[node].range)
  }
}

// MARK: - Fields

extension CatalogReader {
  func field(_ node: Int) -> CatalogField? {
    guard let key = json.nodes[node].key else { return nil }
    if key.writing == .plain { return json.source.withSpelling(key.range) { CatalogField($0) } }
    return json.source.withText(of: key) { CatalogField($0) }
  }

  /// Whether a field stands in its object for the first time; says so where it does not.
  mutating func isFirst(_ field: CatalogField, _ node: Int, in fields: inout CatalogFields) -> Bool {
    if fields.insert(field.rawValue) { return true }
    report(.repeatedKey, atKeyOf: node)
    return false
  }

  /// Whether a value is an object; says so where it is none.
  mutating func isObject(_ node: Int, or problem: CatalogProblem) -> Bool {
    if json.nodes[node].kind == .object { return true }
    report(problem, json.nodes[node].range)
    return false
  }

  mutating func text(_ node: Int, _ name: String) -> PlacedText? {
    if json.nodes[node].kind == .string { return json.nodes[node].text }
    report(.needsText(name), json.nodes[node].range)
    return nil
  }

  mutating func flag(_ node: Int, _ name: String) -> Bool? {
    switch json.nodes[node].kind {
    case .yes: return true
    case .no: return false
    case .object, .array, .string, .number, .null:
      report(.needsFlag(name), json.nodes[node].range)
      return nil
    }
  }

  /// The number of the word that a text is; `nil` for none of them.
  func word(_ text: PlacedText, of words: [StaticString]) -> Int? {
    words.firstIndex { json.source.isSpelled(text, $0) }
  }
}

// MARK: - The catalog

extension CatalogReader {
  mutating func readCatalog() {
    guard let root = json.nodes.first else { return }
    guard root.kind == .object else {
      // A quote that is never closed may be the end of the file.
      let start = root.range.start
      return report(.noObject, ByteRange(start, min(start + 1, UInt32(json.source.count))))
    }
    var fields = CatalogFields()
    var strings: [Int] = []
    for node in json.children(of: 0) {
      guard let field = field(node) else {
        if isEntry(node) { report(.outsideStrings, atKeyOf: node) }
        continue
      }
      switch field {
      case .strings:
        _ = isFirst(field, node, in: &fields)
        strings.append(node)
      case .version: if isFirst(field, node, in: &fields) { readVersion(node) }
      case .sourceLanguage: if isFirst(field, node, in: &fields) { readSourceLanguage(node) }
      default: if isEntry(node) { report(.outsideStrings, atKeyOf: node) }
      }
    }
    reportMissing(fields)
    for node in strings { readEntries(node) }
    table.languages = languages.names
    table.languagePlaces = languages.places
    table.problems.sort { $0.range.start < $1.range.start }
  }

  private mutating func reportMissing(_ fields: CatalogFields) {
    let start = json.nodes[0].range.start
    let brace = ByteRange(start, start + 1)
    if !fields.contains(.version) { report(.noVersion, brace) }
    if !fields.contains(.sourceLanguage) { report(.noSourceLanguage, brace) }
    if !fields.contains(.strings) { report(.noStrings, brace) }
  }

  private mutating func readVersion(_ node: Int) {
    guard let text = text(node, "version") else { return }
    // 1.1 added a field without touching the others, and 1.3 has been seen.
    let isKnown = json.source.withSpelling(text.range) { version in
      version.count == 3 && version.hasPrefix("1.") && version[2].isDecimalDigit
    }
    if !isKnown { report(.unknownVersion, text.range) }
  }

  private mutating func readSourceLanguage(_ node: Int) {
    guard let text = text(node, "sourceLanguage") else { return }
    _ = languages.number(of: text, in: json.source)
    table.sourceLanguage = json.source.text(of: text)
  }

  /// Whether a value has a field that only entries have.
  private func isEntry(_ node: Int) -> Bool {
    guard json.nodes[node].kind == .object else { return false }
    return json.children(of: node).contains { child in
      switch field(child) {
      case .comment, .extractionState, .generatesSymbol, .localizations, .shouldTranslate: true
      default: false
      }
    }
  }
}
