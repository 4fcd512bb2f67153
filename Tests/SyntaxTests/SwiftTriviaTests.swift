import L10nSyntax
import Testing

@Suite struct SwiftTriviaTests {
  @Test(arguments: [
    ("a // b\nc", ["// b"], 1),
    ("a // b\r\nc", ["// b"], 1),
    ("a /* b */ c", ["/* b */"], 1),
    ("/* a /* b */ c */ d", ["/* a /* b */ c */"], 0),
    ("/*/ a */ b", ["/*/ a */"], 0),
    ("/* \u{0} * / */ b", ["/* \u{0} * / */"], 0),
    ("/* a", ["/* a"], 0),
    ("/**/// a long enough line", ["/**/", "// a long enough line"], 0),
    ("#!/usr/bin/swift\na", ["#!/usr/bin/swift"], 0),
    ("a #!", [], 0),
    ("<<<<<<< a\nb\n=======\nc\n>>>>>>> d\ne", ["<<<<<<< a\nb\n=======\nc\n>>>>>>> d"], 0),
    ("x\n>>>> a\nb\n<<<<\nc\nd", [">>>> a\nb\n<<<<\nc"], 1),
    ("a <<<<<<< b", [], 0),
    ("<<<<<<< b\n<<<<<<< c", [], 0),
    (">>>> b\n>>>> c", [], 0),
    ("\"\\(a /* b\n */)\"", ["/* b\n */"], 3),
  ])
  func commentsAreListedApart(source: String, comments: [String], tokensBefore: Int) {
    let reading = SwiftReading(source)
    #expect(reading.comments == comments)
    if let first = reading.tree.comments.first { #expect(Int(first.tokensBefore) == tokensBefore) }
    #expect(reading.faults.isEmpty)
  }

  @Test(arguments: [
    ("a b\n  c\r\nd\re", ["a", "c", "d", "e"]),
    ("a /* \n */ b", ["a", "b"]),
    ("a /* */ b", ["a"]),
    ("\n        \t        a", ["a"]),
    ("\"\"\"\na\n\"\"\" b", ["\"\"\"\na\n\"\"\""]),
    ("// a\nb", ["b"]),
    ("\u{FEFF}a", ["a"]),
  ])
  func theFirstTokenOfALineIsMarked(source: String, expected: [String]) {
    #expect(SwiftReading(source).texts(.startsLine) == expected)
  }

  @Test(arguments: [
    ("a b.c", ["a", "b"]),
    ("a/**/b", ["a", "b"]),
    ("a\u{A0}b\u{FEFF} c", ["a", "b\u{FEFF}", "c"]),
    ("a\u{0}b\tc\u{B}d\u{C}e", ["a", "b", "c", "d", "e"]),
    ("\"a\\( b)c\"", ["\"", "b"]),
    ("a(b) (c)", ["a", "("]),
  ])
  func aTokenKnowsOfWhiteSpaceBeforeIt(source: String, expected: [String]) {
    #expect(SwiftReading(source).texts(.spaceBefore) == expected)
  }

  @Test(arguments: ["", " ", "\n", "\u{FEFF}", "\u{0}"])
  func aFileWithoutTokensHasNone(source: String) {
    let reading = SwiftReading(source)
    #expect(reading.tree.tokens.isEmpty)
    #expect(reading.tree.brackets == [Bracket(open: 0, close: 0, parent: 0)])
  }
}
