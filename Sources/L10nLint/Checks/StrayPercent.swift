import L10nSyntax

extension Check {
  /// Percent signs that are no specifier in texts that the system reads as formats.
  static let strayPercent = Check(
    .tables { table, pass in
      var found: [StrayPercent] = []
      table.forEachFormat { format, text in
        guard format.isFormat,
          FormatReader(text, format.kind).contains(where: { $0.isLikelyProse || $0.isLostSign }),
          !format.isStrayInBase, !format.lacksValue(text), format.lostNumber(text) == nil,
          !text.numbersItsMarks, !text.holds("%{")
        else { return }
        found += format.strayPercents(text)
      }
      // What a file says of one key in several languages or forms is one mistake.
      for alike in found.grouped(by: \.cause) { StrayPercent.report(alike, &pass) }
    })
}

/// A percent sign that is no specifier.
private struct StrayPercent {
  let format: FormatText
  /// In the characters of its text.
  let part: ByteRange
  let message: String
  let kind: String
  /// Nothing is lost where the value brings its sign along.
  var isDoubtful = false
  let fix: ProposedFix?

  var cause: Cause {
    Cause(
      file: format.cell.file, key: format.file.hash(of: format.file.entries[Int(format.cell.entry)].key),
      kind: kind)
  }

  struct Cause: Hashable {
    let file: UInt32
    let key: UInt64
    let kind: String
  }

  static func report(_ alike: [StrayPercent], _ pass: inout ResourcePass) {
    guard let first = alike.first else { return }
    let file = first.format.table.files[Int(first.format.cell.file)]
    let others = alike.dropFirst().prefix(9).map {
      pass.related($0.format.written($0.part), in: file, "the same here")
    }
    let fixes = alike.compactMap(\.fix)
    let isDoubtful =
      alike.allSatisfy(\.isDoubtful)
      || (first.format.isDoubtful || first.format.isOfObject) && !first.format.isFilled(pass.project)
    first.format.report(
      first.part, alike.count > 1 ? "\(first.message), in \(alike.count) places" : first.message,
      kind: first.kind, confidence: isDoubtful ? .possible : .certain, &pass,
      fix: fixes.count == alike.count
        ? fixes.first.map { .init(safety: $0.safety, title: $0.title, edits: fixes.flatMap(\.edits)) } : nil,
      besides: others)
  }
}

extension FormatText {
  fileprivate func strayPercents(_ text: Spelling) -> [StrayPercent] {
    var found: [StrayPercent] = []
    var told = ByteRange(0, 0)
    let base = shapesInBase
    var isExtra: Bool?
    var last: FormatSpecifier?
    for specifier in FormatReader(text, kind) {
      defer { last = specifier }
      guard specifier.range.start >= told.end else { continue }
      let torn = text.tornSign(at: specifier.range.start)
      let isInBase = isBase || base.contains(FormatShape(specifier))
      if specifier.isLikelyProse, !isInBase || text.isBehindAmount(specifier, last) {
        found.append(taken(specifier, text, torn, isTurned: text.isBehindLoneAt(specifier, last)))
      } else if specifier.isLostSign {
        // The other half takes a value, which is worse.
        if let torn, specifier.range.end < torn.end, text.takesValue(at: torn.end - 1) { continue }
        told = torn ?? told
        let isAdded = isExtra ?? isWithoutSignInBase
        isExtra = isAdded
        found.append(
          StrayPercent(
            format: self, part: ByteRange(specifier.range.start, specifier.range.start + 1),
            message: isAdded
              ? "`%` disappears here, because the text is a format; delete it as in the base text, or write `%%`"
              : "`%` disappears here, because the text is a format; write `%%`",
            kind: "lost", isDoubtful: isBase && text.endsWithSign(specifier),
            fix: isAdded ? nil : doubling(of: specifier, torn)))
      }
    }
    return found
  }

  private func taken(
    _ specifier: FormatSpecifier, _ text: Spelling, _ torn: ByteRange?, isTurned: Bool
  ) -> StrayPercent {
    let written = String(
      decoding: text[Int(specifier.range.start)..<Int(specifier.range.end)], as: UTF8.self)
    return StrayPercent(
      format: self, part: specifier.range,
      message: isTurned
        ? "`\(written)` takes a value of this format; the `@%` here is most likely a `%@`"
        : "`\(written)` takes a value of this format; a percent sign is written `%%`",
      kind: "taken", fix: isTurned ? nil : doubling(of: specifier, torn))
  }
}

extension FormatText {
  fileprivate func doubling(of specifier: FormatSpecifier, _ torn: ByteRange?) -> ProposedFix? {
    guard canBeEdited else { return nil }
    guard let torn else {
      return .suggested("Write `%%`", .insert("%", at: written(behindSignOf: specifier)))
    }
    // `% %` becomes ` %%`: the space is mostly meant.
    let (first, second) = (torn.start, torn.end - 1)
    return .suggested(
      "Write `%%`", .delete(written(ByteRange(first, first + 1))),
      .insert("%", at: written(ByteRange(second, second + 1)).end))
  }

  /// Whether it is a text of a storyboard or xib, which an object shows as it is.
  fileprivate var isOfObject: Bool { table.key(of: row).withSpelling { $0.objectID != nil } }

  /// Whether the call that asks for its key puts values into the text.
  fileprivate func isFilled(_ project: ProjectFacts) -> Bool {
    let key = table.key(of: row)
    return project.keys.first.number(of: key, in: table.name)
      .map { project.keys.uses[$0].arguments != nil } ?? false
  }

  /// The base text has such a sign as well, which is reported there.
  fileprivate var isStrayInBase: Bool {
    guard !isBase, let base else { return false }
    return table.table(of: base).withText(of: base.text) { text in
      var last: FormatSpecifier?
      return FormatReader(text).contains { specifier in
        defer { last = specifier }
        return specifier.isLostSign || specifier.isLikelyProse && text.isBehindAmount(specifier, last)
      }
    }
  }

  /// The base text shows no percent sign: the value has it already, or this language alone wants one.
  fileprivate var isWithoutSignInBase: Bool {
    guard !isBase, let base else { return false }
    return table.table(of: base).withText(of: base.text) { text in
      !text.holds("%%") && !FormatReader(text).contains { $0.isLikelyProse || $0.isLostSign }
    }
  }

  /// A value of the base text is missing, so the sign is most likely what is left of its specifier: `format-mismatch`.
  fileprivate func lacksValue(_ text: Spelling) -> Bool {
    guard !isBase, value.plural == nil, let base else { return false }
    let mine = FormatSignature(text, kind, counting: .meant)
    return table.table(of: base).withText(of: base.text) { other in
      FormatSignature(other, counting: .meant).positions.contains { mine[$0] == nil }
    }
  }

  /// What the base text has: then a space or a sign in front of the number may be meant.
  fileprivate var shapesInBase: Set<FormatShape> {
    guard !isBase, let base else { return [] }
    return table.table(of: base).withText(of: base.text) {
      Set(FormatReader($0).lazy.map { FormatShape($0) })
    }
  }
}

/// How a specifier is written, but for its number and its width.
private struct FormatShape: Hashable {
  let flags: UInt8
  let conversion: UInt8

  init(_ specifier: FormatSpecifier) {
    (flags, conversion) = (specifier.flags.rawValue, specifier.conversion)
  }
}

extension Spelling {
  /// `%1 of %2`: marks of another kind of format, counted from one, each followed by no letter of its own or by any.
  fileprivate var numbersItsMarks: Bool {
    var numbers: Set<UInt8> = []
    for place in indices.dropLast()
    where self[place] == UInt8(ascii: "%") && (49...57).contains(self[place + 1]) {
      guard place + 2 == count || self[place + 2] != UInt8(ascii: "$") && !(46...57).contains(self[place + 2])
      else { return false }
      numbers.insert(self[place + 1])
    }
    return numbers.count > 1 && numbers.max() == 48 + UInt8(numbers.count)
  }

  /// `up to %@%`: a sign at the very end, directly behind a value that may be a text with a sign of its own.
  fileprivate func endsWithSign(_ specifier: FormatSpecifier) -> Bool {
    let sign = specifier.range.start
    return Int(sign) == count - 1
      && FormatReader(self).contains { $0.range.end == sign && $0.type == .object }
  }

  /// `@% e`: an `@` in front that ends no specifier.
  fileprivate func isBehindLoneAt(_ specifier: FormatSpecifier, _ last: FormatSpecifier?) -> Bool {
    let start = specifier.range.start
    return start > 0 && self[Int(start) - 1] == UInt8(ascii: "@") && last?.range.end != start
  }

  /// A `%%` that somebody, or a tool for translators, has torn apart: `% %`. The sign is either half.
  fileprivate func tornSign(at sign: UInt32) -> ByteRange? {
    for (space, length) in [(" ", 1), ("\u{A0}", 2), ("\u{202F}", 3)] as [(StaticString, Int)] {
      for first in [Int(sign), Int(sign) - length - 1] where first >= 0 {
        let second = first + 1 + length
        guard holds("%", at: first), holds(space, at: first + 1), holds("%", at: second),
          !holds("%", at: first - 1), !holds("%", at: second + 1)
        else { continue }
        var rest = FormatReader(Spelling(rebasing: self[second...]))
        let other = rest.next()
        if other?.type == nil || other?.isLikelyProse == true {
          return ByteRange(UInt32(first), UInt32(second + 1))
        }
      }
    }
    return nil
  }

  fileprivate func takesValue(at sign: UInt32) -> Bool {
    var rest = FormatReader(Spelling(rebasing: self[Int(sign)...]))
    return rest.next()?.isLikelyProse ?? false
  }

  /// `40 % of`, `%d% of`
  fileprivate func isBehindAmount(_ specifier: FormatSpecifier, _ last: FormatSpecifier?) -> Bool {
    if let last, last.range.end == specifier.range.start, last.type != nil { return true }
    let before = self[..<Int(specifier.range.start)].last { $0 != UInt8(ascii: " ") }
    return before.map { $0.isDecimalDigit } ?? false
  }
}
