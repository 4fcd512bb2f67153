import L10nSyntax

extension ProjectFacts {
  /// Joins the facts of all files. The order of the files does not matter.
  package init(joining files: [FileFacts], keyStyle configured: KeyStyle? = nil) {
    self = .none
    keyUses = files.flatMap(\.keyUses).sorted { left, right in
      (left.path, left.place.range.start, left.key) < (right.path, right.place.range.start, right.key)
    }
    vote()
    commandFolders = Self.commandFolders(files)
    keyStyle = configured ?? decidedStyle
  }

  /// Modules below `Sources` that start a command and import no interface framework in any file.
  private static func commandFolders(_ files: [FileFacts]) -> Set<Substring> {
    let commands = Set(files.filter(\.startsCommand).compactMap(\.path.moduleFolder))
    guard !commands.isEmpty else { return [] }
    return commands.subtracting(files.filter(\.importsInterface).compactMap(\.path.moduleFolder))
  }

  /// Whether a file belongs to a command-line program.
  package func isCommandLine(_ path: String) -> Bool {
    guard !commandFolders.isEmpty, let folder = path.moduleFolder else { return false }
    return commandFolders.contains(folder)
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
    var letters = 0
    var hasLower = false
    var hasInnerUpper = false
    var startsUpper = false
    var hasSeparator = false
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"): return utf8.contains { $0.isLetter } ? .text : .either
      case UInt8(ascii: "_"), UInt8(ascii: "/"): hasSeparator = true
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if letters == 0 { startsUpper = true } else { hasInnerUpper = true }
        letters += 1
      case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
        hasLower = true
        letters += 1
      default: continue
      }
    }
    guard letters > 1, let last = utf8.last else { return .either }
    if hasSeparator || dropLast().utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }) {
      return .name
    }
    if utf8.contains(UInt8(ascii: "-")), !startsUpper, !hasInnerUpper { return .name }
    if hasLower, hasInnerUpper { return .name }
    if ".!?:".utf8.contains(last) || hasSuffix("…") { return .text }
    return startsUpper && hasLower ? .text : .either
  }
}

extension String {
  /// The path up to the folder below `Sources`: one module of a package.
  fileprivate var moduleFolder: Substring? {
    let components = split(separator: "/", omittingEmptySubsequences: false)
    guard let sources = components.lastIndex(of: "Sources"), sources + 2 < components.count else { return nil }
    return self[startIndex..<components[sources + 1].endIndex]
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (65...90).contains(self) || (97...122).contains(self) || self >= 0x80 }
}
