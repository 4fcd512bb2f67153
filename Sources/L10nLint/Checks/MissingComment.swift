import L10nSyntax

extension Check {
  /// Extracted text that tells its translator nothing.
  static let missingComment = Check(
    .localizedCalls { call, pass in
      let document = pass.document
      guard let isRequired = document.isCommentRequired(call), isRequired || pass.options.flag("text-calls"),
        let key = call.key, let keys = document.extractedKeys(of: call),
        keys.isEmpty || keys.contains(where: \.hasWord), let comment = document.knownComment(of: call)
      else { return }
      let words = comment.plainWords
      let range = call.comment ?? key
      if words.isEmpty {
        let isNamed = isRequired && keys.allSatisfy { $0.looks == .name }
        guard !isNamed || pass.options.flag("named-keys") else { return }
        pass.report(
          range, "Text without a comment: its translator cannot see where it stands and what it does",
          kind: isNamed ? "named" : isRequired ? "text" : "optional")
      } else if pass.options.list("placeholders").contains(words) {
        pass.report(
          range, "The comment `\(words)` says nothing: its translator cannot see what the text is for",
          kind: isRequired ? "text" : "optional")
      } else if (keys + [document.constantText(of: call.value) ?? ""]).contains(where: {
        $0.plainWords == words
      }) {
        pass.report(
          range, "The comment repeats the text: its translator learns nothing from it",
          kind: isRequired ? "repeated" : "optional")
      }
    })
}

extension Document {
  /// Whether a call must have a comment; `nil` where it has no place for one.
  fileprivate func isCommentRequired(_ call: LocalizedCall) -> Bool? {
    guard let row = call.pattern, lexicon.localizing[row].comment != .none else { return nil }
    if lexicon.localizing[row].isCommentRequired { return true }
    switch call.origin {
    case .table, .swiftUI: return false
    case .wrapper, .discovered: return call.comment == nil ? nil : true
    }
  }

  /// The keys that tools find in a call; `nil` where they find none and so need no comment.
  fileprivate func extractedKeys(of call: LocalizedCall) -> [String]? {
    switch keyForm(of: call) {
    case .literals(let keys): keys.map(\.text)
    case .interpolated where call.keys == .text: []
    default: nil
    }
  }

  /// The comment where it is written out, empty where there is none; `nil` where it is computed, or where a call
  /// that needs one lacks the whole argument and does not compile.
  fileprivate func knownComment(of call: LocalizedCall) -> String? {
    guard let comment = call.comment else {
      guard let row = call.pattern, lexicon.localizing[row].isCommentRequired else { return "" }
      return lexicon.localizing[row].arity == argumentCount(of: call.call) ? "" : nil
    }
    if comment.count == 1, token(comment.lower, is: "nil") || token(comment.lower, is: "NULL") { return "" }
    return constantText(of: comment)
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
