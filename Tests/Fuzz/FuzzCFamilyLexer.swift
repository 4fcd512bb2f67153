// libFuzzer target for the C family lexer, built together with the sources of L10nSyntax by `run.sh`.

import L10nSyntax

/// Lexes the bytes and checks what must hold for any bytes; a violation stops the run.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCFamilyLexer(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let vocabulary = fuzzVocabulary
  let tree = CFamilyLexer.lex(SourceText(bytes), vocabulary)
  let check = CFamilyTreeCheck(tree, bytes)
  precondition(check.violations.isEmpty, check.violations.joined(separator: "\n"))
  precondition(tree.isEqual(CFamilyLexer.lex(SourceText(bytes), vocabulary), shift: 0), "second run differs")
  if bytes.first != 0xEF {
    let shifted = CFamilyLexer.lex(SourceText([UInt8(ascii: "\n")] + bytes), vocabulary)
    precondition(tree.isEqual(shifted, shift: 1), "a blank line in front changes tokens")
  }
  return 0
}

private let fuzzVocabulary = Vocabulary(["NSLocalizedString", "stringWithFormat"])

extension TokenTree {
  /// Whether `other` is the same but for offsets, which are larger by `shift`.
  fileprivate func isEqual(_ other: TokenTree, shift: UInt32) -> Bool {
    guard tokens.count == other.tokens.count, comments.count == other.comments.count else { return false }
    let sameTokens = zip(tokens, other.tokens).allSatisfy { old, new in
      old.start + shift == new.start && old.end + shift == new.end && old.link == new.link
        && old.kind == new.kind && old.flags == new.flags && old.word == new.word
    }
    let sameComments = zip(comments, other.comments).allSatisfy { old, new in
      old.range.start + shift == new.range.start && old.range.end + shift == new.range.end
        && old.tokensBefore == new.tokensBefore
    }
    return sameTokens && sameComments && brackets == other.brackets
      && problems.count == other.problems.count && literals.count == other.literals.count
  }
}
