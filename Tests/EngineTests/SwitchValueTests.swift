import L10nSyntax
import Testing

@testable import L10nLint

/// What stands behind the labels of a `switch`, whatever its subject and its cases hold.
@Suite struct SwitchValueTests {
  @Test(arguments: [
    // The brace of a closure in the subject is not that of the cases.
    "let title: LocalizedStringKey = switch boats.map({ $0.name }) { case []: \"A\"; default: \"B\" }",
    "var title: LocalizedStringKey { switch boats.map({ $0.name }) { case []: \"A\"; default: \"B\" } }",
    // The `:` of a choice is no label.
    "let title: LocalizedStringKey = switch boat { case .new: isOpen ? \"A\" : \"B\" }",
    "var title: LocalizedStringKey { switch boat { case .new: isOpen ? \"A\" : \"B\" } }",
    "let title: LocalizedStringKey = switch boat { case .new: \"A\"; @unknown default: \"B\" }",
    "let title: LocalizedStringKey = if boat.isNew { \"A\" } else { \"B\" }",
  ])
  func eachValueIsOneKey(_ code: String) {
    let document = Document(SourceText("import SwiftUI\n\(code)\n"), .swift, RuleCatalog.lexicon)
    #expect(document.localizedCalls.compactMap { document.constantText(of: $0.key) } == ["A", "B"])
  }

  /// `FileManager.default` and `if case` begin no other case.
  @Test func caseGoesOnToNextLabel() {
    let code = """
      switch count {
      case 1: store(in: .default); if case .open = state { text = "A" }
      default: text = "B"
      }

      """
    let document = Document(SourceText(code), .swift, RuleCatalog.lexicon)
    #expect(document.choices.map(\.branches.count) == [2])
  }
}
