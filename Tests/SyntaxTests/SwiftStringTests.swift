import L10nSyntax
import Testing

@Suite struct SwiftStringTests {
  @Test(arguments: [
    "\"\"", "\"a\"", "\"\\\"\"", "\"\\\\\"", "#\"a\"#", "#\"\"\"#", "##\"a\"#\\n\\#(\"##",
    "\"\"\"\n a \"\" b\n \"\"\"",
    "#\"\"\"\n \"\"\"\n \"\"\"#", "\"it's\"", "\"// no\"", "\"/* no\"", "\"é\"", "\"a\u{0}b\"", "'x \" y'",
    "##\"\"\"#\"##", "\"\\'\"",
  ])
  func aLiteralWithoutInterpolationIsOneToken(source: String) {
    let reading = SwiftReading("\(source) x")
    #expect(reading.tokens == "string \(source) | x")
    #expect(reading.literals == [source])
  }

  @Test(arguments: [
    (
      "\"a\\(b)c\"",
      "stringOpen \" | stringText a | openInterpolation \\( | b | closeInterpolation ) "
        + "| stringText c | stringClose \""
    ),
    ("\"\\(a)\"", "stringOpen \" | openInterpolation \\( | a | closeInterpolation ) | stringClose \""),
    (
      "#\"\\(a)\\#(b)\"#",
      "stringOpen #\" | stringText \\(a) | openInterpolation \\#( | b "
        + "| closeInterpolation ) | stringClose \"#"
    ),
    (
      "\"\\(f(\")\"))\"",
      "stringOpen \" | openInterpolation \\( | f | ( | string \")\" | ) "
        + "| closeInterpolation ) | stringClose \""
    ),
    (
      "\"\\(a)\\(b)\"",
      "stringOpen \" | openInterpolation \\( | a | closeInterpolation ) "
        + "| openInterpolation \\( | b | closeInterpolation ) | stringClose \""
    ),
    (
      "\"\"\"\n\\(a\n)\n\"\"\"",
      "stringOpen \"\"\" | stringText \n | openInterpolation \\( | a "
        + "| closeInterpolation ) | stringText \n | stringClose \"\"\""
    ),
  ])
  func interpolationsCutALiteralIntoTokens(source: String, expected: String) {
    #expect(SwiftReading(source).tokens == expected)
  }

  @Test(
    arguments: [
      ("\"a\"", [], 1, 0, "a"),
      ("\"\\n\"", [.escaped], 1, 0, "\\n"),
      ("#\"\\n\"#", [], 2, 1, "\\n"),
      ("#\"\\#n\"#", [.escaped], 2, 1, "\\#n"),
      ("\"é\"", [.nonASCII], 1, 0, "é"),
      ("\"\"\"\na\n\"\"\"", [.multiline], 3, 0, "\na\n"),
      ("##\"\"\"\n\"\"\"##", [.multiline], 5, 2, "\n"),
      ("\"\\(é)\"", [.interpolated], 1, 0, "\\(é)"),
      ("\"\\(a)é\\t\"", [.interpolated, .escaped, .nonASCII], 1, 0, "\\(a)é\\t"),
      ("\"\"\"\n\\\n\"\"\"", [.multiline, .escaped], 3, 0, "\n\\\n"),
      ("\"a", [.unterminated], 1, 0, "a"),
      ("\"\"\"\na", [.unterminated, .multiline], 3, 0, "\na"),
      ("#\"a\"", [.unterminated], 2, 1, "a\""),
    ] as [(String, StringLiteral.Flags, Int, Int, String)])
  func aLiteralKnowsHowItIsWritten(
    source: String, flags: StringLiteral.Flags, openLength: Int, hashes: Int, content: String
  ) throws {
    let reading = SwiftReading(source)
    let literal = try #require(reading.tree.literals.first)
    #expect(literal.flags == flags)
    #expect(Int(literal.openLength) == openLength)
    #expect(Int(literal.hashes) == hashes)
    #expect(reading.contents == [content])
    #expect(Int(literal.lastToken) == reading.tree.tokens.count - 1)
  }

  @Test(arguments: [
    ("\"a\nb", "string \"a | b"),
    ("\"a\r\nb", "string \"a | b"),
    ("\"a\\\nb", "string \"a\\ | b"),
    ("'a\nb", "string 'a | b"),
    ("\"a\\(b\nc", "stringOpen \" | stringText a | openInterpolation \\( | b | c"),
    (
      "\"a\\(\"b\\(c\nd",
      "stringOpen \" | stringText a | openInterpolation \\( | stringOpen \" | stringText b "
        + "| openInterpolation \\( | c | d"
    ),
    ("\"\\(a) b\nc", "stringOpen \" | openInterpolation \\( | a | closeInterpolation ) | stringText  b | c"),
    ("\"\\(a)\nb", "stringOpen \" | openInterpolation \\( | a | closeInterpolation ) | b"),
    (
      "\"\"\"\n\\(\"a\n) \"\"\" x",
      "stringOpen \"\"\" | stringText \n | openInterpolation \\( | string \"a "
        + "| closeInterpolation ) | stringText   | stringClose \"\"\" | x"
    ),
  ])
  func anUnterminatedLiteralEndsWithItsLine(source: String, expected: String) {
    let reading = SwiftReading(source)
    #expect(reading.tokens == expected)
    #expect(reading.tree.problems.contains { $0.kind == .unterminatedString || $0.kind == .strayBytes })
    #expect(reading.faults.isEmpty)
  }

  @Test func literalsAreListedInTheOrderOfTheirOpeners() {
    let reading = SwiftReading("\"1\\(\"2\\(\"3\")\" + \"4\")\" + \"5\"")
    #expect(reading.contents == ["1\\(\"2\\(\"3\")\" + \"4\")", "2\\(\"3\")", "3", "4", "5"])
    for (number, literal) in reading.tree.literals.enumerated() {
      #expect(reading.tree.tokens[Int(literal.firstToken)].link == number)
      #expect(reading.tree.tokens[Int(literal.lastToken)].link == number)
    }
  }

  @Test func anInterpolationKnowsItsLiteral() {
    let reading = SwiftReading("f(\"a\", \"b\\(c)\")")
    #expect(reading.tree.brackets.map(\.literal) == [0, 0, 1])
    #expect(reading.brackets == ["(\"a\", \"b\\(c)\")", "\\(c)"])
  }

  @Test func threeQuotesInARawLiteralOpenSeveralLinesOnlyIfNothingOnTheLineClosesThem() {
    #expect(SwiftReading("#\"\"\"a\"# x").literals == ["#\"\"\"a\"#"])
    #expect(SwiftReading("##\"\"\"a\"# x\n\"\"\"##").literals == ["##\"\"\"a\"# x\n\"\"\"##"])
    #expect(SwiftReading("##\"\"\"\\##(##\"\"\"a\"#").literals.count == 2)
    #expect(SwiftReading("##\"\"\"\\##(#\"\"\"a\"#)").literals.last == "#\"\"\"a\"#")
  }

  @Test func manyHashesAreCountedAgainWhereTheirNumberDoesNotFit() {
    let hashes = String(repeating: "#", count: 70_000)
    let source = "\(hashes)\"a\\\(hashes)(b)\"c\"\(hashes) x"
    #expect(SwiftReading(source).texts.suffix(3) == ["\"c", "\"\(hashes)", "x"])
  }
}
