import L10nLint
import RulePages
import Testing

/// A page in one variant: what a failing test is named after.
struct PageCase: CustomTestStringConvertible {
  var page: RulePage
  var variant: Variant

  var testDescription: String { "\(page.id), \(variant)" }

  static var all: [PageCase] {
    Repository.pages.flatMap { page in Variant.all(for: page).map { PageCase(page: page, variant: $0) } }
  }

  /// The rules an example is linted with: its own, unless the page asks for all.
  func rules() throws -> [Rule] {
    if page.front.testsAllRules { return RuleCatalogue.all }
    return [
      try #require(RuleCatalogue.rule(page.id), "`\(page.id)` is not compiled in: run `swift run rulec`")
    ]
  }
}

@Test(arguments: PageCase.all)
func examplesBehaveAsThePageSays(_ test: PageCase) throws {
  let rules = try test.rules()
  for example in test.page.examples {
    guard test.variant == .asWritten || example.files.allSatisfy({ $0.language.isSource }) else { continue }
    let specimens = example.files.map { test.variant.apply(to: Specimen($0)) }
    let findings = try example.findings(specimens, rules)
    for verdict in Verdict.verdicts(test.page, specimens, findings, test.variant) {
      Issue.record("\(verdict)")
    }
  }
}

@Test(arguments: Repository.pages.map { PageCase(page: $0, variant: .asWritten) })
func findingsStandInTheirFile(_ test: PageCase) throws {
  let rules = try test.rules()
  for example in test.page.examples {
    let specimens = example.files.map { Specimen($0) }
    for finding in try example.findings(specimens, rules) {
      let size = specimens.first { $0.path == finding.path }?.text.count ?? 0
      let range = finding.place.range
      #expect(!range.isEmpty && Int(range.end) <= size, "\(test.page.path):\(example.line): \(finding)")
      #expect(!finding.message.contains("\n") && finding.message.count <= 120, "\(finding.message)")
    }
  }
}
