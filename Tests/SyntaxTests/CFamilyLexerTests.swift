import L10nSyntax
import Testing

/// A piece of C-family source with what the lexer must make of it.
struct CFamilySample: Sendable, CustomTestStringConvertible {
  let source: String
  let expected: String

  init(_ source: String, _ expected: String) {
    self.source = source
    self.expected = expected
  }

  var testDescription: String { source.debugDescription }
  var tree: TokenTree { CFamilyLexer.lex(SourceText(source), Vocabulary()) }
  var violations: [String] { CFamilyTreeCheck(tree, Array(source.utf8)).violations }

  func text(_ range: ByteRange) -> String { SourceText(source).string(range) }
}

@Suite struct CFamilyTokens {
  /// Expected: the texts of all tokens.
  @Test(arguments: [
    CFamilySample("a+=b", "a|+=|b"),
    CFamilySample("[self title:@\"x\" with:nil];", "[|self|title|:|@\"x\"|with|:|nil|]|;"),
    CFamilySample("a->b.c::d...e", "a|->|b|.|c|::|d|...|e"),
    CFamilySample("p->*q a.*b", "p|->*|q|a|.*|b"),
    CFamilySample("x<<=1>>2<=3<=>4>=5>>=6", "x|<<=|1|>>|2|<=|3|<=>|4|>=|5|>>=|6"),
    CFamilySample("a&&b||c&d|e&=f|=g", "a|&&|b||||c|&|d|||e|&=|f||=|g"),
    CFamilySample("i++ + --j - -k -= ~l", "i|++|+|--|j|-|-|k|-=|~|l"),
    CFamilySample("a?:b != !c", "a|?|:|b|!=|!|c"),
    CFamilySample("a*=b/=c%=d^=e", "a|*=|b|/=|c|%=|d|^=|e"),
    CFamilySample("@[@{@(1)}] @selector(a:) @ b", "@[|@{|@(|1|)|}|]|@|selector|(|a|:|)|@|b"),
    CFamilySample("$a _b c9 \u{E9}t\u{E9} \\u00e9t \\U0001F600x", "$a|_b|c9|été|\\u00e9t|\\U0001F600x"),
    CFamilySample("a$b aVeryLongNameOfSixteenAndMore\u{E9}", "a$b|aVeryLongNameOfSixteenAndMoreé"),
    CFamilySample("0x1.8p-3f 1'000'000ul 1e+5 .5f 1.e-3 12abc", "0x1.8p-3f|1'000'000ul|1e+5|.5f|1.e-3|12abc"),
    CFamilySample("1+2-3 1e5+2 0xe+1 1é 1'", "1|+|2|-|3|1e5|+|2|0xe+1|1é|1|'"),
    CFamilySample("'a' L'b' u8'\\'' 'abcd' '' '\"'", "'a'|L'b'|u8'\\''|'abcd'|''|'\"'"),
    CFamilySample("don't stop\nx", "don|'t stop|x"),
    CFamilySample("\u{FEFF}a\u{A0}b\u{3000}c", "a|b|c"),
    CFamilySample("a “b” \\ `c` \u{1}", "a|“|b|”|\\|`|c|`|\u{1}"),
  ])
  func areCutWhereTheCompilerCutsThem(_ sample: CFamilySample) {
    let texts = sample.tree.tokens.map { sample.text($0.range) }
    #expect(texts.joined(separator: "|") == sample.expected)
    #expect(sample.violations.isEmpty)
  }

  /// Expected: the kind of the first token.
  @Test(arguments: [
    CFamilySample("=", "assign"), CFamilySample("+", "plus"), CFamilySample("+=", "plusAssign"),
    CFamilySample("==", "comparison"), CFamilySample("!=", "comparison"), CFamilySample("<", "comparison"),
    CFamilySample(">=", "comparison"), CFamilySample("&&", "logical"), CFamilySample("||", "logical"),
    CFamilySample("?", "ternary"), CFamilySample("->", "arrow"), CFamilySample(".", "dot"),
    CFamilySample("...", "operator"), CFamilySample("::", "operator"), CFamilySample(":", "colon"),
    CFamilySample("@[", "openSquare"), CFamilySample("@{", "openBrace"), CFamilySample("@(", "openParen"),
    CFamilySample("@x", "at"), CFamilySample("@\"x\"", "string"), CFamilySample("'x'", "character"),
    CFamilySample("'x", "unknown"), CFamilySample("#if", "hash"), CFamilySample("!", "operator"),
    CFamilySample("a #", "identifier"), CFamilySample("1", "number"), CFamilySample("`", "unknown"),
  ])
  func haveTheKindThatShapesAskFor(_ sample: CFamilySample) throws {
    let first = try #require(sample.tree.tokens.first)
    #expect(String(describing: first.kind) == sample.expected)
  }

  /// Expected: the texts of all tokens, continuations left out.
  @Test(arguments: [
    CFamilySample("na\\\nme", "name"), CFamilySample("na\\ \t\r\nme", "name"),
    CFamilySample("a \\\n b", "a|b"), CFamilySample("a\\\n b", "a|b"),
    CFamilySample("1\\\n2\\\n+3", "12|+|3"), CFamilySample("1e\\\n+3 1\\\n'\\\n0", "1e+3|1'0"),
    CFamilySample("a+\\\n=b<\\\n\\\n<\\\n=c.\\\n5 .\\\n.", "a|+=|b|<<=|c|.5|.|."),
    CFamilySample("\"a\\\nb\" @\"c\\  \nd\" L\\\n\"e\"", "\"ab\"|@\"cd\"|L\"e\""),
    CFamilySample("'\\\nx'", "'x'"), CFamilySample("/\\\n= 2", "/=|2"),
    CFamilySample("a // b \\\n c\nd", "a|d"), CFamilySample("a /\\\n/ b\nc", "a|c"),
    CFamilySample("/\\\n* a *\\\n/ b /* * \\\n/ */ c", "b|c"),
  ])
  func goOnOverContinuations(_ sample: CFamilySample) {
    let texts = sample.tree.tokens.map { sample.text($0.range) }.map { text in
      text.split(separator: "\\").map { String($0.drop { $0.isWhitespace }) }.joined()
    }
    #expect(texts.joined(separator: "|") == sample.expected)
    #expect(sample.violations.isEmpty)
  }

  @Test func knowTheirWords() {
    let vocabulary = Vocabulary(["NSLocalizedString"])
    let source = "NSLocalizedString NSLocalized\\\nString return NSLocalizedStrin\\u0067 other"
    let words = CFamilyLexer.lex(SourceText(source), vocabulary).tokens.map(\.word)
    let localized = vocabulary["NSLocalizedString"] ?? .none
    #expect(words == [localized, localized, Word(.return), .none, .none])
  }

  @Test func sayWhatStandsBeforeThem() {
    let tokens = CFamilySample("a b/**/c+\n  d\\\n e", "").tree.tokens
    let flags = tokens.map(\.flags)
    #expect(
      flags == [
        [.startsLine, .spaceBefore], .spaceBefore, .spaceBefore, [], [.startsLine, .spaceBefore],
        .spaceBefore,
      ])
  }

  /// Expected: the texts of all comments.
  @Test(arguments: [
    CFamilySample("a // b\nc /* d\n // */ e /*/ f */", "// b|/* d\n // */|/*/ f */"),
    CFamilySample("\"/* a */\" '//' /* \"b */ // 'c", "/* \"b */|// 'c"),
    CFamilySample("// a \\\n b \\  \r\n c\r\nd", "// a \\\n b \\  \r\n c"),
    CFamilySample("/* a /* b */ c */", "/* a /* b */"),
    CFamilySample("/* a", "/* a"), CFamilySample("//", "//"),
    CFamilySample("/* http://x **/", "/* http://x **/"),
  ])
  func leaveCommentsToTheirList(_ sample: CFamilySample) {
    #expect(sample.tree.comments.map { sample.text($0.range) }.joined(separator: "|") == sample.expected)
    #expect(sample.violations.isEmpty)
  }
}
