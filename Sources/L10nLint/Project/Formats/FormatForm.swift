import L10nSyntax

extension FormatText {
  /// How another form of this plural writes the number that a lone percent sign of this one is left of: `%ld` for
  /// `%1`. Where none does, as that for one is written out, the base language has one. `nil` where a form has more signs, for
  /// they may be meant as such.
  func lostNumber(_ text: Spelling) -> String? {
    guard let plural = value.plural, text.hasOneSign else { return nil }
    guard FormatReader(text, kind).allSatisfy({ $0.isLostSign }) else { return nil }
    for other in table.values(of: cell)
    where other.plural != plural && other.variable == value.variable && other.device == value.device {
      if let written = file.withText(of: other.text, \.onlyNumber) { return written }
    }
    return isBase ? nil : numberOfBase(in: plural)
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

extension FormatSpecifier {
  /// The sign is lost and nothing else: what has a position was meant to be a specifier.
  var isLostSign: Bool {
    position == nil && length == .none && (fault == .unfinished || fault == .unknown)
  }
}

extension Spelling {
  fileprivate var hasOneSign: Bool { count { $0 == UInt8(ascii: "%") } == 1 }

  /// The specifier of a form that has no other sign.
  fileprivate var onlyNumber: String? {
    guard hasOneSign else { return nil }
    let specifier = FormatReader(self, .variation).first { $0.type != nil || $0.isSubstitutedNumber }
    return specifier.map {
      String(decoding: self[Int($0.range.start)..<Int($0.range.end)], as: UTF8.self)
    }
  }
}
