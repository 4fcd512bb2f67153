import L10nSyntax

// Names of months that stand by themselves, such as the heading of a calendar. Russian has `май` there, and `мая` within a
// date.

extension Document {
  /// How sure it is that people read the name of a month without a day beside it, where a pattern writes that name and
  /// nothing else; `nil` where nobody does, or in one language only.
  func confidenceInLoneMonth(writtenBy call: LocaleCall) -> Confidence? {
    let use = dateUse(of: call)
    guard call.result != .fixed, ![.fixed, .chosen].contains(use.language), !use.work.contains(.reading),
      !use.takers.contains(.machines)
    else {
      return nil
    }
    let uses = formatterUses(of: call)
    let texts = call.result == .text ? [call.range] : writtenTexts(of: uses).map(\.range)
    let names = uses.names + [functionHead(around: call.name)?.name].compactMap { $0 }
    let isHeading = use.ways.contains(.shown) || names.contains(where: isNamedAfterMonth)
    return isHeading && (use.language != .unknown || isFormatterMade(uses, inFunctionOf: call))
      && !isDayWritten(near: call)
      && !texts.contains(where: isPutIntoText)
      ? .likely : .possible
  }

  /// Whether the function makes the formatter, whatever else has the name of the function: `self.month = month`.
  private func isFormatterMade(_ uses: ObjectUses, inFunctionOf call: LocaleCall) -> Bool {
    guard let body = functionBody(around: call.name) else { return false }
    return uses.initialValues.contains { body.contains($0) && isPlainFormatter($0) }
  }

  private func isNamedAfterMonth(_ name: Int) -> Bool {
    text(of: name).words.contains(where: Self.wordsOfHeadings.contains)
  }

  private static let wordsOfHeadings: Set = ["header", "heading", "month", "months", "section", "title"]

  /// A day that another formatter writes, or that is asked for in the same function, may stand before the month:
  /// `12 мая`.
  private func isDayWritten(near call: LocaleCall) -> Bool {
    if let body = functionBody(around: call.name),
      body.indices.contains(where: { kind($0) == .dot && token($0 + 1, is: "day") })
    {
      return true
    }
    return localeCalls.contains { other in
      other.subject == .datePattern
        && literals(of: other).contains { literal in
          source.withSpelling(literal.contentRange) { $0.isSpelled("d") || $0.isSpelled("dd") }
        }
    }
  }

  /// `"\(day) \(formatter.string(from: date))"`, `day + " " + month`, also by way of a variable.
  private func isPutIntoText(_ text: TokenRange) -> Bool {
    placesOfValue(text).contains { place in
      let bracket = bracket(around: place.lower)
      return bracket != 0 && kind(open(ofBracket: bracket)) == .openInterpolation
        || token(place.lower - 1, is: "+") || token(place.upper, is: "+")
        || !formatCalls(around: place).isEmpty
    }
  }
}
