import L10nSyntax

extension Check {
  /// A number with decimals that a format without a locale brings to a reader.
  static let numberIntoText = Check(
    .formatCalls { call, document, pass in
      guard !document.lexicon.format[call.pattern].isLocalized, document.hasDecimals(call.format),
        let text = document.constantText(of: call.format), let specifier = text.decimalSpecifier,
        document.localizedCall(in: call.format) == nil
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

extension String {
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
