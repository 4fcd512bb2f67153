import Foundation
import L10nLint
import RulePages
import Testing

@Test func pagesAndTablesAreReadable() throws {
  _ = try Repository.catalog.get()
}

@Test func tablesHoldNoRowTwice() throws {
  for table in try Repository.catalog.get().tables {
    for error in try table.duplicates() { Issue.record(error) }
  }
}

@Test func generatedFilesAreCurrent() throws {
  for output in try Repository.catalog.get().outputs() {
    let isCurrent = try Repository.text(output.path) == output.text
    #expect(isCurrent, "\(output.path) is stale: run `swift run rulec`")
  }
}

@Test func compiledRulesAreThoseOfThePages() throws {
  #expect(RuleCatalog.all.map(\.id) == (try Repository.catalog.get().pages.map(\.id)))
}

/// Kebab-case, the thing found and not the cure: "allow `<id>`" must read well.
@Test(arguments: RuleCatalog.all.map(\.id))
func idsNameTheThingFound(_ id: String) {
  #expect(id.utf8.allSatisfy { ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D })
  for prefix in ["no-", "disallow-", "prefer-", "require-", "avoid-", "banned-"] {
    #expect(!id.hasPrefix(prefix))
  }
  for suffix in ["-rule", "-check", "-lint"] { #expect(!id.hasSuffix(suffix)) }
}

@Test func rulesYieldToRulesOfTheCatalog() {
  for rule in RuleCatalog.all {
    for other in rule.yieldsTo + rule.yieldsInExpressionTo {
      #expect(RuleCatalog.rule(other) != nil && other != rule.id)
    }
  }
}

@Test func namesBelongToOneRule() {
  let names = RuleCatalog.all.flatMap { [$0.id] + $0.aliases }
  #expect(names.count == Set(names).count)
}

/// The options of a page are exactly those that the code of its check reads.
@Test(arguments: Repository.pages.map { PageCase(page: $0, variant: .asWritten) })
func declaredOptionsAreRead(_ test: PageCase) throws {
  #expect(
    Set(test.page.front.options.map(\.name)) == (try optionsRead(byCheckOf: test.page)), "\(test.page.path)")
}

/// Finds `options.flag("…")`, `.number(`, `.text(` and `.list(` in the source of a check.
func optionsRead(byCheckOf page: RulePage) throws -> Set<String> {
  guard !page.front.isMadeByEngine else { return [] }
  let name = page.checkName
  let source = try Repository.text(
    "Sources/L10nLint/Checks/\(name.prefix(1).uppercased())\(name.dropFirst()).swift")
  var names: Set<String> = []
  for call in ["options.flag(\"", "options.number(\"", "options.text(\"", "options.list(\""] {
    for piece in source.components(separatedBy: call).dropFirst() {
      names.insert(String(piece.prefix { $0 != "\"" }))
    }
  }
  return names
}

@Test(arguments: RuleCatalog.all)
func summariesAreShort(_ rule: Rule) {
  #expect(!rule.title.hasSuffix("."), "\(rule.id): a title is no sentence")
  #expect(rule.title.count <= 70, "\(rule.id)")
  // GitHub shows no longer one.
  #expect(rule.summary.utf16.count <= 1024, "\(rule.id): the first paragraph of its page")
}

/// A person's report ends with it, and GitHub shows it below the finding.
@Test(arguments: RuleCatalog.all)
func theFirstParagraphEndsWithTheCure(_ rule: Rule) {
  let first = rule.cure.split { !$0.isLetter }.first
  #expect(cures.contains(first.map { String($0) } ?? ""), "\(rule.id): \(rule.cure)")
}

/// What a sentence begins with that says what to do.
private let cures: Set = [
  "Add", "Ask", "Break", "Build", "Change", "Compare", "Copy", "Correct", "Declare", "Define", "Delete", "Do",
  "Export", "Fill", "For", "Give", "Hand", "Insert", "Leave", "Let", "Localize", "Look", "Make", "Mend",
  "Move", "Name", "Number", "Parse", "Pass", "Put", "Read", "Remove", "Rename", "Repair", "Say", "Search",
  "Send", "Set", "Show", "Take", "Translate", "Type", "Use", "Where", "Write",
]

extension Rule: CustomTestStringConvertible {
  package var testDescription: String { id }
}
