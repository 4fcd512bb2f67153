import Testing

@testable import L10nSyntax

@Suite struct JSONRobustnessTests {
  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func depthCostsNoStack(_ piece: String) {
    let document = JSONDocument(SourceText(String(repeating: piece, count: 100_000)))
    #expect(document.problems.first?.kind == .tooDeep)
    #expect(document.violations.isEmpty)
  }

  @Test func depthEndsWhereFoundationEndsIt() {
    func nested(_ depth: Int) -> JSONDocument {
      JSONDocument(SourceText(String(repeating: "[", count: depth) + String(repeating: "]", count: depth)))
    }
    #expect(nested(512).problems.isEmpty && nested(512).nodes.count == 512)
    #expect(nested(513).problems.map(\.kind) == [.tooDeep] && nested(513).nodes.count == 513)
  }

  @Test func whatIsTooDeepIsSteppedOver() {
    let deep = String(repeating: "[", count: 600) + "\"]\\\"]\"" + String(repeating: "]", count: 600)
    let document = JSONDocument(SourceText("{\"a\":\(deep),\"b\":1}"))
    #expect(document.problems.map(\.kind) == [.tooDeep])
    #expect(document.member("b", of: 0) != nil)
  }

  @Test(
    .timeLimit(.minutes(10)),
    arguments: [
      "\"", "\\", "\"\\", "'", "/*", "//", "/", "#\n", "<<<<<<<\n", "[", "]", "{", "}", ",", ":", "\"a\":",
      "a", "1",
      "-", "\0", "\u{FEFF}", "“", "é", "\n ", "        ", "{\"", "{a", "[1 ",
    ])
  func hostileTextsTakeLinearTime(_ piece: String) {
    for head in ["", "[", "{", "{\"a\":", "[\""] {
      let document = JSONDocument(
        SourceText(head + String(repeating: piece, count: 100_000 / piece.utf8.count)))
      #expect(document.problems.count <= JSONDocument.maximumProblems)
      #expect(document.nodes.isEmpty || document.nodes[0].parent == JSONNode.none)
    }
  }

  /// All sequences of three of these bytes.
  @Test func everyCombinationOfAwkwardBytesHasItsPlace() {
    let awkward = Array("{}[]\",:\\'/*a1-\n\0".utf8) + [0xE2, 0x80, 0x9C]
    for number in 0..<(awkward.count * awkward.count * awkward.count) {
      var rest = number
      let bytes = (0..<3).map { _ in
        defer { rest /= awkward.count }
        return awkward[rest % awkward.count]
      }
      let violations = JSONDocument(SourceText(bytes)).violations
      if !violations.isEmpty { Issue.record("\(bytes): \(violations)") }
    }
  }

  @Test func brokenCatalogsAreReadToTheirEnd() {
    var random = SeededNumbers(seed: 7)
    for _ in 0..<1000 {
      let bytes = CatalogSample.mutated(CatalogSample.text(&random), &random)
      let document = JSONDocument(SourceText(bytes))
      let table = Table(catalog: SourceText(bytes))
      #expect(document.violations.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
      #expect(table.violations.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func wellFormedCatalogsHaveNoProblems() {
    var random = SeededNumbers(seed: 8)
    for _ in 0..<300 {
      let text = CatalogSample.text(&random)
      let table = Table(catalog: SourceText(text))
      #expect(table.problems.isEmpty, "\(text) \(table.problems)")
      #expect(table.violations.isEmpty)
    }
  }
}
