import L10nSyntax
import Testing

@testable import L10nLint

/// A project of an app.
private func join(_ files: [String: String], _ linter: Linter) throws -> ProjectFacts {
  let project =
    "{ objects = { T1 = { isa = PBXNativeTarget; productType = \"com.apple.product-type.application\"; }; }; }"
  let all = files.merging(["Pier.xcodeproj/project.pbxproj": project]) { $1 }
  let facts = try all.sorted { $0.key < $1.key }.map { path, text in
    linter.lint(
      SourceFile(path: path, kind: try #require(FileKind(path: path)), text: SourceText(text)),
      ReadingState(lexicon: RuleCatalog.lexicon, for: [linter])
    ).facts
  }
  return ProjectFacts(joining: facts)
}

/// The keys of a table that nothing asks for, where its texts are asked for by the code of an app.
private func unread(_ table: String, _ code: [String: String]) throws -> [String] {
  let linter = Linter([Linter.EnabledRule(.unusedKey)])
  let joined = try join(code.merging(["en.lproj/Texts.strings": table]) { $1 }, linter)
  return joined.resources.tables.flatMap { table in
    table.rows.filter { !joined.keys.isRead($0, of: table) }.map { table.key(of: $0) }
  }
}

private func table(_ keys: [String]) -> String { keys.map { "\"\($0)\" = \"Text\";\n" }.joined() }

@Suite struct UnreadKeyTests {
  /// What a program writes at each build is in no repository.
  private static func code(_ accessors: [String]) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: accessors.enumerated().map { ("File\($0).swift", "let text = \($1) + \"!\"\n") })
  }

  private let nested = Self.code([
    "L10n.Tide.high", "L10n.Tide.low", "L10n.Pier.mooringFee", "L10n.urlOfChart",
    "L10n.Boats.countOfBoats(3)",
  ])

  @Test func whoseAccessorNobodyWritesIsUnread() throws {
    let keys = ["tide.high", "tide.low", "pier.mooring_fee", "URLOfChart", "boats.count-of boats"]
    #expect(
      try unread(table(keys + ["tide.spring", "pier.anchorage"]), nested) == [
        "tide.spring", "pier.anchorage",
      ])
  }

  /// A key that is a sentence is not put together by code, so some keys that are spelled show that all are.
  @Test func whatNobodySpellsIsUnreadWhereItIsAPhrase() throws {
    let spelled = (1...10).map { "Berth number \($0)" }
    let written = [
      "Pier.swift": spelled.map {
        "let text = NSLocalizedString(\"\($0)\", tableName: \"Texts\", comment: \"\")\n"
      }.joined()
    ]
    let others = (1...30).map { "Boat number \($0)" }
    // Where all code writes its keys out, a word is not put together either.
    #expect(try unread(table(spelled + others + ["Harbour"]), written) == others + ["Harbour"])
    let computed = ["Buoy.swift": "let text = NSLocalizedString(buoy.name, comment: \"\")\n"]
    let code = written.merging(computed) { $1 }
    #expect(try unread(table(spelled + others + ["Harbour"]), code) == others)
    let few = [
      "Pier.swift": "let text = NSLocalizedString(\"Berth number 1\", tableName: \"Texts\", comment: \"\")\n"
    ]
    #expect(try unread(table(spelled + others), few) == [])
  }

  /// Each rule says why it is not sure.
  @Test(arguments: [
    (Rule.formatMismatch, "%@ and %@", "%@"), (.newlineMismatch, "One.\\nTwo.\\n", "Eins. Zwei."),
    (.currencySymbolInFormat, "Only $%d", "Nur"), (.fragmentValue, " and two boats", " und zwei Boote"),
    (.pluralCandidate, "Found %d boats", "%d Boote"),
  ])
  func whatNobodyReadsIsPossible(_ rule: Rule, _ english: String, _ german: String) throws {
    #expect(try doubts(rule, "Boats of others", english, german) == [Evidence.unread.value])
  }

  @Test func pluralsOfDebuggingArePossible() throws {
    #expect(
      try doubts(.pluralCandidate, "Debug berths", "Found %d boats", "%d Boote")
        == [Evidence.seldomRead.value])
    #expect(try doubts(.currencySymbolInFormat, "Debug berths", "Only $%d", "Nur") == [nil])
  }

  /// What speaks against each finding about a text, where the code spells all keys but `Boats of others`.
  private func doubts(_ rule: Rule, _ key: String, _ english: String, _ german: String) throws -> [String?] {
    let linter = Linter([Linter.EnabledRule(rule)])
    let spelled = (1...10).map { "Berth number \($0)" }
    let code = (spelled + ["Debug berths"]).map {
      "let text = NSLocalizedString(\"\($0)\", tableName: \"Texts\", comment: \"\")\n"
    }
    let joined = try join(
      [
        "Pier.swift": code.joined(),
        "en.lproj/Texts.strings": table(spelled) + "\"\(key)\" = \"\(english)\";\n",
        "de.lproj/Texts.strings": table(spelled) + "\"\(key)\" = \"\(german)\";\n",
      ], linter)
    let findings = linter.lint(joined)
    return findings.map { finding in
      let doubt = finding.evidence.first { $0.fact == .doubt }
      #expect((doubt != nil) == (finding.confidence == .possible))
      return doubt?.value
    }
  }

  @Test func aFlatAccessorHasAllWordsOfItsKey() throws {
    let code = Self.code([
      "R.string.texts.tideHigh()", "R.string.texts.tideLow()", "R.string.texts.pierFee()",
      "R.string.texts.chart()",
      "R.string.texts.boats()",
    ])
    let keys = ["tide.high", "tide low", "pier.fee", "Chart", "BOATS"]
    let price = ["Price.swift": "let price = ship.fee + ship.mooringFee\n"]
    #expect(
      try unread(table(keys + ["tide.spring", "tide.mooring.fee"]), code.merging(price) { $1 }) == [
        "tide.spring", "tide.mooring.fee",
      ])
  }

  /// A keyword is no name to us, a literal asks as well, and what has signs in it may be spelled in any way.
  @Test(arguments: ["tide.default", "tide.delete", "tide.neap", "tidé.spring", "..."])
  func whatMayBeAskedForIsRead(_ key: String) throws {
    let keys = ["tide.high", "tide.low", "pier.mooring_fee", "URLOfChart", key]
    let code = nested.merging(["Neap.swift": "let neap = look(\"tide.neap\")\n"]) { $1 }
    #expect(try unread(table(keys), code) == [])
  }

  @Test(arguments: [
    ("L10n.swift", "enum L10n { static let tide = look(\"tide\") }\n"),
    ("L10n.h", "@class L10n; NSString *look(NSString *key); // @\"tide\"\n"),
  ])
  func whereSomebodyDeclaresThemTheCodeTells(_ path: String, _ text: String) throws {
    let keys = ["tide.high", "tide.low", "pier.mooring_fee", "tide.spring"]
    #expect(try unread(table(keys), nested.merging([path: text]) { $1 }) == [])
  }

  @Test func tablesThatHardlyAnyAccessorIsForAreNotJudged() throws {
    #expect(try unread(table(["tide.high", "gull.cry", "gull.nest", "gull.egg"]), nested) == [])
  }

  /// Lists of texts give many of them one name, each in a type of its own.
  @Test func aNameThatSeveralTypesDeclareIsAskedForBesideItsType() throws {
    let list = """
      enum Texts {
        enum Ebb { static var title: String { NSLocalizedString("ebb.title", tableName: "Texts", comment: "") } }
        enum Flood {
          static func `title`() -> String { NSLocalizedString("flood.title", tableName: "Texts", comment: "") }
        }
      }

      """
    let code = ["Texts.swift": list, "Shore.swift": "label.text = Texts.Flood.title() + boat.title\n"]
    let keys = table(["ebb.title", "flood.title"])
    #expect(try unread(keys, code) == ["ebb.title"])
    for others in [
      "let ebb = Texts.Ebb.title\n", "let ebb = look(\"ebb.\\(part)\")\n", "typealias Sea = Texts.Ebb\n",
      "extension Texts.Ebb { var all: [String] { [title] } }\n",
    ] {
      #expect(try unread(keys, code.merging(["Quay.swift": others]) { $1 }) == [], "\(others)")
    }
    let own = list + "let ebb = boat.title\n"
    #expect(try unread(keys, code.merging(["Texts.swift": own]) { $1 }) == [])
  }

  /// Its wrapper may be of any kind.
  @Test(arguments: [
    "static let spring = ShoreText(key: \"tide.spring\", value: \"Spring tide\")",
    "static let spring = ShoreText(\"tide.spring\")", "static let spring = \"tide.spring\"",
    "static let spring: ShoreText = ShoreText(key: \"tide.spring\")",
  ])
  func theKeyOfAConstantThatNobodyNamesIsUnread(_ constant: String) throws {
    let code = [
      "Texts.swift": "enum Texts { \(constant)\nstatic let high = ShoreText(\"tide.high\")\n }\n",
      "Shore.swift": "func show() { label.text = Texts.high.text + look(\"tide.low\") }\n",
    ]
    let keys = table(["tide.high", "tide.low", "tide.spring"])
    #expect(try unread(keys, code) == ["tide.spring"])
    let named = code.merging(["Named.swift": "let text = Texts.spring\n"]) { $1 }
    #expect(try unread(keys, named) == [])
    let member = code.mapValues { $0.replacing("static let spring", with: "let spring") }
    #expect(try unread(keys, member) == [])
  }
}
