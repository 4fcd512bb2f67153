import L10nSyntax

/// A template that asks for an hour of 12 or of 24, where `j` asks for that of the reader.
struct FixedClock {
  var literal: StringLiteral
  var pattern: DatePattern
  var confidence: Confidence
}

extension Document {
  /// The first template of a call that fixes the clock of dates which people read.
  func fixedClock(in template: LocaleCall) -> FixedClock? {
    guard template.subject == .dateTemplate, let call = setter(of: template) else { return nil }
    let patterns = literals(of: template).compactMap { literal in datePattern(literal).map { (literal, $0) } }
    guard let (literal, pattern) = patterns.first(where: { $0.1.fixedClock != nil }) else { return nil }
    let use = dateUse(of: call)
    guard use.language != .fixed, use.language != .chosen, !use.takers.contains(.machines),
      !use.work.contains(.reading), !isClockChosen(around: template)
    else { return nil }
    let isShown = use.ways.contains(.shown) || use.takers.contains(.readers)
    guard isShown || !pattern.isStamp else { return nil }
    return FixedClock(
      literal: literal, pattern: pattern,
      confidence: (isShown || pattern.hasWords) && use.language != .unknown && !isIdle(call)
        ? .likely : .possible)
  }

  /// What gives the pattern of a template to a formatter: the call itself, or the assignment around it. Nothing where the
  /// pattern is asked for something, such as its order.
  private func setter(of template: LocaleCall) -> LocaleCall? {
    guard token(template.name, is: "dateFormat") || token(template.name, is: "dateFormatFromTemplate") else {
      return template
    }
    return localeCalls.first { $0.subject == .datePattern && $0.value?.contains(template.range) == true }
  }

  /// Whether the code asks which clock the reader wants: the file has dates for people in each, or the code says so by name.
  private func isClockChosen(around template: LocaleCall) -> Bool {
    let clocks = localeCalls.lazy.filter { $0.subject == .dateTemplate || $0.subject == .datePattern }
      .flatMap { self.literals(of: $0) }.compactMap { self.datePattern($0) }
      .filter { !$0.isStamp }.compactMap(\.fixedClock)
    if Set(clocks).count > 1 { return true }
    let body = functionBody(around: template.name) ?? template.range
    let names = uses(around: template).names + [functionHead(around: template.name)?.name].compactMap { $0 }
    return (names + body.indices).contains { kind($0) == .identifier && namesClock($0) }
  }

  /// `use24Hour`, `hourCycle`, `militaryTime`
  private func namesClock(_ name: Int) -> Bool {
    source.withSpelling(tokens[name].range) { name in
      name.holds("24") || name.holds("12") || name.holds("ilitary") || name.holds("ourCycle")
        || name.holds("Clock") || name.hasPrefix("clock")
    }
  }
}

// The fields of a template may stand without signs between them, which those of a pattern for people do not.
extension DatePattern {
  /// `yyyy-MM-dd HH:mm:ss`, `HHmmssSSS`, `yMMdd'T'HHmm`
  fileprivate var isStamp: Bool {
    fields.first?.unit == .year || has(.fraction) || !quotedLetters.isEmpty || hasMachineSigns
  }

  /// Names of months and days, AM and PM, or an hour that needs them.
  fileprivate var hasWords: Bool { has(.shortHour) || fields.contains(where: \.isWord) }

  /// The letter of the unit that an hour is counted in: `H` for 24 hours, `h` for 12.
  fileprivate var fixedClock: Unit? {
    fields.first { "hHkK".utf8.contains($0.letter) }?.unit
  }
}
