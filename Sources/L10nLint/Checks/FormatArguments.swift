import L10nSyntax

extension Check {
  /// Calls that fill a localized format with other values than it takes in some language.
  static let formatArguments = Check(
    .project { pass in
      var fitting: [GivenValues: Set<FormatValues.CallPlace>] = [:]
      var fittingLines: [Line: Set<FormatValues.CallPlace>] = [:]
      var surplus: [(misfit: Misfit, use: KeyUse, values: GivenValues)] = []
      for use in pass.project.keys.uses where pass.isReported(use) {
        guard let given = use.arguments else { continue }
        let places = pass.project.keys.tables.places(of: use)
        if places.isEmpty {
          reportAgainstKey(use, given, &pass)
          continue
        }
        // Several tables could be meant: a call is only wrong where it fits none.
        let misfits = places.compactMap { $0.misfit(of: given, use.looks) }
        if let misfit = misfits.first, misfits.count == places.count {
          guard case .more = misfit.kind else {
            report(misfit, use, given.kinds, &pass)
            continue
          }
          surplus.append((misfit, use, GivenValues(use, given)))
        } else {
          fitting[GivenValues(use, given), default: []].insert(given.place)
          fittingLines[Line(use), default: []].insert(given.place)
        }
      }
      let counts = surplus.reduce(into: [:]) { $0[$1.values, default: 0] += 1 }
      for (misfit, use, values) in surplus {
        // The branches of a choice are all given what one of them shows; what runs together is no choice.
        let isChoice = { (others: Set<FormatValues.CallPlace>?) in
          (others ?? []).contains { $0.isAlternative(to: use.arguments?.place ?? .init()) }
        }
        let isGivenToAll =
          isChoice(fitting[values]) && (counts[values, default: 0] > 1 || isChoice(fittingLines[Line(use)]))
        // `and 1 other box`: the text for one may write the number itself. Of a text without any place, the call may have
        // been copied from that of another one.
        let isDoubtful =
          isGivenToAll || misfit.count == 0 || use.namesValues(values.kinds.count)
          || pass.project.keys.tables.baseText(of: use)?.saysOne ?? false
        report(misfit, use, values.kinds, confidence: isDoubtful ? .possible : .likely, &pass)
      }
    },
    .project { pass in
      for use in pass.project.keys.uses where use.isShownAlone && pass.isReported(use) {
        reportUnfilled(use, &pass)
      }
    })

  /// A format that is shown as it stands.
  private static func reportUnfilled(_ use: KeyUse, _ pass: inout ProjectPass) {
    guard !use.isInterpolated, use.valueArgument != .computed,
      let text = pass.project.keys.tables.baseText(of: use),
      let specifier = text.withSpelling(\.firstSpecifier)
    else { return }
    pass.report(
      use, "`\(use.shownKey)` needs a value, but is shown as it stands: readers see `\(specifier)`",
      kind: "unfilled")
  }

  /// A text that is its own key, and in no table.
  private static func reportAgainstKey(_ use: KeyUse, _ given: FormatValues, _ pass: inout ProjectPass) {
    guard !use.hasValue, use.looks == .text else { return }
    let format = use.key.withSpelling { FormatSignature($0, counting: .meant) }
    guard !format.isEmpty, let kind = given.misfit(of: format) else { return }
    let misfit = Misfit(kind: kind, count: format.arguments.count, language: "", place: nil)
    report(misfit, use, given.kinds, &pass)
  }

  private static func report(
    _ misfit: Misfit, _ use: KeyUse, _ given: [FormatValues.Kind], confidence: Confidence = .likely,
    _ pass: inout ProjectPass
  ) {
    let place = misfit.language.isEmpty ? "" : " in `\(misfit.language)`"
    let (needs, gives) = (misfit.count, given.count)
    let related =
      misfit.place.map { [pass.related($0.range, in: $0.file, "the text that the call fills")] } ?? []
    let key = use.shownKey
    switch misfit.kind {
    case .fewer:
      pass.report(
        use,
        "`\(key)` needs more values\(place) (\(needs)) than this call gives (\(gives)): garbage or a crash",
        kind: "fewer", related: related)
    case .more:
      pass.report(
        use,
        "`\(key)` takes fewer values (\(needs)) than this call gives (\(gives)): the last ones are never shown",
        kind: "more", confidence: confidence, related: related)
    case .object(let position):
      pass.report(
        use,
        "`\(key)` takes an object as value \(position)\(place), but this call gives a number: it crashes",
        kind: "type", related: related)
    case .number(let position):
      pass.report(
        use, "`\(key)` takes a different type as value \(position)\(place): readers see garbage",
        kind: "type", related: related)
    }
  }
}

extension Spelling {
  /// The first place that a value has to fill, as it is written. Where `%s` is shown, the text speaks of it.
  fileprivate var firstSpecifier: String? {
    FormatReader(self).first {
      $0.type != nil && $0.type != .cString && !$0.isLikelyProse && isSurelySpecifier($0)
    }
    .map { String(decoding: self[$0.range], as: UTF8.self) }
  }
}

extension KeyUse {
  /// `CONFIRMED_BY_%@`: whoever wrote the text knew of the value, and did without it.
  fileprivate func namesValues(_ count: Int) -> Bool {
    looks != .text && key.withSpelling { FormatSignature($0, counting: .meant) }.arguments.count == count
  }
}

/// The values that calls of one file give alike.
private struct GivenValues: Hashable {
  let path: String
  let kinds: [FormatValues.Kind]

  init(_ use: KeyUse, _ given: FormatValues) { (path, kinds) = (use.path, given.kinds) }
}

/// A line with a call.
private struct Line: Hashable {
  let path: String
  let number: Int

  init(_ use: KeyUse) { (path, number) = (use.path, use.place.start.line) }
}

/// How a call and a format do not fit.
private enum MisfitKind {
  /// The call gives fewer values than the format takes.
  case fewer
  case more
  /// The format wants an object at this position.
  case object(Int)
  case number(Int)
}

private struct Misfit {
  var kind: MisfitKind
  /// How many values the format takes.
  var count: Int
  var language: String
  var place: (range: ByteRange, file: ResourceFile)?
}

extension FormatValues {
  /// How the values do not fit a format; that some are left over is no matter of a single text.
  fileprivate func misfit(of format: FormatSignature) -> MisfitKind? {
    // Which value stands behind a gap is a matter of the system, and `format-mismatch` tells the gap.
    if (1..<format.lastPosition + 1).contains(where: { format[$0] == nil }) { return nil }
    for (number, type) in format.arguments.enumerated() {
      guard number < kinds.count else { return .fewer }
      switch (kinds[number], type) {
      case (.integer, .object), (.decimal, .object): return .object(number + 1)
      case (.object, .int32), (.object, .int64), (.object, .double), (.decimal, .int32), (.decimal, .int64),
        (.integer, .double):
        return .number(number + 1)
      default: continue
      }
    }
    return nil
  }
}

extension RowOfTable {
  /// The first text in any language that a call does not fit, or the text in the base language where values are left
  /// over in all of them.
  fileprivate func misfit(of given: FormatValues, _ looks: KeyLook) -> Misfit? {
    var most = 0
    var first: (count: Int, place: (ByteRange, ResourceFile))?
    for cell in table.cells(of: row) where !isOverruled(cell) && !table.isUnwritten(cell) {
      let (source, file) = (table.table(of: cell), table.file(of: cell))
      for value in table.values(of: cell) {
        // What a part of a text takes is said by the part.
        if value.variable != nil {
          most = .max
          continue
        }
        let format = source.resolvedSignature(of: value, ofEntry: Int(cell.entry))
        let count = format.arguments.count
        let place = (value.text.range, file)
        if let kind = given.misfit(of: format) {
          let language = table.languages[Int(cell.language)].spelling
          return Misfit(kind: kind, count: count, language: language, place: place)
        }
        most = max(most, count)
        if first == nil {
          // Where keys are texts, the key says what all languages take.
          let isOfKey = cell.language != 0 && looks == .text
          first = (count, isOfKey ? (table.entry(of: cell).key.range, file) : place)
        }
      }
    }
    guard let first, most < given.different, !table.areEmpty(row) else { return nil }
    // What the key takes and its texts do not, `format-mismatch` tells.
    if looks == .text,
      table.key(of: row).withSpelling({ FormatSignature($0, counting: .meant) }).arguments.count
        >= given.different
    {
      return nil
    }
    return Misfit(kind: .more, count: first.count, language: "", place: first.place)
  }

  /// A `.stringsdict` beside a `.strings` file wins where both have a key.
  private func isOverruled(_ cell: JoinedTable.Cell) -> Bool {
    guard table.table(of: cell).format == .strings else { return false }
    return table.cells(of: row).contains {
      $0.language == cell.language && table.table(of: $0).format == .stringsdict
    }
  }
}
