import L10nSyntax
import Testing

@testable import L10nLint

/// How sure the finding about a label is, in a project with other files.
private func confidence(_ others: [(path: String, text: String)], head: String = "") throws -> Confidence {
  let linter = Linter([Linter.EnabledRule(.hardcodedText)])
  let project = Project(lexicon: RuleCatalogue.lexicon)
  let files =
    [(path: "App/Shelf.swift", text: head + "emptyLabel.text = \"No books on this shelf\"\n")] + others
  let results = try files.map { file in
    linter.lint(
      SourceFile(path: file.path, kind: try #require(FileKind(path: file.path)), text: SourceText(file.text)),
      project)
  }
  let joined = ProjectFacts(joining: results.map(\.facts))
  let findings = joined.upheld(of: results)
  return try #require(findings.first { $0.path == "App/Shelf.swift" }).confidence
}

private func table(_ folder: String, name: String = "Localizable") -> (path: String, text: String) {
  ("\(folder)/\(name).strings", "\"shelf.title\" = \"Shelf\";\n")
}

private func xcodeProject(_ text: String) -> (path: String, text: String) {
  ("App.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{ \(text) }\n")
}

@Suite struct DoubtTests {
  @Test func aFileOfWhichNoProjectIsKnownIsReported() throws {
    #expect(try confidence([]) == .likely)
    #expect(try confidence([("App/Other.swift", "let x = 1\n")]) == .likely)
  }

  @Test(arguments: [
    [table("App/en.lproj")], [xcodeProject("knownRegions = (en, Base, );")],
    [xcodeProject("knownRegions = (English, Japanese, French, German, en, );")],
    [xcodeProject("knownRegions = (en, de, Base, );")],
    [table("App/en.lproj"), xcodeProject("knownRegions = (en, de, );")],
    [table("App/en.lproj"), table("Vendor/Player/de.lproj")],
  ]) func aProjectWithOneLanguageHasPossibleFindings(_ files: [(path: String, text: String)]) throws {
    #expect(try confidence(files) == .possible)
  }

  @Test func aFileUnderALicenceOfItsOwnHasPossibleFindings() throws {
    let own = (0..<12).map { (path: "App/Book\($0).swift", text: "let x = \($0)\n") }
    #expect(try confidence(own, head: "// Licensed under the Apache License, Version 2.0\n") == .possible)
    #expect(try confidence([], head: "// Licensed under the Apache License, Version 2.0\n") == .likely)
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
