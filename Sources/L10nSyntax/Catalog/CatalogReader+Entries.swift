extension CatalogReader {
  mutating func readEntries(_ node: Int) {
    guard isObject(node, or: .needsObject("strings")) else { return }
    for child in json.children(of: node) { readEntry(child) }
  }

  private mutating func readEntry(_ node: Int) {
    guard let key = json.nodes[node].key else { return }
    var entry = Table.Entry(key: key, range: json.nodes[node].memberRange)
    if json.source.withSpelling(key.range, { $0.holds("|==|") }) { report(.exportKey, key.range) }
    let first = table.values.count
    if isObject(node, or: .entryNeedsObject) {
      var fields = CatalogFields()
      for child in json.children(of: node) { readField(child, of: &entry, &fields) }
    }
    entry.values = first..<table.values.count
    table.entries.append(entry)
  }

  private mutating func readField(_ node: Int, of entry: inout Table.Entry, _ fields: inout CatalogFields) {
    guard let field = field(node) else { return reportLanguage(node) }
    // Whoever writes `null` for what an entry may do without has written nothing.
    guard isFirst(field, node, in: &fields), json.nodes[node].kind != .null else { return }
    switch field {
    case .comment: entry.comment = text(node, "comment")
    case .extractionState:
      guard let state = text(node, "extractionState") else { return }
      entry.extraction = extraction(state)
    case .generatesSymbol: entry.generatesSymbol = flag(node, "generatesSymbol")
    case .shouldTranslate: entry.isTranslatable = flag(node, "shouldTranslate") ?? true
    case .localizations:
      guard isObject(node, or: .needsObject("localizations")) else { return }
      readLocalizations(node)
    default: reportLanguage(node)
    }
  }

  private mutating func extraction(_ text: PlacedText) -> Table.Extraction {
    let states: [Table.Extraction] = [.manual, .extractedWithValue, .migrated, .stale]
    if let number = word(text, of: ["manual", "extracted_with_value", "migrated", "stale"]) {
      return states[number]
    }
    report(.unknownExtraction, text.range)
    return .code
  }

  /// The translation of a language that missed its brace: only such have a text or variations.
  private mutating func reportLanguage(_ node: Int) {
    guard json.nodes[node].kind == .object else { return }
    let isLanguage = json.children(of: node).contains { child in
      let field = field(child)
      return field == .stringUnit || field == .stringSet || field == .variations
    }
    if isLanguage { report(.outsideLocalizations, atKeyOf: node) }
  }
}

// MARK: - Languages

extension CatalogReader {
  private mutating func readLocalizations(_ node: Int) {
    for child in json.children(of: node) {
      guard let key = json.nodes[child].key else { continue }
      guard let language = languages.number(of: key, in: json.source) else {
        return report(.manyLanguages, key.range)
      }
      if !languages.meet(language, inEntry: table.entries.count) { report(.repeatedKey, key.range) }
      guard isObject(child, or: .languageNeedsObject) else { continue }
      readText(child, CatalogPlace(entry: table.entries.count, language: language))
    }
  }
}
