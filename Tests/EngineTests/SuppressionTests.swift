import L10nSyntax
import Testing

@testable import L10nLint

/// What a run over one file says, with what is silenced.
private func findings(_ text: String, path: String = "A.swift", only ids: [String]? = nil) -> [Finding] {
  let rules = RuleCatalog.all.filter { ids?.contains($0.id) ?? $0.isUsual }
  let linter = Linter(rules.map { Linter.EnabledRule($0) })
  let file = SourceFile(
    path: path, kind: FileKind(path: path) ?? .source(.swift), text: SourceText(text))
  var project = ReadingState(lexicon: RuleCatalog.lexicon)
  project = project.joining([linter.lint(file, project).facts.code.declarations])
  let result = linter.lint(file, project)
  let found = result.suspicions.map(\.finding) + linter.lint(ProjectFacts(joining: [result.facts]))
  return linter.applySuppressions(of: [result.facts], to: found)
    .sortedForReport()
}

/// Line, rule, and a mark for those that are silenced.
private func outline(_ text: String, path: String = "A.swift", only ids: [String]? = nil) -> [String] {
  findings(text, path: path, only: ids).map {
    "\($0.place.start.line) \($0.rule)\($0.suppression == nil ? "" : " -")"
  }
}

private let plural = "let a = \"\\(n) file\" + (n == 1 ? \"\" : \"s\")"
private let rule = "literal-plural-suffix"
private let pluralOnly = [rule, "unused-suppression", "invalid-suppression"]

extension Linter {
  fileprivate func facts(of path: String, _ text: String) throws -> FileFacts {
    let kind = try #require(FileKind(path: path))
    let file = SourceFile(path: path, kind: kind, text: SourceText(text))
    return lint(file, ReadingState(lexicon: RuleCatalog.lexicon)).facts
  }
}

@Suite struct SuppressionTests {
  @Test(arguments: [
    "// l10nlint:disable:next \(rule)\n\(plural)", "/* l10nlint:disable:next \(rule) */\n\(plural)",
    "/// l10nlint:disable:next \(rule)\n\n// more\n/* and\n more */\n\(plural)",
    "/**\n * Adds files.\n * l10nlint:disable:next \(rule)\n */\n\(plural)",
    "/*\n\tl10nlint:disable:next \(rule)\n*/ \n\(plural)", "//l10nlint:disable:next \(rule)\r\(plural)",
    "// l10nlint:disable:next all -- because\r\n\(plural)",
    "// l10nlint:disable:next \(rule) - as SwiftLint has it\n\(plural)",
    "\(plural) // l10nlint:disable:this \(rule)",
    "\(plural) /* l10nlint:disable:this\t\(rule) */ // done",
    "/* l10nlint:disable:this \(rule) */ \(plural)", "\(plural)\n\n\n// l10nlint:disable:previous \(rule)",
    "// other:disable x l10nlint:disable:next \(rule) -- why\n\(plural)",
    "// l10nlint:disable:next dynamic-key \(rule),manual-plural\n\(plural)",
    "// l10nlint:disable \(rule)\nf()\n\(plural)\n// l10nlint:enable \(rule)",
    "// l10nlint:disable \(rule), manual-plural\n\(plural)", "// l10nlint:disable all\n\(plural)",
    "\(plural)\n// l10nlint:disable:file \(rule)", "// l10nlint:disable:file all\n\(plural)",
    "// l10nlint:disable all\n// l10nlint:enable manual-plural\n\(plural)",
    "// L10nLint:disable:next \(rule)\n\(plural)",
  ]) func aCommentSilencesWhatItNames(_ text: String) {
    #expect(outline(text, only: [rule]).map { $0.hasSuffix(" -") } == [true], "\(text)")
  }

  @Test(arguments: [
    "// l10nlint:disable:next \(rule)\nf()\n\(plural)", "// l10nlint:disable:next manual-plural\n\(plural)",
    "\(plural) // l10nlint:disable:next \(rule)", "// l10nlint:disable:this \(rule)\n\(plural)",
    "\(plural)\nf()\n// l10nlint:disable:previous \(rule)",
    "\(plural)\n// l10nlint:disable \(rule)",
    "// l10nlint:disable \(rule)\n// l10nlint:enable \(rule)\n\(plural)",
    "// l10nlint:disable \(rule)\n// l10nlint:enable all\n\(plural)",
    "// l10nlint:disable all\n// l10nlint:enable \(rule)\n\(plural)",
    "// Write `l10nlint:disable:next \(rule)` here.\n\(plural)",
    "// f() // l10nlint:disable:next \(rule)\n\(plural)",
    "/* /* l10nlint:disable:next \(rule) */ */\n\(plural)",
    "let b = \"// l10nlint:disable:file \(rule)\"\n\(plural)",
    "// xl10nlint:disable:next \(rule)\n\(plural)", "// L10n lint:disable:next \(rule)\n\(plural)",
  ]) func andNothingElse(_ text: String) {
    #expect(outline(text, only: [rule]).filter { !$0.hasSuffix(" -") }.count == 1, "\(text)")
  }

  @Test func aFindingCountsForTheLineItBeginsOn() {
    let text =
      "// l10nlint:disable:next \(rule)\nlet a = f(\n  \"\\(n) file\"\n    + (n == 1 ? \"\" : \"s\"))\n"
    let long = outline(text, only: pluralOnly)
    #expect(long == ["1 unused-suppression", "4 \(rule)"] || long == ["1 unused-suppression", "3 \(rule)"])
  }

  @Test func theCommentGoesIntoTheFinding() throws {
    let text = "\(plural)  // l10nlint:disable:this \(rule) -- a mock, see above\n"
    let finding = try #require(findings(text, only: [rule]).first)
    let suppression = try #require(finding.suppression)
    #expect(suppression.justification == "a mock, see above")
    #expect(suppression.place.start.line == 1)
    #expect(suppression.place.start.column == plural.utf8.count + 6)
    #expect(suppression.place.end.column == text.utf8.count)
  }

  @Test func anAliasIsARule() {
    let keys = (1...6).map { "let k\($0) = NSLocalizedString(\"a.b\($0)\", comment: \"The title\")\n" }
      .joined()
    let call = "let z = NSLocalizedString(\"Save all changes\", comment: \"The button\")"
    let silenced = outline(
      "\(keys)\(call) // l10nlint:disable:this space_in_key", only: ["base-language-key"])
    #expect(silenced == ["7 base-language-key -"])
  }

  @Test func findingsOfTheWholeProjectAreCovered() {
    let text =
      "import SwiftUI\nlet v = Text(\"Open\")  // l10nlint:disable:this ambiguous-key -- one meaning\n"
    #expect(outline(text, only: ["ambiguous-key", "unused-suppression"]) == ["2 ambiguous-key -"])
  }

  @Test func aCommentSpeaksForItsOwnPlaceAlone() {
    let call = "let v = Text(\"Open\")"
    let silence = "  // l10nlint:disable:this ambiguous-key -- a state"
    let rules = ["ambiguous-key", "unused-suppression"]
    #expect(outline("import SwiftUI\n\(call)\n\(call)\n\(call)\n", only: rules) == ["2 ambiguous-key"])
    #expect(
      outline("import SwiftUI\n\(call)\(silence)\n\(call)\n\(call)\n", only: rules) == [
        "2 ambiguous-key -", "3 ambiguous-key",
      ])
    #expect(
      outline("import SwiftUI\n\(call)\(silence)\n\(call)\(silence)\n\(call)\n", only: rules) == [
        "2 ambiguous-key -", "3 ambiguous-key -", "4 ambiguous-key",
      ])
  }

  @Test(arguments: [("", ["likely", "possible"]), ("  // l10nlint:disable:this all", ["likely", "likely"])])
  func aSecondTextIsAsSureAsASilencedFirst(_ silence: String, _ confidences: [String]) throws {
    let line = "label.text = NSLocalizedString(\"Water %d tree(s)\", comment: \"Hint\")"
    let linter = Linter([Linter.EnabledRule(try #require(RuleCatalog.rule(rule)))])
    let file = SourceFile(
      path: "A.swift", kind: .source(.swift), text: SourceText("\(line)\(silence)\n\(line)\n"))
    let result = linter.lint(file, ReadingState(lexicon: RuleCatalog.lexicon))
    let table = try linter.facts(of: "en.lproj/Localizable.strings", "\"garden\" = \"Garden\";\n")
    let project = ProjectFacts(joining: [result.facts, table])
    let found = project.upheld(of: [result]).sortedForReport()
    #expect(found.map(\.confidence.rawValue) == confidences)
  }

  @Test func objectiveCHasTheSameComments() {
    let text = """
      // l10nlint:disable:next \(rule) -- a mock
      NSString *a = [NSString stringWithFormat:@"%d file%@", n, n == 1 ? @"" : @"s"];
      #define TEXT(n) x(n) // l10nlint:disable:this dynamic-key -- macro
      """
    #expect(
      outline(text, path: "A.m", only: pluralOnly + ["dynamic-key"]) == [
        "2 \(rule) -", "3 unused-suppression",
      ])
  }

  // MARK: Comments that do nothing

  @Test func everyNeedlessNameIsAFindingOfItsOwn() throws {
    let text = "// l10nlint:disable:next \(rule), manual-plural, dynamic-key -- x\n\(plural)\n"
    let unused = findings(text).filter { $0.rule == "unused-suppression" }
    #expect(unused[0].message.contains("`manual-plural`") && unused[1].message.contains("`dynamic-key`"))
    #expect(unused.map(\.place.start.column) == [49, 64])
  }

  @Test func rulesThatDidNotRunAreNotJudged() {
    let text = "// l10nlint:disable:file manual-plural, all\n// l10nlint:disable:next all\nf()\n"
    #expect(outline(text, only: ["unused-suppression", rule]).isEmpty)
    #expect(outline(text).filter { $0.hasSuffix("unused-suppression") }.count == 3)
  }

  @Test func findingsAboutCommentsAreCoveredByNameOnly() {
    let needless = "// l10nlint:disable:next \(rule)\nf()\n"
    #expect(outline("// l10nlint:disable:file all\n\(needless)").count == 2)
    #expect(
      outline("// l10nlint:disable:file unused-suppression\n\(needless)") == ["2 unused-suppression -"])
    #expect(outline("// l10nlint:disable:file unused-suppression\nf()\n").isEmpty)
  }

  @Test(arguments: [
    ("disable:next manual-plurals", "there is no rule `manual-plurals`; did you mean `manual-plural`?"),
    ("disable:next all qqqqqqqqqqqqqqq", "there is no rule `qqqqqqqqqqqqqqq`; write a reason after `--`"),
    ("disable:next all becuase the menu is small", "there is no rule `becuase`; write a reason after `--`"),
    (
      "disable:next acme-name, all, of \(rule) -- old",
      "there is no rule `acme-name`; write a reason after `--`"
    ),
    ("disabel:next all", "`l10nlint:disabel:next` is not a directive; did you mean `l10nlint:disable:next`?"),
    (" enable all", "`l10nlint: enable` is not a directive; did you mean `l10nlint:enable`?"),
    ("disable:line all", "`l10nlint:disable:line` is not a directive; did you mean `l10nlint:disable:this`?"),
    (
      "disable-next-line all",
      "`l10nlint:disable-next-line` is not a directive; did you mean `l10nlint:disable:next`?"
    ),
    ("ignore all", "`l10nlint:ignore` is not a directive; write `l10nlint:disable:next`, for example"),
    ("disable:file -- all", "`l10nlint:disable:file` names no rule; write `all` for every rule"),
    ("enable all", "`all` is not disabled here, so there is nothing to enable"),
  ]) func whatCannotBeUnderstoodIsAFinding(_ comment: String, _ message: String) {
    let found = findings("f() // l10nlint:\(comment)\n", only: ["invalid-suppression"])
    #expect(found.map(\.message) == [message])
    #expect(found.first?.place.start.line == 1)
  }

  @Test func aDirectiveWithoutItsColonIsMended() throws {
    let found = findings(
      "f() // swiftlint:disable all / l10nlint disable-next-line all\n", only: ["invalid-suppression"])
    #expect(
      found.map(\.message) == [
        "`l10nlint disable-next-line` is not a directive; did you mean `l10nlint:disable:next`?"
      ])
    #expect(found.first?.fix?.edits.map(\.replacement) == ["l10nlint:disable:next"])
    #expect(found.first?.place.start.column == 32)
  }

  // MARK: Size

  /// Each would take minutes if a comment looked at all others, or at all of its file. None of them silences what stands
  /// behind it.
  @Test(.timeLimit(.minutes(10)), arguments: HostileComments.all)
  func hostileCommentsAreReadToTheirEnd(_ comments: HostileComments) {
    let heard = findings("\(comments.text)\nf()\n\(plural)\n", only: [rule]).filter { $0.suppression == nil }
    let breaks = comments.text.utf8.count { $0 == UInt8(ascii: "\n") }
    #expect(heard.map(\.place.start.line) == [breaks + 3])
  }
}

/// Many comments, or large ones, under a name that a log can print.
struct HostileComments: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String

  init(_ name: String, _ text: String) { (testDescription, self.text) = (name, text) }

  static let all = [
    Self("comments in one line", many("/* l10nlint:disable:next all */", 10_000) + many("a ", 10_000)),
    Self(
      "regions after one another",
      many("// l10nlint:disable \(rule)\n\(plural)\n// l10nlint:enable all\n", 3_000)),
    Self("names in one comment", "// l10nlint:disable:next\(many(" \(rule)", 20_000))\n\(plural)\n"),
    Self("marks in one comment", "//\(many("l10nlint:", 20_000))\(many(" ", 200_000))\n"),
    Self("comments without a finding", many("// l10nlint:disable:previous \(rule)\n", 5_000)),
  ]

  private static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
}
