import L10nSyntax

// Findings of single files, as the whole project sees them.

extension ProjectFacts {
  /// What stays of the findings of files. What a command-line program says is not translated; that its file could not be
  /// read is true there too. A table that no project builds says nothing to anybody.
  package func upheld(of results: [Linter.FileResult], _ spread: any Spread = OneThread()) -> [Finding] {
    let heard = results.filter { !$0.findings.isEmpty && !isUnlisted($0.facts.path) }
    let keptNames = keptNames(amongst: heard)
    return spread.map(heard.count) { number in
      let result = heard[number]
      let findings =
        isCommandLine(result.facts.path) ? result.findings.filter(\.isUnreadable) : result.findings
      return findings.compactMap { settled($0, in: result.facts, keptNames) }
    }.flatMap(\.self)
  }

  /// Names are looked for once, in all tables.
  private func keptNames(amongst results: [Linter.FileResult]) -> Set<String> {
    // Without a second language nobody has translated names.
    guard isTranslated != false else { return [] }
    let doubts = results.lazy.flatMap(\.findings).flatMap(\.doubts)
    return keptNames(of: Set(doubts.compactMap { if case .name(let name) = $0 { name } else { nil } }))
  }

  /// A finding, less sure where the project speaks against it; `nil` where nothing is left of it.
  private func settled(_ finding: Finding, in file: FileFacts, _ keptNames: Set<String>) -> Finding? {
    var finding = named(finding, in: file)
    let inherited = finding.inheritedKey.flatMap { row(of: $0, in: finding.path) }
    if let inherited {
      guard let told = toldAtBase(finding, about: inherited) else { return nil }
      finding = told
    }
    let proven = finding.doubts.filter { holds($0, in: file, keptNames) }
    guard !proven.contains(where: \.isDisproof) else { return nil }
    let objections = objections(to: finding, about: inherited)
    guard !objections.isEmpty || !proven.isEmpty else { return finding }
    finding.evidence += proven.compactMap(\.evidence) + objections
    finding.confidence = .possible
    return finding
  }

  /// What its file has against a finding, whatever it says.
  private func objections(to finding: Finding, about row: FoundRow?) -> [Evidence] {
    let path = finding.path
    var objections: [String] = []
    // Nobody mends what others wrote, unless it is broken.
    if finding.severity != .error, isCarried(path) { objections.append("others wrote the file") }
    if copiedFiles.contains(path) { objections.append("another file says the same") }
    if unbuiltFiles.contains(path) { objections.append("no project builds the file") }
    if let row, isUnread(row.row, of: row.table) { objections.append("nobody reads its texts") }
    if unseen.screens.contains(path) { objections.append("nothing in the project shows it") }
    return objections.map { Evidence(.doubt, $0) }
  }

  /// A finding of casing with a language of the project in its message, in place of the usual one.
  private func named(_ finding: Finding, in file: FileFacts) -> Finding {
    guard case .sameCase(let operation, let texts)? = finding.doubts.last,
      case .language(let language, let word) = harm(to: texts, in: file, operation)
    else { return finding }
    let consequence = CasingRules.consequence(of: operation, in: language)
    let example = word.map { ", as in `\($0.forMessage)`" } ?? ""
    var finding = finding
    finding.message.replace(CasingRules.usual(operation), with: consequence + example)
    return finding
  }

  /// Whether a doubt proves true.
  private func holds(_ doubt: Doubt, in file: FileFacts, _ keptNames: Set<String>) -> Bool {
    switch doubt {
    case .untranslated: return isUntranslated(file.path)
    case .unlocalized: return isUnlocalized
    case .uncalled(let name): return unseen.names.contains(name.hash)
    case .idle: return true
    case .usualFigures(let figures): return areUsual(figures)
    case .usualShare: return areSharesUsual
    case .name(let name): return keptNames.contains(name)
    case .inTables(let text):
      return tables.isEmpty || uses(of: text, in: file).contains { !keyTables.places(of: $0).isEmpty }
    case .kept(let text): return isKept(text, in: file)
    case .standIn(let controls): return controls.contains(where: filledControls.contains)
    case .sameCase(let operation, let texts): return harm(to: texts, in: file, operation).isNone
    case .caption(let text):
      let uses = uses(of: text, in: file)
      return !uses.isEmpty && uses.allSatisfy { baseText(of: $0)?.isNounOfCaption ?? false }
    case .independent(let number, let format):
      let texts = uses(of: format, in: file).map { baseText(of: $0) }
      return !texts.isEmpty
        && texts.allSatisfy { $0.map { Placeholder(number: number, of: $0).isIndependent } ?? false }
    case .explained(let text):
      let uses = uses(of: text, in: file)
      return !uses.isEmpty
        && uses.allSatisfy { $0.comment.map { $0.split(separator: " ").count > 4 } ?? false }
    case .completeTexts(let texts, let isFirst):
      return !texts.isEmpty && texts.allSatisfy { isComplete($0, in: file, isFirst: isFirst) }
    case .pluralForms(let texts):
      guard !tables.isEmpty else { return false }
      return texts.contains { text in
        uses(of: text, in: file).contains { use in
          keyTables.places(of: use).contains { $0.table.hasPlural($0.row) } || hasOwnForms(use)
        }
      }
    }
  }

  /// Whether a text says all it has to say. Where no table has it yet, a text that is its own key says that.
  private func isComplete(_ text: TextReference, in file: FileFacts, isFirst: Bool) -> Bool {
    let uses = uses(of: text, in: file)
    return !uses.isEmpty
      && uses.allSatisfy { use in
        let text = baseText(of: use) ?? (use.looks == .text ? use.key : nil)
        return text?.isForItself(isFirst: isFirst) ?? false
      }
  }

  /// Whether it is of no use to mend a file: no project builds it, or it repeats another one.
  func isSetAside(_ path: String) -> Bool { unbuiltFiles.contains(path) || copiedFiles.contains(path) }

  /// Whether nobody sees the text of a use: no project builds its file, or nothing leads to it.
  func isUnseen(_ use: KeyUse) -> Bool { unbuiltFiles.contains(use.path) || unseen.holds(use) }

  /// Whether several languages have a text, and all of them the same.
  private func isKept(_ text: TextReference, in file: FileFacts) -> Bool {
    areKept(uses(of: text, in: file).flatMap { keyTables.places(of: $0) })
  }

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
    case .key(let range): file.code.keyUses(within: range)
    case .accessor(let pair): uses(ofAccessor: pair)
    case .returned(let function, let member):
      accessorTypes[function, default: []].flatMap { type in
        uses(ofAccessor: Document.pairHash(type.utf8, member.utf8))
      }
    }
  }

  private func uses(ofAccessor pair: UInt64) -> [KeyUse] {
    accessorKeys[pair].map { $0.file.code.keyUses(within: $0.key) } ?? []
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

  /// `boxes_one` and `boxes_other` beside `boxes`: a plural system of the project.
  private func hasOwnForms(_ use: KeyUse) -> Bool {
    let (one, other) = (use.key + "_one", use.key + "_other")
    return tables.contains { $0.row(of: one) != nil && $0.row(of: other) != nil }
  }
}

extension String {
  fileprivate func isForItself(isFirst: Bool) -> Bool { isComplete(isFirst: isFirst) || !isFirst && isUnit }

  /// One word that begins with a capital: `Progress`.
  fileprivate var isNounOfCaption: Bool {
    utf8.count > 3 && first?.isUppercase ?? false && dropFirst().allSatisfy(\.isLowercase)
  }

  /// `h`, `m³`, `km/h`: at most two letters that are no word of English, or what everybody writes so.
  private var isUnit: Bool {
    let parts = filter { !$0.isWhitespace }.split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      String(part).isListedTerm
        || 1...2 ~= part.count && !Self.shortWords.contains(part.lowercased().filter(\.isLetter))
    }
  }

  private static let shortWords: Set = [
    "am", "an", "as", "at", "be", "by", "do", "go", "he", "hi", "if", "in", "is", "it", "me", "my", "no",
    "of",
    "ok", "on", "or", "so", "to", "up", "us", "vs", "we",
  ]

  /// Says all it has to say: it ends as sentences and captions do, or stands in brackets or on a line of its own.
  private func isComplete(isFirst: Bool) -> Bool {
    if unicodeScalars.first?.properties.generalCategory == .control { return true }
    let text = unicodeScalars.drop { $0.properties.isWhitespace }
    if !isFirst, text.first?.properties.isLowercase ?? false { return false }
    // `• closed`
    if !isFirst, let mark = text.first, "•·|–—".unicodeScalars.contains(mark) { return true }
    guard let last = text.last(where: { !$0.properties.isWhitespace }) else { return false }
    return ".!?…:。！？：".unicodeScalars.contains(last) || text.first == "(" && last == ")"
  }
}

extension CodeFacts {
  /// Those whose keys stand within a range of the file.
  func keyUses(within range: ByteRange) -> [KeyUse] {
    let first = keyUses.partitionPoint { $0.place.range.start < range.start }
    return Array(keyUses[first...].prefix { $0.place.range.end <= range.end })
  }
}
