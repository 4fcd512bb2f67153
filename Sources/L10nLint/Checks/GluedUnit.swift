import L10nSyntax

extension Check {
  /// A unit behind a number, in text that is shown or put together by a format.
  static let gluedUnit = Check(
    .stringLiterals { literal, document, pass in
      let isBehindFormat = document.followsFormat(literal)
      guard isBehindFormat || document.source.holdsUnit(literal.contentRange), !document.isLocalized(literal),
        let unit = isBehindFormat ? document.text(of: literal)?[...].leadingUnit : document.unit(in: literal)
      else { return }
      let text = document.formatCall(of: literal)?.call.range ?? document.tokens(of: literal)
      let reader = document.reader(of: document.joinedSum(around: text))
      let name: ShownName? = if case .given(let name) = reader { name } else { nil }
      report(
        unit, document.tokens(of: literal), confidence: reader == nil ? .possible : .likely,
        doubts: name.map { [.unshown($0)] } ?? [], &pass)
    })

  private static func report(
    _ unit: String, _ text: TokenRange, confidence: Confidence, doubts: [Doubt], _ pass: inout Pass
  ) {
    guard Tables.timeSigns.contains(unit) else {
      let message = "`\(unit)` directly after a number: regions differ in units, digits and the space between"
      return pass.report(text, message, confidence: confidence, doubts: doubts)
    }
    // One branch has hours and minutes, the next one only minutes.
    pass.reportOnceInFunction(
      pass.document.bytes(of: text), at: text.lower,
      "Duration is written by hand: languages have their own words, order and plurals for hours and minutes",
      confidence: confidence, doubts: doubts)
  }
}

extension SourceText {
  /// Whether any unit could stand in a range: cheaper than reading it.
  fileprivate func holdsUnit(_ range: ByteRange) -> Bool {
    guard range.count > 1, range.count < 400 else { return false }
    return self[range].contains { byte in
      byte == UInt8(ascii: "%") || byte == UInt8(ascii: "\\")
    }
  }
}

extension Document {
  /// `String(format: "%.1f", length) + " km"`
  fileprivate func followsFormat(_ literal: StringLiteral) -> Bool {
    let start = tokens(of: literal).lower
    guard kind(start - 1) == .plus, kind(start - 2) == .closeParen, let open = opener(of: start - 2),
      let call = formatCalls(around: TokenRange(open, start - 1)).first(where: {
        $0.call.range.upper == start - 1
      }),
      let format = constantText(of: call.format), let last = format.formatSpecifiers.last
    else { return false }
    return last.isNumeric && last.range.upperBound == format.endIndex
  }

  /// The unit behind the first number of a literal that has one, be it a measure or a part of a duration.
  fileprivate func unit(in literal: StringLiteral) -> String? {
    let units = unitsBehindNumbers(in: literal)
    if let measure = units.first(where: { Tables.units.contains($0.unit) }) { return measure.unit }
    // `\(day)s` is a plural and `\(age)s` a decade: a letter alone needs another one, or an amount of time before it.
    let times = Set(units.map(\.unit))
    let isRange = source.withSpelling(literal.contentRange) { $0.holds(" max") }
    return units.first { unit in
      !(isRange && unit.unit == "min")
        && (times.count > 1 || unit.unit.count > 1 || unit.value.map(isOfTime) ?? false)
    }?.unit
  }

  /// The units of a literal, each with the value before it.
  private func unitsBehindNumbers(in literal: StringLiteral) -> [(unit: String, value: TokenRange?)] {
    var units: [(unit: String, value: TokenRange?)] = []
    var last: TokenRange?
    for piece in pieces(of: literal) {
      switch piece {
      case .interpolation(let value): last = value
      case .text(let token):
        let text = unescaped(tokens[token].range, of: literal)
        if last != nil, let unit = text[...].leadingUnit { units.append((unit, last)) }
        units += unitsBehindSpecifiers(of: text, in: literal)
      }
    }
    if !literal.flags.contains(.interpolated) {
      units = unitsBehindSpecifiers(of: unescaped(literal.contentRange, of: literal), in: literal)
    }
    return units
  }

  private func unitsBehindSpecifiers(
    of text: String, in literal: StringLiteral
  ) -> [(unit: String, value: TokenRange?)] {
    let specifiers = text.formatSpecifiers
    guard !specifiers.isEmpty else { return [] }
    let values = formatCall(of: literal)?.values ?? []
    return specifiers.enumerated().compactMap { place, specifier in
      guard specifier.isNumeric, let unit = text[specifier.range.upperBound...].leadingUnit else {
        return nil
      }
      return (unit, place < values.count ? values[place] : nil)
    }
  }

  /// Whether a value has a name that says that it is a time: `hours`, `Int(duration / 60)`.
  private func isOfTime(_ value: TokenRange) -> Bool {
    value.indices.contains { token in
      kind(token) == .identifier && text(of: token).words.contains(where: Self.wordsOfTime.contains)
    }
  }

  private static let wordsOfTime: Set = [
    "d", "days", "delay", "duration", "elapsed", "h", "hours", "hrs", "mins", "minutes", "remaining", "s",
    "sec",
    "seconds", "secs", "timeout", "uptime",
  ]
}

extension Substring {
  /// The unit a text begins with, behind at most one space, as a word of its own.
  fileprivate var leadingUnit: String? {
    let text = first == " " || first == "\u{A0}" ? dropFirst() : self
    let word = text.prefix { !$0.isWhitespace && !",.);<%".contains($0) }
    let unit = String(word)
    return Tables.units.contains(unit) || Tables.timeSigns.contains(unit) ? unit : nil
  }
}
