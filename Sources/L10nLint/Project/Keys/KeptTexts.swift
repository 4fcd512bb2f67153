/// What the findings of a run ask of all tables.
struct AskedTexts {
  var names: Set<String> = []
  /// What the code shows, and what it has for keys.
  var texts: Set<String> = []
  var keys: Set<String> = []
  var ends: Set<KeyEnds> = []
}

/// What the tables say to findings that ask, looked for once.
struct KeptTexts: Sendable {
  let names: Set<String>
  /// Texts that a table has in several languages.
  let translated: [String: RelatedPlace]
  /// Keys that a table has, with texts that are others.
  let known: [String: RelatedPlace]
  let keys: Set<KeyEnds>
  /// Those with which a key of a table begins and ends.
  let fitting: Set<KeyEnds>
  /// Whether the table that a call asks which names none was read in all languages.
  let knowsUsualTable: Bool

  /// Whether a doubt proves true of the keys that begin and end alike: then it takes its finding away.
  func hold(_ doubt: KeyDoubt, of ends: KeyEnds) -> Bool {
    switch doubt {
    case .areKept: keys.contains(ends)
    case .areKnown: !knowsUsualTable || fitting.contains(ends)
    case .areUnknown: knowsUsualTable && !fitting.contains(ends)
    }
  }
}

extension KeptTexts {
  init(_ asked: AskedTexts, in resources: ProjectResources, knowsUsualTable: Bool) {
    var names = NameSearch(asked.names, in: resources)
    var (texts, places) = (TextSearch(asked.texts), PlaceSearch(asked.keys))
    var ends = KeySearch(asked.ends)
    for table in resources.tables {
      ends.read(table)
      // The names in it are those of the app and of what it opens.
      guard !table.isOfInformation else { continue }
      names.read(table)
      // What an interface file looks up no code can ask for.
      guard !asked.texts.isEmpty || !asked.keys.isEmpty, !table.isOfInterface(resources.layout) else {
        continue
      }
      texts.read(table)
      places.read(table)
    }
    self.init(
      names: names.kept, translated: texts.found, known: places.found, keys: ends.kept,
      fitting: ends.fitting, knowsUsualTable: knowsUsualTable)
  }
}
