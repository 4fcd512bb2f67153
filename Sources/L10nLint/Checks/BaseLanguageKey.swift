import L10nSyntax

extension Check {
  /// Text among named keys, once a key.
  static let baseLanguageKey = Check(
    .project { pass in
      let texts = pass.project.keys.textTables
      lazy var capitals = pass.project.keys.writesNamesInCapitals
      var keys = KeysByText()
      var told: Set<[String]> = []
      for use in pass.project.keys.uses
      // The constant is what has to change: `dynamic-key` says so.
      where use.keys == .symbolic && pass.isReported(use) && use.looks == .text && use.constant == nil
        && use.bundle != .ofSystem && pass.keyStyle(of: use) == .symbolic
      {
        guard pass.isFirst([use.key, use.table ?? ""], &told, use), !texts.contains(use.table ?? "") else {
          continue
        }
        // `Done` beside `EditShelf` and `SortByDate`, or the name of a product that all languages keep.
        if use.key.lowercased() == "ok" { continue }
        if use.key.allSatisfy(\.isLetter), capitals || pass.project.keys.tables.isKept(use) { continue }
        let (message, confidence) = keys.judgment(of: use, pass.project)
        pass.report(use, message, confidence: confidence, evidence: [pass.project.keys.styleEvidence])
      }
    },
    .tables { joined, pass in
      let style = KeyStyle(rawValue: pass.options.text("keys"))
      joined.forEachOwnKey(pass.project, style: style) { key, file, spelling in
        guard KeyLook(of: spelling) == .text else { return }
        // Whoever looks it up, an intent or a framework, may want this very spelling.
        pass.report(key.range, in: file, KeysByText.usual, confidence: .possible)
      }
    })
}

/// Keys of tables by what they say in the base language, collected where somebody asks.
private struct KeysByText {
  private var known: [ObjectIdentifier: [String: String]] = [:]
  /// Folders of software with tables; `nil` until somebody asks.
  private var softwareWithTables: Set<String>?

  private static let start = "A text is used as a key where keys are names"
  private static let missing = start + ", and no table has it: "
  static let usual = start + ": changing its wording loses all translations"
  private static let untranslated = missing + "no language can translate it"

  /// Who has a text of the base language beside the key can change that one at will, as with any name. What is wrong
  /// then are two keys for one text.
  mutating func judgment(of use: KeyUse, _ project: ProjectFacts) -> (String, Confidence) {
    switch project.keys.tables.presence(of: use) {
    case .absent(let table):
      // Without an entry nothing can be lost: there is no translation.
      guard let key = key(for: use, in: table) else {
        return (table.isExtracted ? Self.missing + "it is not translated yet" : Self.untranslated, .likely)
      }
      return (Self.missing + "`\(key.forMessage)` already has this text", .likely)
    // The call or a table words it in another way.
    case .found where project.keys.tables.isNamed(use),
      .unknown where project.keys.tables.isNamed(use),
      .absentFromAll where project.keys.tables.isNamed(use):
      return (Self.usual, .possible)
    case .found(let places):
      let table = places.lazy.map(\.table).first { $0.hasBaseText(of: use.key) }
      // Where the base language has no text it shows the key.
      if let table, let key = key(for: use, in: table), key != use.key {
        // Nothing is lost where both keys have the same translations.
        guard !table.saysTheSame(use.key, key), table.isTranslated(key), table.says(use.key, under: key)
        else {
          return (Self.usual, .possible)
        }
        return (
          Self.start + ": `\(key.forMessage)` also has this text, with translations of its own", .likely
        )
      }
      return (Self.usual, .possible)
    // A piece that came along without its tables has nothing to lose, and a table that is not there no style.
    case .absentFromAll where !project.resources.tables.isEmpty:
      return (Self.untranslated, isOfProject(use, project) ? .likely : .possible)
    case .unknown, .absentFromAll:
      return (Self.usual, isOfProject(use, project) ? .likely : .possible)
    }
  }

  private mutating func isOfProject(_ use: KeyUse, _ project: ProjectFacts) -> Bool {
    hasOwnTables(around: use.path, project) && (use.table == nil || project.resources.tables.isEmpty)
  }

  /// Whether the software around a file has tables, or nothing has.
  private mutating func hasOwnTables(around path: String, _ project: ProjectFacts) -> Bool {
    let all = softwareWithTables ?? Set(project.resources.tables.map { project.resources.software(of: $0) })
    softwareWithTables = all
    return all.isEmpty || all.contains(project.resources.layout.software(around: path))
  }

  private mutating func key(for use: KeyUse, in table: JoinedTable) -> String? {
    let text = use.key.plainWords
    guard !text.isEmpty, let key = keys(of: table)[text] else { return nil }
    // `%@ (closed)` is another text than `Closed`.
    return table.specifierCount(ofKey: key) == use.key.specifierCount ? key : nil
  }

  private mutating func keys(of table: JoinedTable) -> [String: String] {
    if let keys = known[ObjectIdentifier(table)] { return keys }
    var keys: [String: String] = [:]
    for row in table.rowsInUse {
      guard let base = table.baseText(of: row, for: .strings) else { continue }
      let text = table.text(of: base).plainWords
      // A name rather than the text itself.
      if keys[text] == nil || table.looksLikeName(row) {
        keys[text] = table.key(of: row)
      }
    }
    known[ObjectIdentifier(table)] = keys
    return keys
  }
}

extension JoinedTable {
  /// How many values the base text of a key takes.
  fileprivate func specifierCount(ofKey key: String) -> Int {
    guard let base = row(of: key).flatMap({ baseText(of: $0, for: .strings) }) else { return 0 }
    return text(of: base).specifierCount
  }

  /// Whether the base text of a key is some text, letter by letter: `Quit app` on a button is not `quit app` in a list.
  fileprivate func says(_ text: String, under key: String) -> Bool {
    row(of: key).flatMap { baseText(of: $0, for: .strings) }.map { self.text(of: $0) == text } ?? false
  }

  /// Whether another language has the key.
  fileprivate func isTranslated(_ key: String) -> Bool {
    row(of: key).map { cells(of: $0).contains { $0.language != 0 } } ?? false
  }

  /// Whether all languages have the same texts for two keys.
  fileprivate func saysTheSame(_ key: String, _ other: String) -> Bool {
    guard let row = row(of: key), let otherRow = self.row(of: other) else { return false }
    return texts(of: row) == texts(of: otherRow)
  }

  private func texts(of row: Row) -> [UInt32: Set<String>] {
    cells(of: row).reduce(into: [:]) { texts, cell in
      texts[UInt32(cell.language), default: []]
        .formUnion(values(of: cell).map { text(of: $0.text, in: cell) })
    }
  }

  fileprivate func looksLikeName(_ row: Row) -> Bool { withKey(of: row) { KeyLook(of: $0) == .name } }

  /// Whether the base language has a text for a key, or is written with it.
  fileprivate func hasBaseText(of key: String) -> Bool {
    row(of: key).map { table(of: $0).format == .catalog || baseText(of: $0, for: .strings) != nil } ?? false
  }
}

extension ProjectPass {
  /// How the software around a use writes its keys, unless the rule's option says it.
  fileprivate func keyStyle(of use: KeyUse) -> KeyStyle {
    KeyStyle(rawValue: options.text("keys")) ?? project.keyStyle(of: use.path)
  }
}

extension ProjectKeys {
  /// Whether most names of keys are words that begin with capitals, and nothing else: then one word is a name too.
  fileprivate var writesNamesInCapitals: Bool {
    var (capitals, all) = (0, 0)
    for use in uses where use.keys == .symbolic && use.looks == .name {
      all += 1
      if use.key.first?.isUppercase ?? false, use.key.allSatisfy(\.isLetter) { capitals += 1 }
    }
    return capitals * 2 > all
  }

  fileprivate var styleEvidence: Evidence {
    Evidence(
      .keyStyle, "\(styles.usual.rawValue) (names: \(styles.votes.names), texts: \(styles.votes.texts))")
  }

  /// Tables other than the usual one whose keys are text: those of a library in a project of named keys.
  fileprivate var textTables: Set<String> {
    var names: Set<String> = []
    var texts: [String: Set<String>] = [:]
    for use in uses where use.keys == .symbolic {
      guard let table = use.table else { continue }
      switch use.looks {
      case .name: names.insert(table)
      case .text: texts[table, default: []].insert(use.key)
      case .either: continue
      }
    }
    return Set(texts.filter { $0.value.count >= 5 && !names.contains($0.key) }.keys)
  }
}
