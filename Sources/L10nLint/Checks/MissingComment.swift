import L10nSyntax

extension Check {
  /// Extracted text that tells its translator nothing, neither in the call nor in the table.
  static let missingComment = Check(
    .project { pass in
      let uses = pass.project.keyUses
      var seen: Set<[String]> = []
      var start = 0
      while start < uses.count {
        // The keys of one call share its comment.
        let rest = uses[(start + 1)...]
        let next = rest.firstIndex { !$0.isSameCall(as: uses[start]) } ?? uses.count
        let call = uses[start..<next]
        // What is said of a text holds for all calls that ask for it.
        if !seen.isSuperset(of: call.map(\.textNames)), look(at: call, &pass) {
          seen.formUnion(call.map(\.textNames))
        }
        start = next
      }
    })

  /// Returns whether something was found.
  private static func look(at call: ArraySlice<KeyUse>, _ pass: inout ProjectPass) -> Bool {
    guard let use = call.first, let remark = use.remark, pass.isReported(use),
      remark.isRequired || pass.options.flag("text-calls"),
      use.isInterpolated || call.contains(where: \.key.hasWord), !pass.project.keyTables.isForeign(use)
    else { return false }
    guard let lack = Lack(remark.comment, call, placeholders: pass.options.list("placeholders")),
      !isExplainedInTable(call, pass)
    else { return false }
    // A key of several parts says something, unless a comment pretends to.
    let isNamed =
      remark.isRequired && lack != .repeatsText && call.allSatisfy { $0.key.looks == .name }
    guard !isNamed || pass.options.flag("named-keys") else { return false }
    let kind =
      isNamed ? "named" : !remark.isRequired ? "optional" : lack == .repeatsText ? "repeated" : "text"
    // A sentence says most of what its translator has to know, and so does the name of a key.
    let isClear = isNamed || pass.project.isCarried(use.path) || call.allSatisfy(\.isSentence)
    pass.report(
      use, at: remark.place, lack.message, kind: kind, confidence: isClear ? .possible : .likely)
    return true
  }

  /// Whether somebody wrote the comment into the table, for each of the keys.
  private static func isExplainedInTable(_ call: ArraySlice<KeyUse>, _ pass: ProjectPass) -> Bool {
    let placeholders = pass.options.list("placeholders")
    return call.allSatisfy { use in
      pass.project.keyTables.comments(of: use).contains { comment in
        let words = comment.plainWords
        return !words.isEmpty && !placeholders.contains(words) && !use.texts.contains(words)
      }
    }
  }
}

/// Why a comment is of no use.
private enum Lack: Equatable {
  case empty, repeatsText, repeatsKey
  /// One of the words that only fill the place.
  case placeholder(String)

  /// `nil` for a comment that may say something.
  init?(_ comment: String, _ call: ArraySlice<KeyUse>, placeholders: [String]) {
    let words = comment.plainWords
    if words.isEmpty {
      self = .empty
    } else if call.contains(where: { $0.texts.contains(words) }) {
      self = call.allSatisfy { $0.key.looks == .name && $0.value == nil } ? .repeatsKey : .repeatsText
    } else if placeholders.contains(words) {
      self = .placeholder(words)
    } else {
      return nil
    }
  }

  var message: String {
    switch self {
    case .empty: "Text without a comment: its translator cannot see where it stands and what it does"
    case .repeatsText: "The comment repeats the text: its translator learns nothing from it"
    case .repeatsKey: "The comment repeats the key: its translator learns nothing from it"
    case .placeholder(let words):
      "The comment `\(words)` says nothing: its translator cannot see what the text is for"
    }
  }
}

extension KeyUse {
  fileprivate func isSameCall(as other: KeyUse) -> Bool {
    remark != nil && remark?.place == other.remark?.place && path == other.path
  }

  /// One for all calls that ask for a text in the same words.
  fileprivate var textNames: [String] { [key, table ?? "", remark?.comment ?? ""] }

  /// Four words or more that end as sentences do.
  fileprivate var isSentence: Bool {
    let text = value ?? key
    return text.split(separator: " ").count > 3
      && text.last { !$0.isWhitespace && $0 != "\"" }.map { ".!?…".contains($0) } ?? false
  }

  /// What the text says, as far as the code knows, without marks and capitals.
  fileprivate var texts: [String] { [key.plainWords, (value ?? "").plainWords] }
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
