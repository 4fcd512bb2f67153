/// A table while a reader fills it; its parts are explained there.
struct TableDraft {
  let source: SourceText
  let format: Table.Format
  var entries: [Table.Entry] = []
  var values: [Table.Value] = []
  var variables: [Table.Variable] = []
  var languages: [String] = []
  var languagePlaces: [PlacedText] = []
  var sourceLanguage: String?
  var comments: [ByteRange] = []
  var problems: [TableProblem] = []
  var hasPlaces = true

  init(_ source: SourceText, _ format: Table.Format) {
    self.source = source
    self.format = format
  }
}
