import L10nSyntax

/// Which letters tell a language from its neighbors: languages so near that a table of one is easily filled with texts of
/// the other.
struct NeighborAlphabet: Sendable {
  let language: String
  /// Number of the family that it shares with its neighbors.
  private let family: Int
  /// By number, the letters beyond ASCII that it has.
  private let own: [Bool]
  /// By number, those that only neighbors have, names aside.
  private let foreign: [Bool]

  init?(_ tag: LanguageTag) {
    guard let alphabet = Self.alphabets[tag.language], tag.likelyScript == alphabet.script else { return nil }
    self = alphabet
  }

  private init(_ language: String, _ letters: String, _ family: Int, _ neighbors: [String], loans: String) {
    (self.language, self.family) = (language, family)
    own = Self.set(of: letters + loans)
    let all = Self.set(of: neighbors.joined())
    foreign = zip(all, own).map { $0 && !$1 }
  }

  var script: String { family == 0 ? "Cyrl" : "Latn" }

  func isNeighbor(of other: NeighborAlphabet) -> Bool { family == other.family && language != other.language }

  /// Whether it has a letter that is none of another one.
  func has(_ letter: Letter) -> Bool { own[letter.number] }

  /// The first letter that only neighbors have.
  func firstForeign(in text: Spelling) -> Letter? {
    var offset = 0
    while offset + 1 < text.count {
      guard 0xC3...0xD3 ~= text[offset] else {
        offset += 1
        continue
      }
      let number = Int(text[offset] & 0x1F) << 6 | Int(text[offset + 1] & 0x3F)
      if foreign[number] { return Letter(number: number, offset: offset) }
      offset += 2
    }
    return nil
  }

  /// A letter of two bytes, and where it stands.
  struct Letter {
    var number: Int
    var offset: Int
  }
}

extension NeighborAlphabet {
  private static let alphabets: [String: NeighborAlphabet] = {
    var alphabets: [String: NeighborAlphabet] = [:]
    for (number, family) in families.enumerated() {
      for (language, letters) in family.letters {
        alphabets[language] = NeighborAlphabet(
          language, letters, number, Array(family.letters.values), loans: family.loans)
      }
    }
    return alphabets
  }()

  /// The letters of each language of a family, and those that words from elsewhere have in all of them.
  private static let families: [(letters: [String: String], loans: String)] = [
    (
      [
        "be": "абвгґдеёжзійклмнопрстуўфхцчшыьэюя", "bg": "абвгдежзийклмнопрстуфхцчшщъьюяѝ",
        "mk": "абвгдѓежзѕијклљмнњопрстќуфхцчџшѐѝ", "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
        "sr": "абвгдђежзијклљмнњопрстћуфхцчџш", "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
      ], ""
    ),
    (["cs": "áčďéěíňóřšťúůýž", "sk": "áäčďéíĺľňóôŕšťúýž"], "öü"),
    (["ca": "àçéèíïóòúü", "es": "áéíñóúü", "gl": "áéíïñóúü", "pt": "áâãàçéêíóôõúü"], "àâçèêëîïôöü"),
    (["da": "æøå", "nb": "æøå", "nn": "æøå", "no": "æøå", "sv": "åäö"], "éàèêôöü"),
    (["bs": "čćđšž", "hr": "čćđšž", "sl": "čšž"], ""),
  ]

  /// Small letters and capitals by number.
  private static func set(of letters: String) -> [Bool] {
    var set = Array(repeating: false, count: 0x500)
    for letter in (letters + letters.uppercased()).unicodeScalars { set[Int(letter.value)] = true }
    return set
  }
}
