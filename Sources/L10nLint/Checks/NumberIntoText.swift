import L10nSyntax

extension Check {
  /// A number with decimals that a format without a locale brings to a reader.
  static let numberIntoText = Check(
    .formatCalls { call, document, pass in
      guard !document.lexicon.format[call.pattern].isLocalized, document.hasDecimals(call.format),
        let text = document.constantText(of: call.format), let specifier = text.decimalSpecifier,
        document.localizedCall(in: call.format) == nil, !text.isPair, !text.isVersion,
        !document.namesPlaceOrVersion(call)
      else { return }
      let shown = document.displayedTexts(showing: call.call.range)
      var isSure = shown.contains { $0.isSure && !document.isAttributedText($0) }
      var doubts: [Doubt] = [.usual(.decimals)]
      if !shown.contains(where: { _ in true }) {
        guard let reader = document.reader(of: document.joinedSum(around: call.call.range)) else { return }
        if case .given(let name) = reader { doubts.append(.shownByNone([name])) }
        isSure = true
      }
      pass.report(
        call.call.range, "`\(specifier)` writes a decimal point for every reader, but many expect a comma",
        confidence: isSure ? .likely : .possible, doubts: doubts)
    })
}

extension Document {
  /// `String(format: "%.5f", place.latitude)`: degrees are written with a point, for maps and to be copied. So are the
  /// numbers of a version.
  fileprivate func namesPlaceOrVersion(_ call: FormatCall) -> Bool {
    call.values.contains { value in
      let last = value.upper - 1
      return kind(last) == .identifier && text(of: last).words.contains { Self.wordsOfPlaces.contains($0) }
    }
  }

  private static let wordsOfPlaces: Set = [
    "coordinate", "lat", "latitude", "lng", "lon", "longitude", "version",
  ]
}

extension String {
  /// `(%.1f,%.1f)`, with nothing else: with a comma for decimals nobody could read it.
  fileprivate var isPair: Bool {
    let specifiers = formatSpecifiers
    guard specifiers.count == 2, specifiers.allSatisfy({ "fFeEgG".contains($0.conversion) }) else {
      return false
    }
    return self[specifiers[0].range.upperBound..<specifiers[1].range.lowerBound].filter { $0 != " " } == ","
      && !contains { $0.isWhitespace && $0 != " " }
      && (self[..<specifiers[0].range.lowerBound] + self[specifiers[1].range.upperBound...])
        .allSatisfy { "()[] ".contains($0) }
  }

  /// `Version %.1f`, `v%.1f`
  fileprivate var isVersion: Bool {
    guard let first = formatSpecifiers.first else { return false }
    return self[..<first.range.lowerBound].last == "v" || lowercased().contains("version")
  }

  /// The first specifier that writes decimals: `%.2f`, `%f`, but not `%.0f` and `%1.f`.
  fileprivate var decimalSpecifier: String? {
    for specifier in formatSpecifiers where "fFeEgG".contains(specifier.conversion) {
      let spelling = String(self[specifier.range])
      if !spelling.contains(".0"), !spelling.filter({ !"lhqL".contains($0) }).dropLast().hasSuffix(".") {
        return spelling
      }
    }
    return nil
  }
}
