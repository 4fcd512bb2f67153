import L10nSyntax

/// The line breaks of a text. One of Windows counts as one.
struct LineBreaks {
  var count = 0
  /// How many end a sentence or a line of a list; the others only fold a text.
  var ends = 0
  /// How many stand before everything else.
  var leading = 0
  /// How many stand behind everything else.
  var trailing = 0

  var inner: Int { count - leading - trailing }

  init(in text: Spelling) {
    guard let first = text.firstIndex(where: { $0 > 0x20 }), let last = text.lastIndex(where: { $0 > 0x20 })
    else { return }
    for offset in text.indices where text.isLineBreak(at: offset) {
      if text[offset] == 0x0A, offset > 0, text[offset - 1] == 0x0D { continue }
      count += 1
      if offset < first { leading += 1 }
      if offset > last { trailing += 1 }
      let before = text[..<offset].last { $0 != 0x20 }
      if let before, ".!?:\n\r".utf8.contains(before) { ends += 1 }
    }
  }
}

extension Spelling {
  var hasLineBreak: Bool { indices.contains { isLineBreak(at: $0) } }

  /// Those of Unicode break a line as well.
  func isLineBreak(at offset: Int) -> Bool {
    switch self[offset] {
    case 0x0A, 0x0D: true
    case 0xC2: holds("\u{85}", at: offset)
    case 0xE2: holds("\u{2028}", at: offset) || holds("\u{2029}", at: offset)
    default: false
    }
  }

  /// What somebody wrote to break a line and readers see; not where the base text shows it too. A tag may be meant for a
  /// view of HTML, unless all breaks are lost.
  func lettersOfBreak(besides base: Spelling, isMarkup: Bool) -> String? {
    // Where a Japanese keyboard has the backslash it shows a yen sign.
    let signs: [StaticString] = ["\\n", "¥n", "￥n", "＼n", "⏎"]
    if let sign = signs.first(where: { holds($0) && !base.holds($0) }) { return "\(sign)" }
    if isMarkup, !base.holds("<br"), let start = indices.first(where: { holds("<br", at: $0) }) {
      // `<br>`, `<br />`
      let end = self[start...].prefix(8).firstIndex(of: UInt8(ascii: ">")) ?? start + 2
      return String(decoding: self[start...end], as: UTF8.self)
    }
    return !base.holds("/n") && indices.contains { isSlashOfBreak(at: $0) } ? "/n" : nil
  }

  /// `boat./nThe`: behind a sentence or a word, and in front of a capital.
  private func isSlashOfBreak(at offset: Int) -> Bool {
    guard holds("/n", at: offset), offset > 0, offset + 2 < count else { return false }
    let (before, next) = (self[offset - 1], self[offset + 2])
    return (".!?:,".utf8.contains(before) || before.isASCIILetter || before > 0x7F) && next.isCapital
  }

  /// Two short paragraphs of sentences, and no list: they read well in one.
  var isPairOfParagraphs: Bool {
    guard self.count < 300, let first, let end = indices.first(where: { isLineBreak(at: $0) }),
      let next = self[end...].firstIndex(where: { $0 > 0x20 }), next - end > 1,
      !indices[next...].contains(where: { isLineBreak(at: $0) }), end > 0, self[end - 1] != UInt8(ascii: ":")
    else { return false }
    return ![Int(startIndex), next].contains { startsListItem(at: $0) } && first > 0x20
  }

  /// Whether each of two or three lines is a sentence or more, and none an item of a list: what stands in one paragraph
  /// reads as well.
  var hasLinesOfSentences: Bool {
    var (start, lines) = (startIndex, 0)
    while let first = self[start...].firstIndex(where: { $0 > 0x20 }) {
      if startsListItem(at: first) { return false }
      lines += 1
      let end = indices[first...].first { isLineBreak(at: $0) } ?? endIndex
      guard endsSentence(before: end) else { return false }
      start = Swift.min(end + 1, endIndex)
    }
    return 2...3 ~= lines
  }

  /// How many sentences end in a text.
  var sentenceEnds: Int {
    indices.count { place in
      let next = place + 1
      let isApart = next == endIndex || self[next] <= 0x20
      return isApart && ".!?".utf8.contains(self[place]) || Self.wideEnds.contains { holds($0, at: place) }
    }
  }

  private func endsSentence(before place: Int) -> Bool {
    guard let last = self[..<place].lastIndex(where: { $0 > 0x20 }) else { return false }
    return ".!?".utf8.contains(self[last])
      || Self.wideEnds.contains { end in last >= 2 && holds(end, at: last - end.utf8CodeUnitCount + 1) }
  }

  private static var wideEnds: [StaticString] { ["。", "！", "？", "؟", "।"] }

  /// `- Milk`, `• Milk`, `1. Milk`
  private func startsListItem(at offset: Int) -> Bool {
    let marks: [StaticString] = ["- ", "* ", "•", "– ", "— ", "· "]
    return marks.contains { holds($0, at: offset) } || self[offset].isDecimalDigit
  }

  /// Breaks stand at its end and nowhere else, and it is neither an item of a list nor the line above one.
  var onlyEndsWithBreaks: Bool {
    guard let last = lastIndex(where: { $0 > 0x20 }), let first, first > 0x20, !hasPrefix("•"),
      !hasPrefix("- "), !hasPrefix("* "), self[last] != UInt8(ascii: ":")
    else { return false }
    return !indices[..<last].contains { isLineBreak(at: $0) }
  }
}
