import L10nSyntax

extension Check {
  /// Base texts that can only be a part of a sentence, once a key.
  static let fragmentValue = Check(
    .tables { joined, pass in
      guard !joined.isOfInterface(pass.project.resources.layout), !joined.isOfInformation else { return }
      let isEnglish = joined.languages[0].tag?.language == "en"
      let words = FragmentWords(
        lone: Set(isEnglish ? pass.options.list("lone-words") : []),
        last: Set(isEnglish ? pass.options.list("last-words") : []))
      let texts = Translations(joined)
      for row in joined.rows {
        guard let base = texts.baseText(of: row),
          let fragment = joined.withText(of: base, { Fragment(of: $0, words) }),
          joined.hasEdge(row, like: fragment)
        else { continue }
        let text = joined.text(of: base).shortLine
        pass.report(
          base.text.range, in: joined.file(of: base),
          "`\(text)` is a fragment of a sentence: other languages order fragments differently",
          kind: fragment.kind,
          confidence: fragment == .endsWithColon ? .possible : .likely,
          about: RowOfTable(table: joined, row: row))
      }
    },
    .project { pass in
      // A key that no table has is its own text.
      for use in pass.project.keys.uses where use.hasEdge && pass.project.keys.tables.places(of: use).isEmpty
      {
        pass.report(
          use, "`\(use.shownKey)` is a fragment of a sentence: other languages order fragments differently",
          kind: "space", confidence: .possible)
      }
    })
}

extension KeyUse {
  /// A space joins it to another text, and it is no space alone.
  fileprivate var hasEdge: Bool {
    keys == .symbolic && !isInterpolated && !hasValue && (key.hasPrefix(" ") || key.hasSuffix(" "))
      && key.contains { $0 != " " }
  }
}

/// Words that need others around them.
private struct FragmentWords {
  var lone: Set<String>
  var last: Set<String>
}

/// What shows that a text is a part of another one.
private enum Fragment {
  case startsWithSpace, endsWithSpace
  /// A label before a value: the order is the same nearly everywhere.
  case endsWithColon
  /// Nothing but a word that joins others.
  case lone

  init?(of text: Spelling, _ words: FragmentWords) {
    guard let first = text.first, let last = text.last, text.count < 200 else { return nil }
    if first != 0x20, last != 0x20 {
      guard text.count < 8, words.lone.contains(String(decoding: text, as: UTF8.self)) else { return nil }
      self = .lone
      return
    }
    guard text.translatableWords(upTo: 1) > 0 || text.lastWord.map(words.last.contains) ?? false else {
      return nil
    }
    let start = text.first { $0 != 0x20 } ?? 0
    // A whole sentence may follow another one, and ` (` opens something of its own.
    if first == 0x20, start.isSmallLetter {
      self = .startsWithSpace
    } else if last == 0x20, text.last(where: { $0 != 0x20 }) == UInt8(ascii: ":") {
      self = .endsWithColon
    } else if last == 0x20, let word = text.lastWord, words.last.contains(word) {
      // Any other word may have a space behind it that only slipped in.
      self = .endsWithSpace
    } else {
      return nil
    }
  }

  var kind: String {
    switch self {
    case .startsWithSpace, .endsWithSpace: "space"
    case .endsWithColon: "label"
    case .lone: "word"
    }
  }
}

extension Spelling {
  /// In small letters; `nil` where something else stands before the last space.
  fileprivate var lastWord: String? {
    guard let end = lastIndex(where: { $0 != 0x20 }) else { return nil }
    let start = self[...end].lastIndex { !$0.isASCIILetter }.map { $0 + 1 } ?? 0
    return start <= end ? String(decoding: self[start...end], as: UTF8.self).lowercased() : nil
  }
}

extension JoinedTable {
  /// Whether at least half of the translations have that space too. Where none has, nobody needs it.
  fileprivate func hasEdge(_ row: Row, like fragment: Fragment) -> Bool {
    var (texts, same) = (0, 0)
    for cell in cells(of: row) where cell.language != 0 {
      guard let value = text(of: cell), !value.text.range.isEmpty else { continue }
      texts += 1
      let isSame = withText(of: value.text, in: cell) { text in
        switch fragment {
        case .startsWithSpace: text.first == 0x20
        case .endsWithSpace, .endsWithColon: text.last == 0x20
        case .lone: true
        }
      }
      if isSame { same += 1 }
    }
    return same * 2 >= texts
  }
}
