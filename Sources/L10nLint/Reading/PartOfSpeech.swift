import L10nSyntax

/// What a translation of a word such as `Import` is, in languages that write commands as infinitives.
enum PartOfSpeech: Equatable {
  case action, thing

  /// `nil` where the ending of the text does not show it.
  init?(of text: String, in language: String) {
    guard let endings = Self.endings[language] else { return nil }
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    // `Bestellung aufgeben`, `Passer une commande`
    guard let word = language == "de" ? words.last : words.first, word.count > 2 else { return nil }
    if endings.things.contains(where: word.hasSuffix) {
      guard words.count == 1 else { return nil }
      self = .thing
    } else if endings.actions.contains(where: word.hasSuffix),
      !endings.others.contains(where: word.hasSuffix), language != "de" || !word.isParticiple
    {
      self = .action
    } else {
      return nil
    }
  }

  /// Whether a text is a single word that does not end like an action: `Leer`. `Updaten` does, as `Daten` do.
  static func isNoAction(_ text: String, in language: String) -> Bool {
    guard let endings = endings[language], !text.isEmpty else { return false }
    let word = text.lowercased()
    return word.allSatisfy(\.isLetter) && !endings.actions.contains(where: word.hasSuffix)
  }

  private struct Endings {
    let actions: [String]
    let things: [String]
    /// Words that end like actions, or their ends.
    let others: [String]
  }

  private static let endings: [String: Endings] = [
    "de": Endings(
      actions: ["en", "ern", "eln"],
      things: ["ung", "heit", "keit", "schaft", "tion", "tät", "nis", "ment", "zeichen", "satz", "bild"],
      others: [
        "offen", "eigen", "trocken", "golden", "rahmen", "schatten", "namen", "daten", "kosten", "garten",
        "faden", "laden", "wagen", "ungen", "ionen", "heiten", "keiten", "ien", "tizen", "seiten", "listen",
        "karten", "tasten", "farben", "themen", "muttern", "stern", "fenstern",
      ]),
    "es": Endings(
      actions: ["ar", "er", "ir", "arse", "erse", "irse"],
      things: ["ción", "sión", "miento", "dad", "aje", "ura", "ancia", "encia"],
      others: [
        "lugar", "hogar", "celular", "similar", "popular", "particular", "familiar", "solar", "ejemplar",
        "dólar", "auxiliar", "militar", "mujer", "placer", "taller", "alquiler", "ayer",
      ]),
    "fr": Endings(
      actions: ["er", "ir", "endre", "ondre", "indre", "mettre", "crire", "lire", "suivre"],
      things: ["tion", "sion", "ment", "age", "ance", "ence", "ité"],
      others: [
        "loyer", "foyer", "ssier", "chier", "urrier", "drier", "vier", "nier", "mier", "hier", "apier",
        "telier", "étier", "rtier", "calier", "antier", "ulier", "milier", "entier", "danger", "tranger",
        "boulanger", "oranger", "léger", "oir",
        "plaisir", "désir", "loisir", "avenir", "souvenir", "cuir",
      ]),
    "pt": Endings(
      actions: ["ar", "er", "ir"], things: ["ção", "são", "mento", "dade", "agem", "ura", "ência"],
      others: [
        "lugar", "celular", "similar", "popular", "particular", "familiar", "solar", "exemplar", "dólar",
        "auxiliar", "militar", "mulher", "colher", "prazer", "qualquer",
      ]),
    "ru": Endings(
      actions: ["ать", "ять", "ить", "еть", "уть", "ыть", "ться", "йти", "чь"],
      things: ["ение", "ание", "ция", "ость", "ство", "тель"],
      others: ["память", "печать", "кровать", "нить", "сеть", "путь", "суть", "мать", "ночь", "речь", "дочь"]),
    "sk": Endings(
      actions: ["ať", "iť", "eť", "úť", "ísť", "ásť"], things: ["nie", "tie", "cia", "osť"], others: ["sieť"]),
    "uk": Endings(
      actions: ["ати", "ити", "іти", "яти", "ути", "сти", "тися"], things: ["ння", "ття", "ція", "ість"],
      others: ["дати", "формати", "чати", "листи", "тексти", "тести", "контакти", "об'єкти", "пакети"]),
  ]
}

extension String {
  /// `geschlossen`, `abgeschlossen`
  fileprivate var isParticiple: Bool {
    ["", "ab", "an", "auf", "aus", "bei", "ein", "mit", "um", "vor", "zurück"].contains {
      hasPrefix($0 + "ge")
    }
  }
}

/// In which languages the translations of a word are actions, and in which they are things.
struct TranslatedReadings {
  /// By language, as the project spells it.
  private var actions: [String: String] = [:]
  private var things: [String: String] = [:]
  /// Where a single word does not end like an action, in a language whose actions do.
  private var others: Set<String> = []
  /// All that have a text of their own, dialects as one.
  private var languages: Set<String> = []

  /// Where a text is that of the key, nobody has read it yet. The endings of a word tell nothing if no meaning of it is an
  /// action.
  init(_ places: [RowOfTable], mayBeActions: Bool) {
    let base = places.first?.table.languages[0].tag?.language
    for (language, text, state) in places.flatMap(\.translations) {
      guard let code = language.tag?.language else { continue }
      if state == .translated, code != base { languages.insert(code) }
      guard mayBeActions else { continue }
      switch PartOfSpeech(of: text, in: code) {
      case .action: actions[code] = actions[code] ?? language.spelling
      case .thing: things[code] = things[code] ?? language.spelling
      case nil: if PartOfSpeech.isNoAction(text, in: code) { others.insert(code) }
      }
    }
  }

  /// Whether translators of several languages have read the word in one way, and none in the other.
  var agree: Bool { actions.isEmpty != things.isEmpty && actions.count + things.count > 1 }

  /// Whether translators of three languages have found a word for the text, and nothing shows that their readings differ,
  /// as `Vider` beside `Leer` and `Vacío` does.
  var isAnswer: Bool {
    languages.count > 2 && difference == nil && (actions.isEmpty || others.isEmpty)
  }

  /// `an action in `de`, a thing in `ru``, where they have not.
  var difference: String? {
    guard let action = actions.values.min(), let thing = things.values.min() else { return nil }
    return "an action in `\(action)`, a thing in `\(thing)`"
  }
}
