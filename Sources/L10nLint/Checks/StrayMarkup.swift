import L10nSyntax

extension Check {
  /// Translations with signs for machines where the base text has none of the kind: what reads that text reads no such sign.
  static let strayMarkup = Check(
    .tables { joined, pass in
      guard joined.languages.count > 1, !joined.maker.isOutside else { return }
      let texts = Translations(joined, of: pass.project.resources.interface(of: joined))
      var marks: [StrayMark] = []
      var expected: [MachineMark.Kind: Int] = [:]
      texts.forEachKey(with: .code) { _, translations in
        guard let base = translations.first?.base else { return }
        for kind in MachineMark.Kind.allCases where texts.withText(of: base, { $0.firstMark(kind) != nil }) {
          expected[kind, default: 0] += 1
        }
        marks += translations.compactMap { StrayMark($0, texts) }
      }
      // Where more than a few base texts have such marks, something reads them.
      let project = pass.project
      let isRead = { (mark: StrayMark) in
        expected[mark.kind, default: 0] * StrayMark.readShare > joined.rows.count
          || mark.isOfMarkdown
            && project.use(of: joined.key(of: mark.translation.row), in: joined)?.origin == .swiftUI
      }
      let files = marks.grouped(by: \.translation.file)
      // What an export did to one language it did to others.
      let many = files.filter { $0.count > StrayMark.mostToldAlone }
        .grouped { $0.map(\.key) }.map { Array($0.joined()) }
      let alone = files.filter { $0.count <= StrayMark.mostToldAlone }.joined()
      for alike in many + alone.grouped(by: \.keyAndText) {
        for marks in texts.bySilence(alike, \.translation, pass) {
          report(marks, of: texts, marks.allSatisfy(isRead) ? .possible : .likely, &pass)
        }
      }
    })

  private static func report(
    _ marks: [StrayMark], of texts: Translations, _ confidence: Confidence, _ pass: inout ResourcePass
  ) {
    let first = marks[0]
    let languages = texts.list(Set(marks.map(\.translation.language)).sorted())
    let keys = Set(marks.map(\.key)).count
    let others = marks.dropFirst().relatedPlaces { texts.place($0.translation, "the same here", &pass) }
    let found =
      keys == 1
      ? "`\(texts.name(of: first.translation.row))` has `\(first.text)` in \(languages)"
      : "\(keys) texts have code such as `\(first.text)` in \(languages)"
    texts.report(
      first.translation, found + ", unlike the base text: readers see it",
      confidence: confidence, besides: others, &pass)
  }
}

/// A mark that only a translation has.
private struct StrayMark {
  let translation: Translation
  /// As a hash.
  let key: UInt64
  let kind: MachineMark.Kind
  let text: String

  var keyAndText: [String] { [String(key), text.lowercased().filter { $0 != "/" && $0 != " " }] }

  /// SwiftUI reads texts as Markdown, which has a backslash in front of a sign.
  var isOfMarkdown: Bool { kind == .escape && text.last.map { !$0.isLetter } ?? false }

  /// Of so many texts, one in the base language may be a slip of its own.
  static let readShare = 50
  static let mostToldAlone = 3

  init?(_ translation: Translation, _ texts: Translations) {
    let mark = texts.withTexts(of: translation) { base, text -> (kind: MachineMark.Kind, text: String)? in
      for kind in MachineMark.Kind.allCases {
        // A sign of its own in the base text may be the place of a value.
        guard kind == .reference ? base.firstMark(kind) == nil : !base.contains(kind.sign),
          // What is written to break a line, `newline-mismatch` tells.
          let range = text.firstMark(kind, besidesBreaks: base.hasLineBreak)
        else { continue }
        return (kind, String(decoding: text[range], as: UTF8.self))
      }
      return nil
    }
    guard let mark else { return nil }
    (self.translation, kind, text) = (translation, mark.kind, mark.text.cut(at: 24))
    key = texts.joined.hashOfKey(of: translation.row)
  }
}

/// What stands for something else: HTML, an escape of code, the place of a value.
private enum MachineMark {
  enum Kind: CaseIterable {
    /// `<br>`, `</b>`, `<a href="…">`
    case tag
    /// `&amp;`, `&#39;`
    case reference
    /// `\'`, `\n`, written out
    case escape
    /// `{name}`
    case place

    /// What it begins with.
    var sign: UInt8 {
      switch self {
      case .tag: UInt8(ascii: "<")
      case .reference: UInt8(ascii: "&")
      case .escape: UInt8(ascii: "\\")
      case .place: UInt8(ascii: "{")
      }
    }
  }
}

extension Spelling {
  fileprivate func firstMark(_ kind: MachineMark.Kind, besidesBreaks: Bool = false) -> Range<Int>? {
    for start in indices where self[start] == kind.sign {
      let end =
        switch kind {
        case .tag: endOfTag(at: start)
        case .reference: endOfReference(at: start)
        case .escape: endOfEscape(at: start)
        case .place: endOfPlace(at: start)
        }
      if let end, !(besidesBreaks && breaksLine(start..<end)) { return start..<end }
    }
    return nil
  }

  private func endOfTag(at start: Int) -> Int? {
    let first = holds("/", at: start + 1) ? start + 2 : start + 1
    let end = self[Swift.min(first, count)...].firstIndex { !$0.isASCIILetterOrDigit } ?? count
    guard 1...6 ~= end - first, let close = tagEnd(from: end), Tables.tagsOfMarkup.contains(word(first..<end))
    else { return nil }
    // `<a letter>` is prose.
    let rest = self[end..<close]
    let isWhole = rest.allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: "/") }
    return isWhole || rest.first == 0x20 && rest.contains(UInt8(ascii: "=")) ? close + 1 : nil
  }

  private func endOfReference(at start: Int) -> Int? {
    guard let end = self[start...].prefix(10).firstIndex(of: UInt8(ascii: ";")), end > start + 2 else {
      return nil
    }
    let name = start + 1..<end
    guard holds("#", at: start + 1) else {
      return Tables.referencesOfMarkup.contains(word(name)) ? end + 1 : nil
    }
    let digits = self[name].dropFirst(holds("x", at: start + 2) || holds("X", at: start + 2) ? 2 : 1)
    let isNumber = digits.allSatisfy {
      $0.isDecimalDigit || digits.count < name.count - 1 && $0.isASCIILetter
    }
    return !digits.isEmpty && isNumber ? end + 1 : nil
  }

  private func endOfEscape(at start: Int) -> Int? {
    guard start + 1 < count, "nrt\"'".utf8.contains(self[start + 1]) else { return nil }
    // `C:\\Boats\\notes` and `(\\n)` are meant to be read.
    let isMeant = holds(":\\") || holds("\\\\") || start > 0 && self[start - 1] == UInt8(ascii: "(")
    return isMeant ? nil : start + 2
  }

  private func endOfPlace(at start: Int) -> Int? {
    let end = self[(start + 1)...].firstIndex { !$0.isWordByte } ?? count
    // `${name}` is one that the system fills.
    guard start == 0 || !self[start - 1].isLetterOrBeyondASCII && !"$%#".utf8.contains(self[start - 1]),
      1...40 ~= end - start - 1, end < count,
      self[end] == UInt8(ascii: "}"),
      self[(start + 1)..<end].allSatisfy({ $0 < 0x80 })
    else { return nil }
    return end + 1
  }

  private func word(_ range: Range<Int>) -> String {
    String(decoding: self[range], as: UTF8.self).lowercased()
  }

  /// `<br>`, `<p>`, `\n`
  fileprivate func breaksLine(_ mark: Range<Int>) -> Bool {
    if self[mark.lowerBound] == UInt8(ascii: "\\") { return "nr".utf8.contains(self[mark.lowerBound + 1]) }
    let name = self[mark].dropFirst().drop { $0 == UInt8(ascii: "/") }.prefix { $0.isASCIILetter }
    return Tables.tagsThatBreakLines.contains(String(decoding: name, as: UTF8.self).lowercased())
  }
}
