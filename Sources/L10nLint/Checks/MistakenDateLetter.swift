import L10nSyntax

extension Check {
  /// A letter in a date pattern that stands for something else than its neighbors say.
  static let mistakenDateLetter = Check(
    .localeCalls { call, document, pass in
      guard call.subject == .datePattern else { return }
      for literal in document.literals(of: call) {
        report(literal, &pass)
        reportPatternOfC(literal, of: call, &pass)
        reportLoneMonth(literal, of: call, &pass)
      }
    },
    .stringLiterals { literal, document, pass in
      guard (4...48).contains(literal.contentRange.count),
        document.datePattern(literal)?.unitCount ?? 0 > 1,
        document.isNamedPattern(literal)
      else { return }
      report(literal, &pass)
    })

  private static func report(_ literal: StringLiteral, _ pass: inout Pass) {
    guard let pattern = pass.document.datePattern(literal) else { return }
    for mistake in pattern.mistakes {
      let letters = pass.document.source.string(mistake.field.range)
      pass.report(
        mistake.field.range, at: Int(literal.firstToken), "`\(letters)` is \(mistake.meaning)",
        kind: mistake.kind,
        confidence: pass.document.isWithinLogger(literal) ? .possible : mistake.confidence,
        fix: mistake.letter.map { letter in
          let right = String(repeating: letter, count: mistake.field.length)
          return .suggested("Write `\(right)`", .replace(mistake.field.range, right))
        })
    }
  }

  /// `%m/%d/%Y`: a formatter writes each `%`, and knows other letters.
  private static func reportPatternOfC(
    _ literal: StringLiteral, of call: LocaleCall, _ pass: inout Pass
  ) {
    let document = pass.document
    guard document.isPatternOfC(literal), let confidence = document.confidenceInPatternOfC(givenBy: call)
    else { return }
    let text = document.source.string(literal.contentRange)
    pass.report(
      literal.contentRange, at: Int(literal.firstToken),
      "`\(text)` is a pattern of `strftime`: a formatter shows each `%`, and its letters mean other things",
      kind: "strftime", confidence: confidence)
  }

  /// `MMMM` and nothing else: the form of the name that belongs to a date.
  private static func reportLoneMonth(_ literal: StringLiteral, of call: LocaleCall, _ pass: inout Pass) {
    let document = pass.document
    guard document.source.withSpelling(literal.contentRange, { $0.isSpelled("MMMM") }),
      let confidence = document.confidenceInLoneMonth(writtenBy: call)
    else { return }
    pass.report(
      literal.contentRange, at: Int(literal.firstToken),
      "`MMMM` is the name of a month within a date, which is another one in some languages",
      kind: "alone", confidence: confidence,
      fix: .suggested("Write `LLLL`", .replace(literal.contentRange, "LLLL")),
      doubts: [.usual(.oneMonthName)])
  }
}

private struct Mistake {
  var field: DatePattern.Field
  var meaning: String
  /// The letter that is meant, where there is one.
  var letter: String?
  var kind = "letter"
  var confidence = Confidence.likely
}

extension DatePattern {
  fileprivate var mistakes: [Mistake] {
    fields.indices.compactMap { mistake(at: $0) }
  }

  private func mistake(at index: Int) -> Mistake? {
    let field = fields[index]
    let before = index > 0 ? fields[index - 1].unit : nil
    let after = index + 1 < fields.count ? fields[index + 1].unit : nil
    switch field.unit {
    case .dayOfYear where has(.month) && !has(.day):
      return Mistake(field: field, meaning: "the day of the year, not of the month", letter: "d")
    case .minute where !has(.month) && (has(.year) && has(.day)) && !isTime(before):
      return Mistake(field: field, meaning: "the minute, not the month", letter: "M")
    case .month
    where isTime(before) && (after == .second || after == nil || after == .period) && field.length < 3:
      return Mistake(field: field, meaning: "the month, not the minute", letter: "m")
    case .second where has(.minute) && fields[..<index].contains { $0.unit == .second }:
      return Mistake(field: field, meaning: "the second again, not fractions of a second", letter: "S")
    case .fraction where before == .minute && !has(.second) && field.length < 3:
      return Mistake(field: field, meaning: "a fraction of a second, not the seconds", letter: "s")
    case .shortHour where !has(.period) && has(.minute):
      return Mistake(
        field: field, meaning: "the hour of a 12-hour clock, but nothing says AM or PM", letter: nil,
        kind: "half-day", confidence: has(.day) ? .likely : .possible)
    default: return nil
    }
  }

  private func isTime(_ unit: Unit?) -> Bool { unit == .hour || unit == .shortHour }
}

extension Document {
  /// `class TideLogger { … }`: only developers read its dates.
  fileprivate func isWithinLogger(_ literal: StringLiteral) -> Bool {
    guard let type = typeName(around: Int(literal.firstToken)) else { return false }
    return text(of: type).words.contains { ["log", "logger", "logging"].contains($0) }
  }

  /// `dateFormat: "…"`, `let isoPattern = "…"`; no regular expression.
  fileprivate func isNamedPattern(_ literal: StringLiteral) -> Bool {
    guard let name = purpose(of: literal) else { return false }
    let words = text(of: name).words
    guard words.last == "format" || words.last == "pattern" else { return false }
    return source.withSpelling(literal.contentRange) { text in
      !text.contains { "[|$*+?".utf8.contains($0) }
    }
  }
}
