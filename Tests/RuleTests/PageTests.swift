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
    if page.front.testsAllRules { return RuleCatalog.all }
    let rule = try #require(
      RuleCatalog.rule(page.id), "`\(page.id)` is not compiled in: run `swift run rulec`")
    // Asking for an option that the page does not declare would end all tests here.
    let unknown = try optionsRead(byCheckOf: page).subtracting(rule.options.map(\.name))
    try #require(
      unknown.isEmpty, "the check reads options that \(page.path) does not declare: \(unknown.sorted())")
    return [rule]
  }
}

@Test(arguments: PageCase.all)
func examplesBehaveAsThePageSays(_ test: PageCase) throws {
  let rules = try test.rules()
  for example in test.page.examples {
    guard test.variant.fits(example.files.map(\.language)) else { continue }
    guard !test.variant.isSilencing || example.isSilenced(by: test.variant) else { continue }
    let verdicts = try test.verdicts(example, rules, test.variant)
    guard !verdicts.isEmpty else { continue }
    // What is wrong as written is said once; a variant only speaks of what it changes.
    let known =
      test.variant == .asWritten || test.variant.isSilent
      ? [] : Set(try test.verdicts(example, rules, .asWritten).map(\.description))
    for verdict in verdicts where !known.contains(verdict.description) {
      Issue.record("\(verdict) [\(test.variant)]")
    }
  }
}

extension Example {
  /// Whether a variant with comments says something about the example.
  fileprivate func isSilenced(by variant: Variant) -> Bool {
    guard section == .flagged, files.contains(where: { !$0.marks.isEmpty }) else { return false }
    return !variant.isBesideMarks || files.allSatisfy { Specimen($0).takesComments }
  }
}

extension PageCase {
  fileprivate func verdicts(_ example: Example, _ rules: [Rule], _ variant: Variant) throws -> [Verdict] {
    let specimens = example.files.map { variant.apply(to: Specimen($0)) }
    var findings = try example.findings(specimens, rules)
    if variant.isSilencing {
      let marked = example.files.map { Specimen($0) }.filter { !$0.marks.isEmpty }
      let silenced = variant.isBesideMarks ? [] : marked.map(\.path)
      let missing = Verdict.takeNext(page, specimens, silenced, &findings)
      if !missing.isEmpty { return missing }
    }
    return Verdict.verdicts(page, specimens, findings, isSilent: variant.isSilent)
  }
}

/// A comment that silences what is not there is reported itself.
@Test(arguments: Repository.pages.map { PageCase(page: $0, variant: .silencedByFile) })
func aNeedlessSuppressionIsAFinding(_ test: PageCase) throws {
  guard !test.page.isAboutSuppressions else { return }
  let unused = try #require(RuleCatalog.rule("unused-suppression"))
  let rules = try test.rules()
  for example in test.page.examples where example.section == .accepted && example.config.isEmpty {
    // A finding that is only possible needs its comment, whether it is shown or not.
    let isSilent = try example.findings(example.files.map { Specimen($0) }, rules).isEmpty
    guard isSilent, example.files.allSatisfy(\.language.hasSlashComments) else { continue }
    let specimens = example.files.map { Specimen($0).silencedByFile(test.page.id) }
    let found = try example.findings(specimens, rules + [unused]).map(\.rule)
    #expect(found == specimens.map { _ in unused.id }, "\(test.page.path):\(example.line)")
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
