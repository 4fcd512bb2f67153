import L10nSyntax
import Testing

@testable import L10nLint

/// How sure the finding about a label is, in a project with other files.
private func confidence(
  _ others: [(path: String, text: String)], head: String = "", path: String = "App/Shelf.swift"
) throws -> Confidence {
  let linter = Linter([Linter.EnabledRule(.hardcodedText)])
  let project = ReadingState(lexicon: RuleCatalog.lexicon)
  let files =
    [(path: path, text: head + "emptyLabel.text = \"No books on this shelf\"\n")] + others
  let results = try files.map { file in
    linter.lint(
      SourceFile(path: file.path, kind: try #require(FileKind(path: file.path)), text: SourceText(file.text)),
      project)
  }
  let joined = ProjectFacts(joining: results.map(\.facts))
  let findings = joined.upheld(of: results)
  return try #require(findings.first { $0.path == path }).confidence
}

private func table(_ folder: String, name: String = "Localizable") -> (path: String, text: String) {
  ("\(folder)/\(name).strings", "\"shelf.title\" = \"Shelf\";\n")
}

private func xcodeProject(_ text: String, name: String = "App") -> (path: String, text: String) {
  ("\(name).xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{ \(text) }\n")
}

@Suite struct DoubtTests {
  @Test func aFileOfWhichNoProjectIsKnownIsReported() throws {
    #expect(try confidence([]) == .likely)
    #expect(try confidence([("App/Other.swift", "let x = 1\n")]) == .likely)
  }

  @Test(arguments: [
    [table("App/en.lproj")], [xcodeProject("knownRegions = (en, Base, );")],
    [("project.yml", "targets: { App: { sources: [App] } }\n")],
    [xcodeProject("knownRegions = (English, Japanese, French, German, en, );")],
    [xcodeProject("knownRegions = (en, de, Base, );")],
    [table("App/en.lproj"), xcodeProject("knownRegions = (en, de, );")],
    [table("App/en.lproj"), table("Vendor/Player/de.lproj")],
  ]) func aProjectWithOneLanguageHasPossibleFindings(_ files: [(path: String, text: String)]) throws {
    #expect(try confidence(files) == .possible)
  }

  /// A package has languages of its own, and the app beside it has not: its texts are asked for, and nothing answers.
  @Test func anAppBesideATranslatedLibraryHasPossibleFindings() throws {
    let words = (0..<12).map {
      "let t\($0) = NSLocalizedString(\"Shelf number \($0)\", comment: \"Heading\")\n"
    }
    let app = [
      xcodeProject("productType = \"com.apple.product-type.application\";", name: "App/App"),
      (path: "App/Words.swift", text: words.joined()),
    ]
    let library = [
      (
        path: "Picker/Package.swift",
        text: "let package = Package(name: \"Picker\", defaultLocalization: \"en\")\n"
      ),
      (
        path: "Picker/Sources/Picker/Picker.swift",
        text: "let t = NSLocalizedString(\"shelf.title\", bundle: .module, comment: \"Heading\")\n"
      ),
      table("Picker/Sources/Picker/en.lproj"), table("Picker/Sources/Picker/de.lproj"),
    ]
    #expect(try confidence(app + library) == .possible)
    let own = [table("App/en.lproj"), table("App/de.lproj")]
    #expect(try confidence(app + library + own) == .likely)
    #expect(try confidence(Array(app.prefix(1)) + library) == .likely)
  }

  @Test func aFileUnderALicenseOfItsOwnHasPossibleFindings() throws {
    let own = (0..<12).map { (path: "App/Book\($0).swift", text: "let x = \($0)\n") }
    #expect(try confidence(own, head: "// Licensed under the Apache License, Version 2.0\n") == .possible)
    #expect(try confidence([], head: "// Licensed under the Apache License, Version 2.0\n") == .likely)
  }

  @Test func codeThatNoProjectBuildsHasPossibleFindings() throws {
    let built = (0..<3).map { (path: "App/Book\($0).swift", text: "let x = \($0)\n") }
    let tables = [table("App/en.lproj"), table("App/de.lproj")]
    let names = "path = Book0.swift; path = App/Book1.swift; path = \"Book2.swift\";"
    #expect(try confidence(built + tables + [xcodeProject(names)]) == .possible)
    #expect(try confidence(built + tables + [xcodeProject(names + " path = Shelf.swift;")]) == .likely)
    // Folders are built as they are.
    let folders = names + " S1 = { isa = PBXFileSystemSynchronizedRootGroup; };"
    #expect(try confidence(built + tables + [xcodeProject(folders)]) == .likely)
    let package = (path: "Package.swift", text: "let package = Package(name: \"App\")\n")
    #expect(try confidence(built + tables + [xcodeProject(names), package]) == .likely)
  }

  @Test func aSampleBesideTheProductHasPossibleFindings() throws {
    let app = [
      table("App/en.lproj"), table("App/de.lproj"), xcodeProject("knownRegions = (en, de, Base, );"),
    ]
    let one = "knownRegions = (en, Base, );"
    let path = "SampleApps/Player/Shelf.swift"
    let sample = xcodeProject(one, name: "SampleApps/Player/Player")
    #expect(try confidence(app + [sample], path: path) == .possible)
    #expect(try confidence(app + [sample]) == .likely)
    let translated = xcodeProject("knownRegions = (en, de, Base, );", name: "SampleApps/Player/Player")
    #expect(try confidence(app + [translated], path: path) == .likely)
    // A part of the product may have its texts in the tables of the app.
    #expect(try confidence(app + [xcodeProject(one, name: "Kit/Kit")], path: "Kit/Shelf.swift") == .likely)
  }

  @Test func translationsThatNoCodeAsksForDoNotCount() throws {
    let call = "let title = NSLocalizedString(\"shelf.title\", comment: \"\")\n"
    let old = [table("App/en.lproj", name: "Old"), table("App/de.lproj", name: "Old")]
    #expect(try confidence([table("App/en.lproj")] + old, head: call) == .possible)
    #expect(try confidence([table("App/en.lproj"), table("App/de.lproj")] + old, head: call) == .likely)
  }

  /// A tenth of the texts, so that a translation has more than begun.
  @Test func aTranslationThatHasJustBegunDoesNotCount() throws {
    let texts = (0..<30).map { "\"shelf.\($0)\" = \"Shelf \($0)\";\n" }
    let base = (path: "App/en.lproj/Localizable.strings", text: texts.joined())
    let begun = (path: "App/de.lproj/Localizable.strings", text: texts.prefix(2).joined())
    let more = (path: "App/de.lproj/Localizable.strings", text: texts.prefix(3).joined())
    #expect(try confidence([base, begun]) == .possible)
    #expect(try confidence([base, more]) == .likely)
  }

  @Test(arguments: [
    [table("App/en.lproj"), table("App/de.lproj")],
    [
      table("App/en.lproj"),
      xcodeProject("a = en.lproj/Localizable.strings; b = de.lproj/Localizable.strings;"),
    ],
  ]) func aProjectWithTwoLanguagesIsReported(_ files: [(path: String, text: String)]) throws {
    #expect(try confidence(files) == .likely)
  }
}
