import L10nSyntax
import Testing

@Suite struct YAMLLimitTests {
  private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  @Test(arguments: ["- ", "[", "{a: ", "[a: "])
  func nestingEndsAt64Levels(opening: String) {
    let levels = opening == "[a: " ? 32 : 64
    let closings: [Character: String] = ["[": "]", "{": "}"]
    let closing = opening.first.flatMap { closings[$0] } ?? ""
    let fits = repeated(opening, levels) + (opening == "- " ? "x" : "") + repeated(closing, levels)
    #expect(YAML.outline(fits).first == (opening.first == "{" ? "{" : "["))
    let answer = YAML.outline(repeated(opening, levels + 1))
    #expect(answer.hasSuffix("This nests deeper than 64 levels; make the structure flatter."))
    #expect(YAML.outline(repeated(opening, 200_000)) == answer)
  }

  @Test func mappingsNestTo64LevelsToo() {
    let levels = (0...64).map { repeated(" ", $0) + "a:\n" }
    #expect(YAML.outline(levels.dropLast().joined()).hasPrefix("{a: {a: "))
    #expect(YAML.outline(levels.joined()).hasPrefix("65:66 This nests deeper"))
  }

  @Test func textsOver8MegabytesAreRefused() {
    #expect(
      YAML.outline(repeated("#", YAML.maximumSize + 1))
        == "1:1 This YAML is larger than 8 MB; make it smaller.")
  }

  @Test func documentsWithTooManyValuesAreRefused() {
    let answer = YAML.outline(repeated("-\n", YAML.maximumNodes + 1))
    #expect(answer == "250001:2 This YAML has more than 250,000 values; make it smaller.")
  }

  @Test func keysAreLimitedInCharacters() {
    #expect(YAML.outline(repeated("é", 1024) + ": a").hasPrefix("{é"))
    #expect(
      YAML.outline(repeated("é", 1025) + ": a")
        == "1:1 This key is longer than 1024 characters; make it shorter.")
  }

  /// A reader that goes back would need minutes for these; the time limit of the test is generous.
  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      "a\n ", "'", "\"\\", "\n", " \n", "a: |\n", "|\n \n", "# x\n", "[", "- ", "-\n", "?", ":", "a:b", "''",
      "&", "\r", " ",
      "-\t", "{a: ", "[\"a\" ", "a\n\n ", ">\n  ", "é",
    ])
  func hostileTextsTakeLinearTime(piece: String) {
    for head in ["", "a: ", "- >\n", "- '", "- \"", "["] {
      #expect(!YAML.outline(head + repeated(piece, 20_000 / piece.utf8.count)).isEmpty)
    }
  }

  @Test(
    arguments: [
      ([0x61, 0xFF], "1:2 This byte is not UTF-8; save the file as UTF-8."),
      ([0xC0, 0xAF], "1:1 This byte is not UTF-8"),
      ([0xE0, 0x80, 0x80], "1:1 This byte is not"), ([0xED, 0xA0, 0x80], "1:1 This byte is not"),
      ([0xC3], "1:1 This byte"),
      ([0xF4, 0x90, 0x80, 0x80], "1:1 This byte"), ([0xE2, 0x82], "1:1 This byte"),
      ([0xF0, 0x9F, 0x98, 0x20], "1:1 This byte"),
      (
        [0x61, 0x0A, 0x07],
        "2:1 The character U+0007 is not allowed here; remove it, or write an escape inside quotes."
      ),
      ([0x27, 0x00, 0x27], "1:2 The character U+0000 "), ([0x7F], "1:1 The character U+007F "),
      ([0xC2, 0x85], "1:1 The character U+0085 "), ([0xE2, 0x80, 0xA8], "1:1 The character U+2028 "),
      ([0x61, 0xEF, 0xBB, 0xBF], "1:2 The character U+FEFF "),
      ([0xEF, 0xBF, 0xBF], "1:1 The character U+FFFF "),
    ] as [([UInt8], String)])
  func bytesThatAreNoTextAreRefused(bytes: [UInt8], answer: String) {
    let error = #expect(throws: YAMLError.self) { try YAML.parse(bytes) }
    #expect(error.map { "\($0.position.line):\($0.position.column) \($0.message)".hasPrefix(answer) } == true)
  }

  @Test func charactersOfEveryLengthAreText() {
    #expect(
      YAML.outline("'a\u{A0}\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFD}\u{10000}\u{10FFFF}'").hasPrefix("\"a"))
  }
}
