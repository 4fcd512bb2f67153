import Testing

@testable import L10nLint

@Suite struct MadeCaseTests {
  @Test(arguments: [
    ("", "var errorDescription: String?"), (": Error", "var errorDescription: String?"),
    (": Equatable, Sendable", "func text(_ count: Int) -> String"), (": Error", "var title: String?"),
  ])
  func whatNoCodeMakesIsPossible(_ protocols: String, _ member: String) throws {
    let file = """
      enum Tide\(protocols) { case low, high(Int) }
      extension Tide: LocalizedError {
        \(member) {
          switch self {
          case .low: String(localized: "tide.low")
          case .high(let count): count == 1 ? String(localized: "one boat") : String(localized: "\\(count) boats")
          }
        }
      }
      let tides = [Tide.low]
      let texts = [tide.title, tide.text(2)]

      """
    let pattern = "func look(_ tide: Tide) { if case .high(let count) = tide { print(count) } }\n"
    #expect(try toldOfPlurals(["Tide.swift": file, "Sea.swift": pattern]) == ["Tide.swift possible"])
    #expect(
      try toldOfPlurals(["Tide.swift": file, "Sea.swift": "let tide: Tide = .high(2)\n"]) == [
        "Tide.swift likely"
      ])
    #expect(try toldOfPlurals(["Tide.swift": file + "let tide = Tide.high(2)\n"]) == ["Tide.swift likely"])
  }

  @Test(arguments: [
    "enum Tide: String", "enum Tide: CaseIterable", "enum Tide: Error, Codable",
    "enum Tide<Value>: Decodable",
    "public indirect enum Tide", "extension Harbour.Tide: CaseIterable {}\nenum Tide",
  ])
  func whatItsTypeMakesIsTold(_ head: String) throws {
    let file = """
      \(head) {
        case low, high
        func text(_ count: Int) -> String {
          switch self {
          case .low: ""
          case .high: count == 1 ? String(localized: "one boat") : String(localized: "\\(count) boats")
          }
        }
      }
      """
    #expect(
      try toldOfPlurals(["Tide.swift": file, "Sea.swift": "let tide: Tide\nlet text = tide.text(2)\n"]) == [
        "Tide.swift likely"
      ])
  }

  @Test(arguments: ["case low, high; init() { self = .high } }", "case low, high }; let tide = Tide.high"])
  func aPatternEndsWithItsLine(_ end: String) throws {
    let file = """
      enum Tide { \(end)
      extension Tide {
        var errorDescription: String? {
          switch self {
          case .low: ""
          case .high: count == 1 ? String(localized: "one boat") : String(localized: "\\(count) boats")
          }
        }
      }

      """
    #expect(try toldOfPlurals(["Tide.swift": file, "Sea.swift": "let sea: Tide\n"]) == ["Tide.swift likely"])
  }

  /// A case of that name in another file is one of another enum.
  @Test(arguments: [
    ("private enum Tide", "possible"), ("fileprivate enum Tide: Error", "possible"),
    ("struct Sea { private enum Tide", "possible"), ("enum Tide", "likely"),
    ("private enum Tide: String", "likely"),
    ("struct Moon { private enum Tide { case new } }; enum Tide", "likely"),
  ])
  func whatAFileKeepsForItselfNobodyElseMakes(_ head: String, _ expected: String) throws {
    let file = """
      \(head) {
        case low, high
        var errorDescription: String? {
          switch self {
          case .low: ""
          case .high: count == 1 ? String(localized: "one boat") : String(localized: "\\(count) boats")
          }
        }
      }\(head.hasPrefix("struct Sea") ? " }" : "")
      let tide = Tide.low

      """
    #expect(
      try toldOfPlurals(["Tide.swift": file, "Moon.swift": "let moon = Moon.high\nlet sea: Tide\n"]) == [
        "Tide.swift \(expected)"
      ])
  }

  @Test func aCaseNamedLikeAKeywordIsTold() throws {
    let file = """
      enum Tide { case low, end }
      extension Tide {
        var errorDescription: String? {
          switch self {
          case .low: ""
          case .end: count == 1 ? String(localized: "one boat") : String(localized: "\\(count) boats")
          }
        }
      }

      """
    #expect(
      try toldOfPlurals(["Tide.swift": file, "Sea.swift": "let sea: [Tide] = [.low, .end]\n"]) == [
        "Tide.swift likely"
      ])
  }

  @Test func theCaseOfAnotherEnumSaysNothing() throws {
    let library = """
      public enum Tide {
        case high
        public func text(_ count: Int) -> String {
          switch self {
          case .high: count == 1 ? String(localized: "one boat") : String(localized: "\\(count) boats")
          }
        }
      }

      """
    let files = [
      "App/project.yml": "targets:\n  Pier:\n    type: application\n", "App/Tide.swift": library,
      "Kit/Package.swift": "import PackageDescription\n",
      "Kit/Tide.swift": library + "let sea = 2\n",
    ]
    #expect(try toldOfPlurals(files) == ["App/Tide.swift possible", "Kit/Tide.swift likely"])
  }
}
