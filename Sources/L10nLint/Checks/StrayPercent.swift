import L10nSyntax

extension Check {
  /// Percent signs that are no specifier in texts that the system reads as formats.
  static let strayPercent = Check(
    .tables { table, pass in
      var found: [FormatMistake] = []
      table.forEachFormat(in: pass.project) { format, text in
        guard FormatReader(text, format.kind).contains(where: { $0.isLikelyProse || $0.isLostSign }),
          format.origin.isFormat, !format.isStrayInBase, !format.lacksValue(text),
          format.lostNumber(text) == nil, !text.numbersItsMarks, !text.holds("%{")
        else { return }
        found += format.strayPercents(text, format.isSurelyFilled(pass.project) ? .certain : .possible)
      }
      FormatMistake.report(found, &pass)
    },
    .tables { table, pass in reportDoubledPercents(table, &pass) })
}

extension FormatText {
  fileprivate func strayPercents(_ text: Spelling, _ confidence: Confidence) -> [FormatMistake] {
    var found: [FormatMistake] = []
    var told = ByteRange(0, 0)
    var isExtra: Bool?
    var last: FormatSpecifier?
    for specifier in FormatReader(text, kind) {
      defer { last = specifier }
      guard specifier.range.start >= told.end else { continue }
      let torn = text.tornSign(at: specifier.range.start)
      let isInBase = isBase || origin.specifiers.contains { $0.hasShape(of: specifier) }
      if specifier.isLikelyProse, !isInBase || text.isBehindAmount(specifier, last) {
        found.append(
          taken(specifier, text, torn, confidence, isTurned: text.isBehindLoneAt(specifier, last)))
      } else if specifier.isLostSign {
        // The other half takes a value, which is worse.
        if let torn, specifier.range.end < torn.end, text.takesValue(at: torn.end - 1) { continue }
        told = torn ?? told
        let isAdded = isExtra ?? isWithoutSignInBase
        isExtra = isAdded
        found.append(
          FormatMistake(
            format: self, part: ByteRange(specifier.range.start, specifier.range.start + 1),
            message: isAdded
              ? "`%` is not shown, because the text is a format; delete it as in the base text, or write `%%`"
              : "`%` is not shown, because the text is a format; write `%%`",
            // Nothing is lost where the value brings its sign along.
            kind: "lost", confidence: isBase && text.endsWithSign(specifier) ? .possible : confidence,
            reason: "lost", fix: isAdded ? nil : doubling(of: specifier, in: text, torn)))
      }
    }
    return found
  }

  private func taken(
    _ specifier: FormatSpecifier, _ text: Spelling, _ torn: ByteRange?, _ confidence: Confidence,
    isTurned: Bool
  ) -> FormatMistake {
    if kind == .variation, let argument = text.spacedArgument(at: specifier.range.start) {
      return FormatMistake(
        format: self, part: argument,
        message: "`\(text.string(argument))` consumes a value and shows its letters; write `%arg`",
        kind: "taken", confidence: confidence, reason: "taken",
        fix: canBeEdited ? .suggested("Write `%arg`", .replace(written(argument), "%arg")) : nil)
    }
    let written = text.string(specifier.range)
    return FormatMistake(
      format: self, part: specifier.range,
      message: isTurned
        ? "`\(written)` consumes a value of this format; `@%` is most likely meant to be `%@`"
        : "`\(written)` consumes a value of this format; write a percent sign as `%%`",
      kind: "taken", confidence: confidence, reason: "taken",
      fix: isTurned ? nil : doubling(of: specifier, in: text, torn))
  }
}

extension FormatText {
  fileprivate func doubling(
    of specifier: FormatSpecifier, in text: Spelling, _ torn: ByteRange?
  ) -> ProposedFix? {
    guard canBeEdited else { return nil }
    guard let torn else {
      // `% %x`: which of them is meant is not known.
      guard !text.string(specifier.range).dropFirst().hasSuffix("%") else { return nil }
      return .suggested("Write `%%`", .insert("%", at: written(behindSignOf: specifier)))
    }
    // `% %` becomes ` %%`: the space is mostly meant.
    let (first, second) = (torn.start, torn.end - 1)
    return .suggested(
      "Write `%%`", .delete(written(ByteRange(first, first + 1))),
      .insert("%", at: written(ByteRange(second, second + 1)).end))
  }

  /// Whether somebody surely fills it: not where it may be no format, or an object of a storyboard or xib shows it as it
  /// is, unless the call that asks for its key has values.
  fileprivate func isSurelyFilled(_ project: ProjectFacts) -> Bool {
    let key = table.key(of: row)
    guard origin.isDoubtful || key.withSpelling(\.isObjectKey) else { return true }
    return project.keys.byKey.number(of: key, in: table.name)
      .map { project.keys.uses[$0].arguments != nil } ?? false
  }

  /// The base text has such a sign as well, which is reported there.
  fileprivate var isStrayInBase: Bool {
    isTrueOfBase { text, specifiers in
      var last: FormatSpecifier?
      return specifiers.contains { specifier in
        defer { last = specifier }
        return specifier.isLostSign || specifier.isLikelyProse && text.isBehindAmount(specifier, last)
      }
    }
  }

  /// The base text shows no percent sign: the value has it already, or this language alone wants one.
  fileprivate var isWithoutSignInBase: Bool {
    isTrueOfBase { text, specifiers in
      !text.holds("%%") && !specifiers.contains { $0.isLikelyProse || $0.isLostSign }
    }
  }

  /// A value of the base text is missing, so the sign is most likely what is left of its specifier: `format-mismatch`.
  fileprivate func lacksValue(_ text: Spelling) -> Bool {
    guard !isBase, value.plural == nil else { return false }
    let mine = FormatSignature(text, kind, counting: .meant)
    return FormatSignature(origin.specifiers, counting: .meant).positions.contains { mine[$0] == nil }
  }
}

extension FormatSpecifier {
  /// Whether both are written alike, but for their numbers and widths: then a space or a sign in front may be meant.
  fileprivate func hasShape(of other: FormatSpecifier) -> Bool {
    flags == other.flags && conversion == other.conversion
  }
}

extension Spelling {
  /// `%1 of %2`: marks of another kind of format, counted from one, each followed by no letter of its own or by any.
  fileprivate var numbersItsMarks: Bool {
    var numbers: Set<UInt8> = []
    for place in indices.dropLast()
    where self[place] == UInt8(ascii: "%")
      && (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(self[place + 1])
    {
      guard place + 2 == count || self[place + 2] != UInt8(ascii: "$") && !(46...57).contains(self[place + 2])
      else { return false }
      numbers.insert(self[place + 1])
    }
    return numbers.count > 1 && numbers.max() == UInt8(ascii: "0") + UInt8(numbers.count)
  }

  fileprivate func string(_ range: ByteRange) -> String {
    String(decoding: self[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  /// `% arg` in a variation, where only `%arg` is the number.
  fileprivate func spacedArgument(at sign: UInt32) -> ByteRange? {
    let start = self[(Int(sign) + 1)...].firstIndex { $0 != UInt8(ascii: " ") } ?? count
    guard start > Int(sign) + 1, holds("arg", at: start), start + 3 == count || !self[start + 3].isWordByte
    else { return nil }
    return ByteRange(sign, UInt32(start + 3))
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
        // A dot in front of a blank ends a sentence.
        if other?.type == nil || other?.isLikelyProse == true || holds(". ", at: second + 1) {
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
