import L10nSyntax

extension Check {
  /// Translations with tags or references of HTML where the base text has none: what reads that text reads no HTML.
  static let strayMarkup = Check(
    .tables { joined, pass in
      guard joined.languages.count > 1, !joined.maker.isOutside else { return }
      let texts = Translations(joined, of: pass.project.resources.interface(of: joined))
      var marks: [StrayMark] = []
      var expected: [HTMLMark.Kind: Int] = [:]
      texts.forEachKey(with: .token) { _, translations in
        guard let base = translations.first?.base else { return }
        for kind in HTMLMark.Kind.allCases where texts.withText(of: base, { $0.firstMark(kind) != nil }) {
          expected[kind, default: 0] += 1
        }
        marks += translations.compactMap { StrayMark($0, texts) }
      }
      // Where more than a few base texts have such marks, something reads them.
      let isRead = { (mark: StrayMark) in
        expected[mark.kind, default: 0] * StrayMark.readShare > joined.rows.count
      }
      let files = marks.grouped(by: \.translation.file)
      let many = files.filter { $0.count > StrayMark.mostToldAlone }
      let alone = files.filter { $0.count <= StrayMark.mostToldAlone }.joined()
      for alike in many + alone.grouped(by: { joined.hashOfKey(of: $0.translation.row) }) {
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
    let isOneKey = marks.allSatisfy { $0.translation.row == first.translation.row }
    let others = marks.dropFirst().relatedPlaces { texts.place($0.translation, "the same here", &pass) }
    texts.report(
      first.translation,
      isOneKey
        ? "`\(texts.name(of: first.translation.row))` has `\(first.text)` in \(languages), but not in the base text:"
          + " readers see it"
        : "\(marks.count) texts in \(languages) have HTML that the base texts do not have, such as `\(first.text)`:"
          + " readers see it",
      confidence: confidence, besides: others, &pass)
  }
}

/// A mark that only a translation has.
private struct StrayMark {
  let translation: Translation
  let kind: HTMLMark.Kind
  let text: String

  /// Of so many texts, one in the base language may be a slip of its own.
  static let readShare = 50
  static let mostToldAlone = 3

  init?(_ translation: Translation, _ texts: Translations) {
    let mark = texts.withTexts(of: translation) { base, text -> (kind: HTMLMark.Kind, text: String)? in
      for kind in HTMLMark.Kind.allCases where base.firstMark(kind) == nil {
        // A sign of its own in the base text may be the place of a value.
        guard let range = text.firstMark(kind), kind != .tag || !base.holds("<") else { continue }
        // What is written to break a line, `newline-mismatch` tells.
        if kind == .tag, base.hasLineBreak, text.breaksLine(range) { continue }
        return (kind, String(decoding: text[range], as: UTF8.self))
      }
      return nil
    }
    guard let mark else { return nil }
    (self.translation, kind, text) = (translation, mark.kind, mark.text.cut(at: 24))
  }
}

/// What stands for something else in HTML.
private enum HTMLMark {
  enum Kind: CaseIterable {
    /// `<br>`, `</b>`, `<a href="…">`
    case tag
    /// `&amp;`, `&#39;`
    case reference
  }

  static let tags: Set = [
    "a", "b", "big", "br", "code", "div", "em", "font", "h1", "h2", "h3", "i", "img", "li", "ol", "p",
    "small", "span",
    "strong", "u", "ul",
  ]
  static let references: Set = [
    "amp", "apos", "copy", "euro", "gt", "hellip", "laquo", "ldquo", "lsquo", "lt", "mdash", "middot", "nbsp",
    "ndash",
    "quot", "raquo", "rdquo", "reg", "rsquo", "shy", "times", "trade", "agrave", "aacute", "auml", "ccedil",
    "eacute",
    "egrave", "iacute", "ntilde", "oacute", "ouml", "szlig", "uacute", "uuml",
  ]
}

extension Spelling {
  fileprivate func firstMark(_ kind: HTMLMark.Kind) -> Range<Int>? {
    let sign = kind == .tag ? UInt8(ascii: "<") : UInt8(ascii: "&")
    for start in indices where self[start] == sign {
      if let end = kind == .tag ? endOfTag(at: start) : endOfReference(at: start) { return start..<end }
    }
    return nil
  }

  private func endOfTag(at start: Int) -> Int? {
    let first = holds("/", at: start + 1) ? start + 2 : start + 1
    let end = self[Swift.min(first, count)...].firstIndex { !$0.isASCIILetterOrDigit } ?? count
    guard 1...6 ~= end - first, let close = tagEnd(from: end), HTMLMark.tags.contains(word(first..<end))
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
    guard holds("#", at: start + 1) else { return HTMLMark.references.contains(word(name)) ? end + 1 : nil }
    let digits = self[name].dropFirst(holds("x", at: start + 2) || holds("X", at: start + 2) ? 2 : 1)
    let isNumber = digits.allSatisfy {
      $0.isDecimalDigit || digits.count < name.count - 1 && $0.isASCIILetter
    }
    return !digits.isEmpty && isNumber ? end + 1 : nil
  }

  private func word(_ range: Range<Int>) -> String {
    String(decoding: self[range], as: UTF8.self).lowercased()
  }

  /// `<br>`, `<p>`
  fileprivate func breaksLine(_ tag: Range<Int>) -> Bool {
    let name = self[tag].dropFirst().drop { $0 == UInt8(ascii: "/") }.prefix { $0.isASCIILetter }
    return ["br", "div", "p"].contains(String(decoding: name, as: UTF8.self).lowercased())
  }
}
