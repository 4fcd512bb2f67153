import L10nSyntax

/// A difference as it is told.
struct Mismatch {
  let place: MismatchPlace
  let range: ByteRange
  let message: String
  let kind: FormatDifference.Kind
  /// Whom it concerns: a crash is one in a log too.
  let audience: Audience
  /// The place in the same file that it contradicts; `nil` where that is the base text.
  var cause: ByteRange?
  /// Which of the values, from 1, the base text does without.
  var surplus: Int?

  /// Whether nothing worse happens than that a value is not shown.
  var isLoss: Bool { kind == .missing }

  var difference: Difference { Difference(message: message, kind: kind) }

  struct Difference: Hashable {
    let message: String
    let kind: FormatDifference.Kind
  }

  /// Tells of the base text where the call has values for what translations take and it does not. Returns the others.
  static func reportGiven(
    _ all: [Mismatch], of translations: Int, _ pass: inout ResourcePass
  ) -> [Mismatch] {
    guard let first = all.first(where: { $0.surplus != nil }) else { return all }
    let table = first.place.table
    let key = table.key(of: first.place.cell)
    guard let use = pass.useWithValues(of: key, in: table), let given = use.arguments else { return all }
    let isGiven = { (mismatch: Mismatch) in mismatch.surplus.map { $0 <= given.kinds.count } ?? false }
    let takers = all.filter { isGiven($0) && $0.place.cell.language != 0 }
    if let taker = takers.first, taker.place.lacksValue(takers, of: translations) {
      let base = taker.place.base
      let languages = Set(takers.map { Int($0.place.cell.language) }).sorted()
      pass.report(
        table.visibleRange(of: base), in: table.file(of: base),
        "The call passes a value that is not shown here, although \(table.list(languages))"
          + " \(languages.count > 1 ? "show" : "shows") it", kind: FormatDifference.Kind.missing.rawValue,
        confidence: .likely, about: taker.place.rowOfTable, for: taker.audience,
        related: [pass.related(taker.range, in: taker.place.tableFile, "the value"), use.asCall])
    }
    return all.filter { !isGiven($0) }
  }

  static func report(_ alike: [Mismatch], _ pass: inout ResourcePass) {
    guard let first = alike.first else { return }
    let table = first.place.table
    let key = table.key(of: first.place.cell)
    let use = pass.useWithValues(of: key, in: table) ?? pass.use(of: key, in: table)
    // What a call that is not understood hands over, the base text alone does not tell.
    let isUnseen =
      first.kind == .additional && use?.arguments == nil && !pass.project.keys.spelled.literals.isEmpty
    let isUnused = first.kind.isBad && pass.project.keys.unused.holds(first.place.row, of: table)
    var related = [first.origin(&pass)]
    if let use { related.append(use.asCall) }
    related += alike.dropFirst().relatedPlaces {
      pass.related($0.range, in: $0.place.tableFile, "the same here")
    }
    let languages = Set(alike.map { Int($0.place.cell.language) }).sorted()
    let others =
      languages.count > Translations.mostLanguagesToldAlone
      ? ", in \(table.list(languages))" : alike.count > 1 ? ", in \(alike.count) texts of this key" : ""
    pass.report(
      first.range, in: first.place.tableFile, first.message + others,
      kind: isUnused ? "unused" : isUnseen ? "unseen" : first.kind.rawValue,
      // On every system of today both are read from the same place, and small numbers look the same.
      confidence: first.kind == .size ? .possible : .certain, about: first.place.rowOfTable,
      for: first.audience, related: related)
  }

  private func origin(_ pass: inout ResourcePass) -> RelatedPlace {
    if let cause { return pass.related(cause, in: place.tableFile, "the rule") }
    guard place.base.isKey else { return pass.related(place.base, in: place.table) }
    // The key stands in every language: the reader looks at this one.
    return pass.related(place.table.entry(of: place.cell).key.range, in: place.tableFile, "the key")
  }
}

/// Where a difference is shown.
struct MismatchPlace {
  let file: Table
  let value: Table.Value
  let row: JoinedTable.Row
  let cell: JoinedTable.Cell
  let base: BaseText
  let table: JoinedTable
  /// Where the base text has variables.
  var rules: RuleValues?

  var tableFile: ResourceFile { table.file(of: cell) }
  var rowOfTable: RowOfTable { RowOfTable(table: table, row: row) }

  /// `nil` where a reader would find nothing wrong.
  func mismatch(
    _ found: FormatDifference, _ text: Spelling, _ kind: FormatReader.Kind, isFormat: Bool
  ) -> Mismatch? {
    let mine = text.specifier(at: found.position, kind)
    if !isFormat, let mine, !text.isSurelySpecifier(mine) || isSentenceSign(mine) { return nil }
    let theirs = specifierOfBase(at: found.position, kind)
    if found.kind == .missing || found.kind == .gap {
      // What is left of a specifier is reported by `malformed-specifier`.
      if text.hasBrokenSpecifier(kind) || theirs?.isEnding == true { return nil }
      // A base text may leave out what its key takes.
      if base.isKey, cell.language == 0 { return nil }
    }
    // The number that a variable stands for is shown with its own type, and has no place among the values; what the
    // base text lacks may be what it means by a broken specifier, which is told there.
    if found.kind == .additional, value.variable != nil || isBaseBroken(kind) { return nil }
    let written = mine.map { String(decoding: text[$0.range], as: UTF8.self) } ?? ""
    let lostName = found.kind == .additional ? nameLost(in: text) : nil
    return Mismatch(
      place: self, range: mine.map { file.range(of: $0.range, in: value.text) } ?? value.text.range,
      message: lostName.map { "`\($0)` of \(origin) is missing here, and `\(written)` is shown literally" }
        ?? message(found, mine: written, theirs: theirs?.text ?? "", in: text, as: kind),
      kind: lostName == nil ? found.kind : .missing, audience: found.kind.isBad ? .logs : .interface,
      surplus: found.kind == .additional ? found.position : nil)
  }

  /// A difference of a part that stands for a value.
  func mismatch(at part: ByteRange, _ message: String, _ kind: FormatDifference.Kind) -> Mismatch {
    Mismatch(
      place: self, range: file.range(of: part, in: value.text), message: message, kind: kind, audience: .logs)
  }

  /// A specifier without its percent sign, where all values are shown besides: `%1$@ and 2$@, for %2$@`.
  var mismatchOfLostSign: Mismatch? {
    file.withText(of: value.text) { text in
      let values = { FormatReader(text).reduce(0) { Swift.max($0, $1.position ?? 0) } }
      guard let part = text.specifierWithoutSign(amongst: values),
        table.withText(of: base, { $0.specifierWithoutSign(amongst: values) == nil })
      else { return nil }
      let sign = String(decoding: text[part], as: UTF8.self)
      return mismatch(
        at: ByteRange(UInt32(part.lowerBound), UInt32(part.upperBound)),
        "`\(sign)` has no percent sign: it is shown literally", .missing)
    }
  }

  /// The base text takes no value and has a percent sign of its sentence; so has this one, but for what is surely none.
  private func isSentenceSign(_ mine: FormatSpecifier) -> Bool {
    guard mine.position == nil, mine.conversion != UInt8(ascii: "@") else { return false }
    return table.withText(of: base) { $0.contains(UInt8(ascii: "%")) }
  }

  /// Whether the base text has lost a value that translations show: one that does well without it, as a title does, has few
  /// words, or most translations do without it too.
  fileprivate func lacksValue(_ takers: [Mismatch], of translations: Int) -> Bool {
    guard !base.isKey, !base.isUnwritten, !table.hasPlural(row),
      takers.allSatisfy({ $0.place.value.plural == nil })
    else { return false }
    let languages = Set(takers.map(\.place.cell.language)).count
    return table.withText(of: base) { text in
      languages * 2 > translations
        && text.translatableWords(upTo: Self.wordsOfSentence) >= (languages > 1 ? 2 : Self.wordsOfSentence)
        && !String(decoding: text, as: UTF8.self).saysOne
    }
  }

  private static let wordsOfSentence = 3

  private func isBaseBroken(_ kind: FormatReader.Kind) -> Bool {
    table.withText(of: base) { $0.hasBrokenSpecifier(kind) }
  }

  var origin: String { base.isKey ? "the key" : "`\(table.languages[0].spelling)`" }

  /// `${name}` of the base text, which the system fills and no format.
  private func nameLost(in text: Spelling) -> String? {
    table.withText(of: base) { $0.firstNamedValue }
      .flatMap { name in name.withSpelling { text.contains($0) } ? nil : name }
  }

  private func message(
    _ found: FormatDifference, mine: String, theirs: String, in text: Spelling, as kind: FormatReader.Kind
  ) -> String {
    if found.kind == .gap || found.kind == .missing, let sign = remnant(in: text) {
      return "`\(sign)` replaces `\(theirs)` of \(origin): the value is not shown"
    }
    if found.kind == .missing, !baseRepeats(kind), let twice = text.repeatedSpecifier(kind) {
      return "`\(twice)` is used twice here, but `\(theirs)` of \(origin) never: a wrong value is shown"
    }
    if found.kind == .missing, let loose = text.loneWithoutPosition(kind, like: theirs) {
      return "`\(loose)` has no position beside specifiers that have one, so it may take another value;"
        + " give it that of `\(theirs)` of \(origin)"
    }
    if found.kind == .additional, table.isOfInformation {
      return "Nothing fills `\(mine)` in a text of an `Info.plist`: it is shown literally"
    }
    return found.kind.message(mine: mine, theirs: theirs, of: origin)
  }

  private func remnant(in text: Spelling) -> String? {
    table.withText(of: base) { text.remnant(besides: $0) }
  }

  private func baseRepeats(_ kind: FormatReader.Kind) -> Bool {
    table.withText(of: base) { $0.repeatedSpecifier(kind) != nil }
  }

  /// What stands at a position of the base text.
  private func specifierOfBase(at position: Int, _ kind: FormatReader.Kind) -> BaseSpecifier? {
    if let written = rules?.specifier(at: position) { return BaseSpecifier(text: written, isEnding: false) }
    return table.withText(of: base) { text in
      guard let found = text.specifier(at: position, kind) else { return nil }
      let start = Int(found.range.start)
      let isEnding = start > 0 && text[start - 1].isSmallLetter
      return BaseSpecifier(text: String(decoding: text[found.range], as: UTF8.self), isEnding: isEnding)
    }
  }
}

extension FormatDifference.Kind {
  var isBad: Bool { self == .type || self == .additional }

  /// What is wrong with a specifier beside the one in its place in the text that it should follow.
  func message(mine: String, theirs: String, of origin: String) -> String {
    switch self {
    case .type:
      "`\(mine)` takes a value that is `\(theirs)` in \(origin): the app crashes or shows garbage"
    case .additional:
      "`\(mine)` takes a value that \(origin) does not have: the app crashes or shows garbage"
    case .gap: "`\(theirs)` of \(origin) is missing here, so the values after it may move up"
    case .missing: "`\(theirs)` of \(origin) is missing here: its value is not shown"
    case .size, .order: "`\(mine)` takes a number that is `\(theirs)` in \(origin): its size differs"
    }
  }
}

private struct BaseSpecifier {
  var text: String
  /// Glued to a word of English, whose ending it may be: other languages do without.
  var isEnding: Bool
}

extension Spelling {
  /// `%d` beside `%1$@`, where the base text has a specifier with this ending.
  fileprivate func loneWithoutPosition(_ kind: FormatReader.Kind, like other: String) -> String? {
    let all = FormatReader(self, kind).filter { $0.type != nil && !$0.isLikelyProse }
    let bare = all.filter { $0.position == nil }
    guard bare.count == 1, all.count > 1 else { return nil }
    let written = String(decoding: self[Int(bare[0].range.start)..<Int(bare[0].range.end)], as: UTF8.self)
    return other.hasSuffix(written.dropFirst()) ? written : nil
  }

  fileprivate func hasBrokenSpecifier(_ kind: FormatReader.Kind) -> Bool {
    FormatReader(self, kind).contains { $0.mistake != nil }
  }

  subscript(range: ByteRange) -> Slice<Spelling> { self[Int(range.start)..<Int(range.end)] }
}
