/// Walks once over the bytes of a `.strings` file; its extensions read one kind of text each.
///
/// The system gives up at the first mistake. This reader notes it and goes on at the next thing that looks like
/// an entry.
struct StringsReader {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  var offset = 0
  var table: TableDraft
  /// The comments since the last entry, as far as they may belong to the next one.
  var comment: PlacedText?
  /// Whether that comment begins with `//`.
  var isLineComment = false
  /// Where a comment begins that is never closed.
  var openComment: Int?
  /// Line ends since the last entry or comment.
  var lineEnds = 0
  /// Only entries and comments on its line stand behind the last entry.
  var isBehindEntry = false
  /// Inside of the braces that may stand around all entries, and where they open.
  var brace: Int?
  /// Behind those braces.
  var isClosed = false
  /// That a value nests too deep is told once.
  var isTooDeep = false
  /// The system refuses the file.
  var isRefused = false
  /// What makes the system stop reading without a word.
  var truncation: (found: StringsMisfit, range: ByteRange)?
  /// How many bytes may still be read twice, so that the time stays linear whatever the file holds.
  var rereadable: Int

  private init(_ bytes: UnsafePointer<UInt8>, _ count: Int, _ source: SourceText) {
    self.bytes = bytes
    self.count = count
    table = TableDraft(source, .strings)
    rereadable = 4 * count
  }

  static func read(_ source: SourceText) -> TableDraft {
    source.withBytes { bytes, count in
      var reader = StringsReader(bytes, count, source)
      reader.readFile()
      return reader.table
    }
  }

  var isAtEnd: Bool { offset >= count }

  /// A zero is the end or a character that may not stand here.
  @inline(__always)
  var byte: UInt8 { bytes[offset] }

  func range(_ start: Int, _ end: Int) -> ByteRange { ByteRange(UInt32(start), UInt32(end)) }
}

// MARK: - The file

extension StringsReader {
  private mutating func readFile() {
    // An entry with its comment takes about a hundred bytes.
    table.entries.reserveCapacity(count / 96)
    table.values.reserveCapacity(count / 96)
    let text = Spelling(start: bytes, count: count)
    if let place = text.firstInvalidUTF8 { report(.syntax, .invalidUTF8, place, place + 1) }
    if text.hasPrefix("\u{FEFF}") { offset = 3 }
    skipSpace()
    if byte == UInt8(ascii: "{") {
      brace = offset
      offset += 1
    }
    while true {
      skipSpace()
      if let openComment { reportOpenComment(openComment) }
      openComment = nil
      if isAtEnd { break }
      readItem()
    }
    if let brace, !isRefused { report(.syntax, .openBrace, brace, brace + 1) }
    finishTruncation()
    table.problems.sort { $0.range.start < $1.range.start }
  }

  private mutating func readItem() {
    if byte.startsOldStyleText {
      readEntry()
      // An entry that runs into such a comment has told so.
      openComment = nil
    } else if byte == UInt8(ascii: "}"), brace != nil {
      closeBrace()
    } else {
      readStray()
    }
  }

  private mutating func closeBrace() {
    brace = nil
    isClosed = true
    isBehindEntry = false
    offset += 1
  }

  /// Something that cannot begin a key stands where the next key could.
  private mutating func readStray() {
    let found = found
    reportStray(found)
    offset += found.length
    recover()
  }
}

// MARK: - Entries

extension StringsReader {
  private mutating func readEntry() {
    let start = offset
    let comment = comment
    if isClosed, !isRefused { report(.syntax, .afterBrace, start, start + 1) }
    guard let key = readKey() else { return }
    var entry = Table.Entry(key: key, range: range(start, offset), comment: comment)
    entry.isLost = truncation != nil
    skipSpace()
    switch isAtEnd ? 0 : byte {
    case UInt8(ascii: "="):
      offset += 1
      skipSpace()
      readValue(of: entry)
    case UInt8(ascii: ";"):
      // The short form: the key is its own value.
      finish(entry, key)
    default: refuse(behind: key, missing: StringsProblem.equals)
    }
  }

  private mutating func readValue(of entry: Table.Entry) {
    let start = offset
    var text: PlacedText?
    if byte.startsOldStyleText {
      text = readText()
      guard text != nil else {
        append(entry, nil)
        return refuseUnclosed(start)
      }
    } else if !skipContainer() {
      append(entry, nil)
      return recover()
    }
    let end = offset
    lineEnds = 0
    skipSpace()
    if byte == UInt8(ascii: ";"), !isAtEnd { return finish(entry, text) }
    if let text, lineEnds == 0, !isAtEnd, !looksLikeEntry(at: offset, isWhole: true) {
      append(entry, nil)
      return refuse(behind: text, missing: StringsProblem.semicolon)
    }
    var entry = entry
    // A text of several lines may be one that was never closed.
    if let text, lineEnd(in: text) != nil {
      append(entry, nil)
      return refuse(behind: text, missing: StringsProblem.semicolon)
    }
    entry.range.end = UInt32(end)
    append(entry, text)
    report(.syntax, .missingSemicolon, max(start, end - 1), end)
    recover()
  }

  private mutating func finish(_ entry: Table.Entry, _ text: PlacedText?) {
    offset += 1
    var entry = entry
    entry.range.end = UInt32(offset)
    append(entry, text)
    checkEscapes(entry.key)
    if let text, text != entry.key { checkEscapes(text) }
    (lineEnds, comment, isBehindEntry) = (0, nil, true)
  }

  private mutating func append(_ entry: Table.Entry, _ text: PlacedText?) {
    var entry = entry
    let first = table.values.count
    if let text { table.values.append(Table.Value(text: text)) }
    entry.values = first..<table.values.count
    table.entries.append(entry)
  }
}

extension UInt8 {
  /// Begins a key or a text: a quote, or a letter that needs none.
  @inline(__always)
  var startsOldStyleText: Bool {
    self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") || isUnquotedOldStyle
  }

  var isUnquotedOldStyle: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    // With `/` and `:`, which stand beside the digits.
    case UInt8(ascii: ".")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"): true
    default: false
    }
  }
}
