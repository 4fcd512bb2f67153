import L10nSyntax

// What a project says to the doubts of its files.

extension ProjectFacts {
  /// Whether a doubt proves true of what a rule says.
  func holds(_ doubt: Doubt, of rule: String, in file: FileFacts, _ kept: KeptTexts) -> Bool {
    switch doubt {
    case .untranslated: isUntranslated(file.path)
    case .unlocalized: isUnlocalized || isBesideTranslated(file.path)
    case .uncalled(let names): names.allSatisfy { unseen.holds($0, of: file.path) }
    case .idle, .forModel: true
    case .usualFigures(let figures): areUsual(figures)
    case .usualShare: areSharesUsual
    case .usualDecimals: areDecimalsUsual
    case .usualDigits: areDigitsUsual
    case .oneForm: hasNoPlurals
    case .keysAreKept(let ends): kept.keys.contains(ends)
    case .givenNameFirst: isGivenNameFirst
    case .name(let name): kept.names.contains(name)
    case .standIn(let controls): controls.contains(where: filledControls.contains)
    case .shownByNone(let pair), .unshown(let pair): !shownProperties.contains(pair)
    case .sameCase(let operation, let texts): harm(to: texts, in: file, operation).isNone
    case .inTables(let text):
      tables.isEmpty || uses(of: text, in: file).contains { !keyTables.places(of: $0).isEmpty }
    case .kept(let text): areKept(uses(of: text, in: file).flatMap { keyTables.places(of: $0) })
    case .askedBefore(let text): uses(of: text, in: file) { isAskedBefore($0, by: rule) }
    case .explained(let text):
      uses(of: text, in: file) { $0.comment.map { $0.split(separator: " ").count > 4 } ?? false }
    case .caption(let text, let isMeasured):
      uses(of: text, in: file) { self.text(of: $0)?.isCaption(ofMeasure: isMeasured) ?? false }
    case .independent(let number, let format):
      uses(of: format, in: file) {
        baseText(of: $0).map { Placeholder(number: number, of: $0).isIndependent } ?? false
      }
    case .completeTexts(let texts, let isFirst):
      !texts.isEmpty
        && texts.allSatisfy { text in
          uses(of: text, in: file) { self.text(of: $0)?.isForItself(isFirst: isFirst) ?? false }
        }
    case .additions(let texts): texts.allSatisfy { uses(of: $0, in: file, areAll: isAddition) }
    case .pluralForms(let texts):
      !tables.isEmpty && texts.contains { uses(of: $0, in: file).contains(where: hasForms) }
    }
  }

  private func isAddition(_ use: KeyUse) -> Bool {
    text(of: use).map { $0.first == "(" && $0.last == ")" } ?? false
  }

  private var isGivenNameFirst: Bool {
    !shownLanguages.isEmpty && shownLanguages.isDisjoint(with: Self.languagesWithFamilyNameFirst)
  }

  private static let languagesWithFamilyNameFirst: Set = ["hu", "ja", "km", "ko", "mn", "vi", "yue", "zh"]

  /// Whether the code asks for a text before, where a rule tells of it.
  private func isAskedBefore(_ use: KeyUse, by rule: String) -> Bool {
    let table = use.table ?? "Localizable"
    let isSame = { (other: KeyUse) in other.path == use.path && other.place.range == use.place.range }
    guard let number = firstUses.number(of: use.key, in: table),
      let first = keyUses[number...].first(where: { other in
        other.key == use.key && (other.table ?? "Localizable") == table
          && (isSame(other) || !isSilenced(rule, at: other.place, of: other.path))
      }), !isSame(first)
    else { return false }
    // One entry has to mend both, and somebody has to be told of the first.
    return first.context.isEmpty && !isUnseen(first)
      && keyTables.places(of: first).map(\.table.files.first?.path)
        == keyTables.places(of: use).map(\.table.files.first?.path)
  }

  private func hasForms(_ use: KeyUse) -> Bool {
    keyTables.places(of: use).contains { $0.table.hasPlural($0.row) } || hasOwnForms(use)
  }

  /// `boxes_one` and `boxes_other` beside `boxes`: a plural system of the project.
  private func hasOwnForms(_ use: KeyUse) -> Bool {
    let (one, other) = (use.key + "_one", use.key + "_other")
    return tables.contains { $0.row(of: one) != nil && $0.row(of: other) != nil }
  }
}

// MARK: Texts that code names

extension ProjectFacts {
  /// Whether several languages have a text, and all of them the same.
  func isKept(_ use: KeyUse) -> Bool { areKept(keyTables.places(of: use)) }

  private func areKept(_ places: [KeyTables.Place]) -> Bool {
    !places.isEmpty
      && places.allSatisfy { place in
        let cells = place.table.cells(of: place.row)
        let texts = cells.flatMap { cell in
          place.table.values(of: cell).map { place.table.table(of: cell).text(of: $0.text) }
        }
        return Set(cells.map(\.language)).count > 1 && Set(texts).count == 1
      }
  }

  func uses(of text: TextReference, in file: FileFacts) -> [KeyUse] {
    switch text {
    case .key(let range):
      file.code.keyUses(within: range) + constantKeys.uses(in: file, within: range)
    case .accessor(let pair): uses(ofAccessor: pair, in: file)
    case .returned(let function, let member):
      accessorTypes[function, default: []].flatMap { type in
        uses(ofAccessor: Document.pairHash(type.utf8, member.utf8), in: file)
      }
    }
  }

  func uses(ofAccessor pair: UInt64, in file: FileFacts) -> [KeyUse] {
    if let written = accessorKeys[pair] { return written.file.code.keyUses(within: written.key) }
    guard let text = generatedTexts[pair] else { return [] }
    return [
      KeyUse(
        key: text.key, path: file.path, place: .startOfFile, table: text.table, keys: .symbolic, looks: .name,
        origin: .wrapper, context: [])
    ]
  }

  /// Whether some use asks for a text, and all that do are of a kind.
  private func uses(of text: TextReference, in file: FileFacts, areAll isOfKind: (KeyUse) -> Bool) -> Bool {
    let uses = uses(of: text, in: file)
    return !uses.isEmpty && uses.allSatisfy(isOfKind)
  }

  /// What a use says. Where no table has it yet, a text that is its own key says that.
  private func text(of use: KeyUse) -> String? {
    baseText(of: use) ?? (use.looks == .text ? use.key : nil)
  }

  /// What a use says in the base language, where the tables or the code show it.
  func baseText(of use: KeyUse) -> String? {
    for place in keyTables.places(of: use) {
      if let base = place.table.baseText(of: place.row, for: .strings) {
        return place.table.table(of: base).text(of: base.text)
      }
    }
    return use.value
  }

  /// Whether the tables give another text to a key that reads like one: then it is a name.
  func isNamed(_ use: KeyUse) -> Bool {
    guard let text = baseText(of: use)?.plainWords, !text.isEmpty else { return false }
    return text != use.key.plainWords
  }
}

extension CodeFacts {
  /// Those whose keys stand within a range of the file.
  func keyUses(within range: ByteRange) -> [KeyUse] { Array(keyUses.within(range)) }
}

extension [KeyUse] {
  /// Those whose keys stand within a range, of uses in the order of the code.
  func within(_ range: ByteRange) -> ArraySlice<KeyUse> {
    self[partitionPoint { $0.place.range.start < range.start }...]
      .prefix { $0.place.range.end <= range.end }
  }
}
