import L10nSyntax

extension Check {
  /// Calls that fill a localized format with numbers and no locale.
  static let formatWithoutLocale = Check(
    .project { pass in
      lazy var readers = OtherDigits(pass.project.resources.tables)
      // A habit of many calls is told once; the others are there for who wants to mend them.
      var told = 0
      for use in pass.project.keys.uses where pass.isReported(use) {
        // Where all values are texts, no number is written; that the format wants one is said elsewhere.
        guard let given = use.arguments, !given.isLocalized, given.kinds.contains(where: { $0 != .object }),
          let kind = pass.project.keys.tables.numbers(in: use, given)
        else { continue }
        // A few whole numbers look the same in most languages and sound the same in all, and a code must not get marks.
        let isSeen =
          !use.namesCode && !pass.project.keys.tables.takesCoordinates(use)
          && (kind == "decimal"
            ? !pass.project.shownLanguages.have(.decimals)
            : !use.isSpoken && readers.see(pass.project.keys.tables.places(of: use)))
        if isSeen, kind == "integer" { told += 1 }
        let isHabit = kind == "integer" && told > Self.fewCalls
        pass.report(
          use,
          "`\(use.shownKey)` is filled without a locale: numbers ignore the reader's digits and separators",
          kind: kind, confidence: isSeen && !isHabit ? .likely : .possible,
          evidence: [Evidence(.pattern, kind)], fix: cure(of: given))
      }
    })

  private static func cure(of given: FormatValues) -> Fix? {
    given.cure.isEmpty
      ? nil : Fix(safety: .suggested, title: "Write `localizedStringWithFormat`", edits: given.cure)
  }

  private static let fewCalls = 5
}

extension KeyUse {
  /// The key speaks of a number that is a name: `error.code %d`, `%dx%d`, `chapter.title %g`.
  fileprivate var namesCode: Bool {
    let words = Set(key.wordsOfKey)
    return !words.isDisjoint(with: [
      "id", "code", "error", "http", "port", "pid", "connection", "status", "version", "build", "year",
      "chapter", "ch", "volume", "vol", "page", "episode", "season", "track", "disc", "issue",
    ])
      || key.contains("%dx%d") || (value ?? "").contains("%dx%d")
  }

  /// Its name says that VoiceOver reads it out: `row_accessibility_label`.
  fileprivate var isSpoken: Bool {
    let words = Set(key.wordsOfKey)
    return !words.isDisjoint(with: ["accessibility", "a11y", "voiceover"])
      && !words.isDisjoint(with: ["announcement", "hint", "label", "value"])
  }
}

extension KeyTables {
  /// `%.5f, %.5f`: degrees of latitude and longitude have a point in all languages, as people copy and search them.
  fileprivate func takesCoordinates(_ use: KeyUse) -> Bool {
    let text = text(of: use) ?? use.value ?? use.key
    let specifiers = text.formatSpecifiers
    let precise = specifiers.filter { specifier in
      let parts = text[specifier.range].split(separator: ".")
      return parts.count == 2 && (Int(parts[1].prefix { $0.isNumber }) ?? 0) > 3
    }
    guard precise.count == 2, specifiers.count == 2 else { return false }
    let between = text[precise[0].range.upperBound..<precise[1].range.lowerBound]
    if !between.contains(where: \.isLetter) { return true }
    return !Set(["lat", "latitude", "coord", "coords", "coordinates"]).isDisjoint(
      with: text.words + use.key.words)
  }

  /// Which numbers the text of a use takes: those of the table, of the text or key in the
  /// code, or else what the call gives.
  fileprivate func numbers(in use: KeyUse, _ given: FormatValues) -> String? {
    let numbers = places(of: use).compactMap(\.baseNumbers)
    if let first = numbers.first { return first.isEmpty ? nil : first }
    let kind = (use.value ?? use.key).withSpelling(\.kindOfNumbers)
    if use.hasValue || use.looks == .text || !kind.isEmpty { return kind.isEmpty ? nil : kind }
    if given.kinds.contains(.decimal) { return "decimal" }
    return given.kinds.contains(.integer) ? "integer" : nil
  }
}

/// Languages whose readers have digits of their own, and whose tables do not write `0` to `9` all the same.
private struct OtherDigits {
  private let languages: Set<String>

  init(_ tables: [JoinedTable]) {
    /// By language, how many more texts have its own digits than `0` to `9`.
    var balances: [String: Int] = [:]
    for table in tables {
      for (number, language) in table.languages.enumerated() {
        guard let name = language.tag?.language, Tables.languagesWithOwnDigits.contains(name) else {
          continue
        }
        balances[name, default: 0] += table.balanceOfDigits(in: UInt32(number))
      }
    }
    languages = Set(balances.filter { $0.value >= 0 }.keys)
  }

  /// Whether a text is written in one of the languages.
  func see(_ places: [RowOfTable]) -> Bool {
    !languages.isEmpty
      && places.contains { place in
        place.table.cells(of: place.row).contains { cell in
          place.table.languages[Int(cell.language)].tag.map { languages.contains($0.language) } ?? false
        }
      }
  }
}

extension JoinedTable {
  fileprivate func balanceOfDigits(in language: UInt32) -> Int {
    var balance = 0
    for row in rows {
      for cell in cells(of: row) where cell.language == language {
        let table = table(of: cell)
        for value in values(of: cell) {
          balance += table.withText(of: value.text) { $0.holdsOwnDigit ? 1 : $0.holdsPlainDigit ? -1 : 0 }
        }
      }
    }
    return balance
  }
}

extension Spelling {
  /// A digit that is no part of a specifier such as `%1$d`.
  fileprivate var holdsPlainDigit: Bool {
    var isInSpecifier = false
    for byte in self {
      if byte.isDecimalDigit {
        if !isInSpecifier { return true }
      } else if byte != UInt8(ascii: ".") {
        isInSpecifier = byte == UInt8(ascii: "%")
      }
    }
    return false
  }

  /// A digit of Arabic, Persian, Devanagari, Bengali, Tibetan or Burmese.
  fileprivate var holdsOwnDigit: Bool {
    contains { $0 >= 0xD9 }
      && String(decoding: self, as: UTF8.self).unicodeScalars.contains {
        $0.value > 0x7F && $0.properties.generalCategory == .decimalNumber
      }
  }
}

extension RowOfTable {
  /// Which numbers the base text takes; `nil` where there is no such text.
  fileprivate var baseNumbers: String? {
    var found: String?
    for cell in table.cells(of: row) where cell.language == 0 {
      for value in table.values(of: cell) where !value.text.range.isEmpty {
        let kind = table.withText(of: value.text, in: cell, \.kindOfNumbers)
        if !kind.isEmpty { return kind }
        found = kind
      }
    }
    return found
  }
}

extension Spelling {
  /// The kind of number in a format that a locale changes most; empty where it changes none, as hexadecimal ones.
  fileprivate var kindOfNumbers: String {
    var kind = ""
    for specifier in FormatReader(self)
    where specifier.type != nil && specifier.isLocalized && !specifier.isLikelyProse {
      let range = Int(specifier.range.start)..<Int(specifier.range.end)
      // `%.0f` has no mark that could differ.
      let isWhole = Spelling(rebasing: self[range]).holds(".0")
      if specifier.type == .double, !isWhole { return "decimal" }
      kind = "integer"
    }
    return kind
  }
}
