import L10nSyntax

extension JoinedTable {
  /// A language with fewer texts of several words shows no habit.
  private static let fewestTexts = 10
  /// So many keys of a table tell what its languages are.
  private static let mostLookedAt = 100

  /// Numbers of the languages that only repeat the base language: nine in ten of their texts with several words are the base
  /// texts. An export has put them there, and nobody has translated them.
  var copiedLanguages: Set<Int> {
    guard languages.count > 1 else { return [] }
    var (same, all) = (languages.map { _ in 0 }, languages.map { _ in 0 })
    // Of most languages a few texts tell that they are none.
    var open = Set(languages.indices.dropFirst())
    for number in stride(from: 0, to: rows.count, by: rows.count / Self.mostLookedAt + 1) where !open.isEmpty
    {
      guard let base = baseCell(of: rows[number]), let source = text(of: base),
        withText(of: source.text, in: base, { $0.translatableWords(upTo: 2) }) > 1
      else { continue }
      for cell in cells(of: rows[number]) where open.contains(Int(cell.language)) {
        guard let text = text(of: cell), !text.text.range.isEmpty else { continue }
        let language = Int(cell.language)
        all[language] += 1
        if table(of: base).isSame(source.text, text.text, of: table(of: cell)) { same[language] += 1 }
        if all[language] >= Self.fewestTexts, same[language] * 2 < all[language] { open.remove(language) }
      }
    }
    return open.filter { all[$0] >= Self.fewestTexts && same[$0] * 10 >= all[$0] * 9 }
  }
}
