import L10nSyntax
import Testing

@testable import L10nLint

/// The lines with findings of the rules of a configuration, and of no others, in a project of some files.
private func findings(_ rules: String, _ files: [String: String]) throws -> [String] {
  let file = try ConfigurationFile.sound("team-rules:\n" + rules)
  let configuration = Configuration([file], number: 1)
  let paths = files.keys.sorted()
  var table = SettingsTable()
  let numbers = paths.map { table.place(of: "/app/" + $0, under: configuration) }
  let settings = RunSettings(
    table.all, numbers, of: paths, TableChanges(file), ProjectSettings(), isWhole: true)
  let reading = ProjectReading(of: paths, settings, keyStyle: nil) { numbers, project in
    numbers.enumerated().map { index, number in
      let path = paths[number]
      let file = SourceFile(
        path: path, kind: FileKind(path: path) ?? .source(.swift), text: SourceText(files[path] ?? ""))
      return (index, settings.linter(ofFile: number).lint(file, project))
    }
  }
  let team = Set(file.teamRules.map(\.rule.id))
  return reading.findings()
    .filter { team.contains($0.rule) && $0.suppression == nil }.sortedForReport()
    .map { "\($0.path):\($0.place.start.line)" }
}

/// Whether a call is one that a spelling means.
private func means(_ spelling: String, _ code: String, path: String = "A.swift") throws -> Bool {
  try !findings("  spelled: {call: \(spelling), message: No}\n", [path: code + "\n"]).isEmpty
}

@Suite struct TeamRuleTests {
  @Test(arguments: [
    ("String(format:)", "let a = String(format: \"%d\")"),
    ("String(format:)", "let a = String(format: \"%d %d\", 1, two)"),
    ("String(format:locale:)", "let a = String(format: \"%d\", locale: .current, 1)"),
    (".uppercased()", "let a = b.uppercased()"), (".uppercased()", "let a = f(b)?.uppercased()"),
    ("Words.get(_:)", "let a = Words.get(b)"), ("DateFormatter()", "let a = DateFormatter()"),
    ("NSLocalizedString(...)", "let a = NSLocalizedString(\"a\", tableName: \"b\", comment: \"c\")"),
    ("\".localized\"", "let a = \"x\".localized"), ("\".dateFormat =\"", "f.dateFormat = \"yy\""),
    ("{function: tr}", "let a = tr(1, b: 2)"), ("{name: NSCalendarDate}", "let a: NSCalendarDate"),
  ]) func aCallIsMeantByItsSpelling(_ spelling: String, _ code: String) throws {
    #expect(try means(spelling, code))
  }

  @Test(arguments: [
    ("String(format:)", "let a = String(describing: b)"), ("String(format:)", "let a = String()"),
    ("String(format:)", "let a = String(format: \"%d\", locale: .current, 1)"),
    ("String(format:)", "let a = b.String(format: \"%d\")"),
    ("String(format:)", "func String(format: String) {}"),
    (".uppercased()", "let a = b.uppercased(with: c)"), (".uppercased()", "let a = uppercased()"),
    ("Words.get(_:)", "let a = get(b)"), ("Words.get(_:)", "let a = Others.get(b)"),
    ("DateFormatter()", "let a = DateFormatter(b)"), ("\".dateFormat =\"", "let a = f.dateFormat"),
    ("\".localized\"", "let a = localized"), ("String(format:)", "// String(format: \"%d\")"),
    ("String(format:)", "let a = \"String(format: 1)\""),
  ]) func noOtherCallIsMeant(_ spelling: String, _ code: String) throws {
    #expect(try !means(spelling, code))
  }

  @Test(arguments: [
    ("\"[NSString stringWithFormat:]\"", "[NSString stringWithFormat:@\"%d\", 3]", true),
    ("\"[NSString stringWithFormat:]\"", "[NSMutableString stringWithFormat:@\"%d\", 3]", false),
    ("\"[NSString stringWithFormat:]\"", "[NSString stringWithFormat:@\"%d\" locale:l]", false),
    ("{selector: \"stringWithFormat:\"}", "[NSMutableString stringWithFormat:@\"%d\", 3]", true),
    ("NSLocalizedString(...)", "NSLocalizedString(@\"a\", nil)", true),
    ("String(format:)", "String(@\"a\")", false),
  ]) func aMessageIsMeantByItsSelector(_ spelling: String, _ code: String, _ isMeant: Bool) throws {
    #expect(try means(spelling, "void f(void) { g(\(code)); }", path: "A.m") == isMeant)
  }

  /// Files in C are passed over where nothing speaks of a text; a watched function is a reason to read them.
  @Test func aCallIsFoundInAFileWithoutAnyText() throws {
    #expect(try means("{function: toupper}", "int f(int c) { return toupper(c); }", path: "A.c"))
    #expect(try means("DateFormatter()", "let a = DateFormatter()"))
  }

  @Test func anArgumentIsAskedForItsText() throws {
    let rule =
      "  quiet: {call: NSLocalizedString(...), arguments: {comment: [\"\", \"TO?O*\"]}, message: No}\n"
    let code = """
      let a = NSLocalizedString("a", comment: "")
      let b = NSLocalizedString("a", comment: "TODO later")
      let c = NSLocalizedString("a", comment: "Title")
      let d = NSLocalizedString("a", comment: comment)

      """
    #expect(try findings(rule, ["A.swift": code]) == ["A.swift:1", "A.swift:2"])
    let first = "  quiet: {call: \"[Words get:at:]\", arguments: {0: \"a*\", at: x}, message: No}\n"
    let message = "void f(void) {\n g([Words get:@\"ab\" at:@\"x\"]);\n g([Words get:@\"b\" at:@\"x\"]); }\n"
    #expect(try findings(first, ["A.m": message]) == ["A.m:2"])
  }

  @Test func aTextIsForbiddenWhereItIsShown() throws {
    let code = """
      import SwiftUI
      func f(_ label: UILabel, _ n: Int) {
        label.text = "Log in/now"
        label.text = isOn ? "Sign in" : "Log in \\(n)"
        let key = "Log in"
        let text = String(localized: "Log in") + String(localized: "Log in", defaultValue: "Sign in")
        let other = NSLocalizedString("login", value: "Log in", comment: "Button")
        let view = Text("Log in")
      }

      """
    let found = try findings("  word: {displayed-text: \"*Log in*\", message: No}\n", ["A.swift": code])
    #expect(found == [3, 4, 6, 7, 8].map { "A.swift:\($0)" })
    let exact = try findings("  word: {displayed-text: \"Log in %@\", message: No}\n", ["A.swift": code])
    #expect(exact == ["A.swift:4"])
  }

  @Test func aKeyIsForbiddenInTheCodeAndInOneTableOfALanguage() throws {
    let files = [
      "A.swift": "let a = NSLocalizedString(\"old.title\", comment: \"\")\nlet b = \"old.title\"\n",
      "en.lproj/Localizable.strings": "\"new.title\" = \"A\";\n\"old.title\" = \"B\";\n",
      "de.lproj/Localizable.strings": "\"old.title\" = \"B\";\n",
    ]
    #expect(
      try findings("  gone: {key: \"old.*\", message: No}\n", files)
        == ["A.swift:1", "en.lproj/Localizable.strings:2"])
  }

  @Test func aValueIsForbiddenInAllLanguagesOrInSome() throws {
    let files = [
      "en.lproj/Localizable.strings": "\"a\" = \"Login\";\n",
      "de.lproj/Localizable.strings": "\"a\" = \"Login\";\n",
      "de-AT.lproj/Localizable.strings": "\"a\" = \"Login\";\n", "A.swift": "let a = \"Login\"\n",
    ]
    let tables = ["de-AT", "de", "en"].map { "\($0).lproj/Localizable.strings:1" }
    #expect(try findings("  word: {value: Login, message: No}\n", files) == tables)
    #expect(
      try findings("  word: {value: Login, languages: [de], message: No}\n", files) == Array(tables.prefix(2))
    )
  }

  /// In a catalog whose keys are texts, the key is what the language of the code shows.
  @Test func aKeyThatIsATextIsAValue() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {
        "Log in": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Anmelden"}}}},
        "b": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Log in"}}}}
      }, "version": "1.0"}

      """
    let rule = "  word: {value: \"Log in\", message: No}\n"
    #expect(try findings(rule, ["L.xcstrings": catalog]) == ["L.xcstrings:2", "L.xcstrings:3"])
    let german = "  word: {value: \"Log in\", languages: [de], message: No}\n"
    #expect(try findings(german, ["L.xcstrings": catalog]).isEmpty)
  }

  @Test func aRuleKeepsToItsPathsWhateverElseIsSaidOfIt() throws {
    let rules = "  cased: {call: .uppercased(), message: No, paths: [App]}\nrules: {cased: error}\n"
    let code = "let a = b.uppercased()\n"
    #expect(try findings(rules, ["App/A.swift": code, "Kit/A.swift": code]) == ["App/A.swift:1"])
  }

  @Test func testsAreLookedAtWhereTheRuleSaysSo() throws {
    let files = ["AppTests/ATests.swift": "let a = b.uppercased()\n"]
    #expect(try findings("  cased: {call: .uppercased(), message: No}\n", files).isEmpty)
    let there = "  cased: {call: .uppercased(), message: No, contexts: [test]}\n"
    #expect(try findings(there, files) == ["AppTests/ATests.swift:1"])
  }

  @Test func aCommentSilencesARuleOfTheTeamAndNoOtherName() throws {
    let file = try ConfigurationFile.sound(
      "team-rules: {cased: {call: .uppercased(), message: No}}\nonly: [cased, invalid-suppression]\n")
    let settings = Configuration([file], number: 1).settings(for: "/app/A.swift")
    let code = "let a = b.uppercased()  // l10nlint:disable:this cased, kased\n"
    let source = SourceFile(path: "A.swift", kind: .source(.swift), text: SourceText(code))
    let linter = Linter(settings.enabled, knowing: settings.known)
    let project = ReadingState(lexicon: RuleCatalog.lexicon(for: nil, TableChanges(file)), for: [linter])
    let result = linter.lint(source, project)
    let found = linter.applySuppressions(of: [result.facts], to: result.suspicions.map(\.finding))
      .sortedForReport()
    #expect(found.map(\.rule) == ["cased", "invalid-suppression"])
    #expect(found.first?.suppression != nil)
    #expect(found.last?.message == "there is no rule `kased`; did you mean `cased`?")
  }

  /// A wrapper that is declared in another file is still found where a rule watches its name.
  @Test func watchingANameDoesNotKeepItFromBeingAWrapper() throws {
    let rules =
      "  no-tr: {call: other(tr:), message: No}\n  tr-call: {call: tr(_:), message: No}\n  gone: {key: größe, message: No}\n"
    let files = [
      "A.swift": "let a = tr(\"größe\")\n",
      "B.swift": "func tr(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }\n",
    ]
    #expect(try findings(rules, files) == ["A.swift:1", "A.swift:1"])
  }
}
