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
        try toldOfPlurals(files.merging(["Sea.swift": mooring]) { $1 }) == ["Pier.swift \(confidence)"],
        "\(mooring)")
    }
  }
}
