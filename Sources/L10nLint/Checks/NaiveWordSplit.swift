import L10nSyntax

extension Check {
  /// Running text taken apart at its spaces.
  static let naiveWordSplit = Check(
    .textCalls { call, document, pass in
      guard document.lexicon.textCalls[call.pattern].deed == .split,
        let separator = call.call.arguments.first.flatMap({ document.constantText(of: $0.value) }),
        separator == " ",
        document.name(of: call.call.receiver, endingWithAnyOf: Tables.textNames) != nil
      else { return }
      pass.report(
        call.call.range, "Chinese, Japanese and Thai do not separate words with spaces",
        confidence: document.isForWords(call.call) ? .likely : .possible)
    })
}

extension Document {
  /// A title is taken apart for its words, and so is what is counted. Other texts may be commands.
  fileprivate func isForWords(_ call: Call) -> Bool {
    if name(of: call.receiver, endingWithAnyOf: Tables.titleNames) != nil { return true }
    if isAddedToPosition(call) { return false }
    return (call.range.upper..<min(tokens.count, call.range.upper + 3)).contains { token($0, is: "count") }
  }

  /// `offset += [piece componentsSeparatedByString:@" "].count`: the pieces are those of a list, of which so many are
  /// passed over.
  private func isAddedToPosition(_ call: Call) -> Bool {
    var sign = call.range.lower - 1
    if kind(sign) == .openSquare || kind(sign) == .openParen { sign -= 1 }
    guard sign > 0, kind(sign) == .plusAssign, kind(sign - 1) == .identifier else { return false }
    let name = text(of: sign - 1).lowercased()
    return ["offset", "index", "idx", "position", "location", "cursor"].contains { name.hasSuffix($0) }
  }
}
