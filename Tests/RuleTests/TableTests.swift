import L10nLint
import L10nSyntax
import Testing

private func localizing(_ name: String, _ language: SourceLanguage?) -> [LocalizingPattern] {
  let lexicon = RuleCatalog.lexicon(for: language)
  guard let word = lexicon.vocabulary[name] else { return [] }
  return lexicon.localizing.numbers(of: word).map { lexicon.localizing[$0] }
}

@Test func aNameHasTheArgumentsOfItsLanguage() throws {
  let swift = try #require(localizing("NSLocalizedString", .swift).first)
  #expect(swift.call.labels == ["_", "tableName", "bundle", "value", "comment"])
  #expect(swift.key == .index(0) && swift.comment == .label("comment") && swift.isCommentRequired)
  let macro = try #require(localizing("NSLocalizedString", .cFamily).first)
  #expect(macro.call.labels == nil && macro.arity == 2 && macro.comment == .index(1))
  #expect(localizing("NSLocalizedString", .swift).allSatisfy { $0.arity == nil })
  #expect(localizing("NSLocalizedString", .cFamily).count == 1)
}

@Test func originsAndKeysAreRead() throws {
  let text = try #require(localizing("Text", nil).first)
  #expect(text.origin == .swiftUI && text.keys == .text && text.bundle == .label("bundle"))
  let member = try #require(localizing("localized", .swift).first)
  #expect(member.origin == .wrapper && member.keys == .symbolic && member.key == .receiver)
  let value = localizing("String", .swift).filter { $0.value == .label("defaultValue") }
  #expect(!value.isEmpty && value.allSatisfy { $0.keys == .symbolic && $0.origin == .table })
}

@Test func shownTextIsKnownByItsLabels() throws {
  let lexicon = RuleCatalog.lexicon
  let word = try #require(lexicon.vocabulary["UIAlertController"])
  let row = try #require(lexicon.display.numbers(of: word).first.map { lexicon.display[$0] })
  #expect(row.text == [.label("title"), .label("message")] && row.sureness == .high)
  let title = try #require(lexicon.vocabulary["title"])
  let setters = lexicon.display.numbers(of: title).map { lexicon.display[$0] }.filter {
    $0.call.form == .setter
  }
  #expect(setters.count == 1 && setters[0].sureness == .low)
}

@Test func formatsTakeAnyNumberOfValues() throws {
  let lexicon = RuleCatalog.lexicon
  let word = try #require(lexicon.vocabulary["localizedStringWithFormat"])
  let rows = lexicon.format.numbers(of: word).map { lexicon.format[$0] }
  #expect(rows.allSatisfy(\.isLocalized) && rows.count == 3)
  #expect(rows.contains { $0.call.owner == "String" && ($0.call.labels?.count ?? 0) > 8 })
}

@Test func casingKnowsWhatToWriteInstead() throws {
  let lexicon = RuleCatalog.lexicon
  let word = try #require(lexicon.vocabulary["uppercased"])
  let rows = lexicon.casing.numbers(of: word).map { lexicon.casing[$0] }
  #expect(rows.map(\.isLocalized) == [false, true] && rows[1].locale == .label("with"))
  #expect(rows.allSatisfy { $0.instead == "localizedUppercase" && $0.operation == .upper })
}

/// A run over one language finds nothing less than a run over both.
@Test func aLexiconOfOneLanguageLeavesOutTheOther() {
  let (both, swift, c) = (
    RuleCatalog.lexicon, RuleCatalog.lexicon(for: .swift), RuleCatalog.lexicon(for: .cFamily)
  )
  #expect(
    swift.localizing.rows.count < both.localizing.rows.count
      && c.localizing.rows.count < both.localizing.rows.count)
  #expect(both.localizing.rows.count { $0.call.language != .cFamily } == swift.localizing.rows.count)
  #expect(both.display.rows.count { $0.call.language != .swift } == c.display.rows.count)
}

@Test func wordsAreRead() {
  #expect(Tables.currencyCodes.count == 154)
  #expect(Tables.countNames.contains("count") && Tables.positionNames.contains("index"))
  #expect(Tables.ambiguousWords["run"]?.noun == "a run" && Tables.ambiguousWords["run"]?.verb == "to run")
}
