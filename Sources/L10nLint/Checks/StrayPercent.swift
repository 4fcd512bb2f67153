import L10nSyntax

extension Check {
  /// Percent signs that are no specifier in texts that the system reads as formats.
  static let strayPercent = Check(
    .tables { table, pass in
      table.forEachFormat { format, text in
        guard format.isFormat else { return }
        for specifier in FormatReader(text, format.kind) {
          let written = String(
            decoding: text[Int(specifier.range.start)..<Int(specifier.range.end)], as: UTF8.self)
          if specifier.isLikelyProse, text.isBehindNumber(specifier) || !format.isInBase(specifier) {
            format.report(
              specifier.range, "`\(written)` takes a value of this format; a percent sign is written `%%`",
              kind: "taken", &pass)
          } else if specifier.isLostSign {
            format.report(
              ByteRange(specifier.range.start, specifier.range.start + 1),
              "`%` disappears here, because the text is a format; write `%%`", kind: "lost", &pass)
          }
        }
      }
    })
}

extension FormatText {
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

extension FormatSpecifier {
  /// The sign is lost and nothing else: what has a position was meant to be a specifier.
  fileprivate var isLostSign: Bool {
    position == nil && length == .none && (fault == .unfinished || fault == .unknown)
  }
}

extension Spelling {
  fileprivate func isBehindNumber(_ specifier: FormatSpecifier) -> Bool {
    var before = Int(specifier.range.start) - 1
    while before >= 0, self[before] == UInt8(ascii: " ") { before -= 1 }
    return before >= 0 && (48...57).contains(self[before])
  }
}
