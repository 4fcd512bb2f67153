import L10nSyntax

/// A number and its noun: `%d files`, `%lld new items`, `**%d** Buttons`.
struct CountedNoun {
  let range: ByteRange
  let text: String
  /// Which value of the format the number is, from 0.
  let place: Int
  /// Somebody has set the number once: `at least %d characters`.
  let isLimit: Bool
  /// Bytes, miles: what is measured, not counted.
  let isMeasure: Bool

}

extension Spelling {
  /// The first noun in the plural that a number stands before, in an English format. `isNumber` says of the value at a
  /// place, from 0, whether the call writes a number for an object.
  func countedNoun(except exempt: [String], isNumber: (Int) -> Bool = { _ in false }) -> CountedNoun? {
    var place = -1
    for specifier in FormatReader(self) {
      if specifier.type != nil, specifier.position == nil { place += 1 }
      guard isCount(specifier) else { continue }
      let start = Int(specifier.range.start)
      let value = specifier.position.map { $0 - 1 } ?? place
      let isNumeric = specifier.type?.isInteger == true || isNumber(value)
      guard let noun = noun(behind: specifier, isTitle: isInTitle(start), isNumeric: isNumeric) else {
        continue
      }
      let word = String(decoding: self[noun], as: UTF8.self).lowercased()
      // `kbps` is the sign of a unit.
      guard !exempt.contains(word), !word.hasSuffix("bps"),
        word != "times" || !compares(behind: noun.upperBound),
        isNumeric || Tables.timeUnits.contains(word)
      else { continue }
      return CountedNoun(
        range: ByteRange(specifier.range.start, UInt32(noun.upperBound)),
        text: String(decoding: self[start..<noun.upperBound], as: UTF8.self), place: value,
        isLimit: isLimit(before: start) || isLimit(behind: noun.upperBound),
        isMeasure: Tables.measuredNouns.contains(word))
    }
    return nil
  }

  /// `%d times faster`, `%d times as many`: a factor.
  private func compares(behind noun: Int) -> Bool {
    let words = self[noun...].split(separator: UInt8(ascii: " ")).prefix(2)
      .map { String(decoding: $0, as: UTF8.self) }
    guard let next = words.first else { return false }
    if next == "as" { return words.count > 1 && Tables.amountWords.contains(words[1]) }
    return Tables.comparatives.contains(next)
  }

  /// `at least %d`, `limited to %d`, `%d - %d`: a number that somebody has set once.
  private func isLimit(before number: Int) -> Bool {
    var words = self[..<number].split(separator: UInt8(ascii: " "))[...]
    if let last = words.last, Spelling(rebasing: last).isSpelledInAnyCase("of") { words = words.dropLast() }
    guard let last = words.last else { return false }
    let word = Spelling(rebasing: last)
    // `%d / %d characters`
    if word.isSpelled("/") || word.isSpelled("-") || word.isSpelled("–") {
      return Spelling(rebasing: self[..<number]).endsWithRangeOfNumbers
    }
    if word.isSpelled("to") {
      return words.dropLast().last.map {
        let word = Spelling(rebasing: $0)
        return word.isSpelledInAnyCase("up") || word.isSpelledInAnyCase("limited")
      } ?? false
    }
    if word.isSpelled("than") || word.isSpelled("is") {
      return words.dropLast().last.map { Spelling(rebasing: $0).isOfLimit } ?? false
    }
    if word.isSpelled("and") {
      return words.dropLast(2).last.map { Spelling(rebasing: $0).isSpelledInAnyCase("between") } ?? false
    }
    let limits: [StaticString] = [
      "least", "most", "minimum", "maximum", "allowed", "exceed", "exceeds", "limit",
    ]
    return limits.contains { word.isSpelledInAnyCase($0) }
  }

  /// `%d characters maximum`, `%d characters or more`
  private func isLimit(behind noun: Int) -> Bool {
    let sentence = self[noun...].prefix { !".!?;:(\n".utf8.contains($0) }
    let words = sentence.split { !$0.isASCIILetterOrDigit }.prefix(2)
    guard let first = words.first else { return false }
    let word = Spelling(rebasing: first)
    if word.isSpelled("or") {
      return words.dropFirst().first.map { Spelling(rebasing: $0).isOfLimit } ?? false
    }
    let limits: [StaticString] = ["max", "maximum", "min", "minimum", "limit"]
    return limits.contains { word.isSpelledInAnyCase($0) }
  }

  /// `more than %d`, `the limit is %d`
  private var isOfLimit: Bool {
    let words: [StaticString] = [
      "more", "less", "fewer", "longer", "shorter", "older", "younger", "limit", "minimum", "maximum", "age",
    ]
    return words.contains { isSpelledInAnyCase($0) }
  }

  private func isCount(_ specifier: FormatSpecifier) -> Bool {
    guard specifier.flags.isEmpty, !specifier.isLikelyProse,
      !isPartOfNumber(before: Int(specifier.range.start))
    else { return false }
    return specifier.type == .object
      || specifier.type?.isInteger == true && "diu".utf8.contains(specifier.conversion)
  }

  /// `#%d`, `1/%d`, `%d:%d`, `%d~%d`, `of %d`: a place or a part of a number, and no count of its own.
  private func isPartOfNumber(before start: Int) -> Bool {
    guard start > 0 else { return false }
    if holds("of ", at: start - 3) { return true }
    let last = self[start - 1]
    return "#/:.,-+$@_=~".utf8.contains(last) || last.isASCIILetterOrDigit
  }

  /// Whether all words before a number but the small ones have capitals: then its noun may have one too.
  private func isInTitle(_ number: Int) -> Bool {
    self[..<number].split { !$0.isASCIILetterOrDigit }.allSatisfy { word in
      word.count < 4 || word.first.map { $0.isCapital } ?? true
    }
  }

  /// The noun behind a number, one space, and an adjective or two.
  private func noun(
    behind number: FormatSpecifier, isTitle: Bool, isNumeric: Bool
  ) -> Range<Int>? {
    let space = behindMarks(Int(number.range.end))
    guard space < count, self[space] == UInt8(ascii: " "), !isOrdinal(Int(number.range.start)) else {
      return nil
    }
    var start = behindMarks(space + 1)
    var mayBeUnknown = isNumeric && !isPlaceInOrder(Int(number.range.start))
    for _ in 0..<2 {
      let word = word(from: start)
      guard word.upperBound < count, self[word.upperBound] == UInt8(ascii: " ") else { break }
      if !Tables.countAdjectives.contains(String(decoding: self[word], as: UTF8.self).lowercased()) {
        guard mayBeUnknown, mayDescribe(word) else { break }
        // `saved` in `%d saved status items` leaves room for the first half of a compound.
        mayBeUnknown = Tables.countParticiples.contains(String(decoding: self[word], as: UTF8.self))
      }
      start = word.upperBound + 1
    }
    let noun = compound(from: start)
    guard isPlural(noun), !self[start].isCapital || isTitle && !isName(endingAt: noun.upperBound) else {
      return nil
    }
    return noun
  }

  /// `standard` in `%d standard bikes`: any word that is no noun in the plural itself, nor what joins others.
  private func mayDescribe(_ word: Range<Int>) -> Bool {
    guard word.count > 2, self[word.lowerBound].isSmallLetter, !isPlural(word) else { return false }
    let text = String(decoding: self[word], as: UTF8.self)
    return !text.hasSuffix("ing") && !Tables.smallWords.contains(text)
      && !Tables.singularUnits.contains(text)
  }

  /// `Level %d bonus points`, `User %d deleted files`
  private func isPlaceInOrder(_ number: Int) -> Bool {
    guard let word = self[..<number].split(whereSeparator: { !$0.isASCIILetterOrDigit }).last else {
      return false
    }
    return Tables.numberedThings.contains(String(decoding: word, as: UTF8.self).lowercased())
  }

  /// `Disc %d Colors`: one thing of several.
  private func isOrdinal(_ number: Int) -> Bool {
    let words = self[..<number].split(separator: UInt8(ascii: " "))
    return words.count == 1
      && words.first.map { Spelling(rebasing: $0) }.map { $0.isSpelled("Disc") || $0.isSpelled("Disk") }
        ?? false
  }

  /// `%d - `, and not `Disc %d - `, which numbers something.
  fileprivate var endsWithRangeOfNumbers: Bool {
    guard let first = FormatReader(self).reversed().first, first.type?.isInteger == true,
      !isPlaceInOrder(Int(first.range.start))
    else { return false }
    let before = self[..<Int(first.range.start)].split(separator: UInt8(ascii: " ")).last
    return before.map { $0.first.map { !$0.isCapital } ?? true } ?? true
  }

  /// Markdown for bold and slanted letters.
  private func behindMarks(_ start: Int) -> Int {
    var start = start
    while start < count, "*_`".utf8.contains(self[start]) { start += 1 }
    return start
  }

  private func word(from start: Int) -> Range<Int> {
    var end = start
    while end < count, (97...122).contains(end == start ? self[end] | 0x20 : self[end]) { end += 1 }
    return start..<end
  }

  /// `e-bikes`
  private func compound(from start: Int) -> Range<Int> {
    let first = word(from: start)
    guard first.upperBound < count, self[first.upperBound] == UInt8(ascii: "-") else { return first }
    let second = word(from: first.upperBound + 1)
    return second.isEmpty ? first : start..<second.upperBound
  }

  private func isPlural(_ word: Range<Int>) -> Bool {
    if Tables.irregularPlurals.contains(String(decoding: self[word], as: UTF8.self).lowercased()) {
      return word.upperBound == count || !self[word.upperBound].continuesWord
    }
    guard word.count > 3, self[word.upperBound - 1] == UInt8(ascii: "s") else { return false }
    // `across`, `bonus`, `this`
    guard !"sui".utf8.contains(self[word.upperBound - 2]) else { return false }
    return word.upperBound == count || !self[word.upperBound].continuesWord
  }

  /// `%d Nintendo Games`: another word with a capital follows.
  private func isName(endingAt end: Int) -> Bool {
    end + 1 < count && self[end] == UInt8(ascii: " ") && self[end + 1].isCapital
  }
}

extension UInt8 {
  /// A letter, or a sign that makes one word of two: `users'`, `file(s)`, `days-old`.
  fileprivate var continuesWord: Bool { isASCIILetterOrDigit || self >= 0x80 || "'(-_/".utf8.contains(self) }
}
