import Testing

/// Other types may have members of the same name: who names one of these has to name its type as well.
@Suite struct StaticMemberTests {
  private let pier = """
    import SwiftUI
    enum Pier { static func moor(_ count: Int) {
      label.text = count == 1 ? String(localized: "one boat") : String(localized: "\\(count) boats")
    } }

    """

  /// What is said of the plural in `Pier.swift`, where another file writes the type for something else.
  private func told(_ pier: String, _ sea: String) throws -> [String] {
    try toldOfPlurals(["Pier.swift": pier, "Quay.swift": "let quay: Pier\n", "Sea.swift": sea])
  }

  @Test func itsTypeStandsBesideIt() throws {
    #expect(try told(pier, "let sea = harbour.moor(2)\n") == ["Pier.swift possible"])
    #expect(try told(pier, "let sea = Pier.moor(2)\n") == ["Pier.swift likely"])
  }

  @Test(arguments: [
    ("let pier: Pier? = nil\nlet sea = harbour.moor(2)\n", "possible"),
    ("extension Pier { static func moorTwo() { moor(2) } }\n", "likely"),
    ("let kind = Pier.self\nlet sea = kind.moor(2)\n", "likely"),
  ]) func bothWordsInOneFileAreNoName(_ sea: String, _ confidence: String) throws {
    #expect(try told(pier, sea) == ["Pier.swift \(confidence)"])
  }

  @Test func oneOfItsOwnTypeStandsAloneBehindADot() throws {
    let ofOwnType = pier.replacing("(_ count: Int)", with: "(_ count: Int) -> Pier")
    #expect(try told(ofOwnType, "let sea: Pier = .moor(2)\n") == ["Pier.swift likely"])
  }

  @Test func aClassMayBeNamedByAnother() throws {
    let ofClass = pier.replacing("enum Pier", with: "class Pier")
    #expect(try told(ofClass, "let sea = Quay.moor(2)\n") == ["Pier.swift likely"])
  }

  @Test func aFunctionMayHandItOut() throws {
    let files = [
      "Pier.swift": pier, "Quay.swift": "func pier() -> Pier.Type { Pier.self }\n",
      "Sea.swift": "let sea = pier().moor(2)\n",
    ]
    #expect(try toldOfPlurals(files) == ["Pier.swift likely"])
  }
}
