import L10nSyntax
import Testing

@testable import L10nLint

/// Somebody is typing: a file may end anywhere, and begin with anything.
@Suite struct UnfinishedCodeTests {
  @Test(arguments: [
    """
    Comparable { static func < (one: Pier, other: Pier) -> Bool { one.name < other.name } }
    """,
    """
    struct Scale: View { @State var amount: String
      var body: some View { TextField("Weight", text: $amount).onSubmit { weight = Double(amount) } }
      var amount: Double
    """,
    """
    @objc(Pier) final class PierView: View { private lazy var deck: Deck = { Deck(named: "\\(kind).PierView") }()
      let title = isOld ? String(localized: "one boat") : "\\(L10n.boats) (\\(boats.count))"
    """,
    """
    extension Pier: Comparable where Boat: Comparable { func moor(_ title: String = "\\(a) b") { label.text = a + b } }
    """,
    """
    struct Lock: View { @StateObject private var model = Model()
      @State private var failure: String?
      var body: some View { if let text = model.title { Text(text) }; Text(shared.note); if let failure { Text(failure) } }
      func open() { self?.failure = "The lock is empty"; failure = "There is no light" }
      let shared = Model.shared
    """,
  ]) func noRuleMindsWhereAFileBeginsOrEnds(_ code: String) {
    let linter = Linter(RuleCatalog.all.map { Linter.EnabledRule($0) })
    let project = ReadingState(lexicon: RuleCatalog.lexicon)
    let bytes = Array(code.utf8)
    for place in bytes.indices {
      for part in [bytes[..<place], bytes[place...]] {
        let text = String(decoding: part, as: UTF8.self)
        let file = SourceFile(path: "Pier.swift", kind: .source(.swift), text: SourceText(text))
        #expect(linter.lint(file, project).facts.path == "Pier.swift")
      }
    }
  }

  /// A literal that is put into a format is looked at like `@(1)`; a fuzzer found that it was taken for a bracket.
  @Test func aFileMayHaveMoreLiteralsThanBrackets() {
    let names = (1...40).map { "NSString *boat\($0) = @\"boat\";\n" }.joined()
    let code =
      names
      + #"NSString *text = [NSString stringWithFormat:NSLocalizedString(@"in.berth", @"Berth"), @"nine"];"#
    let linter = Linter(RuleCatalog.all.map { Linter.EnabledRule($0) })
    let file = SourceFile(path: "Pier.m", kind: .source(.cFamily), text: SourceText(code))
    let facts = linter.lint(file, ReadingState(lexicon: RuleCatalog.lexicon)).facts
    #expect(facts.code.keyUses.map(\.key) == ["in.berth"])
  }
}
