import L10nSyntax
import Testing

@Suite struct StringsDictTests {
  private static func plural(_ format: String, _ rules: String) -> String {
    "<dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(rules)</dict></dict>"
  }

  private static func rule(_ name: String, _ cases: String, value: String = "d") -> String {
    """
    <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>\
    <key>NSStringFormatValueTypeKey</key><string>\(value)</string>\(cases)</dict>
    """
  }

  private static func text(_ key: String, _ value: String) -> String {
    "<key>\(key)</key><string>\(value)</string>"
  }

  @Test func aPluralHasItsFormatAndItsCases() throws {
    let rule = Self.rule("files", Self.text("one", "%ld file") + Self.text("other", "%ld files"), value: "ld")
    let table = Table(stringsdict: SourceText(Self.plural("%#@files@ &amp; more", rule)))
    #expect(table.outline == ["k: '%#@files@ & more' files.one='%ld file' files.other='%ld files'"])
    #expect(table.problems.isEmpty)
    let variable = try #require(table.variables.first)
    #expect(variable.entry == 0)
    #expect(variable.specifier.map { table.source.text(of: $0) } == "ld")
    #expect(table.source.string(table.entries[0].key.range) == "k")
    #expect(table.source.string(table.entries[0].range).hasSuffix("</dict>"))
  }

  @Test func widthsAndDevicesMayHoldPlurals() {
    let other = Self.text("other", "many")
    let source = """
      <dict><key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict>
      <key>1</key><string>A</string>
      <key>20</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>\(Self.rule("n", other))</dict>
      </dict></dict><key>l</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
      <key>mac</key><string>Click</string>
      <key>iphone</key><dict><key>NSStringVariableWidthRuleType</key><dict>\(Self.text("5", "Tap"))</dict></dict>
      </dict></dict><key>m</key><string>plain</string></dict>
      """
    let table = Table(stringsdict: SourceText(source))
    #expect(table.problems.isEmpty)
    #expect(
      table.outline == [
        "k: 'A'~1 '%#@n@'~20 n.other='many'~20", "l: 'Click'~mac 'Tap'~5~iphone", "m: 'plain'",
      ])
  }

  @Test(arguments: ["%#@n@", "%1$#@n@", "%1#@n@", "a %% %#@n@", "%#@[n]@", "%d %-#@n@", "%# @n@"])
  func everyWayToReferIsKnown(format: String) {
    let table = Table(stringsdict: SourceText(Self.plural(format, Self.rule("n", Self.text("other", "x")))))
    #expect(table.problems.isEmpty)
  }

  @Test(arguments: ["%%#@n@", "%#@n @", "％#@n@", "%#n@", "#@n@", "%#@@", "%#@n", "%"])
  func whatOnlyLooksLikeAReferenceIsNone(format: String) {
    let table = Table(stringsdict: SourceText(Self.plural(format, Self.rule("n", Self.text("other", "x")))))
    #expect(table.said == ["n: No text refers to this rule with `%#@…@`; use it or remove it."])
  }

  @Test func aNoteForTranslatorsIsNoProblem() {
    #expect(Table(stringsdict: SourceText(Self.plural("x", Self.text("Comment", "b")))).problems.isEmpty)
  }

  @Test func aRuleMayReferToAnother() {
    let rules = Self.rule("a", Self.text("other", "%d %#@b@")) + Self.rule("b", Self.text("other", "%d"))
    #expect(Table(stringsdict: SourceText(Self.plural("%#@a@", rules))).problems.isEmpty)
  }

  /// Expected: what the problem is about and how its message begins.
  @Test(arguments: [
    (plural("%#@a@", ""), "a: There is no rule with the name of this variable"),
    (plural("%#@a@", rule("a", text("other", "%#@a@"))), "a: This variable refers to itself"),
    (plural("%#@a@", rule("a", text("others", "x"))), "others: This is not a plural category"),
    (plural("%#@a@", rule("a", text("one", "x") + text("one", "y"))), "one: This key is defined twice"),
    (plural("%#@a@", rule("a", "") + rule("a", "")), "a: This key is defined twice"),
    (plural("%#@a@", rule("a", "<key>one</key><dict/>")), "one: This value is not a string"),
    (plural("x", "<key>a</key><integer>1</integer>"), "a: This is not a rule for a variable"),
    (
      plural("x", text("NSStringLocalisedFormatKey", "b")),
      "NSStringLocalisedFormatKey: This is not a rule for a variable"
    ),
    (
      plural(
        "%#@a@", "<key>a</key><dict>\(text("NSStringFormatSpecTypeKey", "NSStringPluralRuleType"))</dict>"),
      "a: This rule has no `NSStringFormatValueTypeKey`"
    ),
    (
      plural("%#@a@", "<key>a</key><dict>\(text("NSStringFormatValueTypeKey", "d"))</dict>"),
      "a: This rule has no `NSStringFormatSpecTypeKey`"
    ),
    (
      plural(
        "%#@a@",
        "<key>a</key><dict>"
          + "\(text("NSStringFormatSpecTypeKey", "Plural"))\(text("NSStringFormatValueTypeKey", "d"))</dict>"),
      "Plural: This is not a rule type"
    ),
    ("<dict><key>k</key><dict/></dict>", "k: This entry has no `NSStringLocalizedFormatKey`"),
    ("<dict><key>k</key><true/></dict>", "k: This value is not a string"),
    ("<array/>", "<array/>: A `.stringsdict` must contain one `<dict>`"),
    (
      "<dict><key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict>\(text("wide", "x"))</dict></dict></dict>",
      "wide: A width must be a whole number"
    ),
    (
      "<dict><key>k</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>\(text("watch", "x"))</dict></dict></dict>",
      "watch: There is no device with this name"
    ),
    ("<dict><key>k</key></dict>", "k: No value follows this key"),
  ])
  func problemsOfStructureAreTold(source: String, said: String) {
    let table = Table(stringsdict: SourceText(source))
    #expect(table.said.count == 1)
    #expect(table.said.first?.hasPrefix(said) == true, "\(table.said)")
  }

  @Test func aFormatOfManyVariablesIsRead() {
    let names = (0..<2000).map { "v\($0)" }
    let rules = names.map { Self.rule($0, Self.text("other", "x")) }.joined()
    let format = names.map { "%#@\($0)@" }.joined()
    let table = Table(stringsdict: SourceText(Self.plural(format + "%#@w@", rules)))
    #expect(table.variables.count == 2000)
    #expect(
      table.said == ["w: There is no rule with the name of this variable; add one or correct the name."])
  }

  @Test func aStringsFileMayBeAPropertyList() {
    let list = PropertyList.read(SourceText("<plist><dict>\(Self.text("a &lt;", "b"))</dict></plist>"))
    let table = Table(strings: list)
    #expect(table.format == .strings)
    #expect(table.outline == ["a <: 'b'"])
    #expect(table.hasPlaces)
  }

  @Test func aByteOfATextHasItsPlaceInTheFile() {
    let source = SourceText("<dict>\(Self.text("k", "a&#233;<![CDATA[b]]>&amp;\r\nc"))</dict>")
    let table = Table(stringsdict: source)
    let text = table.values[0].text
    #expect(table.text(of: text) == "aéb&\nc")
    let rest = (0...6).map {
      source.string(ByteRange(table.place(of: $0, in: text), text.range.end)).prefix(3)
    }
    #expect(rest == ["a&#", "&#2", "&#2", "b]]", "&am", "\r\nc", "c"])
  }

  @Test func aBinaryTableHasTextsButNoPlaces() {
    let bytes = BinaryList(objects: [[0xD1, 1, 2], [0x51, 0x61], [0x61, 0x00, 0xE9]]).bytes
    let table = Table(strings: PropertyList.read(SourceText(bytes)))
    #expect(table.outline == ["a: 'é'"])
    #expect(!table.hasPlaces)
  }
}

extension Table {
  /// One line an entry: its key, then its texts with the cases they are for.
  fileprivate var outline: [String] {
    entries.map { entry in
      let texts = values[entry.values].map { value in
        let variable = value.variable.map { source.text(of: variables[Int($0)].name) + "." } ?? ""
        let plural = value.plural.map { "\($0.rawValue)=" } ?? ""
        let width = value.width.map { "~\($0)" } ?? ""
        return
          "\(variable)\(plural)'\(source.text(of: value.text))'\(width)\(value.device.map { "~\($0)" } ?? "")"
      }
      return "\(source.text(of: entry.key)): \(texts.joined(separator: " "))"
    }
  }

  /// What the problems are about, and their messages.
  fileprivate var said: [String] { problems.map { "\(source.string($0.range)): \($0.message)" } }
}
