import L10nSyntax

// What the pieces of a glued sentence are, as far as the localized ones among them tell.

extension Document {
  /// Complete texts only follow each other. Where several are localized, the last one may end as it likes.
  func doubts(about phrase: Phrase) -> [Doubt] {
    var calls: [Int] = []
    for case .localized(let number) in phrase.parts { calls.append(number) }
    if calls.count > 1, case .localized = phrase.parts.last { calls.removeLast() }
    let texts = calls.compactMap { reference(to: localizedCalls[$0]) }
    guard texts.count == calls.count, let first = phrase.parts.first else { return [] }
    var isFirst = false
    if case .localized = first { isFirst = true }
    return [.completeTexts(texts, isFirst: isFirst)] + additionDoubts(phrase)
  }

  /// Localized texts alone, of which all but the first may stand in brackets.
  private func additionDoubts(_ phrase: Phrase) -> [Doubt] {
    let texts = phrase.parts.dropFirst().compactMap { part in
      if case .localized(let number) = part { reference(to: localizedCalls[number]) } else { nil }
    }
    return !texts.isEmpty && texts.count == phrase.parts.count - 1 ? [.additions(texts)] : []
  }

  /// `"\(L10n.rows) \(isChosen ? L10n.chosen : "")"`: behind a comma, what may be missing is the next item of a list.
  func listDoubts(_ phrase: Phrase, in range: TokenRange) -> [Doubt] {
    guard phrase.parts.count == 2, case .localized(let number) = phrase.parts[0],
      case .localized = phrase.parts[1], let text = reference(to: localizedCalls[number]),
      let end = literal(spanning: range).map({ interpolations(of: $0).last })
        ?? plusOperands(of: range)?.last,
      branches(of: withoutParentheses(end))?.contains(where: { constantText(of: $0) == "" }) ?? false
    else { return [] }
    return [.ends(text, .comma)]
  }

  /// `Text("\(Image(systemName: "lock")) ")` beside a name: its key has no letter.
  func addsOnlySigns(_ phrase: Phrase) -> Bool {
    phrase.parts.allSatisfy { part in
      guard case .localized(let number) = part else { return true }
      guard let key = localizedCalls[number].key else { return false }
      var pieces: [ByteRange] = []
      var place = firstIndex(of: literals, startingAt: key.lower) { Int($0.firstToken) }
      while place < literals.count, Int(literals[place].firstToken) < key.upper {
        // What is interpolated is no part of the key.
        if !pieces.contains(where: { $0.end > literals[place].contentRange.start }) {
          let text = textPieces(of: literals[place])
          if text.contains(where: { unescaped($0, of: literals[place]).contains(where: \.isLetter) }) {
            return false
          }
          pieces.append(literals[place].contentRange)
        }
        place += 1
      }
      return !pieces.isEmpty
    }
  }

  /// Whether the code looks its text up by a key that it is given: a caption or a whole sentence as often as a part of one.
  func looksUpAnything(_ phrase: Phrase) -> Bool {
    phrase.parts.allSatisfy { part in
      guard case .localized(let number) = part else { return true }
      switch keyForm(of: localizedCalls[number]) {
      case .computed, .forwarded: return true
      case .literals, .interpolated, .joined, .absent: return false
      }
    }
  }
}
