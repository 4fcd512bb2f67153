import L10nSyntax

// What a formatter of dates is asked for.

extension Document {
  func work(of uses: ObjectUses) -> DateUse.Work {
    let written = writtenTexts(of: uses)
    let read = uses.members.filter { !$0.isSet && readsDate($0.name) }
    var work: DateUse.Work = []
    if !written.isEmpty { work.insert(.writing) }
    if !read.isEmpty { work.insert(.reading) }
    let values = read.compactMap(\.value)
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
