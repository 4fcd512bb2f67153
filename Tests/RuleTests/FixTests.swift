import L10nLint
import L10nSyntax
import RulePages
import Testing

/// What a page shows before and after its fixes.
struct FixedPair: CustomTestStringConvertible {
  var test: PageCase
  var before: Example
  var after: Example

  var testDescription: String { "\(test.page.path):\(before.line), \(test.variant)" }

  private static let variants: [Variant] = [.asWritten, .carriageReturns, .byteOrderMark, .emojiInFront]

  static var all: [FixedPair] {
    Repository.pages.flatMap { page in
      let fixed = page.examples.filter { $0.section == .fixed }
      return stride(from: 0, to: fixed.count - 1, by: 2).flatMap { index in
        variants.filter { $0.fits(fixed[index].files.map(\.language)) }.map { variant in
          FixedPair(
            test: PageCase(page: page, variant: variant), before: fixed[index], after: fixed[index + 1])
        }
      }
    }
  }
}

@Test(arguments: FixedPair.all)
func fixesMakeTheTextThatThePageShows(_ pair: FixedPair) throws {
  let page = pair.test.page
  let before = pair.before.files.map { pair.test.variant.apply(to: Specimen($0)) }
  let after = pair.after.files.map { pair.test.variant.apply(to: Specimen($0)) }
  try #require(before.map(\.path) == after.map(\.path), "\(page.path):\(pair.after.line): other files")
  let rules = try pair.test.rules().filter { $0.id == page.id || page.front.testsAllRules }
  let plan = FixPlan(try pair.before.findings(before, rules), .suggested)
  #expect(!plan.mended.isEmpty && plan.waiting.isEmpty, "\(page.path):\(pair.before.line): \(plan.waiting)")
  for (before, after) in zip(before, after) {
    #expect(before.fixed(by: plan).string == after.string, "\(page.path):\(pair.before.line)")
  }
  // Every rule, and everything it is unsure of: a cure must not be the next mistake.
  let old = try pair.before.findings(before, RuleCatalog.all).map { "\($0.rule): \($0.message)" }
  let new = try pair.after.findings(after, RuleCatalog.all).filter { $0.confidence > .possible }
  let fresh = new.map { "\($0.rule): \($0.message)" }.filter { !old.contains($0) }
  #expect(fresh.isEmpty, "\(page.path):\(pair.after.line): new findings")
  #expect(
    !new.contains { $0.rule == page.id && $0.fix != nil }, "\(page.path):\(pair.after.line): not mended")
}

/// Every flagged example of every page, whether the page shows its fix or not.
@Test(arguments: PageCase.all.filter { [.asWritten, .carriageReturns, .byteOrderMark].contains($0.variant) })
func fixesLeaveNothingBrokenAndNothingToFix(_ test: PageCase) throws {
  let rules = try test.rules()
  for example in test.page.examples where example.section == .flagged {
    var specimens = example.files.map { test.variant.apply(to: Specimen($0)) }
    let problems = specimens.map { $0.sourceFile?.problemCount ?? 0 }
    for round in 1... {
      let plan = FixPlan(try example.findings(specimens, rules), .suggested)
      guard !plan.mended.isEmpty else { break }
      try #require(round < 5, "\(test.page.path):\(example.line): fixes without end: \(plan.mended)")
      specimens = specimens.map { $0.fixed(by: plan) }
      let left = specimens.map { $0.sourceFile?.problemCount ?? 0 }
      #expect(zip(left, problems).allSatisfy { $0 <= $1 }, "\(test.page.path):\(example.line): broken")
    }
  }
}

/// A page shows its fix if, and only if, its rule has one.
@Test(arguments: Repository.pages.map { PageCase(page: $0, variant: .asWritten) })
func aPageShowsTheFixOfItsRule(_ test: PageCase) throws {
  let rules = try test.rules()
  let hasFix = try test.page.examples.contains { example in
    try example.findings(example.files.map { Specimen($0) }, rules).contains {
      $0.rule == test.page.id && $0.fix != nil
    }
  }
  let isShown = test.page.examples.contains { $0.section == .fixed }
  #expect(hasFix == isShown, "\(test.page.path) shows no fix under `## Fixed`, or one that is not made")
}

extension Specimen {
  func fixed(by plan: FixPlan) -> Specimen {
    var specimen = self
    let fixed = SourceText(text).applying(plan.edits[path] ?? [])
    specimen.text = Array(fixed[ByteRange(0, UInt32(fixed.count))])
    return specimen
  }

  var string: String { String(decoding: text, as: UTF8.self) }
}
