import L10nSyntax

extension Spelling {
  /// Whether all that a translator could translate are signs of units, which languages with Latin letters write alike: `%.1f km`.
  var isMeasure: Bool {
    var reader = WordReader(self)
    var count = 0
    while let word = reader.next() {
      guard Self.units.contains(String(decoding: self[word], as: UTF8.self)) else { return false }
      count += 1
    }
    return count > 0
  }

  private static let units: Set = [
    "Hz", "bpm", "cal", "cm", "dpi", "fps", "ft", "gal", "kcal", "kg", "kJ", "km", "kph", "lb", "lbs", "mi",
    "mg",
    "min", "ml", "mol", "mph", "ms", "oz", "ppm", "px", "pt", "rpm", "st",
  ]
}
