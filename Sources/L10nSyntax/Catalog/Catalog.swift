extension Table {
  /// What a string catalog says, an `.xcstrings` file, which is JSON with the texts of a table in all languages.
  public convenience init(catalog source: SourceText) {
    var reader = CatalogReader(JSONDocument(source))
    reader.readCatalog()
    self.init(reader.table)
  }
}
