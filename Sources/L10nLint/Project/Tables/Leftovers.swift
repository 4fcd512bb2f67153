import L10nSyntax

/// The keys of translations that the base language does not have, and those of them that it has under another name by
/// now: the texts are there, and nobody sees them.
struct Leftovers: Sendable {
  let table: JoinedTable
  let rows: [JoinedTable.Row]
  /// By the hash of the old name, the key that has taken its place.
  private var successors: [UInt64: JoinedTable.Row] = [:]
  private var hashesOfSuccessors: Set<UInt64> = []

  /// More keys than this were not renamed: the table is another one.
  private static let mostRenamed = 200

  init(of table: JoinedTable, _ project: ProjectFacts) {
    self.table = table
    rows = table.leftovers(project)
    guard !rows.isEmpty, rows.count <= Self.mostRenamed else { return }
    let candidates = Candidates(table, lacking: Set(rows.map { table.languageNumbers(of: $0) }))
    var claims: [UInt64: [(old: JoinedTable.Row, successor: JoinedTable.Row)]] = [:]
    for row in rows {
      guard let successor = candidates.successor(of: row) else { continue }
      claims[table.hashOfKey(of: successor), default: []].append((row, successor))
    }
    // In one language a key does not take the place of two.
    for (hash, claims) in claims {
      let languages = claims.flatMap { table.languageNumbers(of: $0.old) }
      guard Set(languages).count == languages.count else { continue }
      hashesOfSuccessors.insert(hash)
      for (old, successor) in claims { successors[table.hashOfKey(of: old)] = successor }
    }
  }

  func successor(of row: JoinedTable.Row) -> JoinedTable.Row? {
    successors.isEmpty ? nil : successors[table.hashOfKey(of: row)]
  }

  /// Whether a key is the new name of one that has translations.
  func areRenamed(to row: JoinedTable.Row) -> Bool {
    !hashesOfSuccessors.isEmpty && hashesOfSuccessors.contains(table.hashOfKey(of: row))
  }
}

/// Keys of the base language that some languages lack, by their words.
private struct Candidates {
  private let joined: JoinedTable
  private var rows: [Candidate] = []
  private var numbers: [String: [Int]] = [:]
  /// By their letters and digits alone.
  private var spelledAlike: [String: [Int]] = [:]

  /// A key with what is asked of it again and again.
  private struct Candidate {
    let row: JoinedTable.Row
    let languages: Set<UInt32>
    let words: Set<String>
    let specifierCount: Int
    let negation: String?
    let isText: Bool

    init(_ row: JoinedTable.Row, _ languages: Set<UInt32>, key: String) {
      (self.row, self.languages) = (row, languages)
      (words, specifierCount, negation) = (key.allWords, key.specifierCount, key.negation)
      isText = key.contains(" ")
    }
  }

  /// Those that lack one of some sets of languages.
  init(_ joined: JoinedTable, lacking sets: Set<Set<UInt32>>) {
    self.joined = joined
    for row in joined.rows where joined.first(of: row).language == 0 {
      let languages = joined.languageNumbers(of: row)
      guard sets.contains(where: languages.isDisjoint) else { continue }
      let candidate = Candidate(row, languages, key: joined.key(of: row))
      for word in candidate.words { numbers[word, default: []].append(rows.count) }
      spelledAlike[joined.key(of: row).lettersAlone, default: []].append(rows.count)
      rows.append(candidate)
    }
  }

  /// The one key that says nearly the same and lacks just the languages that the old one has.
  func successor(of row: JoinedTable.Row) -> JoinedTable.Row? {
    let old = Candidate(row, joined.languageNumbers(of: row), key: joined.key(of: row))
    // `TIDE_HIGHWATER` for `TIDE_HIGH_WATER`
    let key = joined.key(of: row)
    let letters = key.lettersAlone
    if let alike = spelledAlike[letters], alike.count == 1, letters.count > 3,
      joined.key(of: rows[alike[0]].row).count >= key.count,
      rows[alike[0]].languages.isDisjoint(with: old.languages),
      rows[alike[0]].specifierCount == old.specifierCount
    {
      return rows[alike[0]].row
    }
    var shared: [Int: Int] = [:]
    for word in old.words { for number in numbers[word, default: []] { shared[number, default: 0] += 1 } }
    let alike = shared.filter { number, count in
      count > 1 && isRenamed(old, to: rows[number], sharing: count)
    }
    guard let best = alike.max(by: { $0.value < $1.value }),
      alike.count(where: { $0.value == best.value }) == 1
    else { return nil }
    return rows[best.key].row
  }
}

extension Candidates {
  /// Whether one key says nearly what another one says; what costs least is asked first.
  private func isRenamed(_ old: Candidate, to new: Candidate, sharing count: Int) -> Bool {
    guard new.languages.isDisjoint(with: old.languages), new.specifierCount == old.specifierCount,
      new.negation == old.negation
    else { return false }
    // A name changes its spelling; a text can change a few words.
    let isAlike =
      old.isText ? count * 5 >= max(old.words.count, new.words.count) * 3 : new.words == old.words
    guard !isAlike, count == min(old.words.count, new.words.count) else { return isAlike }
    if !old.isText, !new.isText, Self.turns.isDisjoint(with: old.words.symmetricDifference(new.words)),
      joined.haveSameNeighbors(old.row, new.row)
    {
      return true
    }
    let (key, other) = (joined.key(of: old.row), joined.key(of: new.row))
    return (key.isEnd(of: other) || other.isEnd(of: key)) && isExplainedAlike(old.row, new.row)
  }

  /// Words with which a name says something else: `search` and `searchAndExplore`.
  private static let turns: Set = ["and", "or", "not", "no", "non", "without"]

  /// Whether two keys have the same comment.
  private func isExplainedAlike(_ row: JoinedTable.Row, _ other: JoinedTable.Row) -> Bool {
    guard let comment = joined.comment(of: joined.first(of: row)) else { return false }
    return comment == joined.comment(of: joined.first(of: other))
  }
}

extension String {
  /// The word at its beginning that turns all it says round.
  fileprivate var negation: String? {
    let first = prefix { !$0.isWhitespace }.lowercased()
    return ["no", "not", "never", "don't", "don’t", "cannot", "can't", "can’t"].contains(first) ? first : nil
  }

  /// Whether it is what another text ends with, from the beginning of a sentence on.
  fileprivate func isEnd(of other: String) -> Bool {
    guard other.hasSuffix(self), other != self, contains(" ") else { return false }
    let before = other.dropLast(count)
    return before.last?.isWhitespace ?? false
      && before.last { !$0.isWhitespace }.map { ".!?:".contains($0) } ?? false
  }

  /// The words of a name or a text, in small letters.
  fileprivate var allWords: Set<String> {
    Set(split { !$0.isLetter && !$0.isNumber }.flatMap { String($0).words })
  }
}

extension JoinedTable {
  /// The keys of translations that the base language does not have. A project that writes its texts into the code has a
  /// table for few of them, or for none; and a key that a call asks for is its own base text, or the call has one. So is
  /// a text of the settings.
  fileprivate func leftovers(_ project: ProjectFacts) -> [Row] {
    // The base texts of intents stand in an `.intentdefinition`, whose ids are the keys.
    guard languages.count > 1, !isOfInterface(project.resources.layout), !isOfInformation, !isOfIntents
    else {
      return []
    }
    let rows = rows.filter {
      first(of: $0).language != 0 && !hasBaseVariant($0) && !isOfOtherSource($0)
        && entry(of: $0).isTranslatable
    }
    guard !rows.isEmpty, rows.count * 2 < self.rows.count else { return [] }
    let copied = Set(copiedLanguages.map { UInt32($0) })
    let spelled = project.keys.spelled
    // `"\(count) boats"` asks for `%lld boats`, unless the base language says what else it asks for.
    let baseFormats = Set(self.rows.lazy.filter { self.first(of: $0).language == 0 }.compactMap(hashOfFormat))
    return rows.filter { row in
      !spelled.used.contains(hashOfKey(of: row)) && !spelled.idle.contains(hashOfKey(of: row))
        && !(hashOfFormat(of: row).map { spelled.used.contains($0) && !baseFormats.contains($0) } ?? false)
        && !languageNumbers(of: row).isSubset(of: copied) && !key(of: row).isFormOfPlural
        && !project.resources.hasElsewhere(row, of: self)
        && !(project.keys.unused.isOfSettings(row, of: self) && key(of: row).looks == .text)
        && !isSpelledSentence(row, spelled.literals) && !isEmpty(row)
    }
  }

  /// Whether no language has written a text: there is none to lose.
  private func isEmpty(_ row: Row) -> Bool {
    cells(of: row).allSatisfy { cell in
      values(of: cell).allSatisfy { text(of: $0.text, in: cell).isEmpty }
    }
  }

  /// Whether a key is a text of several words that the code spells: by way of a constant it may be looked up, and is its own
  /// base text.
  private func isSpelledSentence(_ row: Row, _ literals: LiteralTexts) -> Bool {
    literals.holds(hashOfKey(of: row)) && key(of: row).contains(" ") && key(of: row).looks == .text
  }

  /// Whether the entries before and behind two rows have the same keys in their files: one stands where the other should.
  fileprivate func haveSameNeighbors(_ row: Row, _ other: Row) -> Bool {
    let (mine, theirs) = (neighbors(of: row), neighbors(of: other))
    return mine.count == 2 && mine == theirs
  }

  private func neighbors(of row: Row) -> [String] {
    let (cell, table) = (first(of: row), table(of: row))
    return [Int(cell.entry) - 1, Int(cell.entry) + 1].filter(table.entries.indices.contains)
      .map { table.text(of: table.entries[$0].key) }
  }

  func languageNumbers(of row: Row) -> Set<UInt32> { Set(cells(of: row).map(\.language)) }

  /// Whether a row stands in a catalog whose own source language is another one, and has a text in that.
  private func isOfOtherSource(_ row: Row) -> Bool {
    guard let source = table(of: row).sourceLanguage.flatMap(LanguageTag.init) else { return false }
    return source != languages[0].tag && cells(of: row).contains { languages[Int($0.language)].tag == source }
  }

  /// Whether a row has a text in a variant of the base language, such as `en-GB`.
  private func hasBaseVariant(_ row: Row) -> Bool {
    cells(of: row).contains { isSameLanguage(Int($0.language), 0) }
  }
}

extension ProjectResources {
  /// Whether another table of the bundle has a key in its base language: then its texts stand in the wrong table, which is
  /// told of the other one.
  fileprivate func hasElsewhere(_ row: JoinedTable.Row, of table: JoinedTable) -> Bool {
    tables.contains { other in
      other.bundle == table.bundle && other.name != table.name
        && other.row(of: table.key(of: row)).map { other.first(of: $0).language == 0 } ?? false
    }
  }
}

extension String {
  /// `places##{few}`: the form of a plural, after a library, so that each language has those that it needs.
  var isFormOfPlural: Bool {
    guard hasSuffix("}"), let mark = firstRange(of: "##{") else { return false }
    return PluralCategory(rawValue: String(self[mark.upperBound...].dropLast())) != nil
  }
}
