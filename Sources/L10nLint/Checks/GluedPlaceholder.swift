import L10nSyntax

extension Check {
  /// Words that touch a value.
  static let gluedPlaceholder = Check(
    .tables { table, pass in
      let units = pass.options.list("units")
      table.forEachFormat(in: pass.project) { format, text in
        for specifier in FormatReader(text, format.kind) where specifier.type != nil {
          guard let word = text.wordTouching(specifier), !(format.isBase && specifier.type == .object),
            !units.contains(word.text)
          else { continue }
          guard format.origin.isFormat, !format.isInJoiningLanguage, !format.isGluedInBase else { return }
          let cure = text.spaceInside(specifier, behind: word) ?? "a space is missing"
          return format.report(
            word.range, "`\(word.text)` touches a value: \(cure)", confidence: .likely, &pass)
        }
      }
    })
}

/// A word beside a specifier without a space.
private struct TouchingWord {
  var text: String
  /// With the specifier.
  var range: ByteRange
}

extension FormatText {
  /// What is no language may be any of them.
  fileprivate var isInJoiningLanguage: Bool {
    table.languages[Int(cell.language)].tag.map { Tables.joiningLanguages.contains($0.language) } ?? true
  }

  /// Whether the base text glues a word to a value as well: then the value brings its space, or is a name or a mark.
  fileprivate var isGluedInBase: Bool {
    isTrueOfBase { text, specifiers in specifiers.contains { text.touchesWord($0) } }
  }
}

extension Spelling {
  /// Four letters or more: fewer are mostly units and endings.
  fileprivate func wordTouching(_ specifier: FormatSpecifier) -> TouchingWord? {
    guard specifier.type != .variable, !specifier.isLikelyProse else { return nil }
    let (start, end) = (Int(specifier.range.start), Int(specifier.range.end))
    var last = end
    while last < count, self[last].isWordLetter { last += 1 }
    // `%@Cloud` is a name.
    let isName = specifier.type == .object && end < count && self[end].isCapital
    if letters(end..<last) > 3, !isName, last == count || !self[last].isDecimalDigit {
      return TouchingWord(
        text: String(decoding: self[end..<last], as: UTF8.self), range: ByteRange(UInt32(start), UInt32(last))
      )
    }
    var first = start
    while first > 0, self[first - 1].isWordLetter { first -= 1 }
    guard letters(first..<start) > 3, self[first] & 0xC0 != 0x80,
      !(first > 0 && "\\_-./&=?".utf8.contains(self[first - 1]))
    else { return nil }
    return TouchingWord(
      text: String(decoding: self[first..<start], as: UTF8.self), range: ByteRange(UInt32(first), UInt32(end))
    )
  }
}

extension Spelling {
  /// What to do where the space before a value has got into its specifier: `word% @`.
  fileprivate func spaceInside(_ specifier: FormatSpecifier, behind word: TouchingWord) -> String? {
    guard specifier.flags.contains(.space), word.range.end == specifier.range.end else { return nil }
    let written = String(
      decoding: self[Int(specifier.range.start)..<Int(specifier.range.end)], as: UTF8.self)
    return "`\(written)` should be ` \(written.filter { $0 != " " })`"
  }

  /// Whether a letter stands directly before or behind a specifier.
  fileprivate func touchesWord(_ specifier: FormatSpecifier) -> Bool {
    let (start, end) = (Int(specifier.range.start), Int(specifier.range.end))
    return start > 0 && self[start - 1].isWordLetter || end < count && self[end].isWordLetter
  }

  /// How many characters begin in a range.
  fileprivate func letters(_ range: Range<Int>) -> Int { self[range].count { $0 & 0xC0 != 0x80 } }
}

extension UInt8 {
  /// Letters of ASCII, and the bytes of Latin and Cyrillic ones beyond it.
  fileprivate var isWordLetter: Bool {
    self.isASCIILetter || (0xC3...0xD3).contains(self) || (0x80...0xBF).contains(self)
  }
}
