import Testing

@testable import L10nLint

@Suite struct AskingTypeTests {
  /// What a project declares writes the names that it asks for.
  @Test func whatAProtocolOfTheProjectDoesNotNameIsPossible() throws {
    let files = ["Pier.swift": plural("struct Pier: Mooring { func moor(_ count: Int)", "} }")]
    for (mooring, confidence) in [
      ("protocol Mooring {}\n", "possible"),
      ("protocol Mooring: AnyObject { var sea: Int { get } }\n", "possible"),
      ("protocol Mooring: Codable, Tide {}\nprotocol Tide {}\n", "possible"),
      ("protocol Mooring: Tide {}\n", "likely"), ("protocol Mooring { func moor(_ count: Int) }\n", "likely"),
    ] {
      #expect(
        try toldOfPlurals(files.merging(["Sea.swift": mooring + "let boat: Pier\n"]) { $1 }) == [
          "Pier.swift \(confidence)"
        ],
        "\(mooring)")
    }
  }

  /// A class of the project may have such a protocol, where one of the system has not.
  @Test func theClassAboveIsAskedToo() throws {
    let files = ["Pier.swift": plural("class Pier: BaseController { func moor(_ count: Int)", "} }")]
    for (base, confidence) in [
      ("class BaseController: UIViewController {}\n", "possible"),
      ("class BaseController: UIViewController, TideDelegate {}\n", "likely"), ("let base = 1\n", "possible"),
    ] {
      #expect(
        try toldOfPlurals(files.merging(["Sea.swift": base + "let pier = Pier()\n"]) { $1 }) == [
          "Pier.swift \(confidence)"
        ],
        "\(base)")
    }
  }

  @Test(arguments: [
    "class Pier: NSObject, TideDelegate {}\n", "extension Pier: TideDelegate {}\n",
  ])
  func anExtensionStandsBesideWhatItsTypeIs(_ type: String) throws {
    let file = plural("extension Pier { func moor(_ count: Int)", "} }")
    #expect(try toldOfPlurals(["Pier.swift": file, "Sea.swift": type]) == ["Pier.swift likely"])
  }
}
