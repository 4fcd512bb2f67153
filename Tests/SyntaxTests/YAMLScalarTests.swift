import L10nSyntax
import Testing

@Suite struct YAMLScalarTests {
  @Test(arguments: [
    ("", "null"), ("~", "null"), ("null", "null"), ("Null", "null"), ("NULL", "null"),
    ("true", "true"), ("True", "true"), ("TRUE", "true"), ("false", "false"), ("FALSE", "false"),
    ("0", "0"), ("-12", "-12"), ("+7", "7"), ("007", "7"), ("0o17", "15"), ("0x1f", "31"), ("0xFF", "255"),
    ("9223372036854775807", "9223372036854775807"), ("-9223372036854775808", "-9223372036854775808"),
    ("1.10", "1.1"), ("1.", "1.0"), (".5", "0.5"), ("+.5e3", "500.0"), ("1e3", "1000.0"), ("-1E-2", "-0.01"),
    (".inf", "inf"), ("+.Inf", "inf"), ("-.INF", "-inf"), (".nan", "nan"), ("1e999", "inf"),
  ])
  func plainTextIsReadWithTheCoreSchema(text: String, outline: String) {
    #expect(YAML.outline(text) == outline)
  }

  @Test(arguments: [
    "no", "yes", "on", "off", "y", "n", "nULL", "tRUE", "0o8", "0xg", "0x", "0o", "-0x1", "+0o7", "1_000",
    "0b1",
    "2001-01-01", "12:30", "1e", "1e+", "1.2.3", ".", "--1", "+-1", "-.nan", "inf", "e3", "=", "a#b", "a:b",
    "https://example.com/a?b=c#d", "don't", "-a", "?a", ":a", "…",
  ])
  func everythingElseStaysText(text: String) throws {
    let document = try YAML.parse(Array("key: \(text)".utf8))
    #expect(document["key"]?.string == text)
  }

  @Test func aNumberRemembersItsText() throws {
    let document = try YAML.parse(Array("version: 1.10\nlist: [0x1F, ~, 'a']".utf8))
    #expect(document["version"]?.text == "1.10")
    #expect(document["version"]?.string == nil)
    #expect(document["list"]?.sequence?.map(\.text) == ["0x1F", "~", "a"])
    #expect(document.text == nil)
  }

  @Test(arguments: [
    ("'it''s'", "it's"), ("''", ""), ("' a '", " a "), ("'a\n  b'", "a b"), ("'a  \n\n\n  b'", "a\n\nb"),
    ("'\n a'", " a"), ("'a\\n'", "a\\n"), ("'# no: comment'", "# no: comment"), ("'no'", "no"), ("'1'", "1"),
    ("\"a\tb\"", "a\tb"), ("\"a\n  b\"", "a b"), ("\"a \\\n  b\"", "a b"), ("\"a\\\n\n  b\"", "a\nb"),
    ("\"a\\n  \n  b\"", "a\n b"), ("\"a\\t  \n  b\"", "a\t b"), ("\"a\n \t b\"", "a b"),
    ("\"\\0\\a\\b\\t\\n\\v\\f\\r\\e\"", "\0\u{7}\u{8}\t\n\u{B}\u{C}\r\u{1B}"),
    ("\"\\ \\\"\\/\\\\\\N\\_\\L\\P\\\t\"", " \"/\\\u{85}\u{A0}\u{2028}\u{2029}\t"),
    ("\"\\x41\\u00e9\\U0001F600\"", "Aé😀"),
  ])
  func quotedTextIsUnfoldedAndUnescaped(source: String, text: String) throws {
    let node = try YAML.parse(Array(source.utf8))
    #expect(node.string == text)
    #expect(node.style == (source.first == "'" ? .singleQuoted : .doubleQuoted))
  }

  @Test(arguments: [
    ("a\n  b\n\n  c", "a b\nc"), ("a # b", "a"), ("a\n# b", "a"), ("a  \n   b  ", "a b"), ("1\n2", "1 2"),
    ("a\n'b' [c]", "a 'b' [c]"), ("a\r\n b\r c", "a b c"),
  ])
  func plainTextContinuesOnDeeperLines(source: String, text: String) {
    #expect(YAML.outline(source) == text.debugDescription)
  }

  @Test(arguments: [
    ("|\n  a\n  b\n", "a\nb\n"), ("|-\n  a\n\n", "a"), ("|+\n  a\n\n", "a\n\n"),
    (">\n  a\n  b\n\n  c\n", "a b\nc\n"),
    (">-\n  a\n   b\n  c\n", "a\n b\nc"), (">\n\n  a\n  \tb\n  c\n", "\na\n\tb\nc\n"), ("|2\n   a\n", " a\n"),
    ("|-2\n   a\n", " a"), ("|2-\n   a\n", " a"), ("| # note\n  # text\n", "# text\n"),
    ("|\n\n  a\n", "\na\n"),
    ("|\n", ""), ("|-", ""), ("|+\n\n\n", "\n\n"), ("|+", ""), (">-\n  a\n  b", "a b"),
    ("|\n  a\n   \n", "a\n \n"),
    ("|\n  a\n  \n  b\n", "a\n\nb\n"), ("|\r\n  a\r\n  b\r\n", "a\nb\n"),
    ("|\n  a: b\n  - c\n# d\n", "a: b\n- c\n"),
    (">\n  a\n  ", "a\n"), (">\n  a\n\n   b\n\n  c\n", "a\n\n b\n\nc\n"), ("|\n \n  a\n", "\na\n"),
  ])
  func blockTextKeepsOrFoldsItsLines(source: String, text: String) {
    #expect(YAML.outline("key: \(source)") == "{key: \(text.debugDescription)}")
  }

  @Test(arguments: [
    ("--- |\n a\n b\n", "a\nb\n"), ("|\na\n...\n", "a\n"), ("--- |1\n a\n", "a\n"), ("|-\n\n  ", ""),
  ])
  func blockTextMayBeTheDocument(source: String, text: String) {
    #expect(YAML.outline(source) == text.debugDescription)
  }

  @Test func theStyleOfANodeIsKnown() throws {
    let items = try YAML.parse(Array("- a\n- |\n  a\n- >\n  a\n- [a]\n- {a: b}\n- - a".utf8 + [10])).sequence
    #expect(items?.map(\.style) == [.plain, .literal, .folded, .flow, .flow, .block])
  }
}
