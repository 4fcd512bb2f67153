import L10nSyntax

extension Check {
  /// A number with decimals that a format without a locale brings to a reader.
  static let numberIntoText = Check(
    .formatCalls { call, document, pass in
      guard !document.lexicon.format[call.pattern].isLocalized, document.hasDecimals(call.format),
        let text = document.constantText(of: call.format), let specifier = text.decimalSpecifier,
        document.localizedCall(in: call.format) == nil, !text.isPair, !document.namesPlaceOnEarth(call)
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
  /// `String(format: "%.5f", place.latitude)`: degrees are written with a point, for maps and to be copied.
  fileprivate func namesPlaceOnEarth(_ call: FormatCall) -> Bool {
    call.values.contains { value in
      value.indices.contains { token in
        kind(token) == .identifier
          && text(of: token).words.contains { Self.wordsOfPlaces.contains($0) }
      }
    }
  }

  private static let wordsOfPlaces: Set = ["coordinate", "lat", "latitude", "lng", "lon", "longitude"]
}

extension String {
  /// `(%.1f,%.1f)`: with a comma for decimals nobody could read it.
  fileprivate var isPair: Bool {
    let specifiers = formatSpecifiers
    return zip(specifiers, specifiers.dropFirst()).contains { left, right in
      self[left.range.upperBound..<right.range.lowerBound].filter { $0 != " " } == ","
        && "fFeEgG".contains(left.conversion)
    }
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
