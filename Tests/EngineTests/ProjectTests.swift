import L10nSyntax
import Testing

@testable import L10nLint

/// The facts of files written down in a test, looked at until nothing changes any more.
private func join(_ files: [(path: String, text: String)]) -> ProjectFacts {
  var project = ReadingState(lexicon: RuleCatalog.lexicon)
  let linter = Linter([])
  var facts: [FileFacts] = []
  for _ in 0..<4 {
    facts = files.map { file in
      let kind = FileKind(path: file.path) ?? .source(.swift)
      return linter.lint(
        SourceFile(path: file.path, kind: kind, text: SourceText(file.text)), project
      ).facts
    }
    project = project.joining(facts.map(\.code.declarations))
  }
  return ProjectFacts(joining: facts)
}

/// The same as the program reads them: a file is looked at again only where another one changes what it means.
private func read(_ files: [(path: String, text: String)]) -> ProjectFacts {
  let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
  let paths = texts.keys.sorted { $0.precedesInBytes($1) }
  var table = SettingsTable()
  let number = table.place(of: "", under: Configuration())
  let settings = RunSettings(
    table.all, paths.map { _ in number }, of: paths, TableChanges(), ProjectSettings(), isWhole: true)
  let reading = ProjectReading(of: paths, settings, keyStyle: nil) { numbers, project in
    numbers.enumerated().map { index, number in
      let path = paths[number]
      let file = SourceFile(
        path: path, kind: FileKind(path: path) ?? .source(.swift), text: SourceText(texts[path] ?? ""))
      return (index, settings.linter(ofFile: number).lint(file, project))
    }
  }
  return reading.project
}

private func key(_ name: String) -> String {
  "let a\(name.count) = NSLocalizedString(\"\(name)\", comment: \"\")\n"
}

@Suite struct ProjectTests {
  @Test(arguments: [
    (["a.title", "a.body", "b.title", "b.body", "c.title", "Cancel"], KeyStyle.symbolic),
    (["Save changes", "Open file", "Close window", "Delete all", "New tab"], .text),
    (["a.title", "Save changes"], .undecided),
    (["a.title", "b.title", "c.title", "Save it", "Open it", "d.title"], .undecided),
    ([], .undecided),
  ]) func theKeysOfAProjectVoteOnTheirStyle(_ keys: [String], _ style: KeyStyle) {
    #expect(join([("A.swift", keys.map(key).joined())]).keys.styles.usual == style)
  }

  @Test(arguments: [
    ("( NSLocalizedString, \"$(inherited)\", BerthText, )", ["a.b", "c.d", "e.f"]),
    ("\"NSLocalizedString BerthText\"", ["a.b", "c.d", "e.f"]), ("NSLocalizedString", ["e.f"]),
  ])
  func aProjectNamesWhatLooksTextsUp(_ names: String, _ keys: [String]) {
    let settings =
      "{ objects = { B1 = { isa = XCBuildConfiguration; buildSettings = { "
      + "LOCALIZED_STRING_MACRO_NAMES = \(names); }; }; }; }\n"
    let code = """
      a = BerthText(@"a.b", @"A berth");
      b = BerthTextFromTable(@"c.d", @"Piers", @"A pier");
      c = NSLocalizedString(@"e.f", @"A boat");

      """
    let project = join([("App.xcodeproj/project.pbxproj", settings), ("A.m", code)])
    #expect(project.keys.uses.map(\.key) == keys)
  }

  @Test func keysOfTestsDoNotVote() {
    let project = join([("AppTests/A.swift", ["a.b", "c.d", "e.f", "g.h", "i.j"].map(key).joined())])
    #expect(project.keys.styles.votes.names == 0)
  }

  @Test(arguments: [
    ("func tr(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }", "let x = tr(\"a.b\")"),
    (
      "func tr(key: String, n: Int) -> String { return NSLocalizedString(key, comment: \"\") }",
      "let x = tr(key: \"a.b\", n: 1)"
    ),
    ("extension String { var tr: String { NSLocalizedString(self, comment: \"\") } }", "let x = \"a.b\".tr"),
    (
      "extension String { func tr(_ c: String) -> String { NSLocalizedString(self, comment: c) } }",
      "let x = \"a.b\".tr(\"c\")"
    ),
    (
      "enum Loc { static func get(_ k: String) -> String { NSLocalizedString(k, comment: \"\") } }",
      "let x = Loc.get(\"a.b\")"
    ),
    (
      "func one(_ k: String) -> String { NSLocalizedString(k, comment: \"\") }\nfunc two(_ k: String) -> String { one(k) }",
      "let x = two(\"a.b\")"
    ),
    (
      "func one(_ k: String, _ c: String) -> String { NSLocalizedString(k, comment: c) }\n"
        + "func two(_ k: String) -> String { return one(k, \"\") }",
      "let x = two(\"a.b\")"
    ),
    (
      "func filled(_ k: String, _ v: CVarArg...) -> String { String(format: NSLocalizedString(k, comment: \"\"), arguments: v) }",
      "let x = filled(\"a.b\", 1, 2)"
    ),
    (
      "class Loc { static let shared = Loc(); func get(_ k: String) -> String { NSLocalizedString(k, comment: \"\") } }",
      "let x = Loc.shared.get(\"a.b\")"
    ),
    (
      "class Loc { func get(_ k: String) -> String { NSLocalizedString(k, comment: \"\") } }",
      "let loc: Loc\nlet x = loc.get(\"a.b\")"
    ),
    ("func tr(_ k: String.LocalizationValue) -> String { String(localized: k) }", "let x = tr(\"a.b\")"),
    ("func tr(_ k: String) -> String { String(localized: .init(k)) }", "let x = tr(\"a.b\")"),
  ]) func aSwiftWrapperMakesKeysOfItsArguments(_ declaration: String, _ use: String) {
    let project = read([("Wrapper.swift", declaration + "\n"), ("Use.swift", use + "\n")])
    #expect(project.keys.uses.map(\.key) == ["a.b"])
  }

  @Test(arguments: [
    ("#define TR(key) NSLocalizedString(key, nil)", "void f(void) { use(TR(@\"a.b\")); }"),
    (
      "#define TR(key) NSLocalizedString(key, nil)",
      "void f(void) { use(TRFromTable(@\"a.b\", @\"T\", nil)); }"
    ),
    (
      "#define INNER(key) NSLocalizedString(key, nil)\n#define OUTER(key) INNER(key)",
      "void f(void) { use(OUTER(@\"a.b\")); }"
    ),
    (
      "NSString *Inner(NSString *key) { return NSLocalizedString(key, nil); }\n"
        + "NSString *Outer(NSString *key) { return Inner(key); }",
      "void f(void) { use(Outer(@\"a.b\")); }"
    ),
    (
      "@implementation Loc\n- (NSString *)text:(NSString *)key { return NSLocalizedString(key, nil); }\n@end",
      "void f(void) { use([[Loc sharedLoc] text:@\"a.b\"]); }"
    ),
    (
      "@implementation Loc\n- (NSString *)text:(NSString *)key { return NSLocalizedString(key, nil); }\n@end",
      "void f(Loc *loc) { use([loc text:@\"a.b\"]); }"
    ),
    (
      "NSString *Tr(NSString *key) { return NSLocalizedString(key, nil); }",
      "void f(void) { use(Tr(@\"a.b\")); }"
    ),
    (
      "@implementation Loc\n+ (NSString *)text:(NSString *)key { return NSLocalizedString(key, nil); }\n@end",
      "void f(void) { use([Loc text:@\"a.b\"]); }"
    ),
    (
      "@implementation NSString (Loc)\n- (NSString *)tr { return NSLocalizedString(self, nil); }\n@end",
      "void f(void) { use([@\"a.b\" tr]); }"
    ),
  ]) func anObjectiveCWrapperMakesKeysOfItsArguments(_ declaration: String, _ use: String) {
    let project = read([("Wrapper.m", declaration + "\n"), ("Use.m", use + "\n")])
    #expect(project.keys.uses.map(\.key) == ["a.b"])
  }

  @Test func aMethodOfAnotherTypeWithTheSameNameIsNoWrapper() {
    let project = join([
      (
        "Wrapper.swift",
        "enum Loc { static func get(_ k: String) -> String { NSLocalizedString(k, comment: \"\") } }\n"
      ),
      ("Use.swift", "let x = store.get(\"a.b\")\n"),
    ])
    #expect(project.keys.uses.isEmpty)
  }

  @Test(arguments: ["let x = OurLocalizedString(\"a.b\", nil)", "label.text = localizedString(\"a.b\")"])
  func aFunctionThatNobodyDeclaresLocalizesWhereItsNameSaysSo(_ use: String) {
    #expect(join([("Use.swift", use + "\n")]).keys.uses.map(\.key) == ["a.b"])
  }

  @Test(arguments: ["let x = store.localizedString(\"a.b\")", "let x = localizedStrings(\"a.b\")"])
  func aFunctionOfAnotherNameIsNotAssumedToLocalize(_ use: String) {
    #expect(join([("Use.swift", use + "\n")]).keys.uses.isEmpty)
  }

  @Test func aDeclarationCountsMoreThanAName() {
    let declaration = """
      func ourLocalizedString(_ table: String, _ key: String) -> String { NSLocalizedString(key, tableName: table, comment: "") }
      """
    let project = join([
      ("Wrapper.swift", declaration), ("Use.swift", "let x = ourLocalizedString(\"T\", \"a.b\")\n"),
    ])
    #expect(project.keys.uses.map(\.key) == ["a.b"])
  }

  @Test func theOrderOfTheFilesDoesNotMatter() {
    let files = [
      (path: "B.swift", text: key("b.x")), (path: "A.swift", text: key("a.x")),
      (path: "C.swift", text: key("a.x")),
    ]
    let forward = join(files).keys.uses
    let backward = join(files.reversed()).keys.uses
    #expect(forward.map(\.path) == ["A.swift", "B.swift", "C.swift"])
    #expect(forward.map(\.path) == backward.map(\.path))
  }

  @Test func aCommandLineModuleIsOneWithoutAnyInterface() {
    let project = join([
      ("p/Sources/tool/main.swift", "print(1)\n"), ("p/Sources/tool/Help.swift", "let x = 1\n"),
      ("p/Sources/App/main.swift", "import AppKit\n"), ("p/Sources/Kit/A.swift", "let x = 1\n"),
    ])
    #expect(project.reach.isCommandLine("p/Sources/tool/Help.swift"))
    #expect(!project.reach.isCommandLine("p/Sources/App/main.swift"))
    #expect(!project.reach.isCommandLine("p/Sources/Kit/A.swift"))
    #expect(!project.reach.isCommandLine("main.swift"))
  }

  @Test(arguments: [
    ("settings.title", KeyLook.name), ("SETTINGS_TITLE", .name), ("settingsTitle", .name),
    ("cart-title", .name),
    ("a/b", .name), ("Save changes", .text), ("Save", .text), ("Done.", .text), ("Loading…", .text),
    ("OK", .either),
    ("%@", .either), ("", .either), ("Über uns", .text), (" ", .either),
  ]) func aKeyLooksLikeANameOrLikeText(_ key: String, _ look: KeyLook) {
    #expect(key.looks == look)
  }
}
