import L10nSyntax
import Testing

@Suite struct SwiftBracketTests {
  @Test(arguments: [
    ("f(a[0], { b })", ["(a[0], { b })", "[0]", "{ b }"]),
    ("\"\\(a(b))\"", ["\\(a(b))", "(b)"]),
    ("{ ( }", ["{ ( }", "(…"]),
    ("( { )", ["( { )", "{…"]),
    ("{ ( [ } )", ["{ ( [ }", "(…", "[…"]),
    ("(((((((((]", Array(repeating: "(…", count: 9)),
    ("[((((((((]", ["[…"] + Array(repeating: "(…", count: 8)),
    ("[(((((((]", ["[(((((((]"] + Array(repeating: "(…", count: 7)),
    (") a", []),
    ("\"\\({ ) a\"", ["\\({ )", "{…"]),
    ("{ \"\\(}) a\" }", ["{ \"\\(}) a\" }", "\\(})"]),
    ("\"\\(a[\nb", ["\\(…", "[…"]),
  ])
  func bracketsAreMatchedWithTheirKind(source: String, expected: [String]) {
    let reading = SwiftReading(source)
    #expect(reading.brackets == expected)
    #expect(reading.faults.isEmpty)
  }

  @Test(arguments: [
    ("(", ["unmatchedOpener ("]),
    (")", ["unmatchedCloser )"]),
    ("{ ( }", ["unmatchedOpener ("]),
    ("\"\\(", ["unterminatedString \"\\("]),
    ("/* a", ["unterminatedComment /* a"]),
    ("a \u{1} b", ["strayBytes \u{1}"]),
    ("a \u{0}\u{0} b", ["strayBytes \u{0}\u{0}"]),
    ("#/a", ["unterminatedRegex #/a"]),
    ("\"a\\(b)\" { [(c)] }", []),
  ])
  func whatIsMissingIsReported(source: String, expected: [String]) {
    #expect(SwiftReading(source).problems == expected)
  }

  @Test func bracketsKnowTheBracketAround() {
    let reading = SwiftReading("a(b[c]) { \"\\(d)\" }")
    #expect(reading.tree.brackets.map(\.parent) == [0, 0, 1, 0, 3])
    #expect(reading.tree.brackets[0] == Bracket(open: 0, close: 14, parent: 0))
  }

  @Test func eachBranchOfAConditionBeginsWithWhatWasOpenBeforeIt() {
    let opens = SwiftReading("#if A\nif a {\n#elseif B\nif b {\n#else\nif c {\n#endif\n}\nx")
    #expect(opens.brackets == ["{…", "{…", "{\n#endif\n}"])
    #expect(opens.problems.isEmpty)

    let closes = SwiftReading("{\n#if A\n}\n#else\n}\n#endif\n(a)")
    #expect(closes.brackets == ["{\n#if A\n}", "(a)"])
    #expect(closes.tree.tokens.filter { $0.kind == .closeBrace }.map(\.link) == [1, 1])
    #expect(closes.problems.isEmpty)
  }

  @Test(arguments: [
    "\"\"\"\n\\(a\n#if A\n(\n)\n\"\"\"\n#else\n)\n#endif",
    "#if A\n\"\"\"\n\\(\n#else\n)\n\"\"\"\n#endif\n)",
    "#else\n#endif\n#elseif A",
  ])
  func aConditionDoesNotReachIntoOrOutOfALiteral(source: String) {
    #expect(SwiftReading(source).faults.isEmpty)
  }
}
