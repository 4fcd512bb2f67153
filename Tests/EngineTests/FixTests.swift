import L10nSyntax
import Testing

@testable import L10nLint

private let needed = "literal-plural-suffix"
private let boats = "let a = \"\\(n) boat\" + (n == 1 ? \"\" : \"s\")\n"

@Suite struct FixTests {
  private static let text = SourceText("0123456789")

  private func finding(
    _ edits: (Int, Int, String)..., severity: Severity = .warning, safety: Fix.Safety = .safe,
    path: String = "A.swift"
  ) -> Finding {
    let lines = LineIndex(Self.text)
    let edits = edits.map { edit in
      let range = ByteRange(UInt32(edit.0), UInt32(edit.1))
      return Fix.Edit(path: path, place: Place(range, in: Self.text, lines), replacement: edit.2)
    }
    return Finding(
      rule: "x", severity: severity, confidence: .certain, path: path,
      place: Place(ByteRange(0, 1), in: Self.text, lines), message: "",
      fix: Fix(safety: safety, title: "Do it", edits: edits))
  }

  private func fixed(_ plan: FixPlan) -> String {
    let text = Self.text.applying(plan.edits["A.swift"] ?? [])
    return text.string(ByteRange(0, UInt32(text.count)))
  }

  /// `Character` has no `localizedUppercase`.
  @Test(arguments: ["name.first?", "shelf.title.last!"])
  func theCaseOfALetterHasNoFix(_ letter: String) throws {
    let linter = Linter([Linter.EnabledRule(.unlocalizedCasing)])
    let code = SourceText("titleLabel.text = \"\\(\(letter).uppercased())\"\n")
    let result = linter.lint(
      SourceFile(path: "A.swift", kind: .source(.swift), text: code),
      ReadingState(lexicon: RuleCatalog.lexicon))
    let findings = ProjectFacts(joining: [result.facts]).upheld(of: [result])
    #expect(findings.map(\.rule) == ["unlocalized-casing"])
    #expect(findings.allSatisfy { $0.fix == nil })
  }

  @Test func editsAreMadeWhereTheyAre() {
    let plan = FixPlan([finding((8, 9, "")), finding((0, 0, "<"), (2, 4, "two"))], .safe)
    #expect(fixed(plan) == "<01two45679")
    #expect(plan.mended.count == 2)
  }

  @Test func ofFixesThatOverlapTheWorseAndThenTheEarlierIsMade() {
    let note = finding((2, 5, "note"), severity: .note)
    let error = finding((4, 6, "error"), severity: .error)
    let plan = FixPlan([note, error, finding((5, 7, "late"))], .safe)
    #expect(fixed(plan) == "0123error6789")
    #expect(plan.waiting.count == 2)
  }

  @Test func aFixIsMadeAsAWholeOrNotAtAll() {
    let plan = FixPlan([finding((3, 4, "!")), finding((0, 1, "a"), (3, 5, "b"))], .safe)
    #expect(fixed(plan) == "012!456789")
    #expect(plan.waiting.count == 1)
  }

  @Test func aFixThatTouchesItselfIsNotMade() {
    let plan = FixPlan(
      [finding((4, 7, "a"), (2, 5, "b")), finding((8, 9, "")), finding((0, 1, ""), (0, 1, ""))], .safe)
    #expect(fixed(plan) == "012345679")
    #expect(plan.waiting.count == 2)
  }

  @Test func theSameEditOfTwoFindingsIsMadeOnce() {
    let plan = FixPlan([finding((3, 5, "")), finding((3, 5, ""))], .safe)
    #expect(fixed(plan) == "01256789")
    #expect(plan.mended.count == 2 && plan.waiting.isEmpty)
  }

  @Test(arguments: [(3, 3), (5, 5), (4, 4)])
  func whatIsWrittenBesideAChangeHasNoOrder(_ place: (Int, Int)) {
    let plan = FixPlan([finding((3, 5, "x")), finding((place.0, place.1, "y"))], .safe)
    #expect(fixed(plan) == "012x56789")
    #expect(plan.waiting.count == 1)
  }

  @Test func neighborsAreNotInTheWay() {
    let plan = FixPlan([finding((3, 5, "x")), finding((5, 6, "y")), finding((2, 3, "z"))], .safe)
    #expect(fixed(plan) == "01zxy6789")
  }

  @Test func onlyWhatIsAskedForIsMade() {
    var silent = finding((0, 1, "s"))
    silent.suppression = Suppression(justification: nil, place: silent.place)
    let findings = [silent, finding((2, 3, "g"), safety: .suggested), finding((4, 5, "r"), path: "B.swift")]
    #expect(FixPlan(findings, .safe).edits.paths == ["B.swift"])
    #expect(fixed(FixPlan(findings, .suggested)) == "01g3456789")
    #expect(FixPlan(findings, .safe) { $0 == "B.swift" }.mended.isEmpty)
  }

  @Test func aFixThatBreaksItsFileIsToldFromTheOthers() {
    let plan = FixPlan(
      [
        finding((0, 1, "a")), finding((2, 3, "(")), finding((4, 5, "b")),
        finding((6, 7, "c"), path: "B.swift"),
      ], .safe)
    let broken = plan.fixes(breaking: "A.swift") { $0.contains { $0.replacement == "(" } }
    #expect(broken.map { $0.fix?.edits.map(\.replacement) } == [["("]])
    #expect(plan.fixes(breaking: "B.swift") { _ in false }.isEmpty)
  }

  /// `a` alone and `b` alone do no harm.
  @Test func fixesThatBreakAFileOnlyTogetherGoTogether() {
    let plan = FixPlan([finding((0, 1, "a")), finding((2, 3, "b"))], .safe)
    #expect(plan.fixes(breaking: "A.swift") { $0.count == 2 }.count == 2)
  }

  // MARK: The patch

  @Test func aPatchShowsThreeLinesAround() {
    let old = SourceText((1...20).map { "line \($0)\n" }.joined())
    let new = SourceText((1...20).map { $0 == 10 ? "new\n" : "line \($0)\n" }.joined())
    let patch = String(decoding: UnifiedDiff(path: "a b.swift", old, new).bytes, as: UTF8.self)
    #expect(
      patch == """
        --- a/a b.swift
        +++ b/a b.swift
        @@ -7,7 +7,7 @@
         line 7
         line 8
         line 9
        -line 10
        +new
         line 11
         line 12
         line 13

        """)
  }

  @Test func aPatchOfEqualTextsIsEmpty() {
    #expect(UnifiedDiff(path: "A", Self.text, Self.text).bytes.isEmpty)
  }

  // MARK: Comments

  @Test(arguments: [
    ("/*\n * Price.\n * l10nlint:disable:file non-ascii-key -- x\n */\nf()\n", "/*\n * Price.\n */\nf()\n"),
    ("f() // Price. l10nlint:disable:this non-ascii-key\n", "f() // Price.\n"),
    ("/* l10nlint:disable:file non-ascii-key */ f()\n", "f()\n"),
    ("/*\n  l10nlint:disable:file non-ascii-key\n*/\nf()", "f()"),
    ("f()\n  // l10nlint:disable:file non-ascii-key", "f()\n"),
    (
      "f() // l10nlint:disable:this non-ascii-key swiftlint:disable:this all\n",
      "f() // l10nlint:disable:this non-ascii-key swiftlint:disable:this all\n"
    ),
    (
      "// l10nlint:disable all\n// l10nlint:enable non-ascii-key\nf()\n",
      "// l10nlint:disable all\n// l10nlint:enable non-ascii-key\nf()\n"
    ),
    ("// l10nlint:disable all\nf()\n// l10nlint:enable all\n", "f()\n"),
    (
      "// l10nlint:disable \(needed)\n// l10nlint:disable dynamic-key, dynamic-key\n\(boats)"
        + "// l10nlint:enable dynamic-key, \(needed)\n\(boats)",
      "// l10nlint:disable \(needed)\n\(boats)// l10nlint:enable \(needed)\n\(boats)"
    ),
  ])
  func aNeedlessCommentIsTakenOutOfItsSurroundings(_ texts: (before: String, after: String)) {
    let linter = Linter(RuleCatalog.all.map { Linter.EnabledRule($0) })
    let source = SourceText(texts.before)
    let file = SourceFile(path: "A.swift", kind: .source(.swift), text: source)
    let result = linter.lint(file, ReadingState(lexicon: RuleCatalog.lexicon))
    let findings = linter.applySuppressions(of: [result.facts], to: result.suspicions.map(\.finding))
    let text = source.applying(
      FixPlan(findings.filter { $0.rule == "unused-suppression" }, .safe).edits["A.swift"] ?? [])
    #expect(text.string(ByteRange(0, UInt32(text.count))) == texts.after)
  }

  @Test(arguments: [
    ("a b.swift", "a/a b.swift"), ("a\"b.swift", #""a/a\"b.swift""#), ("a\nb.swift", #""a/a\012b.swift""#),
    ("é.swift", #""a/\303\251.swift""#),
  ]) func aPatchNamesFilesAsGitReadsThem(_ path: String, _ name: String) {
    let patch = UnifiedDiff(path: path, SourceText("a\n"), SourceText("b\n"))
    #expect(String(decoding: patch.bytes, as: UTF8.self).hasPrefix("--- \(name)\n"))
  }
}
