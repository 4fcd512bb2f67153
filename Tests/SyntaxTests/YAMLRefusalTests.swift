import L10nSyntax
import Testing

@Suite struct YAMLRefusalTests {
  @Test(arguments: [
    ("a: &x 1", "1:4 Anchors (`&`) are not supported; write the value out, or quote it if it is text."),
    ("a: *.swift", "1:4 Aliases (`*`) are not supported; write the value out, or quote it if it is text."),
    ("a: !x 1", "1:4 Tags (`!`) are not supported; remove the tag, or quote the value if it is text."),
    ("[a, &b]", "1:5 Anchors (`&`) are not supported; write the value out, or quote it if it is text."),
    (
      "%YAML 1.2\n---\na",
      "1:1 Directives (`%`) are not supported; remove the line, or quote it if it is text."
    ),
    ("a\n---\nb", "2:1 A second document begins here; keep one document in the file."),
    ("a\n...\nb", "3:1 A second document begins here; keep one document in the file."),
    ("? a\n: b", "1:1 Keys marked with `?` are not supported; write `key: value`."),
    ("[? a]", "1:2 Keys marked with `?` are not supported; write `key: value`."),
    ("<<: {a: b}", "1:1 Merge keys (`<<`) are not supported; write the entries out, or quote the key."),
    (
      "[a]: b",
      "1:1 A list or mapping cannot be a key; write `key: value`, as in `exclude: [Generated]`, or quote the text."
    ),
    (
      "a: 1\n{b}: c",
      "2:1 A list or mapping cannot be a key; write `key: value`, as in `exclude: [Generated]`, or quote the text."
    ),
    (
      "[[a]: b]",
      "1:2 A list or mapping cannot be a key; write `key: value`, as in `exclude: [Generated]`, or quote the text."
    ),
    (
      "{[a]: b}",
      "1:2 A list or mapping cannot be a key; write `key: value`, as in `exclude: [Generated]`, or quote the text."
    ),
    (": a", "1:1 A key is missing before this `:`; write one."),
    ("{: a}", "1:2 A key is missing before this `:`; write one."),
    ("'a\n b': c", "1:1 A key must be on one line, together with its `:`."),
    ("a\nb: c", "2:2 A key must be on one line, together with its `:`."),
    ("{a\n b: c}", "2:3 A key must be on one line, together with its `:`."),
    ("{a\n : c}", "2:2 A key must be on one line, together with its `:`."),
    ("{'a\n b': c}", "1:2 A key must be on one line, together with its `:`."),
    (
      "a: 9223372036854775808",
      "1:4 This number does not fit into 64 bits; put quotes around it if it is text."
    ),
    ("a: 1\nb: 2\na: 3", "3:1 The key \"a\" is already on line 1; remove one of them."),
    ("{a: 1, 'a': 2}", "1:8 The key \"a\" is already on line 1; remove one of them."),
  ])
  func whatIsLeftOutIsNamed(source: String, answer: String) {
    #expect(YAML.outline(source) == answer)
  }

  @Test(arguments: [
    "\ta: 1", "a:\t1", "a: 1\t", "-\ta", "a:\n\tb: 1", "a: b\tc", "[a,\tb]", "a:\n  b\n\tc", "a: |\n\tb",
    "a: 'b\n\tc'",
  ])
  func tabsThatLookLikeSpacesAreRefused(source: String) {
    #expect(YAML.outline(source).hasSuffix(" A tab is only allowed inside quotes; use spaces here."))
  }

  @Test func tabsMayStandInQuotesBlockTextAndComments() {
    #expect(YAML.outline("a: 'b\tc' #\td\ne: |\n  \tf\tg\n") == "{a: \"b\\tc\", e: \"\\tf\\tg\\n\"}")
  }

  @Test(arguments: [
    ("a:\n    b: 1\n  c: 2", "3:3 This line is indented differently from the lines around it; align it."),
    ("  a: 1\nb: 2", "2:1 This line is indented differently from the lines around it; align it."),
    ("a:\n  - b\n c: 1", "3:2 This line is indented differently from the lines around it; align it."),
    ("a: 1\nb", "2:1 A `:` is missing after this key; write `key: value`."),
    ("a: 1\n|", "2:1 A `:` is missing after this key; write `key: value`."),
    ("a: 1\n- b", "2:1 This list item is among the keys of a mapping; indent it or remove it."),
    ("- a\nb: 1", "2:1 This is among the items of a list; start it with `- ` or indent it."),
    ("a: b: c", "1:5 This line has a second `: `; put quotes around the value."),
    ("a: - b", "1:4 A list must begin on the line below its key."),
    ("--- a: b", "1:5 A list or mapping must begin on the line below `---`."),
    ("--- - a", "1:5 A list or mapping must begin on the line below `---`."),
    ("a: 'b' c", "1:8 Only a space and a comment may follow the value on this line; remove this."),
    ("a: 'b'#c", "1:7 Only a space and a comment may follow the value on this line; remove this."),
    ("'a'\nb", "2:1 Only a space and a comment may follow the value on this line; remove this."),
    ("[a]\nb", "2:1 Only a space and a comment may follow the value on this line; remove this."),
    ("a: @b", "1:4 A value cannot begin with this character; put quotes around the value."),
    ("a: `b`", "1:4 A value cannot begin with this character; put quotes around the value."),
    ("a: %b", "1:4 A value cannot begin with this character; put quotes around the value."),
    ("a: ,b", "1:4 A value cannot begin with this character; put quotes around the value."),
    ("a: ]", "1:4 This bracket does not match the one that is open."),
    ("'a':b", "1:4 A space is missing after this `:`; write one, or quote the text."),
  ])
  func blocksThatDoNotFitAreRefused(source: String, answer: String) {
    #expect(YAML.outline(source) == answer)
  }

  @Test(arguments: [
    ("a: 'b", "1:4 This quote is never closed; close it."),
    ("a: \"b\n\n", "1:4 This quote is never closed; close it."),
    ("\"a\\", "1:1 This quote is never closed; close it."),
    ("a: \"b\\q\"", "1:6 This escape does not exist; write `\\\\` for a backslash."),
    ("\"\\x4g\"", "1:2 This escape needs more hexadecimal digits."),
    ("\"\\ud800\"", "1:2 This escape is not a character; write it as `\\U` and eight digits."),
    ("\"\\U00110000\"", "1:2 This escape is not a character; write it as `\\U` and eight digits."),
    ("'a\n---\nb'", "2:1 A line of `---` or `...` is inside a value; indent it."),
    ("[a,\n--- b]", "2:1 A line of `---` or `...` is inside a value; indent it."),
    ("|\n...\n", "2:1 A line of `---` or `...` is inside a value; indent it."),
    ("a: 'b\nc'", "2:1 This line continues the value above; indent it more than the value's key."),
    ("a: [b,\nc]", "2:1 This line continues the value above; indent it more than the value's key."),
    ("a: |x\n  b", "1:5 Only 1 to 9, `+`, `-` and a comment may follow `|` or `>` on the same line."),
    ("a: |0\n  b", "1:5 Only 1 to 9, `+`, `-` and a comment may follow `|` or `>` on the same line."),
    ("a: |+-\n  b", "1:6 Only 1 to 9, `+`, `-` and a comment may follow `|` or `>` on the same line."),
    ("a: |\n    \n  b\n", "2:5 This blank line has more spaces than the text below it; remove them."),
    ("a: |\n  b", "2:4 The file ends inside this block text; end it with a line break."),
    ("a: >+\n  b\n ", "3:2 The file ends inside this block text; end it with a line break."),
  ])
  func scalarsThatDoNotEndAreRefused(source: String, answer: String) {
    #expect(YAML.outline(source) == answer)
  }

  @Test(arguments: [
    ("a: [b", "1:4 This bracket is never closed; close it."),
    ("{a: 1,\n", "1:1 This bracket is never closed; close it."),
    ("[a}", "1:3 This bracket does not match the one that is open."),
    ("{a: 1]", "1:6 This bracket does not match the one that is open."),
    ("[a 'b' {c}]", "1:8 A `,` or the closing bracket is missing before this."),
    ("['a' b]", "1:6 A `,` or the closing bracket is missing before this."),
    ("['a'#b\n]", "1:5 A `,` or the closing bracket is missing before this."),
    ("[,a]", "1:2 A value is missing before this `,`; remove the comma."),
    ("[a,,b]", "1:4 A value is missing before this `,`; remove the comma."),
    ("[|\n a]", "1:2 Block text and `- ` are not allowed inside brackets; put quotes around them."),
    ("[- a]", "1:2 Block text and `- ` are not allowed inside brackets; put quotes around them."),
    ("[a:]", "1:3 A space is missing after this `:`; write one, or quote the text."),
    ("[?a]", "1:2 A value cannot begin with this character; put quotes around the value."),
    ("{:a}", "1:2 A value cannot begin with this character; put quotes around the value."),
  ])
  func bracketsThatDoNotMatchAreRefused(source: String, answer: String) {
    #expect(YAML.outline(source) == answer)
  }

  @Test func aLongKeyIsShownShortened() {
    let key = "\"a\\n" + String(repeating: "b", count: 80) + "\""
    let shown = "a " + String(repeating: "b", count: 58) + "…"
    #expect(
      YAML.outline("\(key): 1\n\(key): 2")
        == "2:1 The key \"\(shown)\" is already on line 1; remove one of them.")
  }
}
