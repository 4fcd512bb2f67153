import L10nSyntax
import Testing

@testable import L10nLint

/// The lines of a file about which a rule speaks.
private func lines(_ rule: Rule, _ text: String) -> [UInt32] {
  let linter = Linter([Linter.EnabledRule(rule)])
  let file = SourceFile(path: "A.swift", kind: .source(.swift), text: SourceText(text))
  var project = ReadingState(lexicon: RuleCatalog.lexicon)
  project = project.joining([linter.lint(file, project).facts.code.declarations])
  return linter.lint(file, project).suspicions.map(\.finding).filter { $0.confidence != .possible }
    .map { UInt32($0.place.start.line) }
}

/// What only its own file can name is judged by what the file does with it.
@Suite struct OwnNameTests {
  private static let body = "(_ text: String) { label.text = text.uppercased() }\nshout(\"Name\")\n"

  @Test(arguments: [
    "private func shout", "fileprivate func shout", "private static func shout",
    "@MainActor private final func shout",
  ])
  func aFunctionOfItsFileIsSeenWithAllItsCalls(_ head: String) {
    #expect(lines(.unlocalizedCasing, "\n\(head)\(Self.body)").isEmpty)
  }

  @Test(arguments: [
    "private let a = 1\nfunc shout", "private var a = 1\nstatic func shout", "\nfunc shout",
    "\n@objc private func shout",
  ])
  func whatStandsBeforeAFunctionIsNoModifierOfIt(_ head: String) {
    #expect(lines(.unlocalizedCasing, head + Self.body) == [2])
  }
}
