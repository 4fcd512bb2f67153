import L10nSyntax

extension Check {
  /// Keys of translations that the base language does not have: what it may call otherwise by now one by one, the
  /// leftovers of a table together where they are many.
  static let extraTranslation = Check(
    .tables { joined, pass in
      // Of a storyboard that is not there nobody sees any text, in whatever language.
      guard !joined.isOfLostInterface(pass.project.resources.layout) else { return }
      let leftovers = pass.leftovers(of: joined)
      if !leftovers.rows.isEmpty { report(leftovers, &pass) }
    })

  private static func report(_ leftovers: Leftovers, _ pass: inout ResourcePass) {
    let joined = leftovers.table
    let texts = Translations(joined)
    let sameKeys = joined.baseKeysInAnyCase
    var others: [JoinedTable.Row] = []
    for row in leftovers.rows where !joined.isBareFormat(row) {
      if let same = sameKeys[joined.key(of: row).lowercased()],
        case let lacking = joined.languages(of: row, without: same), !lacking.isEmpty
      {
        let place = joined.cells(of: row).first { Int($0.language) == lacking[0] } ?? joined.first(of: row)
        pass.report(
          joined.entry(of: place).key.range, in: joined.file(of: place),
          "`\(texts.name(of: row))` in \(texts.list(lacking)) is not a key of the base language; did you mean"
            + " `\(texts.name(of: same))`?", kind: "leftover", confidence: .certain,
          related: [pass.related(same, of: joined, "the other key")])
      } else if let successor = leftovers.successor(of: row),
        // Where nothing asks for the new name either, or nobody has translated the old one, there is nothing to move.
        pass.project.keys.isRead(successor, of: joined), !joined.repeatsKey(row)
      {
        report(row, renamed: successor, texts, &pass)
      } else {
        others.append(row)
      }
    }
    let baseKeys = joined.baseKeys(amongst: others.lazy.map { joined.key(of: $0).replacing("_", with: "") })
    let mayBeBuilt = { (row: JoinedTable.Row) in
      let key = joined.key(of: row)
      return key.contains("_") && baseKeys.contains(key.replacing("_", with: ""))
    }
    report(others.filter { !mayBeBuilt($0) }, .certain, texts, &pass)
    report(others.filter(mayBeBuilt), .possible, texts, &pass)
  }

  private static func report(
    _ others: [JoinedTable.Row], _ confidence: Confidence, _ texts: Translations, _ pass: inout ResourcePass
  ) {
    let (joined, base) = (texts.joined, texts.spelling(of: 0))
    pass.report(
      others, of: joined, kind: "leftover", confidence: confidence,
      alone: {
        "`\(texts.name(of: $0))` is in \(texts.list(joined.languages(of: $0))), but not in the base language `\(base)`"
      },
      together: {
        "\($0.count) translated keys are not in the base language `\(base)`, such as `\(texts.name(of: $0[0]))`"
      })
  }

  private static func report(
    _ row: JoinedTable.Row, renamed successor: JoinedTable.Row, _ texts: Translations,
    _ pass: inout ResourcePass
  ) {
    let (joined, base) = (texts.joined, texts.spelling(of: 0))
    let (name, other) = (texts.name(of: row), texts.name(of: successor))
    // Long keys may differ behind what a message shows of them.
    let change =
      other == name ? "have a new key in `\(base)`" : "be `\(other)` in `\(base)` now"
    pass.report(
      row, of: joined,
      "`\(name)` in \(texts.list(joined.languages(of: row))) may \(change): its texts are never shown",
      kind: "renamed", confidence: .likely, related: [pass.related(successor, of: joined, "the new name")])
  }
}

extension JoinedTable {
  fileprivate func languages(of row: Row) -> [Int] {
    var languages: [Int] = []
    for cell in cells(of: row) where languages.last != Int(cell.language) {
      languages.append(Int(cell.language))
    }
    return languages
  }

  /// The languages of a row that lack another one.
  fileprivate func languages(of row: Row, without other: Row) -> [Int] {
    let having = languages(of: other)
    return languages(of: row).filter { !having.contains($0) }
  }

  /// `"%lld" = "%lld"`: nothing to translate, and what a number in `Text` asks for.
  fileprivate func isBareFormat(_ row: Row) -> Bool {
    row.marks.contains(.percent) && !key(of: row).withoutSpecifiers.contains(where: \.isLetter)
      && repeatsKey(row)
  }

  /// Whether nobody has translated a key: under a new name its texts would be of no use.
  fileprivate func repeatsKey(_ row: Row) -> Bool {
    let key = entry(of: row).key
    return cells(of: row).allSatisfy { cell in
      text(of: cell).map { table(of: cell).isSame($0.text, key, of: table(of: row)) } ?? true
    }
  }

  /// Those of some keys that the base language has.
  fileprivate func baseKeys(amongst keys: some Sequence<String>) -> Set<String> {
    Set(keys.filter { key in row(of: key).map { first(of: $0).language == 0 } ?? false })
  }

  /// Rows of the base language by their keys in small letters.
  fileprivate var baseKeysInAnyCase: [String: Row] {
    var found: [String: Row] = [:]
    for row in rows where first(of: row).language == 0 { found[key(of: row).lowercased()] = row }
    return found
  }
}
