import L10nSyntax
import Testing

@Suite struct MarkupTests {
  /// Expected: what the document holds, one node after the other.
  @Test(arguments: [
    ("<a/>", "a()"),
    ("<a></a>", "a()"),
    ("<a>b</a>", "a('b')"),
    ("<a> <b/> </a>", "a(b())"),
    ("<a> b <c/> d </a>", "a(' b ' c() ' d ')"),
    ("<a x=\"1\" y = '2'/>", "a[x=1 y=2]()"),
    ("<a\n  x='\"'\n  y=\"'\"\n/>", "a[x=\" y=']()"),
    ("<?xml version=\"1.0\"?>\n<!-- b -->\n<a/>", "?xml #b a()"),
    ("<!DOCTYPE a [<!ENTITY b \"]>\"> <!-- ]> --> ]>\n<a/>", "! a()"),
    ("<a><![CDATA[<b> & ]] >]]></a>", "a(C'<b> & ]] >')"),
    ("<a>b &amp; c</a>", "a('b & c')"),
    ("<a x=\"&lt;&#65;&#x42;&apos;&quot;&gt;\"/>", "a[x=<AB'\">]()"),
    ("<a>b\r\nc\rd\n</a>", "a('b\nc\nd\n')"),
    ("<a x=\"b\r\nc\td\"/>", "a[x=b c d]()"),
    ("<a x=\"b&#10;c\"/>", "a[x=b\nc]()"),
    ("\u{FEFF}<a>é</a>", "a('é')"),
    ("<p:a-b.c d:e=\"f\"/>", "p:a-b.c[d:e=f]()"),
    ("<a><b><c/></b><d/></a>", "a(b(c()) d())"),
    ("<a ></a >", "a()"),
  ])
  func wellFormedTextsAreRead(source: String, outline: String) {
    let markup = Markup.read(SourceText(source))
    #expect(markup.outline == outline)
    #expect(markup.problems.isEmpty)
  }

  /// Expected: each problem with its place, and what is read nevertheless.
  @Test(arguments: [
    ("", "noElement@0-0", ""),
    (" \n", "noElement@0-2", ""),
    ("a", "textOutside@0-1 noElement@0-1", "'a'"),
    ("<a/><b/>", "secondRoot@5-6", "a() b()"),
    ("<a/>b", "textOutside@4-5", "a() 'b'"),
    ("<a>b", "unclosedElement@1-2", "a('b')"),
    ("<a><b><c>", "unclosedElement@7-8", "a(b(c()))"),
    ("<a><b></a>", "crossingTag@8-9", "a(b())"),
    ("<a><b>c</a></b>", "crossingTag@9-10 strayEndTag@13-14", "a(b('c'))"),
    ("<a></b></a>", "strayEndTag@5-6", "a()"),
    ("<a b</a>", "missingValue@3-4 unfinishedTag@1-2", "a[b=]()"),
    ("<a", "unfinishedTag@1-2 unclosedElement@1-2", "a()"),
    ("<a></a", "unfinishedTag@5-6", "a()"),
    ("<a b=c/>", "unquotedValue@5-6", "a[b=c]()"),
    ("<a b=\"1\"c=\"2\"/>", "missingSpace@8-9", "a[b=1 c=2]()"),
    ("<a b=\"1\" b=\"2\"/>", "duplicateAttribute@9-10", "a[b=1 b=2]()"),
    ("<a ;b=\"1\"/>", "strayInTag@3-9", "a()"),
    ("<a b=\"1<2\"/>", "lessInValue@7-8", "a[b=1<2]()"),
    ("<a b=\"1", "unclosedValue@5-6 unfinishedTag@1-2 unclosedElement@1-2", "a[b=1]()"),
    ("<a>1 < 2</a>", "bareLess@5-6", "a('1 < 2')"),
    (
      "<a>\n<<<<<<< HEAD\n</a>",
      "bareLess@4-11",
      "a('\n<<<<<<< HEAD\n')"
    ),
    ("<a>b & c</a>", "bareAmpersand@5-6", "a('b & c')"),
    ("<a>&nbsp;</a>", "unknownReference@3-9", "a('&nbsp;')"),
    (
      "<a>&#0;&#xD800;&#x110000;&#;&#xg;</a>",
      "unknownReference@3-7 unknownReference@7-15 unknownReference@15-25 unknownReference@25-28 unknownReference@28-33",
      "a('&#0;&#xD800;&#x110000;&#;&#xg;')"
    ),
    ("<a>b\u{1}c</a>", "forbiddenCharacter@4-5", "a('b\u{1}c')"),
    ("<a>b\u{0}c</a>", "forbiddenCharacter@4-5", "a('b\u{0}c')"),
    ("<a/><!-- b", "unclosedComment@4-8", "a() #b"),
    ("<a><![CDATA[b", "unclosedCharacterData@3-12 unclosedElement@1-2", "a(C'b')"),
    ("<?b", "unclosedInstruction@0-2 noElement@0-3", "?b"),
    ("<!DOCTYPE a [", "unclosedDeclaration@0-9 noElement@0-13", "!"),
    ("<a><!b></a>", "bareLess@3-4", "a('<!b>')"),
  ])
  func whatIsNotWellFormedIsToldAndLeftBehind(source: String, problems: String, outline: String) {
    let markup = Markup.read(SourceText(source))
    let found = markup.problems.map { "\($0.kind)@\($0.range.start)-\($0.range.end)" }
    #expect(found.joined(separator: " ") == problems)
    #expect(markup.outline == outline)
  }

  /// Each reference would stand for a billion characters if entities were expanded.
  @Test func entitiesAreNotExpanded() {
    let lines = (1..<10).map { "<!ENTITY b\($0) \"" + String(repeating: "&b\($0 - 1);", count: 10) + "\">" }
    let markup = Markup.read(SourceText("<!DOCTYPE a [\(lines.joined())]><a>&b9;</a>"))
    #expect(markup.outline == "! a('&b9;')")
    #expect(markup.problems.map(\.kind) == [.unknownReference])
  }

  @Test func placesAreThoseOfTheFile() throws {
    let source = SourceText("<a>\n  <label text=\"b &amp; c\" id='d'>e</label>\n</a>")
    let markup = Markup.read(source)
    let label = try #require(markup.nodes.indices.first { markup.isNamed($0, "label") })
    #expect(source.string(markup.nodes[label].name) == "label")
    #expect(source.string(markup.nodes[label].range) == "<label text=\"b &amp; c\" id='d'>e</label>")
    #expect(source.string(markup.nodes[label].content) == "e")
    let text = try #require(markup.attribute("text", of: label))
    #expect(source.string(text.range) == "b &amp; c")
    #expect(text.writing == .attribute)
    #expect(source.text(of: text) == "b & c")
    #expect(markup.attribute("id", of: label)?.writing == .plain)
    #expect(markup.attribute("title", of: label) == nil)
  }

  @Test(arguments: [
    ("<a>  </a>", "  "), ("<a>\r\n</a>", "\n"), ("<a>b<!-- c -->d</a>", "bd"),
    ("<a> <![CDATA[&amp;]]> </a>", " &amp; "),
    ("<a>b<?c d?>e</a>", "be"), ("<a/>", ""), ("<a><![CDATA[\r\n]]></a>", "\n"),
  ])
  func theTextOfAnElementHasAllItsParts(source: String, text: String) throws {
    let markup = Markup.read(SourceText(source))
    let root = try #require(markup.root)
    let placed = try #require(markup.text(of: root))
    #expect(markup.source.text(of: placed) == text)
  }

  @Test func anElementWithOthersHasNoText() throws {
    let markup = Markup.read(SourceText("<a>b<c/></a>"))
    #expect(markup.text(of: try #require(markup.root)) == nil)
  }
}
