import L10nSyntax

extension Check {
  /// Percent signs that are no specifier in texts that the system reads as formats.
  static let strayPercent = Check(
    .formats { format, text, pass in
      guard format.isFormat,
        FormatReader(text, format.kind).contains(where: { $0.isLikelyProse || $0.isLostSign }),
        !format.isStrayInBase, !format.lacksValue(text), format.lostNumber(text) == nil
      else { return }
      for specifier in FormatReader(text, format.kind) {
        let written = String(
          decoding: text[Int(specifier.range.start)..<Int(specifier.range.end)], as: UTF8.self)
        if specifier.isLikelyProse, text.isBehindNumber(specifier) || !format.isInBase(specifier) {
          let isTurned = text.isBehindLoneAt(specifier)
          format.report(
            specifier.range,
            isTurned
              ? "`\(written)` takes a value of this format; the `@%` here is most likely a `%@`"
              : "`\(written)` takes a value of this format; a percent sign is written `%%`",
            kind: "taken", &pass, fix: isTurned ? nil : format.doubling(of: specifier))
        } else if specifier.isLostSign {
          let isExtra = format.isWithoutSignInBase
          format.report(
            ByteRange(specifier.range.start, specifier.range.start + 1),
            isExtra
              ? "`%` disappears here, because the text is a format; delete it as in the base text, or write `%%`"
              : "`%` disappears here, because the text is a format; write `%%`",
            kind: "lost", &pass, fix: isExtra ? nil : format.doubling(of: specifier))
        }
      }
    })
}

extension FormatText {
  fileprivate func doubling(of specifier: FormatSpecifier) -> ProposedFix? {
    canBeEdited ? .suggested("Write `%%`", .insert("%", at: written(behindSignOf: specifier))) : nil
  }

  /// The base text has such a sign as well, which is reported there.
  fileprivate var isStrayInBase: Bool {
    guard !isBase, let base else { return false }
    return table.table(of: base).withText(of: base.text) { text in
      FormatReader(text).contains { $0.isLostSign || $0.isLikelyProse && text.isBehindNumber($0) }
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

  /// Whether the base text has the same: then a space or a sign in front of the number may be meant.
  fileprivate func isInBase(_ specifier: FormatSpecifier) -> Bool {
    guard !isBase else { return true }
    guard let base else { return false }
    return table.table(of: base).withText(of: base.text) { text in
      FormatReader(text).contains {
        $0.flags == specifier.flags && $0.conversion == specifier.conversion
      }
    }
  }
}

extension Spelling {
  /// `@% e`: an `@` in front that ends no specifier.
  fileprivate func isBehindLoneAt(_ specifier: FormatSpecifier) -> Bool {
    let start = specifier.range.start
    return start > 0 && self[Int(start) - 1] == UInt8(ascii: "@")
      && !FormatReader(self).contains { $0.range.end == start }
  }

  fileprivate func isBehindNumber(_ specifier: FormatSpecifier) -> Bool {
    var before = Int(specifier.range.start) - 1
    while before >= 0, self[before] == UInt8(ascii: " ") { before -= 1 }
    return before >= 0 && (48...57).contains(self[before])
  }
}
