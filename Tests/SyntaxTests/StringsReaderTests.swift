import Foundation
import L10nSyntax
import Testing

@Suite struct StringsReaderTests {
  /// Expected: what is written at the place of the problem, and the keys with a text.
  @Test(
    arguments: [
      ("\"a\" = \"1\"\n\"b\" = \"2\";", "\"", ["a", "b"]), ("\"a\" = 1 \"b\" = \"2\";", "1", ["a", "b"]),
      ("\"a\" = \"say \"hi\"\";\n\"b\" = \"2\";", "h", ["b"]), ("\"a\" “x”;\nb = 2;", "“", ["b"]),
      ("\"a\" = “1”;\nb = 2;", "“", ["b"]), ("a = @\"1\";\nb = 2;", "@", ["b"]),
      ("a = ;\nb = 2;", ";", ["b"]),
      ("a = \"1;\nb = \"2\";\nc = 3;", "\"", ["b", "c"]),
      ("\"a = 1;\n\"b\" = \"2\";\nc = 3;", "\"", ["b", "c"]),
      ("a = \"1;\n// b\nc = 3;", "\"", ["c"]), ("/ b = 2;\nc = 3;", "/", ["b", "c"]),
      ("a = 1,\nb = 2;", ",", ["b"]), ("a : 1;\nb = 2;", ":", ["b"]),
      ("a\u{A0}= 1;\nb = 2;", "\u{A0}", ["b"]),
      ("{ a = 1;\nb = 2;", "{", ["a", "b"]), ("{ a = 1; }\nb = 2;", "b", ["a", "b"]),
      ("; a = 1;", ";", ["a"]),
      ("<<<<<<< ours\na = 1;", "<<<<<<<", ["a"]), ("a = (1, 2;\nb = 2;", "2", ["b"]),
      ("a = <0g>;\nb = 2;", "0", ["b"]),
      ("a = { x = 1 };\nb = 2;", " ", ["b"]), ("/* a /* b */ c */ a = 1;", "*/", ["a"]),
    ])
  func theRestIsReadBehindAMistake(_ text: String, _ place: String, _ keys: [String]) {
    let table = Table(strings: SourceText(text))
    #expect(table.problems.map(\.kind) == [.syntax])
    #expect(table.problems.map { table.source.string($0.range) } == [place])
    let known = table.entries.filter { !$0.values.isEmpty }.map { table.text(of: $0.key) }
    #expect(known == keys)
  }

  /// Each problem owns a message, and a file can have one for every four bytes.
  @Test func wrongEscapesHaveALimitAndHideNoMistakeBehindThem() {
    let escapes = String(repeating: "\\q", count: 30_000)
    let table = Table(strings: SourceText("a = \"\(escapes)\";\nb = 2\n"))
    #expect(table.problems.count == 10_001)
    #expect(table.problems.last?.kind == .syntax)
    #expect(table.text(of: table.values[0].text).utf8.count == 30_000)
  }

  @Test func whatNestsTooDeepIsToldOnce() {
    let table = Table(strings: SourceText(String(repeating: "{a=", count: 2000)))
    #expect(table.problems.map(\.message).filter { $0.contains("nests deeper") }.count == 1)
  }

  @Test(
    arguments: [
      ("a = 1;\n<<<<<<< ours\nb = 2;\n=======\nb = 3;\n>>>>>>> theirs\n", "merge marker ends", 2),
      ("a = 1;\n“b” = 2;\nc = 3;", "curly quote", 1), ("a = 1;\u{200B}\nb = 2;", "U+200B", 1),
      ("a = 1;\n# b = 2;\nc = 3;", "`//`", 2), ("a = 1;\n/* b = 2;\nc = 3;\nd = 4;", "comment", 2),
      ("a = 1;\n\"b = 2;\nc = 3;", "quote", 1), ("a = 1;\n;", "ends the file", 0),
      ("/* x\na = 1;", "comment", 1),
    ])
  func whatIsLostIsCounted(_ text: String, _ words: String, _ lost: Int) {
    let table = Table(strings: SourceText(text))
    #expect(table.problems.map(\.kind) == [.truncated])
    #expect(table.problems.first?.message.contains(words) == true)
    #expect(table.entries.filter(\.isLost).count == lost)
  }

  @Test(
    arguments: [
      ("\\u203A", "`\\U203A`"), ("\\U0001F600", "pair"), ("\\U20", "four"), ("\\UD83D", "half"),
      ("\\UDE00", "half"),
      ("\\351", "`Ø`"), ("\\(name)", "interpolate"), ("\\d", "`\\d`"), ("\\u12", "`\\u`"), ("\\8", "`\\8`"),
      ("\\é", "`\\é`"), ("\\中", "`\\中`"),
    ])
  func misreadEscapesAreTold(_ escape: String, _ words: String) {
    let table = Table(strings: SourceText("a = \"é\(escape)\";"))
    #expect(table.problems.map(\.kind) == [.misread])
    #expect(table.problems.first?.range.start == 7)
    #expect(table.problems.first?.message.contains(words) == true)
  }

  @Test(arguments: [
    "\\'", "\\\"", "\\n", "\\\\u203A", "\\%", "\\/", "\\U00e9", "\\UD83D\\UDE00", "\\033", "\\«",
  ])
  func commonEscapesAreFine(_ escape: String) {
    #expect(Table(strings: SourceText("a = \"\(escape)\";")).problems.isEmpty)
  }

  @Test func commentsBelongToTheNextEntry() {
    let table = Table(
      strings: SourceText(
        """
        /* Heading */

        /* One */
        a = 1;
        // Two
        // lines
        b = 2; /* behind */
        /* Class = "UIButton"; ObjectID = "x"; */
        c = 3;
        // MARK: more

        d = 4; e = 5;
        f = /* inner */ 6; // six
        """))
    let comments = table.entries.map { $0.comment.map { table.text(of: $0) } }
    #expect(
      comments == ["One", "Two\nlines", "Class = \"UIButton\"; ObjectID = \"x\";", nil, nil, "six"])
    #expect(table.comments.count == 9)
    #expect(table.problems.isEmpty)
  }

  @Test func otherValuesHaveNoText() {
    let table = Table(
      strings: SourceText("{ a = (1, (2, ), {x; y = <0a 0B>;}); b = {}; c = \"3\"; d = <>; }"))
    #expect(table.problems.isEmpty)
    #expect(table.entries.map { table.text(of: $0.key) } == ["a", "b", "c", "d"])
    #expect(table.texts == ["c": "3"])
  }

  @Test func nestingHasALimitAndCostsNoStack() {
    func nested(_ depth: Int) -> Table {
      let (open, close) = (String(repeating: "(", count: depth), String(repeating: ")", count: depth))
      return Table(strings: SourceText("a = \(open)\(close);\nb = 2;"))
    }
    #expect(nested(512).problems.isEmpty)
    #expect(nested(513).problems.map(\.kind) == [.syntax])
    #expect(nested(200_000).texts == ["b": "2"])
  }

  @Test(arguments: [
    "\"", "\"\n", "'\n\"", "a=\"\n", "a='\nb=\"\n", "/*", "/* \n", "{", "a={", "\\", ";", "a=1;;\n", "a\n",
  ])
  func repetitionTakesTimeInProportion(_ unit: String) {
    let text = String(repeating: unit, count: 100_000)
    // An entry a line at most: none is read twice.
    #expect(Table(strings: SourceText(text)).entries.count <= 100_000 * unit.split(separator: "\n").count)
  }
}

@Suite struct TableTextTests {
  private let table = Table(
    strings: SourceText("a = \"\\\"\\U00e9\\n%@ \\351\\UD83D\\UDE00\\z!\"; b = \"\\\"é\\n%@ Ø😀z!\"; c = d;"))

  @Test func textsAreTheSameHoweverTheyAreWritten() {
    let values = table.values.map(\.text)
    #expect(table.text(of: values[0]) == "\"é\n%@ Ø😀z!")
    #expect(table.isSame(values[0], values[1]))
    #expect(table.hash(of: values[0]) == table.hash(of: values[1]))
    #expect(!table.isSame(values[0], values[2]))
    #expect(table.hash(of: values[0]) != table.hash(of: values[2]))
  }

  /// A decoded character leads back to where it is written.
  @Test(arguments: [
    ("\"", "\\\""), ("é", "\\U00e9"), ("\n", "\\n"), ("%@", "%@"), ("Ø", "\\351"), ("😀", "\\UD83D"),
    ("z", "\\z"), ("!", "!"),
  ])
  func placesLeadBackToTheFile(_ character: String, _ written: String) throws {
    let text = try #require(table.values.first).text
    let decoded = table.text(of: text)
    let found = try #require(decoded.range(of: character))
    let offset = decoded.utf8.distance(from: decoded.startIndex, to: found.lowerBound)
    let place = table.place(of: offset, in: text)
    #expect(table.source.string(ByteRange(place, place + UInt32(written.utf8.count))) == written)
  }

  @Test func theEndOfATextHasAPlace() throws {
    let text = try #require(table.values.first).text
    #expect(table.place(of: table.text(of: text).utf8.count, in: text) == text.range.end)
    #expect(table.place(of: 9999, in: text) == text.range.end)
    #expect(table.place(of: 0, in: text) == text.range.start)
  }
}
