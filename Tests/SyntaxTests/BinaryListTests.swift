import L10nSyntax
import Testing

@Suite struct BinaryListTests {
  /// A list with one of each: `["a", "é", 1, -1, true, 1.5, {"a": "é"}]`.
  private static let sample = BinaryList(objects: [
    [0xA7, 1, 2, 3, 4, 5, 6, 7], [0x51, 0x61], [0x61, 0x00, 0xE9], [0x10, 1],
    [0x13, 255, 255, 255, 255, 255, 255, 255, 255], [0x09], [0x22, 0x3F, 0xC0, 0, 0], [0xD1, 1, 2],
  ])

  @Test func valuesAreDecoded() {
    let list = PropertyList.read(SourceText(Self.sample.bytes))
    #expect(list.outline == "[a é int:1 int:-1 yes real:1.5 {a=é}]")
    #expect(list.problems.isEmpty)
    #expect(!list.hasPlaces)
  }

  @Test func longTextsSayTheirLength() {
    let list = BinaryList(objects: [[0x5F, 0x10, 20] + [UInt8](repeating: 0x62, count: 20)])
    #expect(PropertyList.read(SourceText(list.bytes)).outline == String(repeating: "b", count: 20))
  }

  @Test func pairsOfUnitsAreOneCharacter() {
    let list = BinaryList(objects: [[0x63, 0xD8, 0x3D, 0xDE, 0x00, 0xD8, 0x3D]])
    #expect(PropertyList.read(SourceText(list.bytes)).outline == "😀\u{FFFD}")
  }

  @Test(
    arguments: [
      ("contains itself", [[0xA1, 0]], .tooDeep),
      ("contains itself by another", [[0xA1, 1], [0xD1, 2, 0], [0x51, 0x61]], .tooDeep),
      ("refers to nothing", [[0xA1, 9]], .damaged),
      ("is longer than the file", [[0x5F, 0x12, 0, 1, 0, 0]], .damaged),
      ("has more items than the file", [[0xAF, 0x13, 127, 255, 255, 255, 255, 255, 255, 255]], .damaged),
      ("has a number as key", [[0xD1, 1, 1], [0x10, 1]], .damaged),
      ("has a number of no size", [[0x1F, 0]], .damaged),
    ] as [(String, [[UInt8]], PropertyListProblem.Kind)])
  func damagedListsAreTold(name: String, objects: [[UInt8]], problem: PropertyListProblem.Kind) {
    let list = PropertyList.read(SourceText(BinaryList(objects: objects).bytes))
    #expect(list.problems.map(\.kind) == [problem], "a list that \(name)")
  }

  /// Ten lists, each of ten times the next one, would be ten billion values.
  @Test func sharedCollectionsStayWithinTheSizeOfTheFile() {
    let objects = (0..<10).map { [0xAA] + [UInt8](repeating: UInt8($0) + 1, count: 10) } + [[0x09]]
    let list = PropertyList.read(SourceText(BinaryList(objects: objects).bytes))
    #expect(list.problems.map(\.kind) == [.tooLarge])
  }

  /// Many texts in the same bytes.
  @Test func textsThatOverlapStayWithinTheSizeOfTheFile() {
    var list = BinaryList(objects: [[0xAF, 0x10, 200] + (1...200).map { UInt8($0) }])
    let text = list.add([0x5F, 0x11, 0x10, 0x00] + [UInt8](repeating: 0x61, count: 4096))
    for _ in 0..<200 { list.offsets.append(text) }
    #expect(PropertyList.read(SourceText(list.bytes)).problems.map(\.kind) == [.tooLarge])
  }

  @Test func everyChangedByteIsSurvived() {
    let bytes = Self.sample.bytes
    for place in bytes.indices {
      for value in [0, 1, 0x0F, 0x5F, 0x7F, 0x80, 0xA1, 0xAF, 0xD1, 0xDF, 0xFF] as [UInt8] {
        var changed = bytes
        changed[place] = value
        let list = PropertyList.read(SourceText(changed))
        for node in list.nodes { #expect(list.string(node.text).utf8.count <= 4 * changed.count) }
      }
    }
    for length in 0..<bytes.count { _ = PropertyList.read(SourceText(bytes.prefix(length))) }
  }
}

/// Writes a binary property list with offsets and references of one and two bytes.
struct BinaryList {
  var content = Array("bplist00".utf8)
  var offsets: [Int] = []

  init(objects: [[UInt8]]) {
    for object in objects { offsets.append(add(object)) }
  }

  mutating func add(_ object: [UInt8]) -> Int {
    content += object
    return content.count - object.count
  }

  var bytes: [UInt8] {
    let table = offsets.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    func number(_ value: Int) -> [UInt8] {
      (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    return content + table + [0, 0, 0, 0, 0, 0, 2, 1] + number(offsets.count) + number(0)
      + number(content.count)
  }
}
