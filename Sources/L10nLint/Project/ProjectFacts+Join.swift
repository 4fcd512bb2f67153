import L10nSyntax

extension ProjectFacts {
  /// Joins the facts of all files. The order of the files does not matter.
  package init(joining files: [FileFacts], keyStyle configured: KeyStyle? = nil) {
    self = .none
    keyUses = files.flatMap(\.keyUses).sorted { left, right in
      (left.path, left.place.range.start, left.key) < (right.path, right.place.range.start, right.key)
    }
    vote()
    keyStyle = configured ?? decidedStyle
  }

  /// Each different key of a classic call has one vote.
  private mutating func vote() {
    var seen: Set<String> = []
    for use in keyUses where use.keys == .symbolic && !use.context.contains(.test) {
      guard seen.insert(use.key).inserted else { continue }
      switch use.key.looks {
      case .name: symbolicVotes += 1
      case .text: textVotes += 1
      case .either: continue
      }
    }
  }

  /// A style needs a clear majority: text among names is only a mistake where names are the habit.
  private var decidedStyle: KeyStyle {
    let votes = symbolicVotes + textVotes
    guard votes >= 5 else { return .undecided }
    if symbolicVotes * 10 >= votes * 7 { return .symbolic }
    return textVotes * 2 >= votes ? .text : .undecided
  }
}

/// What a key looks like to somebody who reads it.
package enum KeyLook: Sendable {
  /// Invented: `settings.title`, `SETTINGS_TITLE`, `kTitle`.
  case name
  /// Words as a person would read them.
  case text
  /// One word, or no word at all.
  case either
}

extension String {
  /// Whether a key is an invented name or the text itself.
  package var looks: KeyLook {
    let letters = unicodeScalars.filter(\.properties.isAlphabetic)
    guard letters.count > 1 else { return .either }
    if contains(where: { $0 == " " || $0 == "\n" }) { return .text }
    if contains(where: {
      $0 == "_" || $0 == "." && self.last != "." || $0 == "/" || $0 == ":" && self.last != ":"
    }) {
      return .name
    }
    if contains("-"), !contains(where: \.isUppercase) { return .name }
    let hasLower = letters.contains { $0.properties.isLowercase }
    let first = letters[letters.startIndex]
    let hasInnerCapital = letters.dropFirst().contains { $0.properties.isUppercase }
    if hasLower, hasInnerCapital { return .name }
    if let last = unicodeScalars.last, ".!?…:".unicodeScalars.contains(last) { return .text }
    return first.properties.isUppercase && hasLower ? .text : .either
  }
}
