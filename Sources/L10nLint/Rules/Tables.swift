import L10nSyntax

extension RuleCatalog {
  /// The tables that the shape finder asks, for files of both languages.
  package static let lexicon = lexicon(for: nil)

  /// What localizes, shows, formats, changes the case of text, and logs. Half of it is of no use to a run that
  /// reads files of one language only, and half of it is read in half the time.
  ///
  /// What a configuration adds comes first, so that it counts where two rows speak of the same call.
  package static func lexicon(for language: SourceLanguage?, _ changes: TableChanges? = nil) -> Lexicon {
    var entries = LexiconEntries()
    if let changes { entries.add(changes, language) }
    let isReplaced = { (name: String) in changes?.replaced.contains(name) ?? false }
    for (table, text) in callTables where !isReplaced(table.rawValue) {
      var rows = TableRows(text, language)
      while rows.next() { entries.add(&rows, of: table) }
    }
    for (table, text) in nameTables where !isReplaced(table.rawValue) {
      var rows = TableRows(text)
      while rows.next() { for name in rows.strings() { entries.add(name, table.role) } }
    }
    return Lexicon(entries)
  }

  private static let callTables: [(CallTable, StaticString)] = [
    (.localizingCalls, GeneratedTables.localizing), (.interfaceCalls, GeneratedTables.interface),
    (.wrappers, GeneratedTables.wrappers), (.displaySinks, GeneratedTables.display),
    (.casingCalls, GeneratedTables.casing), (.formatCalls, GeneratedTables.format),
    (.textCalls, GeneratedTables.textCalls),
    (.localeCalls, GeneratedTables.regional),
  ]

  private static let nameTables: [(NameTable, StaticString)] = [
    (.joinCalls, GeneratedTables.joinCalls), (.logCalls, GeneratedTables.logCalls),
    (.interfaceModules, GeneratedTables.interfaceModules),
  ]
}

extension NameTable {
  fileprivate var role: Lexicon.Roles {
    switch self {
    case .joinCalls: .joining
    case .logCalls: .log
    case .interfaceModules: .interfaceModule
    }
  }
}

extension LexiconEntries {
  fileprivate mutating func add(_ rows: inout TableRows, of table: CallTable) {
    switch table {
    case .localizingCalls, .interfaceCalls, .wrappers: add(rows.localizing())
    case .displaySinks: add(rows.display())
    case .casingCalls: add(rows.casing())
    case .formatCalls: add(rows.format())
    case .textCalls: add(rows.textCall())
    case .localeCalls: add(rows.regional())
    }
  }

  fileprivate mutating func add(_ changes: TableChanges, _ language: SourceLanguage?) {
    for table in CallTable.allCases {
      guard let lines = changes.rows[table] else { continue }
      let text = Array(lines.joined(separator: "\n").utf8)
      text.withUnsafeBufferPointer { text in
        var rows = TableRows(text, language)
        while rows.next() { add(&rows, of: table) }
      }
    }
    for pattern in changes.watched { add(watching: pattern) }
    for table in NameTable.allCases { for name in changes.names[table] ?? [] { add(name, table.role) } }
  }
}

/// Words and symbols that checks ask for. Each list is read when the first check wants it.
package enum Tables {
  /// Words of names that hold how many there are.
  package static let countNames = words(GeneratedTables.countNames)
  /// Words of names that are positions or states, however number-like.
  package static let positionNames = words(GeneratedTables.positionNames)
  /// Words of names whose dates are for machines, and for people.
  package static let machineDateWords = words(GeneratedTables.machineDateWords)
  package static let shownDateWords = words(GeneratedTables.shownDateWords)
  package static let months = words(GeneratedTables.months)
  /// By word in lower case: what it means as a noun and as a verb.
  package static let ambiguousWords: [String: (noun: String, verb: String)] = {
    var words: [String: (noun: String, verb: String)] = [:]
    var rows = TableRows(GeneratedTables.ambiguousWords)
    while rows.next() { words[rows.string()] = (rows.string(), rows.string()) }
    return words
  }()
  package static let currencyCodes = words(GeneratedTables.currencyCodes)

  /// Words at the end of names of texts that people gave or read.
  package static let titleNames = Array(words(GeneratedTables.titleNames))
  /// Words that make a name one for programs.
  package static let machineOwners = words(GeneratedTables.machineOwners)
  /// Words of names of collections whose names programs read.
  package static let machineCollections = words(GeneratedTables.machineCollections)
  /// Words of names that hold what somebody is looking for.
  package static let needleNames = Array(words(GeneratedTables.needleNames))
  /// Words at the end of names of running text.
  package static let textNames = Array(words(GeneratedTables.textNames))
  /// Names of products and services.
  package static let products = words(GeneratedTables.products)
  package static let productsInSmallLetters = Set(products.map { $0.lowercased() })
  /// Acronyms that look like words.
  package static let acronyms = words(GeneratedTables.acronyms)
  package static let technicalUnits = words(GeneratedTables.technicalUnits)
  package static let givenNames = Array(words(GeneratedTables.givenNames))
  package static let familyNames = Array(words(GeneratedTables.familyNames))
  /// Languages as they call themselves.
  package static let languagesInThemselves = words(GeneratedTables.languagesInThemselves)
  package static let units = words(GeneratedTables.units)
  package static let timeSigns = words(GeneratedTables.timeSigns)

  /// What stands between a number and its noun more often than anything else.
  package static let countAdjectives = words(GeneratedTables.countAdjectives)
  /// Plurals without an `s`, and with a vowel before it.
  package static let irregularPlurals = words(GeneratedTables.irregularPlurals)
  /// They describe what is counted, and another noun may stand before that.
  package static let countParticiples = words(GeneratedTables.countParticiples)
  /// No adjectives: the noun behind them is not what is counted.
  package static let smallWords = words(GeneratedTables.smallWords)
  /// `%d digit codes`, `%d star reviews`: the number belongs to the first word, which has one form there.
  package static let singularUnits = words(GeneratedTables.singularUnits)
  /// A number behind these is no count of what follows: `Level %d bonus points`.
  package static let numberedThings = words(GeneratedTables.numberedThings)
  /// Behind `times as`: a factor.
  package static let amountWords = words(GeneratedTables.amountWords)
  /// Behind `times`: a factor.
  package static let comparatives = words(GeneratedTables.comparatives)
  /// Nobody counts these but by numbers, so `%@` stands for one as well.
  package static let timeUnits = words(GeneratedTables.timeUnits)
  /// What is measured, not counted.
  package static let measuredNouns = words(GeneratedTables.measuredNouns)

  package static let languagesWithMonthAndYear = words(GeneratedTables.languagesWithMonthAndYear)
  /// Those whose names of months in a date are others than alone.
  package static let languagesWithTwoMonthNames = words(GeneratedTables.languagesWithTwoMonthNames)
  package static let languagesWithDecimalComma = words(GeneratedTables.languagesWithDecimalComma)
  /// Those that write a percentage in another way than English does.
  package static let languagesWithOtherShares = words(GeneratedTables.languagesWithOtherShares)
  package static let languagesWithOwnDigits = words(GeneratedTables.languagesWithOwnDigits)
  /// Those whose headings are written like sentences: capitals in each word are a habit of English.
  package static let languagesWithSmallHeadings = words(GeneratedTables.languagesWithSmallHeadings)
  /// Those that put endings or small words directly to a value, and those without spaces.
  package static let joiningLanguages = words(GeneratedTables.joiningLanguages)
  /// Those in which the noun behind 1 differs from that behind 2; in Turkish or Hungarian it does not.
  package static let languagesWithNounForms = words(GeneratedTables.languagesWithNounForms)
  /// Keys of an `Info.plist` that build settings make too.
  package static let informationKeys = words(GeneratedTables.informationKeys)
  package static let classesOfSystem = words(GeneratedTables.classesOfSystem)

  /// By language, as tags name it: the words that tell it.
  package static let sentenceWords: [(language: String, words: Set<String>)] = {
    var lists: [(String, Set<String>)] = []
    var rows = TableRows(GeneratedTables.sentenceWords)
    while rows.next() { lists.append((rows.string(), Set(rows.strings().dropFirst()))) }
    return lists
  }()
  /// No sentence in English does without one of these, and hardly a name has one.
  package static let englishWords = words(GeneratedTables.englishWords)
  /// None of these is a word of a language with the same letters that comes to mind beside four others.
  package static let surelyEnglishWords = words(GeneratedTables.surelyEnglishWords)
  /// Those of them that no other language has at all.
  package static let onlyEnglishWords = words(GeneratedTables.onlyEnglishWords)
  /// They say nothing of what a text is about.
  package static let emptyEnglishWords = words(GeneratedTables.emptyEnglishWords)

  /// Behind a number that other countries have another one for, or shorten.
  package static let localUnits = words(GeneratedTables.localUnits)
  package static let spansOfTime = words(GeneratedTables.spansOfTime)
  /// `more than 1` is `at least 2`.
  package static let comparingWords = words(GeneratedTables.comparingWords)
  /// Words of texts whose numbers differ from country to country.
  package static let localSubjects = words(GeneratedTables.localSubjects)

  /// Names of tags and of characters in HTML.
  package static let tagsOfMarkup = words(GeneratedTables.tagsOfMarkup)
  package static let tagsThatBreakLines = words(GeneratedTables.tagsThatBreakLines)
  package static let referencesOfMarkup = words(GeneratedTables.referencesOfMarkup)

  private static func words(_ table: StaticString) -> Set<String> {
    var words: Set<String> = []
    var rows = TableRows(table)
    while rows.next() { words.formUnion(rows.strings()) }
    return words
  }
}
