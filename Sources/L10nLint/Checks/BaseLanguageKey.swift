import L10nSyntax

extension Check {
  /// Text among named keys, once a key.
  static let baseLanguageKey = Check(
    .project { pass in
      let texts = pass.project.textTables
      lazy var capitals = pass.project.writesNamesInCapitals
      var keys = KeysByText()
      var seen: Set<[String]> = []
      for use in pass.project.keyUses
      where use.keys == .symbolic && pass.isReported(use) && use.looks == .text
        && pass.keyStyle(of: use) == .symbolic
      {
        guard seen.insert([use.key, use.table ?? ""]).inserted, !texts.contains(use.table ?? "") else {
          continue
        }
        // `Done` beside `EditShelf` and `SortByDate`, or the name of a product that all languages keep.
        if use.key.allSatisfy(\.isLetter), capitals || pass.project.isKept(use) { continue }
        // Its wording is free where a table gives another one.
        let message =
          pass.project.keyTables.table(lacking: use).map { keys.message(of: use, missingIn: $0) } ?? message
        pass.report(
          use, message, confidence: pass.project.isNamed(use) ? .possible : .likely,
          evidence: [pass.project.keyStyleEvidence])
      }
    },
    .tables { joined, pass in
      let style = KeyStyle(rawValue: pass.options.text("keys"))
      joined.forEachOwnKey(pass.project, style: style) { key, file, spelling in
        guard KeyLook(of: spelling) == .text else { return }
        // Whoever looks it up, an intent or a framework, may want this very spelling.
        pass.report(key.range, in: file, message, confidence: .possible)
      }
    })

  private static let message =
    "Text as a key where keys are names: a change of its wording loses all translations"
}

/// Keys of tables by what they say in the base language, collected where somebody asks.
private struct KeysByText {
  private var known: [ObjectIdentifier: [String: String]] = [:]

  /// Without an entry nothing can be lost: there is no translation.
  mutating func message(of use: KeyUse, missingIn table: JoinedTable) -> String {
    let start = "Text as a key where keys are names, and no table has it: "
    let text = use.key.plainWords
    guard !text.isEmpty, let key = keys(of: table)[text] else {
      return start + "no language can translate it"
    }
    return start + "`\(key.forMessage)` has this text"
  }

  private mutating func keys(of table: JoinedTable) -> [String: String] {
    if let keys = known[ObjectIdentifier(table)] { return keys }
    var keys: [String: String] = [:]
    for row in table.rowsInUse {
      guard let base = table.baseText(of: row, for: .strings) else { continue }
      let text = table.table(of: base).text(of: base.text).plainWords
      if keys[text] == nil { keys[text] = table.key(of: row) }
    }
    known[ObjectIdentifier(table)] = keys
    return keys
  }
}

extension KeyTables {
  /// The table that should have a key and has not; `nil` as well where the next build adds it.
  fileprivate func table(lacking use: KeyUse) -> JoinedTable? {
    guard case .absent(let table) = presence(of: use), !table.isExtracted else { return nil }
    return table
  }
}

extension ProjectPass {
  /// How the software around a use writes its keys, unless the rule's option says it.
  fileprivate func keyStyle(of use: KeyUse) -> KeyStyle {
    KeyStyle(rawValue: options.text("keys")) ?? project.keyStyle(of: use.path)
  }
}

extension ProjectFacts {
  /// Whether most names of keys are words that begin with capitals, and nothing else: then one word is a name too.
  fileprivate var writesNamesInCapitals: Bool {
    var (capitals, all) = (0, 0)
    for use in keyUses where use.keys == .symbolic && use.looks == .name {
      all += 1
      if use.key.first?.isUppercase ?? false, use.key.allSatisfy(\.isLetter) { capitals += 1 }
    }
    return capitals * 2 > all
  }

  fileprivate var keyStyleEvidence: Evidence {
    Evidence(.keyStyle, "\(keyStyle.rawValue) (names: \(symbolicVotes), texts: \(textVotes))")
  }

  /// Tables other than the usual one whose keys are text: those of a library in a project of named keys.
  fileprivate var textTables: Set<String> {
    var names: Set<String> = []
    var texts: [String: Set<String>] = [:]
    for use in keyUses where use.keys == .symbolic {
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
