import L10nSyntax
import Testing

@Suite struct YAMLStructureTests {
  @Test(arguments: [
    ("a: 1\nb: 2", "{a: 1, b: 2}"), ("  a: 1\n  b: 2", "{a: 1, b: 2}"),
    ("a:\n  b:\n    c: d", "{a: {b: {c: \"d\"}}}"),
    ("a:\n- 1\n- 2\nb: 3", "{a: [1, 2], b: 3}"), ("a:\n  - 1\n  - 2", "{a: [1, 2]}"),
    ("a:\nb:", "{a: null, b: null}"),
    ("- a\n-\n- b", "[\"a\", null, \"b\"]"), ("- - a\n  - b\n- c", "[[\"a\", \"b\"], \"c\"]"),
    ("- a: 1\n  b: 2\n- c: 3", "[{a: 1, b: 2}, {c: 3}]"), ("-   a: 1\n    b: 2", "[{a: 1, b: 2}]"),
    ("- a:\n  - b\n  c:", "[{a: [\"b\"], c: null}]"), ("-\n  a: 1", "[{a: 1}]"), ("-\n  - 1", "[[1]]"),
    ("a:\n  text\n  more\nb: 1", "{a: \"text more\", b: 1}"), ("a: # note\n  b: 1", "{a: {b: 1}}"),
    ("# head\n\na: 1 # one\n  # odd\nb: 2\n", "{a: 1, b: 2}"),
    ("a:\n  'b'\nc:\n  |\n  d\n", "{a: \"b\", c: \"d\\n\"}"),
    ("a: b\n  - c", "{a: \"b - c\"}"), ("a: \"b\n  c\"\nd: e", "{a: \"b c\", d: \"e\"}"), ("a: -\n", "1:4"),
  ])
  func blocksNestByIndentation(source: String, outline: String) {
    #expect(YAML.outline(source).hasPrefix(outline))
  }

  @Test(arguments: [
    ("[]", "[]"), ("{}", "{}"), ("[a, b,]", "[\"a\", \"b\"]"), ("[[1, 2], [3]]", "[[1, 2], [3]]"),
    ("{a: 1, 'b': 2, \"c\":3}", "{a: 1, b: 2, c: 3}"), ("{a, b: , c: }", "{a: null, b: null, c: null}"),
    ("{a: {b: [c]}}", "{a: {b: [\"c\"]}}"), ("[a: 1, \"b\":2]", "[{a: 1}, {b: 2}]"), ("{a:b}", "{a:b: null}"),
    ("[ a b\n  c , 'd\n e' ]", "[\"a b c\", \"d e\"]"), ("[a, # one\n b # two\n ]", "[\"a\", \"b\"]"),
    ("a: [\n  b,\n  c\n]\nd: 1", "{a: [\"b\", \"c\"], d: 1}"), ("a: {\n  b: c\n}", "{a: {b: \"c\"}}"),
    ("- [a]\n- {b: c} # d", "[[\"a\"], {b: \"c\"}]"), ("[a#b, c d]", "[\"a#b\", \"c d\"]"),
    ("[http://a/b]", "[\"http://a/b\"]"),
    ("{a: b\n  c}", "{a: \"b c\"}"), ("[-1, -a]", "[-1, \"-a\"]"), ("{a: # note\n  b}", "{a: \"b\"}"),
    ("[a\n]", "[\"a\"]"),
  ])
  func bracketsHoldLists(source: String, outline: String) {
    #expect(YAML.outline(source) == outline)
  }

  @Test(arguments: [
    ("no: 1", "no"), ("1: a", "1"), ("1.10: a", "1.10"), ("~: a", "~"), ("'a: b': c", "a: b"),
    ("\"\\u00e9\": a", "é"),
    ("key with spaces: a", "key with spaces"), ("a:b: c", "a:b"), ("a#b: c", "a#b"), ("a : b", "a"),
    ("'<<': a", "<<"),
    ("'a' : b", "a"), ("{no: 1}", "no"), ("-a: b", "-a"), ("?a: b", "?a"), ("a - b: c", "a - b"),
    ("'': a", ""),
  ])
  func aKeyIsTheTextThatIsWritten(source: String, key: String) throws {
    #expect(try YAML.parse(Array(source.utf8)).mapping?.map(\.key) == [key])
  }

  @Test(arguments: [
    ("", "null"), ("# only\n", "null"), ("---\n", "null"), ("---\na: 1", "{a: 1}"), ("--- a", "\"a\""),
    ("--- [a]", "[\"a\"]"),
    ("# head\n--- # note\n- a\n...\n# tail\n", "[\"a\"]"), ("a: 1\n...", "{a: 1}"),
    ("\u{FEFF}a: 1", "{a: 1}"), ("...", "null"),
    ("a:\n...", "{a: null}"), ("- \n---", "2:1"), ("a: 1\r\nb: 2\r\n", "{a: 1, b: 2}"),
    ("a: 1\rb: 2", "{a: 1, b: 2}"),
    ("a\n---\n", "2:1"), ("a\n...\n", "\"a\""), ("---a: b", "{---a: \"b\"}"), ("--- # a\n# b\n", "null"),
  ])
  func oneDocumentMayHaveMarkers(source: String, outline: String) {
    #expect(YAML.outline(source).hasPrefix(outline))
  }

  @Test func accessorsAnswerOnlyForTheirKind() throws {
    let root = try YAML.parse(Array("a: true\nb: 3\nc:\nd: [1]\né: x".utf8))
    #expect(root["a"]?.bool == true)
    #expect(root["b"]?.integer == 3)
    #expect(root["c"]?.isNull == true)
    #expect(root["d"]?.sequence?.count == 1)
    #expect(root["é"]?.string == "x")
    #expect(root["z"] == nil)
    #expect(root["a"]?.integer == nil && root["b"]?.bool == nil && root["d"]?.mapping == nil)
    #expect(root["a"]?.sequence == nil && root["a"]?["b"] == nil && root.isNull == false)
  }

  @Test func keysThatOnlyDifferInNormalizationAreTwoKeys() {
    #expect(YAML.outline("\u{E9}: 1\ne\u{301}: 2") == "{\u{E9}: 1, e\u{301}: 2}")
  }
}
