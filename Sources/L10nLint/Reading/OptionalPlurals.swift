import L10nSyntax

extension Check {
  /// English endings in brackets in the base texts of a table, once for each key: `%d file(s)`.
  static func optionalPlurals(_ table: JoinedTable, _ pass: inout ResourcePass) {
    let suffixes = pass.options.list("suffixes")
    let isForEnglishAlone = table.isTranslatedWithoutPlurals
    rows: for row in table.rowsInUse where !table.hasPlural(row) {
      let key = table.keyText(of: row)
      for cell in table.cells(of: row) where cell.language == 0 {
        let file = table.table(of: cell)
        for value in table.values(of: cell) {
          // What is its own key stands in the code as well, and is found there.
          guard !file.isSame(value.text, key.text, of: table.table(of: key)),
            let part = file.withText(of: value.text, { $0.optionalPlural(suffixes) }),
            !file.withText(of: value.text, pass.project.keys.written.hold)
          else { continue }
          let text = file.withText(of: value.text) {
            String(decoding: $0[Int(part.start)..<Int(part.end)], as: UTF8.self)
          }
          pass.report(
            file.range(of: part, in: value.text), in: table.file(of: cell),
            "Plural is written with an optional ending, `\(text)`: most languages cannot do that",
            confidence: isForEnglishAlone || file.withText(of: value.text, \.countsNothing)
              ? .possible : .likely,
            about: RowOfTable(table: table, row: row), for: .users)
          continue rows
        }
      }
    }
  }
}

extension JoinedTable {
  /// Whether all its other languages have one form for all numbers, as Japanese and Chinese do: the brackets ask their
  /// translators for nothing.
  fileprivate var isTranslatedWithoutPlurals: Bool {
    languages.count > 1
      && languages.dropFirst().allSatisfy { language in
        language.tag.flatMap(PluralRules.init).map { $0.integers.count == 1 } ?? false
      }
  }
}

extension Spelling {
  /// A word of two letters or more, and an ending in brackets with no letter behind it. Formulas (`sin(s)`), addresses (`ferry(s)://`)
  /// and what the law writes so are none.
  func optionalPlural(_ suffixes: [String], takesValue: Bool = false) -> ByteRange? {
    guard contains(UInt8(ascii: "(")), takesValue || !isProse else { return nil }
    for open in indices.dropFirst(2) where self[open] == UInt8(ascii: "(") {
      guard self[open - 1].isLetterOrBeyondASCII, self[open - 2].isLetterOrBeyondASCII else { continue }
      for suffix in suffixes {
        let close = open + 1 + suffix.utf8.count
        guard close < count, self[close] == UInt8(ascii: ")"),
          self[(open + 1)..<close].elementsEqual(suffix.utf8),
          !(close + 1 < count && self[close + 1].isLetterOrBeyondASCII)
        else { continue }
        var start = open
        while start > 0, self[start - 1].isLetterOrBeyondASCII { start -= 1 }
        guard !isFormula(from: start, behind: close + 1), !isInAddress(start), !isOfCopyright,
          !self[(close + 1)...].starts(with: "://".utf8),
          !isQuoted(start),
          !PluralEndings.schemes.contains(String(decoding: self[start..<open], as: UTF8.self).lowercased())
        else { continue }
        return ByteRange(UInt32(start), UInt32(close + 1))
      }
    }
    return nil
  }

  /// A text of several paragraphs, such as the terms of a contract, that takes no number.
  private var isProse: Bool {
    count > Self.longestCount && count(where: { $0 & 0xC0 != 0x80 }) > Self.longestCount && takesNothing
  }

  /// A percentage is no value.
  private var takesNothing: Bool {
    indices.allSatisfy { place in
      switch self[place] {
      case UInt8(ascii: "{"): false
      case UInt8(ascii: "%"): place > 0 && self[place - 1].isDecimalDigit
      default: true
      }
    }
  }

  /// Whether there is no number beside the noun: then one text may be good for one and for several in most languages.
  var countsNothing: Bool { takesNothing && !contains(where: \.isDecimalDigit) }

  /// What counts something says so in fewer characters.
  private static let longestCount = 400

  /// `f(s) = sin(s)`, `sin(s) + 1`
  private func isFormula(from start: Int, behind end: Int) -> Bool {
    let signs = [UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "*")]
    let before = self[..<start].last { $0 != UInt8(ascii: " ") }
    let next = self[end...].first { $0 != UInt8(ascii: " ") }
    return before.map(signs.contains) ?? false || next.map(signs.contains) ?? false
  }

  /// `https://example.org/bird(s)`
  private func isInAddress(_ place: Int) -> Bool {
    let start = self[..<place].lastIndex(of: UInt8(ascii: " ")).map { $0 + 1 } ?? 0
    return Spelling(rebasing: self[start..<place]).holds("://")
  }

  /// `Choose “Select the application(s)”`: the words of somebody else, as that one writes them.
  private func isQuoted(_ place: Int) -> Bool {
    let mark = String(decoding: self[..<place], as: UTF8.self).last { $0 == "“" || $0 == "”" }
    return mark == "“"
  }

  /// `© 2021 the owner(s)`, `Copyright holder(s)`
  private var isOfCopyright: Bool {
    guard !holds("©") else { return true }
    let words: [StaticString] = [
      "opyright (", "opyright holder", "opyright owner", "opyright 1", "opyright 2",
    ]
    return words.contains { holds($0) }
  }
}
