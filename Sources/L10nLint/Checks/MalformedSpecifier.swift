import L10nSyntax

extension Check {
  /// What was meant to be a specifier and is none, so that it stands in the text as it is written.
  static let malformedSpecifier = Check(
    .formats { format, text, pass in
      if let number = format.lostNumber(text), let sign = text.firstIndex(of: UInt8(ascii: "%")) {
        let place = ByteRange(UInt32(sign), UInt32(sign + 1))
        return format.report(
          place, "`%` is no specifier, so its value is not shown: another form has `\(number)` there", &pass)
      }
      for specifier in FormatReader(text, format.kind) {
        guard let reason = specifier.mistake, format.isFormat || specifier.isPlain else { continue }
        let written = String(
          decoding: text[Int(specifier.range.start)..<Int(specifier.range.end)], as: UTF8.self)
        format.report(
          specifier.range, "`\(written)` is no specifier, so its value is not shown: \(reason)", &pass,
          fix: format.canBeEdited ? specifier.cure(of: written, at: format.written(specifier.range)) : nil)
      }
    })
}

extension FormatSpecifier {
  /// What was meant, where nothing is missing.
  fileprivate func cure(of written: String, at range: ByteRange) -> ProposedFix? {
    switch fault {
    case .misplacedPosition:
      let digits = written.dropFirst(2).prefix { $0.isASCII && $0.isNumber }
      guard written.hasPrefix("%$"), !digits.isEmpty, Int(digits).map({ (1...127).contains($0) }) == true
      else { return nil }
      let meant = "%\(digits)$\(written.dropFirst(2 + digits.count))"
      return .suggested("Write `\(meant)`", .replace(range, meant))
    case .fullWidth:
      guard written.hasPrefix("％") else { return nil }
      return .suggested(
        "Write `%`", .replace(ByteRange(range.start, range.start + UInt32("％".utf8.count)), "%"))
    case .zeroPosition, .highPosition, .openName, .unknown, .unfinished, nil: return nil
    }
  }

  /// What is wrong with it; `nil` for specifiers and for signs of prose.
  var mistake: String? {
    switch fault {
    case .misplacedPosition: "the number must stand before the `$`"
    case .zeroPosition: "positions begin with 1"
    case .highPosition: "positions end with 127"
    case .openName: "the name of a variable ends with `@`"
    case .fullWidth: "`％` is not the percent sign of formats"
    case .unknown, .unfinished: position == nil ? nil : "the letter of its type is missing"
    case nil: nil
    }
  }

  /// Whether it looks like a specifier in a text that has no other.
  fileprivate var isPlain: Bool {
    switch fault {
    case .misplacedPosition: range.count > 2
    case .zeroPosition, .highPosition: true
    case .openName, .fullWidth, .unknown, .unfinished, nil: false
    }
  }
}
