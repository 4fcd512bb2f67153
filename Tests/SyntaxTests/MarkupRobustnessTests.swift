import L10nSyntax
import Testing

@Suite struct MarkupRobustnessTests {
  /// Each of these takes quadratic time or a deep stack in some reader.
  @Test(arguments: [
    "<a>", "</a>", "<", "<a ", "<a b=\"", "<!--", "<![CDATA[", "<?", "<!DOCTYPE [", "&", "&amp;", "]]>", "a",
    " ",
    "<a/>", "<a></b>", "<dict>", "<key>", "<string>a</string>", "\u{0}", "<a b='c' ", "b=\"c\" ",
    "<array><dict>",
    "<string key=\"title\">", "<segment/>", "\r",
  ])
  func repetitionTakesTimeInProportion(unit: String) {
    let source = SourceText(String(repeating: unit, count: 20_000))
    #expect(Markup.read(source).faults.isEmpty)
    _ = Table(stringsdict: source)
    _ = InterfaceFile.read(source)
  }

  @Test func manyAttributesOfOneTagTakeTimeInProportion() {
    let source = "<a " + (0..<10_000).map { "b\($0)=\"\"" }.joined(separator: " ") + "/>"
    let markup = Markup.read(SourceText(source))
    #expect(markup.attributes.count == 10_000)
    #expect(markup.problems.isEmpty)
  }

  @Test func depthCostsNoStack() {
    let depth = 100_000
    let tags = String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
    let list = PropertyList.read(SourceText(tags))
    #expect(list.nodes.count == depth)
    #expect(list.problems.isEmpty)
  }

  private static let tricky = """
    <?xml version="1.0"?><!DOCTYPE plist [<!-- " --> '>' ]><plist><!-- a -- b --><dict>
    <key>a &amp; b</key><dict><key>NSStringLocalizedFormatKey</key><string>%1$#@c@ %%#@d@</string>
    <key>c</key><dict><key>one</key><string><![CDATA[<e>]]>&#x41;</string><key>other</key><true/></dict>
    </dict><key/><array><integer>1</integer><date></date></array></dict></plist>
    <document targetRuntime='iOS'><label id="f" text="g&#10;h"><string key="toolTip" base64-UTF8="YES">
    QQ==</string><segments><segment label=i/></segments></label></document>
    """

  /// Cut anywhere, a text gives documents that hold together.
  @Test func everyPartOfATrickyFileHoldsTogether() {
    let bytes = Array(Self.tricky.utf8)
    for length in 0...bytes.count {
      check(SourceText(bytes.prefix(length)))
      check(SourceText(bytes.dropFirst(length)))
    }
  }

  /// So does one with bytes that somebody changed.
  @Test func changedBytesNeverStopTheReaders() {
    var random = SeededNumbers(seed: 7)
    let signs = Array("<>/&;\"'=!-[]?#@%$ \n\r\0\u{1}ak".utf8) + [0x80, 0xC3, 0xFF, 0xED]
    for _ in 0..<2000 {
      var bytes = Array(Self.tricky.utf8)
      for _ in 0..<(1 + Int.random(in: 0..<6, using: &random)) {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = random.pick(signs)
        case 1: bytes.remove(at: place)
        default: bytes.insert(random.pick(signs), at: place)
        }
      }
      check(SourceText(bytes))
    }
  }

  private func check(_ source: SourceText) {
    let faults = Markup.read(source).faults
    if !faults.isEmpty { Issue.record("\(faults) in \(source.string(ByteRange(0, UInt32(source.count))))") }
    let whole = ByteRange(0, UInt32(source.count))
    let list = PropertyList.read(source)
    for node in list.nodes { if !whole.contains(node.range) { Issue.record("a value outside of the text") } }
    let table = Table(stringsdict: source)
    for value in table.values { _ = list.string(value.text) }
    for problem in table.problems { if !whole.contains(problem.range) { Issue.record("a problem outside") } }
    let file = InterfaceFile.read(source)
    for text in file.texts { _ = (file.key(of: text), file.string(text.text)) }
  }
}
