import L10nSyntax
import Testing

@Suite struct CFamilyLiterals {
  /// Expected: the content of each literal and its flags.
  @Test(arguments: [
    CFamilySample("\"a\" \"b\"", "a()|b()"),
    CFamilySample("@\"a\\n\"@\"\"", "a\\n(escaped)|()"),
    CFamilySample("@ \"a\"", "a()"),
    CFamilySample("L\"a\" u\"b\" U\"c\" u8\"é\"", "a()|b()|c()|é(nonASCII)"),
    CFamilySample("R\"(a\"\n\\)\" LR\"x(b)\")x\"", "a\"\n\\(raw)|b)\"(raw)"),
    CFamilySample("R\"\"", "()"), CFamilySample("R\"a b(c)\"", "a b(c)()"),
    CFamilySample("R\"12345678901234567(c)\"", "12345678901234567(c)()"),
    CFamilySample("u8R\"(é)\"", "é(nonASCII,raw)"),
    CFamilySample("MACRO\"a\" ux\"b\"", "a()|b()"),
    CFamilySample("\"a\\\\\" \"b\\\"c\"", "a\\\\(escaped)|b\\\"c(escaped)"),
    CFamilySample("\"a\\\nb\"", "a\\\nb(escaped)"),
    CFamilySample("\"a\nb\" c", "a(unterminated)| c(unterminated)"),
    CFamilySample("\"a\\", "a\\(escaped,unterminated)"),
    CFamilySample("R\"(a", "a(unterminated,raw)"),
    CFamilySample("f(\"%\"PRIu64\"x\")", "%()|x()"),
  ])
  func tellTheirContentAndHowTheyAreWritten(_ sample: CFamilySample) {
    let literals = sample.tree.literals.map { "\(sample.text($0.contentRange))(\(names($0.flags)))" }
    #expect(literals.joined(separator: "|") == sample.expected)
    #expect(sample.violations.isEmpty)
  }

  private func names(_ flags: StringLiteral.Flags) -> String {
    let all: [(StringLiteral.Flags, String)] = [
      (.multiline, "multiline"), (.interpolated, "interpolated"), (.escaped, "escaped"),
      (.nonASCII, "nonASCII"), (.unterminated, "unterminated"), (.raw, "raw"),
    ]
    return all.filter { flags.contains($0.0) }.map(\.1).joined(separator: ",")
  }

  /// Expected: how long the opener is, and the delimiter of a raw literal.
  @Test(arguments: [
    CFamilySample("\"a\"", "1 0"), CFamilySample("@\"a\"", "2 0"), CFamilySample("u8\"a\"", "3 0"),
    CFamilySample("R\"(a)\"", "3 0"), CFamilySample("u8R\"xyz(a)xyz\"", "8 3"),
    CFamilySample("L\\\n\"a\"", "4 0"),
  ])
  func tellHowLongTheirDelimitersAre(_ sample: CFamilySample) throws {
    let literal = try #require(sample.tree.literals.first)
    #expect("\(literal.openLength) \(literal.hashes)" == sample.expected)
  }

  @Test func ofPreprocessorProseAreNoProblem() {
    let prose = "#error don't \"a\n#warning can't\n#pragma mark - It's\n#pragma mark “x”\n"
    #expect(CFamilySample(prose, "").tree.problems.isEmpty)
    #expect(
      CFamilySample("#define A don't\n\"x", "").tree.problems.map(\.kind) == [
        .unterminatedString, .unterminatedString,
      ])
  }
}
