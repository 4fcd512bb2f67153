import L10nSyntax

extension Check {
  /// What was meant to be a specifier and is none, so that it stands in the text as it is written: once a key of a file,
  /// and once a file where blanks came into many.
  static let malformedSpecifier = Check(
    .tables { table, pass in
      var broken: [Slips] = []
      table.forEachFormat(in: pass.project) { format, text in
        if let number = format.lostNumber(text), let sign = text.firstIndex(of: UInt8(ascii: "%")) {
          let place = ByteRange(UInt32(sign), UInt32(sign + 1))
          return format.report(
            place,
            "`%` is not a format specifier, so its value is not shown: \(number.place) has `\(number.written)` here",
            kind: "slip", &pass)
        }
        guard let slips = Slips(of: text, format, isFilled: { pass.isFilled(format) }) else {
          if !reportLateDollars(text, format, &pass), !reportDigit(text, format, &pass) {
            reportDollars(text, format, &pass)
          }
          return
        }
        broken.append(slips)
      }
      FormatMistake.report(Slips.reportSpaced(broken, &pass).map(\.mistake), &pass)
    })

  /// `%1@$`: the `$` is shown, unless it is the money of the base text.
  private static func reportLateDollars(
    _ text: Spelling, _ format: FormatText, _ pass: inout ResourcePass
  ) -> Bool {
    let late = FormatReader(text, format.kind).filter { $0.isInFrontOfDollar(in: text) }
    guard let first = late.first else { return false }
    let isSure =
      format.isBase
      ? FormatReader(text, format.kind).contains { $0.position != nil }
      : format.isTrueOfBase { base, _ in !base.hasDollarOfItsOwn }
    guard isSure else { return false }
    let parts = late.map { ByteRange($0.range.start, $0.range.end + 1) }
    let meant = late.map { "%\($0.bareNumber(in: text) ?? 0)$@" }
    let edits = zip(parts, meant).map { ProposedFix.Edit.replace(format.written($0), $1) }
    format.report(
      ByteRange(first.range.start, first.range.end + 1),
      "`\(meant[0].dropLast(2))@$` has its `$` behind the `@`, so it is shown; write `\(meant[0])`",
      kind: "slip", &pass,
      fix: format.canBeEdited
        ? ProposedFix(safety: .suggested, title: "Write `\(meant[0])`", edits: edits) : nil)
    return true
  }

  /// `1%@` for `%1$@`: the digit is shown, and the base text has none.
  private static func reportDigit(
    _ text: Spelling, _ format: FormatText, _ pass: inout ResourcePass
  ) -> Bool {
    guard !format.isBase, !format.countsUnits, let specifier = text.specifierBehindDigit(format.kind),
      case let sign = text[Int(specifier.range.start) - 1],
      format.isTrueOfBase({ base, specifiers in
        !base.indices.contains { index in
          base[index] == sign
            && !specifiers.contains { $0.range.contains(ByteRange(UInt32(index), UInt32(index) + 1)) }
        }
      })
    else { return false }
    let digit = ByteRange(specifier.range.start - 1, specifier.range.start)
    let written = ByteRange(digit.start, specifier.range.end)
    format.report(
      written,
      "`\(String(decoding: text[written], as: UTF8.self))` shows a `\(UnicodeScalar(sign))` in front of its value, which"
        + " the base text does not have", kind: "digit", confidence: .likely, &pass,
      fix: format.canBeEdited
        ? ProposedFix(
          safety: .suggested, title: "Remove the `\(UnicodeScalar(sign))`",
          edits: [.replace(format.written(digit), "")]) : nil)
    return true
  }

  /// Positions without their `$`, which are no positions.
  private static func reportDollars(_ text: Spelling, _ format: FormatText, _ pass: inout ResourcePass) {
    let specifiers = text.specifiersWithoutDollar(format.kind)
    guard let first = specifiers.first else { return }
    let spellings = specifiers.map { String(decoding: text[$0.range], as: UTF8.self) }
    let meant = specifiers.indices.map { number in
      let digits = spellings[number].dropFirst().prefix { $0.isNumber }
      return "%\(digits)$\(spellings[number].dropFirst(1 + digits.count))"
    }
    let edits = specifiers.indices.map {
      ProposedFix.Edit.replace(format.written(specifiers[$0].range), meant[$0])
    }
    // Where they count up, each shows its own value all the same.
    let numbers = FormatReader(text, format.kind).compactMap { $0.position ?? $0.bareNumber(in: text) }
    let isInOrder = zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
    let names = spellings.prefix(4).map { "`\($0)`" }.joined(separator: ", ")
    format.report(
      first.range,
      "\(names) \(spellings.count > 1 ? "have" : "has") no `$` after the number, so it is a width:"
        + " values appear in the order of the arguments", kind: "dollar",
      confidence: isInOrder ? .possible : .certain, &pass,
      fix: format.canBeEdited
        ? ProposedFix(safety: .suggested, title: "Write `\(meant[0])`", edits: edits) : nil)
  }
}

extension FormatText {
  /// `1%@あたり`, for one: languages of East Asia count what English only names.
  fileprivate var countsUnits: Bool {
    let language = table.languages[Int(cell.language)].tag?.language
    return language.map { ["ja", "ko", "yue", "zh"].contains($0) } ?? false
  }
}

extension Spelling {
  /// The first specifier right behind its own number: `1%@`, `2%2$@`.
  fileprivate func specifierBehindDigit(_ kind: FormatReader.Kind) -> FormatSpecifier? {
    let specifiers = FormatReader(self, kind).filter { $0.type != nil }
    return specifiers.enumerated().first { place, specifier in
      let start = Int(specifier.range.start)
      guard start > 0,
        !(start > 1 && (self[start - 2].isDecimalDigit || ".,%-".utf8.contains(self[start - 2])))
      else { return false }
      let number = specifier.position ?? place + 1
      return number < 10 && self[start - 1] == UInt8(ascii: "0") + UInt8(number)
    }?.element
  }
}

/// The broken specifiers of one text.
private struct Slips {
  let format: FormatText
  let first: ByteRange
  let spellings: [String]
  let reason: String
  let fix: ProposedFix?

  init?(of text: Spelling, _ format: FormatText, isFilled: () -> Bool) {
    let slips = FormatReader(text, format.kind).filter {
      $0.mistake != nil && (format.origin.isFormat || $0.isPlain || $0.isBareDollar && isFilled())
        || $0.isNamed && format.file.format != .catalog
    }
    guard let first = slips.first else { return nil }
    let reason = first.mistake ?? "only string catalogs support named values"
    self.format = format
    self.first = first.range
    let spellings = slips.map { text.written($0) }
    self.spellings = spellings
    self.reason = spellings[0].contains(" ") ? "a specifier cannot contain spaces" : reason
    let edits = zip(slips, spellings).compactMap { $0.cure(of: $1, at: format.written($0.range)) }
    fix =
      format.canBeEdited && edits.count == slips.count
      ? ProposedFix(safety: .suggested, title: "Write `\(edits[0].meant)`", edits: edits.map(\.edit)) : nil
  }

  var haveBlanks: Bool { spellings.contains { $0.contains(" ") } }

  var mistake: FormatMistake {
    FormatMistake(format: format, part: first, message: message, kind: "slip", reason: reason, fix: fix)
  }

  private var message: String {
    let names = spellings.prefix(4).map { "`\($0)`" }.joined(separator: ", ")
    return spellings.count > 1
      ? "\(names) are not valid specifiers, so their values are not shown: \(reason)"
      : "\(names) is not a valid specifier, so its value is not shown: \(reason)"
  }
}

extension ResourcePass {
  /// Whether a call has values for a text, or another language takes one.
  fileprivate func isFilled(_ format: FormatText) -> Bool {
    let (table, row) = (format.table, format.row)
    if useWithValues(of: table.key(of: row), in: table) != nil { return true }
    return table.cells(of: row).contains { cell in
      table.values(of: cell).contains { value in
        table.withText(of: value.text, in: cell) { text in
          FormatReader(text).contains { $0.type != nil && !$0.isLikelyProse && text.isSurelySpecifier($0) }
        }
      }
    }
  }
}

extension Slips {
  /// The texts of one language in a file.
  private struct Group: Hashable {
    let file, language: UInt32

    init(of cell: JoinedTable.Cell) { (file, language) = (cell.file, cell.language) }
  }

  /// Of the texts whose specifiers have blanks, those of a file and language where there are many: nobody mistypes so
  /// many, a machine did it. Returns the others.
  static func reportSpaced(_ texts: [Slips], _ pass: inout ResourcePass) -> [Slips] {
    let spaced = texts.filter(\.haveBlanks).grouped { Group(of: $0.format.cell) }.filter {
      $0.count > ResourcePass.mostToldAlone
    }
    for group in spaced.flatMap({ pass.bySilence($0, \.mistake.place) }) {
      guard group.count > 1 else {
        FormatMistake.report(group.map(\.mistake), &pass)
        continue
      }
      let format = group[0].format
      let language = format.table.languages[Int(format.cell.language)].spelling
      let others = group.dropFirst().relatedPlaces { $0.mistake.related("another one", &pass) }
      format.report(
        group[0].first,
        "\(group.count) texts of `\(language)` have spaces in their specifiers, such as"
          + " `\(group[0].spellings[0])`, so their values are not shown", kind: "slip", &pass,
        besides: others)
    }
    let told = Set(spaced.map { Group(of: $0[0].format.cell) })
    return texts.filter { !$0.haveBlanks || !told.contains(Group(of: $0.format.cell)) }
  }
}

extension Spelling {
  /// A broken specifier with what belongs to it: the letter behind the blanks of `% 1 $ @`.
  fileprivate func written(_ specifier: FormatSpecifier) -> String {
    var end = Int(specifier.range.end)
    if specifier.fault == .misplacedPosition, self[end - 1] == UInt8(ascii: "$") {
      let next = self[end...].firstIndex { $0 != UInt8(ascii: " ") } ?? count
      if next > end, next < count, "@diuxXfgs".utf8.contains(self[next]) { end = next + 1 }
    }
    return String(decoding: self[Int(specifier.range.start)..<end], as: UTF8.self)
  }
}

extension FormatSpecifier {
  /// What was meant, where nothing is missing.
  fileprivate func cure(of written: String, at range: ByteRange) -> (meant: String, edit: ProposedFix.Edit)? {
    switch fault {
    case .misplacedPosition:
      let digits = written.dropFirst(2).prefix { $0.isASCII && $0.isNumber }
      guard written.hasPrefix("%$"), !digits.isEmpty, Int(digits).map({ (1...127).contains($0) }) == true
      else { return nil }
      let meant = "%\(digits)$\(written.dropFirst(2 + digits.count))"
      return (meant, .replace(range, meant))
    case .fullWidth:
      guard written.hasPrefix("％") else { return nil }
      return ("%", .replace(ByteRange(range.start, range.start + UInt32("％".utf8.count)), "%"))
    case .zeroPosition, .highPosition, .openName, .unknown, .unfinished, nil: return nil
    }
  }

  /// `%$`, where nothing else is left of a specifier.
  fileprivate var isBareDollar: Bool { fault == .misplacedPosition && range.count == 2 }

  /// Whether it looks like a specifier in a text that has no other.
  fileprivate var isPlain: Bool {
    switch fault {
    case .misplacedPosition: range.count > 2
    case .zeroPosition, .highPosition: true
    case .openName, .fullWidth, .unknown, .unfinished, nil: false
    }
  }
}
