import L10nSyntax
import Testing

@testable import L10nLint

/// The messages of a rule about files that form a project.
private func messages(
  of rule: Rule, _ files: some Collection<(key: String, value: String)>
) throws -> [String] {
  let linter = Linter([Linter.EnabledRule(rule)])
  let project = ReadingState(lexicon: RuleCatalog.lexicon)
  let results = try files.map { path, text in
    linter.lint(
      SourceFile(path: path, kind: try #require(FileKind(path: path)), text: SourceText(text)), project)
  }
  let facts = ProjectFacts(joining: results.map(\.facts))
  return (facts.upheld(of: results) + linter.lint(facts)).map(\.message)
}

/// Messages that say what is true of this project.
@Suite struct ProjectMessageTests {
  @Test func aTextOfSeveralLinesIsNamedInOne() throws {
    let found = try messages(
      of: .fragmentValue,
      [
        "en.lproj/Localizable.strings": "\"boat\" = \" of\n\nthe boat \";\n",
        "fr.lproj/Localizable.strings": "\"boat\" = \" du bateau \";\n",
      ])
    #expect(found.map { $0.hasPrefix("` of the boat ` is a fragment") } == [true])
  }

  @Test(arguments: [
    ("tr", "Gezi listesi", "the Turkish capital of `i` is `İ`, as in `Gezi`"),
    ("az", "Gəzinti", "the Azerbaijani capital of `i` is `İ`, as in `Gəzinti`"),
    ("el", "Τα ταξίδια", "Greek capitals lose their accents, as in `ταξίδια`"),
  ]) func casingNamesALanguageOfTheProject(_ language: String, _ text: String, _ end: String) throws {
    let found = try messages(
      of: .unlocalizedCasing,
      [
        "en.lproj/Localizable.strings": "\"trips\" = \"Trips\";\n",
        "\(language).lproj/Localizable.strings": "\"trips\" = \"\(text)\";\n",
        "Trip.swift": "header.text = NSLocalizedString(\"trips\", comment: \"\").uppercased()\n",
      ])
    #expect(found == ["`uppercased` ignores the reader's language: \(end)"])
  }

  /// A translation that only repeats the base text is in no language that cases letters in its own way.
  @Test(arguments: [("Trips", "all"), ("Gezi", "Turkish")])
  func casingIsJudgedByTextsThatAreTranslated(_ text: String, _ told: String) throws {
    let found = try messages(
      of: .unlocalizedCasing,
      [
        "en.lproj/Localizable.strings": "\"trips\" = \"Trips\";\n\"away\" = \"Away\";\n",
        "tr.lproj/Localizable.strings": "\"trips\" = \"\(text)\";\n\"away\" = \"Uzakta\";\n",
        "Trip.swift": "header.text = NSLocalizedString(\"trips\", comment: \"\").uppercased()\n",
      ])
    #expect(found.contains { $0.contains("as in `Gezi`") } == (told == "Turkish"))
    #expect(found.contains { $0.contains("as in `Trips`") } == false)
  }

  /// Whoever asks in English asks readers of the app's own language in another one.
  @Test(arguments: [
    ("Tide needs the camera.", "`de`, `tr`"), ("Tide braucht die Kamera.", "`en`, `tr`"),
    ("Mit Sign in with Apple melden Sie sich an.", "`en`, `tr`"),
  ])
  func aPurposeIsToldForTheLanguagesThatItIsNotIn(_ purpose: String, _ languages: String) throws {
    let found = try messages(
      of: .unlocalizedInfoPlist,
      [
        "Tide.xcodeproj/project.pbxproj": """
        { objects = { A1 = { isa = XCBuildConfiguration; buildSettings = { GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_KEY_NSCameraUsageDescription = "\(purpose)"; }; }; }; }
        """,
        "Localizable.xcstrings": """
        {"sourceLanguage": "de", "version": "1.0", "strings": {"Pegel": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Gauge"}},
        "tr": {"stringUnit": {"state": "translated", "value": "Gösterge"}}}}}}
        """,
      ])
    #expect(
      found == [
        "`NSCameraUsageDescription` has no text in \(languages): readers are asked in another language"
      ])
  }

  /// A key may be a text of several lines.
  @Test(arguments: [("\"x\"", "\"x\""), ("\"x\"", "\"another\"")])
  func aDoubledKeyIsNamedOnOneLine(_ first: String, _ second: String) throws {
    let key = "\"First line \nSecond line, which is longer than that\""
    let found = try messages(
      of: .duplicateKey, ["en.lproj/Localizable.strings": "\(key) = \(first);\n\(key) = \(second);\n"])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("`First line Second line, which is longer…` is defined twice") == true)
  }

  @Test func whereHardlyAnybodyWritesCommentsOneLineSaysSo() throws {
    let words = [
      "Anchor", "Berth", "Crew", "Deck", "Engine", "Fender", "Gauge", "Hatch", "Keel", "Ladder", "Mast",
    ]
    let calls = words.map { "NSLocalizedString(\"\($0)\", comment: \"\")" }
    let told = calls + ["NSLocalizedString(\"Net\", comment: \"Heading of the list of fishing nets\")"]
    let found = try messages(
      of: .missingComment,
      [
        "en.lproj/Localizable.strings": "\"Anchor\" = \"Anchor\";\n",
        "fi.lproj/Localizable.strings": "\"Anchor\" = \"Ankkuri\";\n",
        "Boat.swift": "let texts = [\(told.joined(separator: ", "))]\n",
      ])
    #expect(found.count == words.count)
    #expect(found.filter { $0.hasSuffix("; 11 of 12 calls have no helpful comment") } == [found[0]])
  }

  @Test func whereManyFilesLackCommentsOneLineSaysSo() throws {
    let tables = [
      "en.lproj/Localizable.strings": "\"Anchor\" = \"Anchor\";\n",
      "fi.lproj/Localizable.strings": "\"Anchor\" = \"Ankkuri\";\n",
    ]
    // Half of the calls say what they are for, so that there is no habit.
    let code = "abcdefghijklmnopqrstu".map { letter in
      (
        key: "Boat\(letter).swift",
        value: "let a = NSLocalizedString(\"Rope\(letter)\", comment: \"\")\n"
          + "let b = NSLocalizedString(\"Sail\(letter)\", comment: \"Heading of the list of sails\")\n"
      )
    }
    let found = try messages(
      of: .missingComment, tables.sorted { $0.key < $1.key } + code)
    #expect(found.filter { $0.hasSuffix("; 21 of 42 calls have no helpful comment") }.count == 1)
  }

  @Test(arguments: [
    ("$(SRCROOT)/Garden/Info.plist", "This file is empty, and no Xcode project refers to it; delete it"),
    ("Shed/Info.plist", "This file is empty and not a property list; restore its content"),
  ]) func anEmptyListIsOneThatAProjectNamesOrNone(_ setting: String, _ message: String) throws {
    let found = try messages(
      of: .malformedXml,
      [
        "Shed/Info.plist": "\n",
        "Garden.xcodeproj/project.pbxproj": "{ buildSettings = { INFOPLIST_FILE = \"\(setting)\"; }; }",
      ])
    #expect(found == [message])
  }

  /// The page on tea has moved to another host; the one on coffee is gone.
  @Test func aLostAddressIsOneOfAnotherPage() throws {
    let base = "Read on [tea](https://example.org/on/tea/) and [coffee](https://example.org/on/coffee)."
    let found = try messages(
      of: .lostToken,
      [
        "en.lproj/Localizable.strings": "\"drinks\" = \"\(base)\";\n",
        "lt.lproj/Localizable.strings": "\"drinks\" = \"Skaitykite [apie](https://example.net/on/tea/).\";\n",
      ])
    #expect(found == ["`drinks` has `https://example.org/on/coffee` in `en`, but not in `lt`"])
  }

  /// `Base.lproj` is in the language of the project, not in that of the one region of it.
  @Test func theBaseFolderIsInTheLanguageOfTheProject() throws {
    let text = "\"drinks\" = \"All drinks of https://example.org/on/tea\";\n"
    let found = try messages(
      of: .lostToken,
      [
        "App/Base.lproj/Localizable.strings": text, "App/en-PT.lproj/Localizable.strings": text,
        "App/lt.lproj/Localizable.strings": "\"drinks\" = \"Visi gėrimai\";\n",
        "App.xcodeproj/project.pbxproj": "{ A1 = { isa = PBXProject; developmentRegion = en; }; }",
      ])
    #expect(found == ["`drinks` has `https://example.org/on/tea` in `en`, but not in `lt`"])
  }

  @Test func casingOfAnUnknownTextNamesALanguageWithoutAWord() throws {
    let found = try messages(
      of: .unlocalizedCasing,
      [
        "en.lproj/Localizable.strings": "\"trips\" = \"Trips\";\n",
        "el.lproj/Localizable.strings": "\"trips\" = \"Ταξίδια\";\n",
        "Trip.swift":
          "headerLabel.text = trip.name.uppercased()\nlet key = NSLocalizedString(\"trips\", comment: \"\")\n",
      ])
    #expect(found == ["`uppercased` ignores the reader's language: Greek capitals lose their accents"])
  }

  @Test func aTextThatNoTableHasLosesNoTranslation() throws {
    let names = ["trip.title", "trip.list", "trip.add", "trip.remove", "trip.share"]
    let table = names.map { "\"\($0)\" = \"\($0 == "trip.add" ? "Add a trip" : "…")\";\n" }.joined()
    let keys = names + ["Add a trip", "No trip yet"]
    let found = try messages(
      of: .baseLanguageKey,
      [
        "en.lproj/Localizable.strings": table,
        "Trip.swift": keys.map { "show(NSLocalizedString(\"\($0)\", comment: \"\"))\n" }.joined(),
      ])
    #expect(
      found == [
        "A text is used as a key where keys are names, and no table has it: `trip.add` already has this text",
        "A text is used as a key where keys are names, and no table has it: no language can translate it",
      ])
  }

  @Test func noBuildAddsTextsOfAPackageToACatalogOfTheApp() throws {
    let known = ["Harbor", "Pier", "Quay", "Buoy", "Mole", "Lock", "Weir", "Dock", "Crane", "Mast"]
    let entries = known.map {
      "\"\($0)\":{\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\($0)e\"}}}}"
    }
    let catalog =
      "{\"sourceLanguage\":\"en\",\"strings\":{\(entries.joined(separator: ","))},\"version\":\"1.0\"}"
    let texts = (known + ["The tide is high"]).map { "Text(\"\($0)\")" }.joined(separator: "; ")
    let view = "import SwiftUI\nstruct Row: View { var body: some View { \(texts) } }\n"
    let project = [
      "App.xcodeproj/project.pbxproj": "{ objects = { }; }", "App/Localizable.xcstrings": catalog,
    ]
    let inApp = try messages(of: .undefinedKey, project.merging(["App/Row.swift": view]) { $1 })
    #expect(
      inApp == [
        "`The tide is high` is not in the catalog `Localizable` yet: the next build adds it untranslated"
      ])
    let manifest = "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])"
    let inPackage = try messages(
      of: .undefinedKey,
      project.merging(["Packages/Kit/Package.swift": manifest, "Packages/Kit/Sources/Kit/Row.swift": view]) {
        $1
      })
    #expect(
      inPackage == [
        "`The tide is high` is not in the catalog `Localizable`, to which no build adds a text of a package"
      ])
  }

  @Test func aSurplusValueIsShownBesideTheTextOfItsKey() throws {
    let linter = Linter([Linter.EnabledRule(.formatArguments)])
    let project = ReadingState(lexicon: RuleCatalog.lexicon)
    let code = "show(String(format: NSLocalizedString(\"No trip yet\", comment: \"\"), trip))\n"
    let table = "\"No trip yet\" = \"Noch keine Reise\";\n"
    let files = [
      ("de.lproj/Localizable.strings", table), ("en.lproj/Localizable.strings", ""), ("Trip.swift", code),
    ]
    let results = try files.map { path, text in
      linter.lint(
        SourceFile(path: path, kind: try #require(FileKind(path: path)), text: SourceText(text)), project)
    }
    let findings = linter.lint(ProjectFacts(joining: results.map(\.facts)))
    // The key, which stands before its translation.
    #expect(findings.map { $0.related.map(\.place.start.column) } == [[2]])
  }
}
