import L10nSyntax

extension Check {
  /// Translations with `%%` where the base text has one sign and nobody fills it: readers see both.
  static func reportDoubledPercents(_ joined: JoinedTable, _ pass: inout ResourcePass) {
    guard joined.languages.count > 1, !joined.maker.isOutside else { return }
    let texts = Translations(joined)
    texts.forEachKey(with: .percent) { row, translations in
      let doubled = translations.filter { texts.withTexts(of: $0) { $1.doublesSigns(of: $0) } }
      guard !doubled.isEmpty else { return }
      let key = joined.key(of: row)
      let isSure =
        pass.use(of: key, in: joined) != nil && pass.useWithValues(of: key, in: joined) == nil
      for alike in texts.bySilence(doubled, { $0 }, pass) {
        let others = alike.dropFirst().relatedPlaces { texts.place($0, "the same here", &pass) }
        texts.report(
          alike[0],
          "`\(texts.name(of: row))` is no format, so both signs of `%%` are shown in"
            + " \(texts.list(alike.map(\.language))); write `%`",
          kind: "doubled", confidence: isSure ? .likely : .possible, besides: others, &pass)
      }
    }
  }
}

extension Spelling {
  /// Whether each sign of a base text that takes no value stands here twice, and no other.
  fileprivate func doublesSigns(of base: Spelling) -> Bool {
    guard holds("%%"), !base.holds("%%"), !takesValue, !base.takesValue else { return false }
    let sign = UInt8(ascii: "%")
    let signs = base.count { $0 == sign }
    return signs > 0 && count { $0 == sign } == signs * 2
      && !indices.contains {
        self[$0] == sign && !holds("%%", at: $0) && !($0 > 0 && holds("%%", at: $0 - 1))
      }
  }

  private var takesValue: Bool { FormatReader(self).contains { $0.type != nil && !$0.isLikelyProse } }
}
