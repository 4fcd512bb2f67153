import L10nSyntax
import Testing

@testable import L10nLint

/// What `strings-syntax` says of a file.
private func messages(_ text: String) -> [String] {
  let rules = RuleCatalog.all.filter { $0.id == "strings-syntax" }
  let linter = Linter(rules.map { Linter.EnabledRule($0) })
  let file = SourceFile(path: "en.lproj/Fruits.strings", kind: .table(.strings), text: SourceText(text))
  return linter.lint(file, ReadingState(lexicon: RuleCatalog.lexicon)).suspicions.map(\.finding.message)
}

@Suite struct ArrayFileTests {
  @Test(arguments: [
    "(Apple, \"Red currant\", Quince)\n", "\u{FEFF}(\n  Apple\n)\n", "/* Fruits */\n(\n  Apple,\n  Quince\n)",
  ])
  func anArrayIsNoTable(_ text: String) {
    #expect(messages(text) == [])
  }

  @Test(arguments: [
    "(\"apple\" = \"Apple\";)", "(\n\"apple\" = \"Apple\";\n", "\"apple\" = (Apple", "(Apple",
  ])
  func whatIsNoArrayEitherIsTold(_ text: String) {
    #expect(messages(text).count == 1)
  }
}
