import L10nSyntax

extension Spelling {
  /// Whether all that a translator could translate are signs of units, which languages with Latin letters write alike: `%.1f km`.
  var isMeasure: Bool {
    var reader = WordReader(self)
    var count = 0
    while let word = reader.next() {
      let text = String(decoding: self[word], as: UTF8.self)
      // Within other texts `st` is rather the end of `1st`.
      guard text.isUnitForAll || text == "st" else { return false }
      count += 1
    }
    return count > 0
  }

  /// `SOS = S + Otter`: names that are put together, and no word beside them.
  var isFormula: Bool {
    guard holds(" = "), holds(" + ") else { return false }
    var reader = WordReader(self)
    while let word = reader.next() {
      if self[word.lowerBound].isSmallLetter { return false }
    }
    return true
  }
}
