import L10nSyntax

extension RuleCatalogue {
  /// The tables that the shape finder asks, for files of both languages.
  package static let lexicon = lexicon(for: nil)

  /// What localizes, shows, formats, changes the case of text, and logs. Half of it is of no use to a run that
  /// reads files of one language only, and half of it is read in half the time.
  package static func lexicon(for language: SourceLanguage?) -> Lexicon {
    var entries = LexiconEntries()
    for table in [GeneratedTables.localizing, GeneratedTables.interface, GeneratedTables.wrappers] {
      var rows = TableRows(table, language)
      while rows.next() { entries.add(rows.localizing()) }
    }
    var rows = TableRows(GeneratedTables.display, language)
    while rows.next() { entries.add(rows.display()) }
    rows = TableRows(GeneratedTables.casing, language)
    while rows.next() { entries.add(rows.casing()) }
    rows = TableRows(GeneratedTables.format, language)
    while rows.next() { entries.add(rows.format()) }
    entries.add(GeneratedTables.joinCalls, .joining)
    entries.add(GeneratedTables.logCalls, .log)
    entries.add(GeneratedTables.interfaceModules, .interfaceModule)
    return Lexicon(entries)
  }
}

extension LexiconEntries {
  fileprivate mutating func add(_ table: StaticString, _ role: Lexicon.Roles) {
    var rows = TableRows(table)
    while rows.next() { for name in rows.strings() { add(name, role) } }
  }
}

/// Words and symbols that checks ask for. Each list is read when the first check wants it.
package enum Tables {
  /// Words of names that hold how many there are.
  package static let countNames = words(GeneratedTables.countNames)
  /// Words of names that are positions or states, however number-like.
  package static let positionNames = words(GeneratedTables.positionNames)
  package static let prepositions = words(GeneratedTables.prepositions)
  package static let conjunctions = words(GeneratedTables.conjunctions)
  package static let copulas = words(GeneratedTables.copulas)
  package static let articles = words(GeneratedTables.articles)
  package static let postpositions = words(GeneratedTables.postpositions)
  /// Words of names whose text is for machines.
  package static let machineNames = words(GeneratedTables.machineNames)
  /// Members whose result is for machines.
  package static let machineCalls = words(GeneratedTables.machineCalls)
  /// By word in lower case: what it means as a noun and as a verb.
  package static let ambiguousWords: [String: (noun: String, verb: String)] = {
    var words: [String: (noun: String, verb: String)] = [:]
    var rows = TableRows(GeneratedTables.ambiguousWords)
    while rows.next() { words[rows.string()] = (rows.string(), rows.string()) }
    return words
  }()
  /// Every character of Unicode's category Sc.
  package static let currencySigns = words(GeneratedTables.currencySigns)
  /// Symbols made of letters, as people write them beside an amount.
  package static let currencySymbols = words(GeneratedTables.currencySymbols)
  package static let currencyCodes = words(GeneratedTables.currencyCodes)

  private static func words(_ table: StaticString) -> Set<String> {
    var words: Set<String> = []
    var rows = TableRows(table)
    while rows.next() { words.formUnion(rows.strings()) }
    return words
  }
}
