import L10nSyntax
import Testing

@testable import L10nLint

/// Code that never runs, as its own file shows.
@Suite struct IdleCodeTests {
  /// Several functions name a private one, and nothing names them.
  @Test(arguments: [
    ("", "possible"), ("let sea = Pier().sail()\n", "likely"), ("let sea = Pier().anchor()\n", "likely"),
    ("let sea = Pier().moored()\n", "possible"),
  ])
  func whatOnlyUnnamedFunctionsNameIsPossible(_ sea: String, _ confidence: String) throws {
    let pier = """
      struct Pier {
        func sail() { moor(2) }
        func anchor() { moor(3) }
        private func moor(_ count: Int) {
          label.text = count == 1 ? String(localized: "one boat") : String(localized: "\\(count) boats")
        }
      }

      """
    #expect(try toldOfPlurals(["Pier.swift": pier, "Sea.swift": sea]) == ["Pier.swift \(confidence)"])
  }

  @Test(arguments: [
    ("if isOpen", "", "possible"), ("if self.isOpen, width > 1", "", "possible"),
    ("if isOpen && width > 1", "", "possible"), (".sheet(isPresented: $isOpen)", "", "possible"),
    ("if isOpen || width > 1", "", "likely"), ("if !isOpen", "", "likely"),
    ("if isOpen", "Button(name) { isOpen = true }", "likely"),
    ("if isOpen", "Button(name) { isOpen.toggle() }", "likely"),
    ("if isOpen", "Toggle(name, isOn: $isOpen)", "likely"),
    ("if isOpen", "Button(name) { open(&isOpen) }", "likely"),
    ("if isOpen", "Button(name) { _isOpen = State(initialValue: true) }", "likely"),
    ("if isOpen", "Shed(isOpen: true)", "likely"),
    (".sheet(isPresented: $isOpen)", "Toggle(name, isOn: $isOpen)", "likely"),
    (".searchable(isPresented: $isOpen)", "", "likely"), ("MenuButton(isPresented: $isOpen)", "", "likely"),
    ("if isOpen", "Button(name) { (isOpen, other) = (true, 1) }", "likely"),
    ("if isOpen", "Button(name) { scan(into: &self.isOpen) }", "likely"),
    ("if isOpen", "Button(name) { isOpen <- true }", "likely"),
    ("if isOpen", "Reader { isOpen in Text(name) }", "likely"),
    ("if isOpen", "if !isOpen { Text(name) }", "possible"),
    ("if isOpen", "Text(isOpen ? name : title)", "possible"),
  ])
  func whatAFlagGuardsThatNothingSetsIsPossible(_ head: String, _ use: String, _ confidence: String) throws {
    for declaration in ["@State private var isOpen = false", "@State private var isOpen: Bool = false"] {
      #expect(try told(declaration, head, use) == ["Pier.swift \(confidence)"])
    }
  }

  /// What others keep, or may set, is no flag of the file.
  @Test(arguments: [
    "@AppStorage(\"open\") private var isOpen = false", "@AppStorage(\"open\")\nprivate var isOpen = false",
    "private var isOpen = false", "@Binding private var isOpen: Bool",
    "var isOpen = false", "private var isOpen = true", "private var isOpen = Store.isOpen",
  ])
  func flagsThatOthersSetAreLeftAlone(_ declaration: String) throws {
    #expect(try told(declaration, "if isOpen", "") == ["Pier.swift likely"])
  }

  /// What stands in the value of a property runs whether anybody reads it or not.
  @Test func storedValuesRunByThemselves() throws {
    let code = """
      struct Pier {
        private let observer = Center.add { show(NSLocalizedString("pier.hint", comment: "Hint")) }
        let name = NSLocalizedString("pier.name", comment: "Name")
      }

      """
    #expect(try missingKeys(["Pier.swift": code]).count == 2)
  }

  private func told(_ declaration: String, _ head: String, _ use: String) throws -> [String] {
    let pier = """
      import SwiftUI
      struct Pier: View {
        \(declaration)
        var body: some View {
          VStack { \(use) }
          \(head) {
            Text(count == 1 ? "one boat" : "\\(count) boats")
          }
        }
      }

      """
    return try toldOfPlurals(["Pier.swift": pier, "Sea.swift": "let sea = Pier()\n"])
  }

  /// A key that only such code asks for is asked for by nobody.
  @Test func keysOfIdleCodeAreUnread() throws {
    let code = """
      struct Pier {
        private var hint: String { NSLocalizedString("pier.hint", comment: "Hint") }
        let name = NSLocalizedString("pier.name", comment: "Name")
      }

      """
    for (use, told) in [("", ["pier.name"]), ("let hint = { Pier().hint }\n", ["pier.name", "pier.hint"])] {
      let found = try missingKeys(["Pier.swift": code + use])
      #expect(Set(found) == Set(told.map { "`\($0)` has no text in `fr`" }))
    }
  }

  private func missingKeys(_ code: [String: String]) throws -> [String] {
    let other = (1...9).map { "\"pier.\($0)\" = \"Pier \($0)\";\n" }.joined()
    let files = code.merging([
      "Sea.swift": (1...9).map { "let a = NSLocalizedString(\"pier.\($0)\", comment: \"\")\n" }.joined(),
      "en.lproj/Localizable.strings": other
        + "\"pier.hint\" = \"Moor here\";\n\"pier.name\" = \"Long pier\";\n",
      "fr.lproj/Localizable.strings": other,
    ]) { own, _ in own }
    let linter = Linter([Linter.EnabledRule(.missingTranslation)])
    let project = ReadingState(lexicon: RuleCatalog.lexicon)
    let results = try files.sorted { $0.key < $1.key }.map { path, text in
      linter.lint(
        SourceFile(path: path, kind: try #require(FileKind(path: path)), text: SourceText(text)), project)
    }
    return linter.lint(ProjectFacts(joining: results.map(\.facts)))
      .filter { $0.confidence != .possible }.map(\.message)
  }
}
