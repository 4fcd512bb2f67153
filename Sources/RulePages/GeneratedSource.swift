import L10nSyntax

extension PageCatalog {
  /// The one generated Swift file: a value a rule, and the tables as text.
  func generatedSwift() throws(PageError) -> String {
    var text = """
      // Written by `swift run rulec` from the pages and tables in `Rules/`; change those instead.
      // swift-format-ignore-file
      import L10nSyntax

      extension RuleCatalog {
        /// All rules, in the order of their ids.
        package static let all: [Rule] = [\(pages.isEmpty ? "" : "\n" + pages.map { "    .\($0.checkName)," }.joined(separator: "\n") + "\n  ")]
      }

      """
    for page in pages { text += "\n" + page.swift }
    text += "\n/// The tables; `TableRows` says how they are written.\nenum GeneratedTables {\n"
    for (index, list) in try lists().enumerated() {
      if index > 0 { text += "\n" }
      text += "  static let \(list.name): StaticString = \"\"\"\n"
      for line in list.lines { text += "    \(line.swiftEscaped)\n" }
      text += "    \"\"\"\n"
    }
    return text + "}\n"
  }

  private func rows(of table: CallTable) throws(PageError) -> [String] {
    let source = try self.table(table.rawValue)
    let rows = try source.rows()
    return try source.located { () throws(TableError) in try table.encoded(rows) }
  }

  // Long because it is a list: a line for each table.
  private func lists() throws(PageError) -> [(name: String, lines: [String])] {
    let languages = try table("language-tags")
    return try [
      ("localizing", try rows(of: .localizingCalls)),
      ("interface", try rows(of: .interfaceCalls)),
      ("wrappers", try rows(of: .wrappers)),
      ("display", try rows(of: .displaySinks)),
      ("casing", try rows(of: .casingCalls)),
      ("format", try rows(of: .formatCalls)),
      ("textCalls", try rows(of: .textCalls)),
      ("regional", try rows(of: .localeCalls)),
      ("joinCalls", try table("join-calls").columnRows("call")),
      ("logCalls", try table("log-calls").columnRows("call")),
      ("interfaceModules", try table("ui-imports").wordRows("modules")),
      ("machineDateWords", try table("date-words").wordRows("machine")),
      ("shownDateWords", try table("date-words").wordRows("display")),
      ("months", try table("date-words").wordRows("months")),
      ("ambiguousWords", try table("ambiguous-words").ambiguousRows()),
      ("currencyCodes", try table("currencies").activeCodes()),
      ("languageNames", try languages.cellRows("names", ["name", "use"])),
      ("languageAliases", try languages.cellRows("aliases", ["alias", "use", "reason"])),
      ("regionAliases", try languages.cellRows("regions", ["region", "use"])),
      ("languageCorrections", try languages.cellRows("corrections", ["wrong", "use", "kind"], ["valid"])),
      ("likelyScripts", try languages.scriptRows()),
      ("simplifiedCharacters", try table("chinese-characters").wordRows("simplified")),
      ("traditionalCharacters", try table("chinese-characters").wordRows("traditional")),
      ("sharedCharacters", try table("chinese-characters").wordRows("shared")),
      ("chineseWords", try table("chinese-characters").wordRows("words")),
      ("charactersOfHongKong", try table("chinese-characters").wordRows("hong-kong")),
      ("pluralCategories", try table("plural-categories").pluralRows()),
    ] + countLists() + nameLists() + languageLists() + textLists()
  }

  private func countLists() throws(PageError) -> [(name: String, lines: [String])] {
    let words = try table("count-words")
    return [
      ("countNames", try words.wordRows("counts")),
      ("positionNames", try words.wordRows("exempt")),
      ("countAdjectives", try words.wordRows("adjectives")),
      ("irregularPlurals", try words.wordRows("irregular")),
      ("countParticiples", try words.wordRows("participles")),
      ("smallWords", try words.wordRows("small")),
      ("singularUnits", try words.wordRows("singular")),
      ("numberedThings", try words.wordRows("numbered")),
      ("amountWords", try words.wordRows("amounts")),
      ("comparatives", try words.wordRows("comparatives")),
      ("timeUnits", try words.wordRows("time")),
      ("measuredNouns", try words.wordRows("measures")),
    ]
  }

  private func nameLists() throws(PageError) -> [(name: String, lines: [String])] {
    let names = try table("text-names")
    return [
      ("titleNames", try names.wordRows("titles")),
      ("machineOwners", try names.wordRows("machines")),
      ("machineCollections", try names.wordRows("collections")),
      ("needleNames", try names.wordRows("needles")),
      ("textNames", try names.wordRows("texts")),
      ("givenNames", try names.wordRows("given")),
      ("familyNames", try names.wordRows("family")),
      ("languagesInThemselves", try names.wordRows("languages")),
      ("units", try names.wordRows("units")),
      ("products", try table("product-names").wordRows("products")),
      ("acronyms", try table("product-names").wordRows("acronyms")),
      ("technicalUnits", try table("product-names").wordRows("units")),
      ("timeSigns", try names.wordRows("time-signs")),
      ("informationKeys", try table("system-names").wordRows("information-keys")),
      ("classesOfSystem", try table("system-names").wordRows("classes")),
    ]
  }

  private func textLists() throws(PageError) -> [(name: String, lines: [String])] {
    let (words, numbers, markup) = (try table("little-words"), try table("number-words"), try table("markup"))
    return [
      ("sentenceWords", try table("sentence-words").namedLists()),
      ("englishWords", try words.wordRows("english")),
      ("surelyEnglishWords", try words.wordRows("surely-english")),
      ("onlyEnglishWords", try words.wordRows("only-english")),
      ("emptyEnglishWords", try words.wordRows("empty-english")),
      ("localUnits", try numbers.wordRows("local-units")),
      ("spansOfTime", try numbers.wordRows("spans")),
      ("comparingWords", try numbers.wordRows("comparing")),
      ("localSubjects", try numbers.wordRows("local-subjects")),
      ("tagsOfMarkup", try markup.wordRows("tags")),
      ("tagsThatBreakLines", try markup.wordRows("line-breaks")),
      ("referencesOfMarkup", try markup.wordRows("references")),
    ]
  }

  private func languageLists() throws(PageError) -> [(name: String, lines: [String])] {
    let languages = try table("language-habits")
    return [
      ("languagesWithMonthAndYear", try languages.wordRows("month-and-year")),
      ("languagesWithTwoMonthNames", try languages.wordRows("two-month-names")),
      ("languagesWithDecimalComma", try languages.wordRows("decimal-comma")),
      ("languagesWithOtherShares", try languages.wordRows("other-shares")),
      ("languagesWithOwnDigits", try languages.wordRows("own-digits")),
      ("languagesWithSmallHeadings", try languages.wordRows("small-headings")),
      ("joiningLanguages", try languages.wordRows("joining")),
      ("languagesWithNounForms", try languages.wordRows("noun-forms")),
    ]
  }
}

extension RulePage {
  /// `literal-plural-suffix` is checked by `Check.literalPluralSuffix`.
  package var checkName: String {
    let words = id.split(separator: "-")
    return words.enumerated().map { index, word in
      index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }

  fileprivate var swift: String {
    let severities = front.severities.map { "\($0.kind.swiftLiteral): .\($0.severity)" }.joined(
      separator: ", ")
    let options = front.options.map(\.swift).joined(separator: ",\n      ")
    let yields = [("yieldsTo", front.yieldsTo), ("yieldsInExpressionTo", front.yieldsInExpressionTo)]
      .filter { !$0.1.isEmpty }.map { "\($0): \($1.swiftList), " }.joined()
    return """
      extension Rule {
        static let \(checkName) = Rule(
          id: \(id.swiftLiteral),
          title: \(title.swiftLiteral),
          summary: \(summary.swiftLiteral),
          page: \(body.swiftRawLiteral),
          severities: [\(severities)],
          aliases: \(front.aliases.swiftList), sources: \(front.sources.swiftList),
          inputs: \(front.inputs.swiftCases), since: \(front.since.swiftLiteral), state: .\(front.state.rawValue),
          needsTranslations: \(front.needsTranslations), \(yields)contexts: \(front.contexts.swiftCases),
          options: [\(options)],
          check: \(front.isMadeByEngine ? "Check()" : ".\(checkName)"))
      }

      """
  }
}

extension PageOption {
  fileprivate var swift: String {
    let value =
      switch self.value {
      case .flag(let flag): ".flag(\(flag))"
      case .number(let number): ".number(\(number))"
      case .text(let text): ".text(\(text.swiftLiteral))"
      case .list(let list): ".list(\(list.swiftList))"
      }
    return "RuleOption(name: \(name.swiftLiteral), value: \(value), help: \(help.swiftLiteral))"
  }
}

extension [String] {
  fileprivate var swiftCases: String { "[" + map { ".\($0)" }.joined(separator: ", ") + "]" }
  fileprivate var swiftList: String { "[" + map(\.swiftLiteral).joined(separator: ", ") + "]" }
}

extension String {
  /// What must be escaped in a literal: backslashes, quotes, and characters that an editor may hide or turn.
  fileprivate var swiftEscaped: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\"": text += "\\\""
      case "\n": text += "\\n"
      default:
        let isHidden =
          scalar.properties.generalCategory == .format
          || (scalar.value > 127 && scalar.properties.isWhitespace)
        text += isHidden ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
      }
    }
    return text
  }

  fileprivate var swiftLiteral: String { "\"\(swiftEscaped)\"" }

  /// A raw multi-line literal with as many `#` as the text needs. Its lines stand at the margin, as on the page.
  fileprivate var swiftRawLiteral: String {
    var hashes = "#"
    while contains("\"\"\"" + hashes) || contains("\\" + hashes) { hashes += "#" }
    return "\(hashes)\"\"\"\n\(self)\n\"\"\"\(hashes)"
  }
}
