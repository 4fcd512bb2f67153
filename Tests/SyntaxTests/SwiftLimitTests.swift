import L10nSyntax
import Testing

@Suite struct SwiftLimitTests {
  /// Each of these took quadratic time or a deep stack in some lexer.
  @Test(arguments: [
    "\"", "\"\\(", "\"\"\"\\(", "/*", "(", ")", "({", "{)", "#", "#/\n", "#\"\"\"\\#(", "+<#", "<#", "`",
    " /(",
    "(/[", "\n<<<<<<< ", "\n>>>> ", "“", "#if a\n", "#else\n", "#endif\n", ".0", "0x1.a", "\\\"", "'\\(",
    "\u{0}",
    "#if a\n#else\n{\n", "try? /", "\"\\({", "#/\\\n", "a", " ", "\"\"\"\n\\(\"\"\"\n", "é", "\u{301}",
  ])
  func repetitionTakesTimeInProportion(unit: String) {
    let reading = SwiftReading(String(repeating: unit, count: 100_000))
    #expect(reading.tree.brackets[0].close == UInt32(reading.tree.tokens.count))
  }

  /// What every look ahead finds, far away on the same line.
  @Test(arguments: [("#\"\"\"\\#(", "\"#"), ("+<#", "#>"), ("##\"\"\"\\##(#\"\"\"\\#(", "\"##")])
  func whatIsFoundIsNotSoughtAgain(unit: String, end: String) {
    let reading = SwiftReading(String(repeating: unit, count: 100_000) + end)
    #expect(reading.tree.brackets[0].close == UInt32(reading.tree.tokens.count))
  }

  /// Three quotes open a literal of several lines where no closer with its `#` stands behind them on the line, whatever
  /// was found for others.
  @Test(arguments: [
    ("f(#\"\"\"#, ##\"\"\"a\nb\"\"\"##)", [false, true]),
    ("f(#\"\"\"a\"#, #\"\"\"\nb\"\"\"#)", [false, true]),
    ("f(##\"\"\"a\"##, #\"\"\"a\"#, ##\"\"\"\nb\"\"\"##)", [false, false, true]),
  ])
  func threeQuotesAreJudgedByTheirHashes(source: String, areMultiline: [Bool]) {
    #expect(SwiftReading(source).tree.literals.map { $0.flags.contains(.multiline) } == areMultiline)
  }

  @Test func delimitersWithFewerAndFewerHashesTakeTimeInProportion() {
    for closer in ["/\n", "\"\"\"\\"] {
      let source = (1..<1500).reversed().map { String(repeating: "#", count: $0) + closer }.joined()
      #expect(!SwiftReading(source).tree.tokens.isEmpty)
    }
  }

  @Test func deepNestingIsMatched() {
    let depth = 50_000
    let source = String(repeating: "\"\\(", count: depth) + String(repeating: ")\"", count: depth)
    let reading = SwiftReading(source)
    #expect(reading.tree.literals.count == depth)
    #expect(reading.problems.isEmpty)
  }

  /// Any bytes, cut anywhere, give a tree that holds together.
  @Test func everyPrefixOfATrickyFileHoldsTogether() {
    let source = """
      #!/x
      let a = "é\\(b ?? "c\\(d)")" + #"\\#(e)"# /* f /* g */ */; let h = /i(j)/ // k
      #if L
      m { \(#"""""#)
        n \\(o["p"]!) \\
      \(#"""""#)
      #else
      q(0x1.8p3, 1...2, `in`, <#r#>, try? /s/, #/t
      #endif
      u<V>(w ? x! : y?.z) } “\u{301}\u{A0}\u{1}'
      """
    let bytes = Array(source.utf8)
    for length in 0...bytes.count {
      #expect(SwiftReading(SourceText(bytes.prefix(length))).faults == [], "the first \(length) bytes")
      #expect(
        SwiftReading(SourceText(bytes.dropFirst(length))).faults == [], "without the first \(length) bytes")
    }
  }

  @Test(
    arguments: [
      [0x22, 0xFF, 0x22], [0xC3], [0xE2, 0x80], [0xF0, 0x9F, 0x98], [0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xC0, 0x80], [0x61, 0xFF, 0x62], [0x2B, 0xFF], [0x5C], [0x23, 0x22],
      [0x60, 0xFF, 0x60],
    ] as [[UInt8]])
  func bytesThatAreNotUTF8AreUnknown(bytes: [UInt8]) {
    let reading = SwiftReading(SourceText(bytes))
    #expect(reading.faults == [])
    #expect(!reading.tree.tokens.isEmpty)
  }

  @Test func aFileDenserInTokensThanGuessedIsReadWhole() {
    let reading = SwiftReading(String(repeating: "(),", count: 3000))
    #expect(reading.tree.tokens.count == 9000)
    #expect(reading.tree.brackets.count == 3001)
    #expect(reading.faults == [])
  }
}
