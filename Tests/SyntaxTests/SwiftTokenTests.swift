import L10nSyntax
import Testing

@Suite struct SwiftTokenTests {
  @Test(arguments: [
    ("a", "a"),
    ("_a1 $0 $ $projected", "_a1 | $0 | $ | $projected"),
    ("größe 日本 e\u{301}té", "größe | 日本 | e\u{301}té"),
    ("aéb a$b abcdefgh abcdefghi", "aéb | a$b | abcdefgh | abcdefghi"),
    ("`in` `raw name`", "`in` | `raw name`"),
    ("`open\n", "unknown ` | open"),
    ("`", "unknown `"),
    ("<#T##String#> <#a", "<#T##String#> | operator < | #a"),
    ("<#a<#b#>", "operator < | #a | <#b#>"),
    ("@objc #available #1 #", "@ | objc | #available | # | number 1 | #"),
    ("##a", "unknown # | #a"),
    ("#é #\u{FEFF}a", "#é | # | a"),
    ("Foundation::Data : a", "Foundation | operator :: | Data | : | a"),
    ("\u{301}a", "unknown \u{301} | a"),
    ("a \u{1}\u{2} b", "a | unknown \u{1}\u{2} | b"),
    ("“x”", "unknown “ | x | unknown ”"),
    ("\\.a", "operator \\ | . | a"),
  ])
  func namesAreCutAsTheCompilerCutsThem(source: String, expected: String) {
    #expect(SwiftReading(source).tokens == expected)
  }

  @Test func keywordsAreIdentifiersWithTheirWordUnlessQuoted() {
    let reading = SwiftReading("let `let` Text `Text` other #if #Text", words: ["Text"])
    let words = reading.tree.tokens.map(\.word)
    let text = Word(rawValue: 256)
    #expect(words == [Word(.let), .none, text, text, .none, Word(.if), text])
  }

  @Test(arguments: [
    "0", "12_000", "0b1010", "0o17", "0xFF_0", "1.5", "1.5e-3", "2e10", "1E+2", "0x1p4", "0x1.8p-3", "1abc",
    "0xg", "0b2", "1e", "1.5em", "0x1pz", "0x",
  ])
  func aNumberIsOneToken(source: String) {
    #expect(SwiftReading(source).tokens == "number \(source)")
  }

  @Test(arguments: [
    ("1...2", "number 1 | operator ... | number 2"),
    ("1..<2", "number 1 | operator ..< | number 2"),
    ("1.foo", "number 1 | . | foo"),
    ("0xff.description", "number 0xff | . | description"),
    ("0x1.8", "number 0x1 | . | number 8"),
    ("x.0.1.a", "x | . | number 0 | . | number 1 | . | a"),
    ("x.0x1 1.", "x | . | number 0x1 | number 1 | ."),
    ("-1+2", "operator - | number 1 | plus + | number 2"),
    ("0x1pé", "number 0x1pé"),
  ])
  func numbersEndBeforeMembersAndRanges(source: String, expected: String) {
    #expect(SwiftReading(source).tokens == expected)
  }

  @Test(arguments: [
    ("a = b", "a | assign = | b"),
    (
      "a + b, a+b, +1, a+ ",
      "a | plus + | b | , | a | plus + | b | , | operator + | number 1 | , | a | operator +"
    ),
    ("a += b", "a | plusAssign += | b"),
    ("a < b", "a | comparison < | b"),
    ("a > b", "a | comparison > | b"),
    ("Foo<Bar>", "Foo | operator < | Bar | operator >"),
    ("a<b", "a | operator < | b"),
    ("a==b != c", "a | comparison == | b | comparison != | c"),
    (
      "a <= b >= c === d !== e",
      "a | comparison <= | b | comparison >= | c | comparison === | d | comparison !== | e"
    ),
    ("a && b||c", "a | logical && | b | logical || | c"),
    ("a ?? b", "a | coalesce ?? | b"),
    ("-> a", "arrow -> | a"),
    ("c ? a : b", "c | ternary ? | a | : | b"),
    ("(c) ?.a", "( | c | ) | ternary ? | . | a"),
    ("a?.b!.c", "a | postfixQuestion ? | . | b | postfixBang ! | . | c"),
    ("Int?? !a", "Int | postfixQuestion ? | postfixQuestion ? | operator ! | a"),
    ("a/*c*/? b", "a | ternary ? | b"),
    ("a .. b", "a | operator .. | b"),
    ("x^.y", "x | operator ^ | . | y"),
    (".+.", "operator .+."),
    ("&x &+ ~y", "operator & | x | operator &+ | operator ~ | y"),
    ("a × b ×\u{301}", "a | operator × | b | operator ×\u{301}"),
    ("a.é", "a | . | é"),
    ("+/* c */a", "plus + | a"),
    ("*// c\na", "operator * | a"),
    ("a*/b", "a | unknown */ | b"),
    ("a+*/b", "a | unknown +*/ | b"),
    ("a+<#b#>", "a | plus + | <#b#>"),
    ("a+<#b", "a | operator +< | #b"),
    ("a\u{A0}+ b", "a | plus + | b"),
    ("a:+b", "a | : | operator + | b"),
  ])
  func operatorsAreToldApartByWhatStandsAroundThem(source: String, expected: String) {
    #expect(SwiftReading(source).tokens == expected)
  }
}
