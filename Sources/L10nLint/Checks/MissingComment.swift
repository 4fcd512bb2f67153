import L10nSyntax

extension Check {
  /// Extracted text that tells its translator nothing.
  static let missingComment = Check(
    .localizedCalls { call, pass in
      let document = pass.document
      guard let slot = document.commentSlot(of: call), let key = call.key,
        case .literals(let keys) = document.keyForm(of: call), let range = document.emptyPlace(slot, call)
      else { return }
      guard slot != .optional || pass.options.flag("text-calls") else { return }
      let comment = document.constantText(of: call.comment) ?? ""
      let texts = keys.map(\.text) + [document.constantText(of: call.value) ?? ""]
      let plain = comment.plainWords
      if plain.isEmpty {
        let isNamed = keys.allSatisfy { $0.text.looks == .name }
        guard !isNamed || slot == .optional || pass.options.flag("named-keys") else { return }
        let kind = slot == .optional ? "optional" : isNamed ? "named" : "text"
        pass.report(
          range ?? key, "Text without a comment: its translator cannot see where it stands and what it does",
          kind: kind)
      } else if pass.options.list("placeholders").contains(plain) {
        pass.report(
          range ?? key,
          "The comment `\(comment)` says nothing: its translator cannot see what the text is for",
          kind: slot == .optional ? "optional" : "text")
      } else if texts.contains(where: { $0.plainWords == plain }) {
        pass.report(
          range ?? key, "The comment repeats the text: its translator learns nothing from it",
          kind: slot == .optional ? "optional" : "repeated")
      }
    })

  fileprivate enum CommentSlot { case required, optional }
}

extension Document {
  /// Whether the comment of a call may be left out; `nil` where there is no place for one.
  fileprivate func commentSlot(of call: LocalizedCall) -> Check.CommentSlot? {
    guard let row = call.pattern, lexicon.localizing[row].comment != .none else { return nil }
    if lexicon.localizing[row].isCommentRequired { return .required }
    switch call.origin {
    case .table, .swiftUI: return .optional
    case .wrapper, .discovered: return call.comment == nil ? nil : .required
    }
  }

  /// Where a comment that may say nothing stands: its argument, or nowhere (`.some(nil)`). `nil` where something is
  /// computed, or where the call lacks arguments altogether.
  fileprivate func emptyPlace(_ slot: Check.CommentSlot, _ call: LocalizedCall) -> TokenRange?? {
    guard let comment = call.comment else {
      guard slot == .required else { return .some(nil) }
      let arity = call.pattern.flatMap { lexicon.localizing[$0].arity }
      return arity == argumentCount(of: call.call) ? .some(nil) : nil
    }
    let isNothing =
      comment.count == 1 && (token(comment.lower, is: "nil") || token(comment.lower, is: "NULL"))
    return isNothing || constantText(of: comment) != nil ? comment : nil
  }
}

extension String {
  /// In small letters, without what is neither letter nor digit at its ends.
  var plainWords: String {
    guard let first = firstIndex(where: { $0.isLetter || $0.isNumber }),
      let last = lastIndex(where: { $0.isLetter || $0.isNumber })
    else { return "" }
    return self[first...last].lowercased()
  }
}
