/// What somebody says about the translation of a text, in a comment of a table, of an interface file or of code.
public enum TranslatorNote: Equatable, Sendable {
  /// Nothing that keeps anybody from it.
  case translate
  /// `Don't translate.`, `This should not be localized`, `#bc-ignore!`
  case leave
  /// `do not translate the name`, `"Plus" should not be translated`: a part stays as it is, with the sentence that says
  /// so in small letters.
  case leavePart(String)
  /// `not localized, as commands are in English`: no wish to translators, but somebody has thought of it.
  case left
  /// `not localized yet`, `wait with the translation`
  case later
}

extension Spelling {
  public var translatorNote: TranslatorNote {
    guard mayRefuse else { return .translate }
    if holds("bc-ignore") { return .leave }
    return TranslatorWords(self).note
  }

  /// Most comments say nothing of the kind: it takes a word for translating and one that says no or later.
  private var mayRefuse: Bool {
    var translates = false
    // One letter that all these words have tells most comments apart.
    for offset in indices.dropFirst(2) {
      switch self[offset] | 0x20 {
      case UInt8(ascii: "l"):
        translates = translates || isWord("ranslat", at: offset - 4) || isWord("ocali", at: offset - 3)
      case UInt8(ascii: "8"): translates = translates || isWord("i18n", at: offset - 2)
      case UInt8(ascii: "g"): if holds("bc-ignore", at: offset - 4) { return true }
      default: break
      }
    }
    return translates
      && indices.contains { offset in
        switch self[offset] | 0x20 {
        case UInt8(ascii: "n"): isDenial(at: offset)
        case UInt8(ascii: "w"): isWord("wait", at: offset)
        case UInt8(ascii: "l"): isWord("later", at: offset)
        default: false
        }
      }
  }

  /// `not`, `don't`, `dont`, `never`, `no`
  private func isDenial(at offset: Int) -> Bool {
    isEnd("no", at: offset) || isEnd("not", at: offset) || isEnd("never", at: offset)
      || isEnd("dont", at: offset - 2) || isWord("un-", at: offset - 1) || isWord("unl", at: offset - 1)
      || isWord("unt", at: offset - 1) || isWord("non-l", at: offset)
      || offset + 1 < count && (self[offset + 1] == UInt8(ascii: "'") || self[offset + 1] == 0xE2)
  }

  /// `not` of `cannot`, and not of `note`.
  private func isEnd(_ word: StaticString, at start: Int) -> Bool {
    let end = start + word.utf8CodeUnitCount
    return isWord(word, at: start) && (end == count || !self[end].isASCIILetter)
  }

  /// In small letters or in capitals.
  private func isWord(_ word: StaticString, at start: Int) -> Bool {
    guard start >= 0, start + word.utf8CodeUnitCount <= count else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { self[start + $0] | 0x20 == word.utf8Start[$0] }
  }
}
