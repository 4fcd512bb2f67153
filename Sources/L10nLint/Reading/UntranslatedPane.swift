import L10nSyntax

/// A list of a `Settings.bundle` with texts that languages of the app have no table for.
struct UntranslatedPane {
  /// Those that some language lacks.
  private(set) var texts: [Text] = []
  /// The languages that lack them, in the order of the app.
  private(set) var missing: [JoinedTable.Language] = []
  /// No language has any of them.
  let isInNoLanguage: Bool

  struct Text {
    let range: ByteRange
    let spelling: String
  }

  /// `nil` where nothing is missing. What a table has in other languages, `missing-translation` asks for.
  init?(_ pane: ShownPane, _ tables: [JoinedTable], _ languages: SoftwareLanguages) {
    let (table, list) = (tables.first(where: pane.isLookedUp), pane.list)
    let translated = Set((table?.languagesWithTexts ?? []).compactMap(\.tag))
    let absent = languages.translations.filter {
      $0.tag?.fallbacks.contains(where: translated.contains) == false
    }
    var lacking: Set<LanguageTag> = []
    for node in list.nodesOfSettings {
      let (value, spelling) = (list.nodes[node].text, list.string(list.nodes[node].text))
      let isInTable = table?.row(of: spelling) != nil
      // What a table leaves out of a list of values are names, such as those of fonts.
      let isLeftOut = !isInTable && list.nodes[node].key != nil
      guard isInTable || list.source.withText(of: value, \.isForTranslators) else { continue }
      let own = list.source.withText(of: value, \.languageOfSentence)
      let asked = isLeftOut && absent.isEmpty ? languages.translations : absent
      let missing = asked.compactMap(\.tag).filter { $0.language != own }
      guard !missing.isEmpty else { continue }
      texts.append(Text(range: value.range, spelling: spelling))
      lacking.formUnion(missing)
    }
    guard !texts.isEmpty else { return nil }
    missing = languages.translations.filter { $0.tag.map(lacking.contains) ?? false }
    isInNoLanguage = missing.count == languages.translations.count
  }
}

extension PropertyList {
  /// What a pane of the settings shows: titles, the text below a group, and the values to choose from.
  fileprivate var nodesOfSettings: [Int] {
    nodes.indices.filter { node in
      guard nodes[node].kind == .string, let key = keyOfText(node) else { return false }
      return Self.keysOfTexts.contains { isSpelled(key, $0) }
    }
  }

  /// Its own, or that of the array around it.
  private func keyOfText(_ node: Int) -> PlacedText? {
    nodes[node].key ?? nodes[Int(nodes[node].parent)].key
  }

  private static let keysOfTexts: [StaticString] = ["Title", "FooterText", "Titles", "ShortTitles"]
}

extension Spelling {
  /// Not a number or a name, and nothing that only developers set.
  fileprivate var isForTranslators: Bool { translatableWords(upTo: 1) > 0 && !holds("ebug") }
}
