import L10nSyntax
import Testing

@Suite struct PropertyListTests {
  @Test(arguments: [
    ("<plist version=\"1.0\"><dict/></plist>", "{}"),
    ("<dict/>", "{}"),
    (
      "<plist><array><string>a</string><integer>-1</integer><real>1.5</real></array></plist>",
      "[a int:-1 real:1.5]"
    ),
    ("<plist><dict><key>a</key><true/><key>b</key><false/></dict></plist>", "{a=yes b=no}"),
    ("<dict><key>a &amp; b</key><string><![CDATA[<c>]]></string></dict>", "{a & b=<c>}"),
    ("<dict><key>a</key><dict><key>b</key><array/></dict><key>c</key><string/></dict>", "{a={b=[]} c=}"),
    ("<dict><!-- x --><key>a</key><!-- y --><string>1<!-- z -->2</string></dict>", "{a=12}"),
    ("<dict><key>a</key><string>1</string><key>a</key><string>2</string></dict>", "{a=1 a=2}"),
    (
      "<array><date>2024-02-29T00:00:00Z</date><data>AA==</data></array>",
      "[date:2024-02-29T00:00:00Z data:AA==]"
    ),
    ("<plist>\n<dict>\n#if DEBUG\n\t<key>a</key>\n\t<true/>\n  #endif\n</dict></plist>", "{a=yes}"),
  ])
  func valuesAreRead(source: String, outline: String) {
    let list = PropertyList.read(SourceText(source))
    #expect(list.outline == outline)
    #expect(list.problems.isEmpty)
  }

  @Test(arguments: [
    ("<plist/>", "noValue@1-6", ""),
    ("<plist><dict/><array/></plist>", "secondValue@15-20", "{}"),
    ("<dict><key>a</key></dict>", "keyWithoutValue@11-12", "{}"),
    ("<dict><key>a</key><key>b</key><true/></dict>", "keyWithoutValue@11-12", "{b=yes}"),
    ("<dict><string>a</string></dict>", "valueWithoutKey@7-13", "{}"),
    ("<array><key>a</key></array>", "keyOutsideDictionary@8-11", "[]"),
    ("<dict>a<key>b</key><true/></dict>", "strayText@6-7", "{b=yes}"),
    ("<array><text/><true/></array>", "unknownElement@8-12", "[yes]"),
    ("<array><string>a<b>c</b></string></array>", "elementInScalar@17-18", "[a<b>c</b>]"),
    (
      "<array><string>a & b</string></array>", "markup(L10nSyntax.MarkupProblem.Kind.bareAmpersand)@17-18",
      "[a & b]"
    ),
  ])
  func whatTheSystemRefusesIsTold(source: String, problems: String, outline: String) {
    let list = PropertyList.read(SourceText(source))
    #expect(
      list.problems.map { "\($0.kind)@\($0.range.start)-\($0.range.end)" }.joined(separator: " ") == problems)
    #expect(list.outline == outline)
    for problem in list.problems { #expect(problem.message.hasSuffix(".")) }
  }

  @Test(arguments: [
    ("bplist00", PropertyList.Format.binary), ("<?xml?><plist/>", .markup), ("\u{FEFF}\n<plist/>", .markup),
    ("{ a = b; }", .oldStyle), ("\"a\" = \"b\";", .oldStyle), ("<0fbd77>", .oldStyle), ("", .oldStyle),
    ("<!-- a --><dict/>", .markup), ("// <plist/>", .oldStyle),
  ])
  func theFirstBytesTellTheFormat(source: String, format: PropertyList.Format) {
    #expect(PropertyList.format(of: SourceText(source)) == format)
  }

  @Test func theLastOfTheSameKeysCounts() throws {
    let list = PropertyList.read(
      SourceText(
        "<dict><key>a</key><string>1</string><key>a</key><dict/><key>&#97;</key><string>2</string></dict>"))
    let root = try #require(list.root)
    let value = try #require(list.value(of: "a", in: root))
    #expect(list.string(of: value) == "2")
    #expect(list.value(of: "b", in: root) == nil)
  }

  @Test func flagsMayBeWrittenAsTexts() {
    let list = PropertyList.read(
      SourceText("<array><true/><false/><string>YES</string><integer>0</integer><string>a</string></array>"))
    #expect(list.children(of: 0).map { list.flag(of: $0) } == [true, false, true, false, nil])
  }
}
