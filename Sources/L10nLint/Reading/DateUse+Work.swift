import L10nSyntax

// What a formatter of dates is asked for.

extension Document {
  func work(of uses: ObjectUses) -> DateUse.Work {
    let written = writtenTexts(of: uses)
    let values = readValues(of: uses)
    var work: DateUse.Work = []
    if !written.isEmpty { work.insert(.writing) }
    if uses.members.contains(where: { !$0.isSet && readsDate($0.name) }) { work.insert(.reading) }
    if isReadingBack(values, written.map(\.range)) { work.insert(.readingBack) }
    if values.contains(where: isTextForReader) { work.insert(.readingForms) }
    return work
  }

  func writtenTexts(of uses: ObjectUses) -> [ObjectUses.Member] {
    uses.members.filter { !$0.isSet && writesDate($0.name) }
  }

  func writesDate(_ name: Int) -> Bool {
    token(name, is: "string") || token(name, is: "stringFromDate")
      || token(name, is: "stringForObjectValue")
  }

  func readsDate(_ name: Int) -> Bool {
    token(name, is: "date") || token(name, is: "dateFromString") || token(name, is: "getObjectValue")
  }

  /// Whether all that the formatters of a function with the pattern of a call write is read by them again, or compared
  /// with what else they write, and they read nothing else.
  func isKeptInFunction(_ uses: ObjectUses, of call: LocaleCall) -> Bool {
    guard let body = functionBody(around: call.name), let pattern = literals(of: call).first else {
      return false
    }
    var (texts, values) = (writtenTexts(of: uses).map(\.range), readValues(of: uses))
    for other in localeCalls where other.subject == .datePattern && other.name != call.name {
      guard body.contains(other.name), !sameSpelling(other.receiver, call.receiver),
        let literal = literals(of: other).first,
        source[literal.contentRange].elementsEqual(source[pattern.contentRange])
      else { continue }
      let others = self.uses(around: other)
      guard language(of: others, in: other) == language(of: uses, in: call) else { return false }
      texts += writtenTexts(of: others).map(\.range)
      values += readValues(of: others)
    }
    guard !texts.isEmpty else { return false }
    return texts.allSatisfy { text in
      isCompared(text, with: texts) || values.contains { isReading($0, of: text) }
    } && values.allSatisfy { value in texts.contains { isReading(value, of: $0) } }
  }

  /// `formatter.string(from: date) + "h"`: whether the sign of an hour stands behind what a formatter writes.
  func hasSignOfHour(_ call: LocaleCall) -> Bool {
    writtenTexts(of: uses(around: call)).contains { text in
      guard token(text.range.upper, is: "+"), let sign = literal(at: text.range.upper + 1) else {
        return false
      }
      return source.withSpelling(sign.contentRange) { sign in
        Self.signsOfHours.contains { sign.isSpelled($0) }
      }
    }
  }

  private static let signsOfHours: [StaticString] = [
    "h", " h", "H", " H", ":00", "h00", " Uhr", " hs", "hs", "时", "時", "点", "시", " ч",
  ]

  private func readValues(of uses: ObjectUses) -> [TokenRange] {
    uses.members.filter { !$0.isSet && readsDate($0.name) }.compactMap(\.value)
  }

  /// Whether the variable that holds a written date is there only to be compared with another one.
  private func isCompared(_ text: TokenRange, with texts: [TokenRange]) -> Bool {
    guard let use = onlyUse(of: text) else { return false }
    let before = token(use - 2, is: "isEqualToString") ? use - 3 : isEquality(use - 1) ? use - 2 : nil
    let behind = token(use + 1, is: "isEqualToString") ? use + 3 : isEquality(use + 1) ? use + 2 : nil
    guard let partner = before ?? behind else { return false }
    return texts.contains { onlyUse(of: $0) == partner }
  }

  private func isEquality(_ token: Int) -> Bool { self.token(token, is: "==") || self.token(token, is: "!=") }

  /// Where the function asks for the variable that a text is given to, if it does so once.
  private func onlyUse(of text: TokenRange) -> Int? {
    guard kind(text.lower - 1) == .assign, let body = functionBody(around: text.lower) else { return nil }
    let named = occurrences(of: text.lower - 2, in: body.indices)
    return named.count == 2 && named[0] == text.lower - 2 ? named[1] : nil
  }

  /// `formatter.date(from: formatter.string(from: now))`: each text is read, and nothing else is.
  private func isReadingBack(_ values: [TokenRange], _ texts: [TokenRange]) -> Bool {
    !texts.isEmpty && texts.allSatisfy { text in values.contains { isReading($0, of: text) } }
      && values.allSatisfy { value in texts.contains { isReading(value, of: $0) } }
  }

  /// Whether a value that is read is a written date, by itself or by a variable that is there for nothing else.
  private func isReading(_ value: TokenRange, of text: TokenRange) -> Bool {
    if value.contains(text) { return true }
    guard value.count == 1, kind(text.lower - 1) == .assign, sameSpelling(value.lower, text.lower - 2),
      let body = functionBody(around: text.lower), body.contains(value.lower)
    else { return false }
    return occurrences(of: value.lower, in: body.indices).count == 2
  }

  /// `day.formatted(date: .numeric, time: .omitted)`, `[NSDateFormatter localizedStringFromDate:day …]`, also by way of a
  /// variable.
  private func isTextForReader(_ value: TokenRange) -> Bool {
    let given = value.count == 1 ? localValues(of: value.lower) : [value]
    return given.contains { text in
      if kind(text.lower) == .openSquare { return token(text.lower + 2, is: "localizedStringFromDate") }
      guard kind(text.upper - 1) == .closeParen, let open = opener(of: text.upper - 1) else { return false }
      if token(open - 1, is: "localizedString") { return token(open + 1, is: "from") }
      // `formatted(.iso8601)` is the same for all.
      return token(open - 1, is: "formatted")
        && (kind(open + 1) == .closeParen || token(open + 1, is: "date") || token(open + 2, is: "dateTime"))
    }
  }
}
