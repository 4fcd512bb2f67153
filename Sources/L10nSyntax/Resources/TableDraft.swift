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

extension SourceText {
  /// Whether a percent sign stands in a text, and whether it or a digit does. Texts are short: a loop that the compiler
  /// turns into vectors beats a search.
  func numberSigns(in range: ByteRange) -> (percent: Bool, number: Bool) {
    withSpelling(range) { bytes in
      var (percent, digit) = (false, false)
      for byte in bytes {
        percent = (byte == UInt8(ascii: "%")) || percent
        digit = (byte &- 48 < 10) || digit
      }
      return (percent, percent || digit)
    }
  }
}
