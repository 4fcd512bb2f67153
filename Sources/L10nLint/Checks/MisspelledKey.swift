import L10nSyntax

extension Check {
  /// Keys that no table has as the code spells them, but with other capitals, blanks or marks.
  static let misspelledKey = Check(
    .project { pass in
      var spellings = Spellings()
      let missing = MissingKeys(&pass)
      for stray in missing.strays { report(stray, &spellings, &pass) }
      for miss in missing.misses where miss.base == nil {
        let named = miss.rowWithoutValues
        guard let row = named ?? spellings.row(meantBy: miss, in: pass.project) else { continue }
        pass.report(
          miss.use,
          named == nil
            ? Self.message(miss.use.key, miss.table.name, miss.table.key(of: row))
            : "The value becomes part of this key, so the key is not found: `\(miss.table.name)` has"
              + " `\(miss.table.key(of: row).forMessage)`",
          related: [pass.related(row, of: miss.table, "the key with translations")])
      }
      var told: Set<String> = []
      for use in pass.project.keys.uses
      where use.isInterpolated && !use.specifiers.isEmpty && !use.context.contains(.test)
        && use.hasLetters && pass.isReported(use)
      {
        guard let place = use.placeWithOtherTypes(in: pass.project), pass.isFirst(use.key, &told, use) else {
          continue
        }
        pass.report(
          use, Self.message(use.keyOfBuild, place.table.name, place.table.key(of: place.row)),
          related: [pass.related(place.row, of: place.table, "the key with translations")])
      }
    })

  /// A text that one language or two have as the code spells it, and the base language and others in another way.
  private static func report(
    _ stray: MissingKeys.Miss, _ spellings: inout Spellings, _ pass: inout ProjectPass
  ) {
    let table = stray.table
    guard let base = stray.base, let own = table.row(of: stray.use.key),
      let row = spellings.row(meantBy: own, in: table)
    else { return }
    let place = pass.related(
      table.values(of: base).first?.text.range ?? table.entry(of: base).key.range, in: table.file(of: base),
      "the key as the code spells it")
    pass.report(
      stray.use,
      "`\(stray.use.shownKey)` has a text only in \(table.list(table.languageNumbers(of: own).sorted().map { Int($0) })):"
        + " `\(table.name)` has `\(table.key(of: row).forMessage)`",
      related: [pass.related(row, of: table, "the key with translations"), place])
  }

  /// Of long keys, what they have in common first is left out.
  private static func message(_ key: String, _ table: String, _ other: String) -> String {
    let common = zip(key, other).prefix { $0 == $1 }.count
    let shown = [key, other].map { key in
      let start = common > 16 && key.count > 30 ? common - 8 : 0
      return ((start > 0 ? "…" : "") + key.dropFirst(start).namingBlanks).forMessage
    }
    return "`\(shown[0])` is not found: `\(table)` has `\(shown[1])`"
  }
}

extension MissingKeys.Miss {
  /// `cart.total` where the code says `"cart.total \(sum)"`: what is put into a key is a part of it.
  fileprivate var rowWithoutValues: JoinedTable.Row? {
    guard use.isInterpolated else { return nil }
    let words = use.key.split(separator: " ").filter { !$0.hasPrefix("%") }
    guard words.count == 1, words[0].contains(where: { $0 == "." || $0 == "_" }),
      words[0].count < use.key.count
    else {
      return nil
    }
    return table.row(of: String(words[0])).flatMap { table.hasText($0) ? $0 : nil }
  }
}

extension KeyUse {
  /// Of two values and a slash all languages make the same.
  fileprivate var hasLetters: Bool { key.replacing("%@", with: "").contains(where: \.isLetter) }

  /// A key whose specifiers are of other types than the values of this one, where no table has one that fits.
  fileprivate func placeWithOtherTypes(in project: ProjectFacts) -> RowOfTable? {
    let places = project.keys.tables.places(of: self)
    let isOther = places.allSatisfy { place in
      place.table.withKey(of: place.row) { key in
        let all = FormatReader(key).filter { $0.type != nil }
        guard all.count == specifiers.count, all.allSatisfy({ $0.position == nil && $0.name == nil }) else {
          return false
        }
        return zip(all, specifiers).contains { other, mine in
          mine.map { !$0.utf8.elementsEqual(key[Int(other.range.start)..<Int(other.range.end)]) } ?? false
        }
      }
    }
    guard isOther, let place = places.first, place.table.hasText(place.row) else { return nil }
    return place
  }
}

extension StringProtocol {
  /// `Set<U+00A0>sail`: blanks that look like an ordinary one, and characters that nobody sees.
  fileprivate var namingBlanks: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      let isUnseen =
        scalar != " " && (scalar.properties.isWhitespace || scalar.properties.generalCategory == .format)
      text += isUnseen ? "<U+\(String(scalar.value, radix: 16, uppercase: true).leftPadded)>" : String(scalar)
    }
  }
}

extension String {
  fileprivate var leftPadded: String { String(repeating: "0", count: Swift.max(0, 4 - count)) + self }
}
