extension Table {
  /// What a string catalog says, an `.xcstrings` file, which is JSON with the texts of a table in all languages.
  public convenience init(catalog source: SourceText) {
    var reader = CatalogReader(JSONDocument(source))
    reader.readCatalog()
    self.init(reader.table)
  }

  /// The text that translators start from. Where the source language has none, the key is the text.
  ///
  /// Of a text with variations it is the one for all other numbers and devices.
  public func sourceText(of entry: Entry) -> PlacedText {
    guard format == .catalog, sourceLanguage != nil else { return entry.key }
    var best: Value?
    for value in values[entry.values] where value.language == 0 && value.variable == nil {
      guard let found = best else {
        best = value
        continue
      }
      if value.generality > found.generality { best = value }
    }
    return best?.text ?? entry.key
  }

  /// The number of a language as it is written in this table.
  public func number(ofLanguage name: String) -> UInt16? {
    languages.firstIndex { $0.utf8.elementsEqual(name.utf8) }.map { UInt16(clamping: $0) }
  }

  /// All texts of an entry in one language, those of its variables included.
  public func values(of entry: Entry, in language: UInt16) -> [Value] {
    values[entry.values].filter { $0.language == language }
  }
}

extension Table.Value {
  /// Higher for texts that are meant for more numbers and devices.
  fileprivate var generality: Int {
    let numbers = plural == nil ? 2 : plural == .other ? 1 : 0
    let devices = device == nil ? 2 : device == .other ? 1 : 0
    return numbers * 3 + devices
  }
}
