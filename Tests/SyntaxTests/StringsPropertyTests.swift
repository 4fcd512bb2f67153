import L10nSyntax
import Testing

@Suite struct StringsPropertyTests {
  @Test func generatedEntriesAreReadBack() {
    var numbers = SeededNumbers(seed: 4)
    for _ in 0..<500 {
      let sample = StringsSample(using: &numbers)
      let table = Table(strings: SourceText(sample.text))
      #expect(table.problems.isEmpty, "\(sample.text)")
      #expect(table.entries.map { table.text(of: $0.key) } == sample.entries.map(\.key))
      #expect(table.values.map { table.text(of: $0.text) } == sample.entries.map(\.value))
      #expect(StringsTableCheck(table).violations.isEmpty)
    }
  }

  /// Bytes are changed, removed, doubled and cut off; whatever comes of it, the table holds together.
  @Test func mutatedFilesHoldTogether() {
    var numbers = SeededNumbers(seed: 5)
    let marks = Array("\"';={}()<>/*\\\n# U0u,@".utf8) + [0, 0xC2, 0xA0, 0xE2, 0x80, 0x9C, 0xFF]
    for _ in 0..<4_000 {
      var bytes = Array(StringsSample(using: &numbers).text.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &numbers) {
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: bytes[place] = marks.randomElement(using: &numbers) ?? 0
        case 1: bytes.insert(marks.randomElement(using: &numbers) ?? 0, at: place)
        case 2 where bytes.count > 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: bytes[place...].prefix(20), at: place)
        }
      }
      let violations = StringsTableCheck(Table(strings: SourceText(bytes))).violations
      if !violations.isEmpty { Issue.record("\(String(decoding: bytes, as: UTF8.self)): \(violations)") }
    }
  }

  @Test func everyPrefixHoldsTogether() {
    var numbers = SeededNumbers(seed: 6)
    let bytes = Array(StringsSample(using: &numbers).text.utf8)
    for length in 0...bytes.count {
      let violations = StringsTableCheck(Table(strings: SourceText(bytes.prefix(length)))).violations
      #expect(violations.isEmpty, "the first \(length) bytes")
    }
  }
}

/// A file of random entries, and what they say.
private struct StringsSample {
  var text = ""
  var entries: [(key: String, value: String)] = []

  init(using numbers: inout SeededNumbers) {
    let gaps = [" ", "\n", "\r\n", "\t", "\n\n", "/* c; \"x\" = */", "// \"d\n", "\u{2028}", ""]
    func gap() -> String { gaps.randomElement(using: &numbers) ?? "" }
    for _ in 0..<Int.random(in: 1...8, using: &numbers) {
      let (key, writtenKey) = Self.text(using: &numbers)
      let (value, writtenValue) = Self.text(using: &numbers)
      let isShort = Int.random(in: 0..<6, using: &numbers) == 0
      entries.append((key, isShort ? key : value))
      text += gap() + writtenKey + gap() + (isShort ? "" : "=" + gap() + writtenValue + gap()) + ";" + gap()
    }
  }

  /// Characters, and one of the ways to write them.
  private static func text(using numbers: inout SeededNumbers) -> (String, String) {
    if Int.random(in: 0..<4, using: &numbers) == 0 {
      let word = ["a", "b.c", "d-1", "e_f", "$x", "1:2", "g/h"].randomElement(using: &numbers) ?? "a"
      // Without the space a comment behind it would be part of the word.
      return (word, word + " ")
    }
    let quote = Bool.random(using: &numbers) ? "\"" : "'"
    let other = quote == "'" ? "\"" : "'"
    let pieces = [
      ("é", "é"), ("é", "\\U00e9"), ("\n", "\\n"), ("\n", "\n"), ("\\", "\\\\"), ("\"", "\\\""), ("'", "\\'"),
      ("%@", "%@"), ("Ø", "Ø"), ("😀", "\\UD83D\\UDE00"), ("😀", "😀"), (" ", " "), ("/* ", "/* "), ("//", "//"),
      (other, other), ("xyz", "xyz"), (";", ";"), ("=", "="), ("\t", "\\t"), ("!", "\\41"),
    ]
    let chosen = (0..<Int.random(in: 0..<7, using: &numbers)).compactMap { _ in
      pieces.randomElement(using: &numbers)
    }
    return (chosen.map(\.0).joined(), quote + chosen.map(\.1).joined() + quote)
  }
}

/// What holds for the table of any bytes.
private struct StringsTableCheck {
  private(set) var violations: [String] = []

  init(_ table: Table) {
    let end = UInt32(table.source.count)
    var last: UInt32 = 0
    for entry in table.entries {
      if entry.range.start < last || entry.range.end > end { violations.append("entry out of order") }
      last = entry.range.end
      let values = entry.values.map { table.values[$0].text.range }
      for range in values + [entry.key.range] where !entry.range.contains(range) {
        violations.append("text outside of its entry")
      }
      if table.comments.contains(where: { $0.start < entry.key.range.end && entry.key.range.start < $0.end })
      {
        violations.append("comment in a key")
      }
    }
    for (comment, next) in zip(table.comments, table.comments.dropFirst()) where comment.end > next.start {
      violations.append("comments out of order")
    }
    for range in table.comments + table.problems.map(\.range) where range.start > range.end || range.end > end
    {
      violations.append("range outside of the file")
    }
    for text in table.entries.map(\.key) + table.values.map(\.text) + table.entries.compactMap(\.comment) {
      check(text, of: table)
    }
    if table.problems.count(where: { $0.kind == .truncated }) > 1 { violations.append("truncated twice") }
    if table.entries.contains(where: \.isLost), !table.problems.contains(where: { $0.kind == .truncated }) {
      violations.append("lost for no reason")
    }
  }

  /// Offsets lead to places in the text, in ascending order.
  private mutating func check(_ text: PlacedText, of table: Table) {
    let count = table.withText(of: text) { $0.count }
    var last = text.range.start
    for offset in 0...count {
      let place = table.place(of: offset, in: text)
      if place < last || place > text.range.end { violations.append("place out of order") }
      last = place
    }
  }
}
