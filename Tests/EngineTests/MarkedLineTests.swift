import L10nSyntax
import Testing

@testable import L10nLint

/// A source with the range between `⟦` and `⟧`.
private func line(_ marked: String, width: Int = 100) -> MarkedLine {
  let parts = marked.split(separator: /[⟦⟧]/, omittingEmptySubsequences: false).map { Array($0.utf8) }
  let source = SourceText(parts.flatMap { $0 })
  let range = ByteRange(UInt32(parts[0].count), UInt32(parts[0].count + parts[1].count))
  return MarkedLine(range, in: source, LineIndex(source), width: width)
}

@Suite struct MarkedLineTests {
  @Test(arguments: [
    // What stands before and in the range, and how many cells that is.
    (#"let a = ⟦"b"⟧ + c"#, 8, 3),
    (#"日本 = ⟦"語"⟧"#, 7, 4),
    ("ｆｕｌｌ ⟦ﾊﾝｶｸ⟧", 9, 4),
    ("한국어 ⟦가나⟧", 7, 4),
    ("한\u{1112}\u{1161}\u{11AB} ⟦x⟧", 5, 1),
    ("e\u{301}e\u{301} ⟦x\u{308}y⟧", 3, 2),
    ("👩‍👩‍👧 ⟦👍🏽⟧", 3, 2),
    ("🇩🇪🇯🇵 ⟦x⟧", 5, 1),
    ("❤️ ⟦1️⃣⟧", 3, 2),
    ("❤ ⟦x⟧", 2, 1),
    ("นี้ ⟦ที่⟧", 2, 1),
    ("𝒇 ⟦𝒇⟧", 2, 1),
  ]) func caretsStandUnderTheCellsOfTheRange(_ marked: String, _ before: Int, _ count: Int) {
    let line = line(marked)
    #expect(line.text == marked.filter { $0 != "⟦" && $0 != "⟧" })
    #expect(line.carets == String(repeating: " ", count: before) + String(repeating: "^", count: count))
  }

  @Test(arguments: [
    ("\t⟦x⟧", "    x", "    ^"), ("ab\t⟦x⟧", "ab  x", "    ^"), ("日\t⟦x⟧", "日  x", "    ^"),
    ("a⟦\t⟧x", "a   x", " ^^^"), ("\t\t⟦x⟧", "        x", "        ^"),
  ]) func tabsReachTheNextStop(_ marked: String, _ text: String, _ carets: String) {
    #expect(line(marked).text == text)
    #expect(line(marked).carets == carets)
  }

  @Test(arguments: [
    ("first\r\nlet ⟦a⟧ = 1\r\nlast", "let a = 1", "    ^"), ("first\rlet ⟦a⟧\rlast", "let a", "    ^"),
    ("first\nlet ⟦a +\n  b⟧", "let a +", "    ^^^"), ("let ⟦a +\r\n  b⟧", "let a +", "    ^^^"),
    ("\n⟦⟧\n", "", "^"), ("⟦⟧", "", "^"), ("ab⟦⟧cd", "abcd", "  ^"), ("ab⟦⟧", "ab", "  ^"),
    ("ab⟦⟧\r\n", "ab", "  ^"),
  ]) func onlyTheLineOfTheStartIsShown(_ marked: String, _ text: String, _ carets: String) {
    #expect(line(marked).text == text)
    #expect(line(marked).carets == carets)
  }

  @Test(arguments: [
    ("a\u{1B}[31m⟦b⟧", "a\\u{1b}[31mb", "           ^"), ("⟦\u{202E}⟧b", "\\u{202e}b", "^^^^^^^^"),
    ("a⟦\u{200B}⟧b", "a\\u{200b}b", " ^^^^^^^^"), ("⟦\u{AD}⟧", "\\u{ad}", "^^^^^^"),
    ("a\u{0}⟦b⟧", "a\\u{0}b", "      ^"), ("\t\u{301}⟦b⟧", "    \\u{301}b", "           ^"),
  ]) func whatNobodyWouldSeeIsEscaped(_ marked: String, _ text: String, _ carets: String) {
    #expect(line(marked).text == text)
    #expect(line(marked).carets == carets)
  }

  @Test func bytesThatAreNoTextTakeOneCell() {
    let source = SourceText([0x61, 0xFF, 0x62, 0xE6, 0x97, 0x63])
    let line = MarkedLine(ByteRange(2, 3), in: source, LineIndex(source), width: 80)
    #expect(
      line
        == MarkedLine(
          ByteRange(4, 5), in: SourceText("a\u{FFFD}b\u{FFFD}c"), LineIndex(SourceText("a")), width: 80))
    #expect(line.carets == "  ^")
  }

  @Test(arguments: [
    // A run ends at the last letter or digit of its script, not at the blank behind it.
    ("a שלום ⟦עו⟧לם b", "  ^^^^^^^^^"), ("a ⟦שלום⟧ 12 b", "  ^^^^^^^"), ("⟦a⟧ שלום", "^"),
    ("שלום ⟦a⟧", "     ^"),
    ("\"مرحبا\" + ⟦\"a\"⟧", "          ^^^"),
  ]) func caretsCoverAWholeRunOfRightToLeftText(_ marked: String, _ carets: String) {
    #expect(line(marked).carets == carets)
  }

  @Test(arguments: [20, 40, 79, 200]) func longLinesAreCutAroundTheRange(_ width: Int) {
    for before in [0, 5, 18, 60, 500, 5000] {
      for after in [0, 3, 90, 5000] {
        let marked =
          String(repeating: "日b ", count: before) + "⟦key⟧" + String(repeating: "é👍", count: after)
        let line = line(marked, width: width)
        let cells = line.text.map(\.cells)
        #expect(cells.reduce(0, +) <= width)
        // The carets stand below the three letters of the range and nothing else.
        var column = 0
        var shown = ""
        for (character, cells) in zip(line.text, cells) {
          let isCaret = line.carets.utf8.dropFirst(column).first == UInt8(ascii: "^")
          if isCaret { shown.append(character) }
          column += cells
        }
        #expect(shown == "key")
        #expect(line.carets.filter { $0 == "^" }.count == 3)
        #expect(line.text.hasSuffix("…") || after * 3 < width)
      }
    }
  }

  @Test func aRangeLongerThanTheLineIsMarkedAsFarAsItIsShown() {
    let line = line("a ⟦" + String(repeating: "x", count: 300) + "⟧", width: 40)
    #expect(line.text == "a " + String(repeating: "x", count: 37) + "…")
    #expect(line.carets == "  " + String(repeating: "^", count: 37))
  }

  /// A file of one line is not decoded for every finding in it.
  @Test(.timeLimit(.minutes(10))) func aLineOfMegabytesIsCutBeforeItIsRead() {
    let source = SourceText(String(repeating: "let a = \"é\"; ", count: 400_000))
    let lines = LineIndex(source)
    for number in 0..<1000 {
      let start = UInt32(number * 5000 / 14 * 14)
      let line = MarkedLine(ByteRange(start, start + 3), in: source, lines, width: 60)
      #expect(line.carets.hasSuffix("^^^"))
    }
  }

  @Test func anyRangeOfAnyBytesGivesALineThatFits() {
    var random = SplitMix(seed: 1)
    let pieces =
      ["a", " ", "\t", "日", "é", "👍🏽", "\u{1B}", "ש", "\r\n", "\n", "\u{200B}", "\u{301}", "12"].map {
        Array($0.utf8)
      } + [[0xFF], [0xE6]]
    for _ in 0..<2000 {
      let bytes = (0..<Int(random.next() % 60)).flatMap { _ in
        pieces[Int(random.next() % UInt64(pieces.count))]
      }
      let source = SourceText(bytes)
      let ends = [random.next() % UInt64(bytes.count + 1), random.next() % UInt64(bytes.count + 1)].sorted()
      let width = 20 + Int(random.next() % 30)
      let line = MarkedLine(
        ByteRange(UInt32(ends[0]), UInt32(ends[1])), in: source, LineIndex(source), width: width)
      #expect(line.text.reduce(0) { $0 + $1.cells } <= width)
      #expect(line.carets.utf8.count <= width + 1)
      #expect(line.text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
    }
  }
}

/// The same numbers in every run.
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
