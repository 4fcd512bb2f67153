import L10nSyntax

extension Check {
  /// `YYYY` in a date pattern without a week.
  static let weekYear = Check(
    .localeCalls { call, document, pass in
      guard call.subject == .datePattern || call.subject == .dateTemplate else { return }
      // A pattern that is made of a template may be asked for its order only.
      let isAsked =
        call.subject == .dateTemplate
        && !document.token(call.name, spells: "setLocalizedDateFormatFromTemplate")
      for literal in document.literals(of: call) {
        guard document.source[literal.contentRange].contains(UInt8(ascii: "Y")) else { continue }
        let dates = document.dateUse(of: call)
        let isHidden = isAsked || document.isIdle(call) || dates.isOnlyForLog
        report(literal, dates.work == .reading ? .reading : .writing, isHidden ? .possible : .likely, &pass)
      }
    },
    .stringLiterals { literal, document, pass in
      guard document.source.holdsWeekYear(literal.contentRange) else { return }
      report(literal, .unknown, document.isNeverTaken(literal) ? .possible : .likely, &pass)
    })

  /// What a literal is for.
  private enum PatternUse {
    /// It may be no pattern at all.
    case unknown
    case reading, writing
  }

  private static func report(
    _ literal: StringLiteral, _ use: PatternUse, _ confidence: Confidence, _ pass: inout Pass
  ) {
    let document = pass.document
    guard let pattern = document.datePattern(literal), !pattern.has(.week),
      let year = pattern.fields.first(where: { $0.unit == .weekYear }),
      use != .unknown || pattern.isMeantForFormatter && !document.isHint(literal)
    else { return }
    let letters = document.source.string(year.range)
    let small = letters.lowercased()
    pass.report(
      year.range, at: Int(literal.firstToken),
      use == .reading
        ? "`\(letters)` is the week-based year: a date that is read with it may lose its month and day"
        : "`\(letters)` is the week-based year: December 31 may be shown in the next year",
      confidence: confidence,
      fix: .suggested("Write `\(small)`", .replace(year.range, small)))
  }
}

extension DatePattern {
  /// `YYYY-MM-DD` in a text is a notation for people; a day or a time in small letters is for a formatter.
  fileprivate var isMeantForFormatter: Bool {
    has(.day, .minute) && has(.month, .hour, .shortHour) && !has(.dayOfYear)
  }
}

extension Document {
  /// `DateFormatter.dateFormat(fromTemplate: …) ?? "MM/dd/YY"`: the system has a pattern for every template.
  fileprivate func isNeverTaken(_ literal: StringLiteral) -> Bool {
    guard let value = valueReplaced(by: literal) else { return false }
    let made = value.count == 1 ? localValues(of: value.lower).last ?? value : value
    return made.indices.contains { token($0, spells: "fromTemplate") }
  }

  /// The text tells people how to type a date.
  fileprivate func isHint(_ literal: StringLiteral) -> Bool {
    isLocalized(literal) || displayedText(showing: tokens(of: literal)) != nil
  }
}

extension SourceText {
  fileprivate func holdsWeekYear(_ range: ByteRange) -> Bool {
    guard (6...48).contains(range.count) else { return false }
    return withSpelling(range) { $0.holds("YY") }
  }
}
