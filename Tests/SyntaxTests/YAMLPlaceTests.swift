import L10nSyntax
import Testing

@Suite struct YAMLPlaceTests {
  private func span(_ node: YAMLNode?) -> String {
    guard let node else { return "none" }
    return "\(node.position.line):\(node.position.column)-\(node.end.line):\(node.end.column)"
  }

  private func place(_ position: YAMLPosition?) -> String {
    position.map { "\($0.line):\($0.column) \($0.offset)" } ?? "none"
  }

  @Test func everyNodeKnowsWhereItStands() throws {
    let source =
      "é: 'x y'  # note\nlist:\n- a  \n- {b: [c]}\ntext: |\n  one\n\n  two\n\nempty:\nlong: d\n  e\n"
    let root = try YAML.parse(Array(source.utf8))
    #expect(span(root) == "1:1-12:4")
    #expect(span(root["é"]) == "1:5-1:10")
    #expect(span(root["list"]) == "3:1-4:11")
    #expect(span(root["list"]?.sequence?[0]) == "3:3-3:4")
    #expect(span(root["list"]?.sequence?[1]) == "4:3-4:11")
    #expect(span(root["list"]?.sequence?[1]["b"]) == "4:7-4:10")
    #expect(span(root["text"]) == "5:7-8:6")
    #expect(span(root["empty"]) == "10:7-10:7")
    #expect(span(root["long"]) == "11:7-12:4")
  }

  @Test func keysKnowWhereTheyStand() throws {
    let entries = try YAML.parse(Array("a: 1\n'b c' : {d: 2, e}".utf8)).mapping ?? []
    let inner = entries.last?.value.mapping ?? []
    #expect((entries + inner).map(\.keyPosition.offset) == [0, 5, 14, 20])
    #expect(span(inner.last?.value) == "2:17-2:17")
  }

  @Test func aPairInAListEndsWithItsValue() throws {
    let root = try YAML.parse(Array("[ a: b , 'c':  ]".utf8))
    #expect(root.sequence?.map(span) == ["1:3-1:7", "1:10-1:14"])
  }

  @Test func aByteOrderMarkCountsOnlyForOffsets() throws {
    let root = try YAML.parse(Array("\u{FEFF}a: b".utf8))
    #expect(place(root["a"]?.position) == "1:4 6")
  }

  @Test(arguments: ["a: 1\nb: 2", "a: 1\r\nb: 2", "a: 1\rb: 2"])
  func everyLineEndCountsOnce(source: String) throws {
    #expect(span(try YAML.parse(Array(source.utf8))["b"]) == "2:4-2:5")
  }

  @Test func frontMatterIsReadInPlace() throws {
    let page = Array("---\nid: a\nbad: [\n---\n".utf8)
    let front = try YAML.parse(page[4..<10], line: 2)
    #expect(place(front["id"]?.position) == "2:5 8")
    let error = #expect(throws: YAMLError.self) { try YAML.parse(page[4..<17], line: 2) }
    #expect(place(error?.position) == "3:6 15")
  }
}
