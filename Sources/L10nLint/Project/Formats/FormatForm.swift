import L10nSyntax

extension FormatText {
  /// How another form of this plural writes the number that a lone percent sign of this one is left of: `%ld` for
  /// `%1`. Where none does, as that for one is written out, the base language has one. `nil` where a form has more signs, for
  /// they may be meant as such.
  func lostNumber(_ text: Spelling) -> LostNumber? {
    guard let plural = value.plural, text.hasOneSign else { return nil }
    guard FormatReader(text, kind).allSatisfy({ $0.isLostSign }) else { return nil }
    for other in table.values(of: cell)
    where other.plural != plural && other.variable == value.variable && other.device == value.device {
      if let written = file.withText(of: other.text, \.onlyNumber) {
        return LostNumber(written: written, place: "another form")
      }
    }
    guard !isBase, text.hasSlip, !hasDoubledSigns else { return nil }
    return numberOfBase(in: plural).map {
      LostNumber(written: $0, place: "`\(table.languages[0].spelling)`")
    }
  }

  /// Signs of percent are meant in this plural.
  private var hasDoubledSigns: Bool {
    table.values(of: cell).contains { file.withText(of: $0.text) { $0.holds("%%") } }
  }

  private func numberOfBase(in plural: PluralCategory) -> String? {
    let name = value.variable.map { file.text(of: file.variables[Int($0)].name) }
    for base in table.cells(of: row, in: 0) {
      let source = table.table(of: base)
      for other in table.values(of: base) where other.plural == plural && other.device == value.device {
        let otherName = other.variable.map { source.text(of: source.variables[Int($0)].name) }
        guard otherName == name else { continue }
        if let written = source.withText(of: other.text, \.onlyNumber) { return written }
      }
    }
    return nil
  }
}

/// How a number is written that another text has lost.
struct LostNumber {
  let written: String
  /// Where it is written so.
  let place: String
}

extension FormatSpecifier {
  /// The sign is lost and nothing else: what has a position was meant to be a specifier.
  var isLostSign: Bool {
    position == nil && length == .none && (fault == .unfinished || fault == .unknown)
  }
}

extension Spelling {
  fileprivate var hasOneSign: Bool { count { $0 == UInt8(ascii: "%") } == 1 }

  /// `%Id`, and neither `1 %` nor `% of all`: a letter or a digit behind the sign, and no number before it.
  fileprivate var hasSlip: Bool {
    guard let sign = firstIndex(of: UInt8(ascii: "%")), sign + 1 < count else { return false }
    let before = self[..<sign].last { $0 != 0x20 }
    return (self[sign + 1].isASCIILetter || self[sign + 1].isDecimalDigit)
      && !(before?.isDecimalDigit ?? false)
  }

  /// The specifier of a form that has no other sign.
  fileprivate var onlyNumber: String? {
    guard hasOneSign else { return nil }
    let specifier = FormatReader(self, .variation).first { $0.type != nil || $0.isSubstitutedNumber }
    return specifier.map {
      String(decoding: self[Int($0.range.start)..<Int($0.range.end)], as: UTF8.self)
    }
  }
}
