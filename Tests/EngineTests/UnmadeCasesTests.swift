import Testing

/// Branches of a `switch` over any value, for cases that nothing makes.
@Suite struct UnmadeCasesTests {
  private let tide = """
    import SwiftUI
    func moor(_ tide: Tide) {
      switch tide {
      case .high: pull()
      case .low(let count) where count > 9: pull()
      case .low(let count):
        label.text = count == 1 ? String(localized: "one boat") : String(localized: "\\(count) boats")
      }
    }

    """
  private let call = "let sea = moor(.high)\n"
  private let `enum` = "enum Tide { case high, low(Int) }\n"

  @Test func aBranchForACaseThatNothingMakesIsPossible() throws {
    for files in [
      ["Tide1.swift": tide, "Enum.swift": `enum`, "Sea.swift": call],
      ["Tide1.swift": `enum` + tide, "Sea.swift": call],
    ] {
      #expect(try toldOfPlurals(files) == ["Tide1.swift possible"])
      let compared = "let isLow = quay == .low(1) || quay != Tide.low(2)\n"
      #expect(try toldOfPlurals(files.merging(["Quay.swift": compared]) { $1 }) == ["Tide1.swift possible"])
      for quay in ["Tide.low(2)", "quay == .high ? .low(1) : .high", "quay ?? .low(1)", "[.low(1)]"] {
        let made = files.merging(["Quay.swift": "let quay = \(quay)\n"]) { $1 }
        #expect(try toldOfPlurals(made) == ["Tide1.swift likely"])
      }
    }
  }

  @Test(arguments: [
    // Something else may make the case.
    ("enum Tide: String { case high, low }", "likely"),
    ("enum Tide: Int { case high, low }", "likely"),
    ("enum Tide: Codable { case high, low(Int) }", "likely"),
    ("enum Tide: CaseIterable { case high, low }", "likely"),
    ("enum Tide: Mooring { case high, low }", "likely"),
    ("@objc enum Tide: Int { case high, low }", "likely"),
    ("public enum Tide { case high, low(Int) }", "likely"),
    ("enum Tide { case high, low(Int) }\nextension Tide: Codable {}", "likely"),
    ("enum Tide { case high, low(Int); static let lowest = Self.low(1) }", "likely"),
    ("enum Tide { case high, low(Int); init(_ depth: Int) { self = .low(depth) } }", "likely"),
    // There is no enum that the `switch` is over, or another one with such cases.
    ("struct Tide { }", "likely"),
    ("enum Tide { case high, low(Int), ebb }", "likely"),
    ("enum Tide { case high, low(Int) }\nenum Sea: String { case low, high }", "likely"),
    ("enum Tide { case high, low(Int) }\nlet quay = Tide.`low`(2)", "likely"),
    ("enum Tide { case high, `low`(Int) }\nlet quay = Tide.low(2)", "likely"),
    ("enum Tide { case high, `low`(Int) }", "possible"),
    ("enum Tide { case high, low(Int) }\n#if BETA\nlet quay = Tide.low(2)\n#endif", "likely"),
    ("enum Tide: Equatable, Sendable { case high\n  indirect case low(Int) }", "possible"),
    ("enum Tide { case high, low(Int) }\nenum Sea: String { case low, ebb }", "possible"),
    (
      "enum Tide { case high, low(Int)\n  var isHigh: Bool { switch self { case .high: true; case .low: false } } }",
      "possible"
    ),
    ("enum Tide { case high, low(Int) }\n#if DEBUG\nlet quay = Tide.low(2)\n#endif", "possible"),
  ])
  func theEnumTellsWhoMakesItsCases(_ other: String, _ confidence: String) throws {
    let files = ["Tide1.swift": tide, "Enum.swift": other + "\n", "Sea.swift": call]
    #expect(try toldOfPlurals(files) == ["Tide1.swift \(confidence)"])
  }

  @Test(arguments: [
    ("case .low(let count) where count > 9: pull()", "default: pull()", "possible"),
    ("case .high: pull()", "default: pull()", "likely"),
    ("case .high: pull()", "case is Tide: pull()", "likely"),
    ("case .high: pull()", "case Tide.high: pull()", "likely"),
    ("case .high: pull()", "case .high: pull()\n  @unknown default: pull()", "likely"),
    ("case .low(let count):", "case .low(let count), .ebb(let count):", "likely"),
    ("case .low(let count):", "case .low(let count) where count > 2:", "likely"),
    ("switch tide {", "switch (tide) {", "possible"), ("switch tide {", "switch sea.tide(2) {", "possible"),
  ])
  func theBranchesTellTheEnum(_ old: String, _ new: String, _ confidence: String) throws {
    let files = [
      "Tide1.swift": tide.replacing(old, with: new), "Enum.swift": `enum`, "Sea.swift": call,
    ]
    #expect(try toldOfPlurals(files) == ["Tide1.swift \(confidence)"])
  }

  @Test(arguments: [("`moor`(2)", "likely"), ("moor(2)", "likely"), ("high(2)", "possible")])
  func backticksAreNoPartOfAName(_ quay: String, _ confidence: String) throws {
    let files = ["Pier.swift": plural("func moor(_ count: Int)"), "Quay.swift": "let quay = \(quay)\n"]
    #expect(try toldOfPlurals(files) == ["Pier.swift \(confidence)"])
  }

  /// A result of the system has such cases too.
  @Test func casesOfTheSystemMakeItself() throws {
    let tide = tide.replacing(".high", with: ".success").replacing(".low", with: ".failure")
    let files = [
      "Tide1.swift": tide, "Enum.swift": "enum Tide { case success, failure(Int) }\n",
      "Sea.swift": "let sea = moor(.success)\n",
    ]
    #expect(try toldOfPlurals(files) == ["Tide1.swift likely"])
  }
}
