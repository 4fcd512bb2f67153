import L10nSyntax

// What the tables say of the text that a use of a key asks for.

extension KeyTables {
  /// Whether some table has the key of one of these uses.
  func hold(anyOf uses: [KeyUse]) -> Bool { uses.contains { !places(of: $0).isEmpty } }

  /// What a use says in the base language, where the tables or the code show it.
  func baseText(of use: KeyUse) -> String? {
    for place in places(of: use) {
      if let base = place.table.baseText(of: place.row, for: .strings) {
        return place.table.text(of: base)
      }
    }
    return use.value
  }

  /// What a use says. Where no table has it yet, a text that is its own key says that.
  func text(of use: KeyUse) -> String? {
    baseText(of: use) ?? (use.looks == .text ? use.key : nil)
  }

  /// Whether the tables give another text to a key that reads like one: then it is a name.
  func isNamed(_ use: KeyUse) -> Bool {
    guard let text = baseText(of: use)?.plainWords, !text.isEmpty else { return false }
    return text != use.key.plainWords
  }

  /// Whether somebody has written a text for a use in a language besides the base language.
  func haveTranslation(of use: KeyUse) -> Bool {
    places(of: use).contains { $0.translations.contains { $0.state != .new && !$0.text.isEmpty } }
  }

  /// Whether several languages have a text, and all of them the same.
  func isKept(_ use: KeyUse) -> Bool { areKept(places(of: use)) }

  /// Whether several languages have a text that any of some uses may ask for, and all of them the same.
  func areKept(_ uses: [KeyUse]) -> Bool { areKept(uses.flatMap { places(of: $0) }) }

  private func areKept(_ places: [RowOfTable]) -> Bool {
    !places.isEmpty
      && places.allSatisfy { place in
        let cells = place.table.cells(of: place.row)
        let texts = cells.flatMap { cell in
          place.table.values(of: cell).map { place.table.text(of: $0.text, in: cell) }
        }
        return Set(cells.map(\.language)).count > 1 && Set(texts).count == 1
      }
  }
}
