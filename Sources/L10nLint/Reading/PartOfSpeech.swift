import L10nSyntax

/// What a translation of a word such as `Import` is, in languages that write commands as infinitives: the ending of a word
/// tells them from things.
enum PartOfSpeech {
  case action, thing

  /// `nil` where the language does not show it.
  init?(of text: String, in language: String) {
    guard let endings = Self.endings[language] else { return nil }
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    // `Bestellung aufgeben`, `Passer une commande`
    guard let verb = language == "de" ? words.last : words.first, verb.count > 2 else { return nil }
    if Self.adjectives.contains(verb) { return nil }
    if endings.contains(where: verb.hasSuffix), !Self.nouns.contains(verb) {
      self = .action
    } else if words.count == 1 {
      self = .thing
    } else {
      return nil
    }
  }

  private static let endings: [String: [String]] = [
    "de": ["en", "ern", "eln"],
    "es": ["ar", "er", "ir", "arse", "erse", "irse"],
    "fr": ["er", "ir", "oir", "dre", "ttre", "crire", "lire", "ivre"],
    "pt": ["ar", "er", "ir", "por", "pôr"],
    "ru": ["ать", "ять", "ить", "еть", "уть", "ыть", "ться", "ти", "чь"],
    "uk": ["ти", "тися"],
  ]

  /// With the ending of a verb.
  private static let nouns: Set = [
    "daten", "kosten", "laden", "garten", "namen", "zeichen",
    "alquiler", "celular", "hogar", "lugar", "taller",
    "calendrier", "clavier", "courrier", "dossier", "fichier", "livre", "papier", "panier",
    "кровать", "ночь", "память", "печать", "речь", "сеть",
  ]
  private static let adjectives: Set = [
    "offen", "eigen", "similar", "popular", "libre", "dernier", "premier",
  ]
}

/// In which languages the translations of a word are actions, and in which they are things.
struct TranslatedReadings {
  private var actions: [String] = []
  private var things: [String] = []

  init() {}

  init(of key: String, in places: [RowOfTable]) {
    for place in places {
      for cell in place.table.cells(of: place.row) where cell.language != 0 {
        let language = place.table.languages[Int(cell.language)]
        guard let code = language.tag?.language, let value = place.table.text(of: cell) else { continue }
        let text = place.table.text(of: value.text, in: cell)
        // Nobody has read it yet.
        if text == key { continue }
        switch PartOfSpeech(of: text, in: code) {
        case .action: actions.append(language.spelling)
        case .thing: things.append(language.spelling)
        case nil: continue
        }
      }
    }
  }

  /// Whether several translators have read the word in one way.
  var agree: Bool { actions.isEmpty != things.isEmpty && actions.count + things.count > 1 }

  /// `an action in `de`, a thing in `ru``, where they have not.
  var difference: String? {
    guard let action = actions.first, let thing = things.first else { return nil }
    return "an action in `\(action)`, a thing in `\(thing)`"
  }
}
