import L10nSyntax

/// Which files of a run are read next, by their numbers.
///
/// Most wrappers and accessors stand in files that are named for them. Those are read first, until they know each other, so
/// that what they declare is known when their callers are read, and few files have to be read twice. With them come the
/// files that are no code: nothing that others declare changes them.
struct ReadingTurns {
  private(set) var waiting: [Int]
  private var unread: [Int]
  /// How often files were read in this phase: first those that are named for texts, then all.
  private var round = 0
  /// How many waves come before that of the files that are not named for texts.
  private(set) var firstOfOthers = 0

  /// Wrappers of wrappers are found one layer a round, and those nobody declares in the round behind them.
  private static let rounds = 4

  init(_ paths: [String]) {
    unread = []
    var first: [Turn: [Int]] = [:]
    for (number, path) in paths.enumerated() {
      if let turn = Turn(path) { first[turn, default: []].append(number) } else { unread.append(number) }
    }
    waiting = Turn.allCases.flatMap { first[$0] ?? [] }
  }

  /// The turns of the first wave. Nobody should wait for a large file in the end.
  private enum Turn: CaseIterable {
    case largeResource, namedForTexts, resource

    init?(_ path: String) {
      switch FileKind(path: path) {
      case .project?, .table(.catalog)?: self = .largeResource
      case .source?, nil:
        guard path.isNamedForTexts else { return nil }
        self = .namedForTexts
      default: self = .resource
      }
    }
  }

  /// Whether a file has its turn in the first wave.
  static func areFirst(for path: String) -> Bool { Turn(path) != nil }

  /// Whether every file has had its turn, or has it now.
  var isComplete: Bool { unread.isEmpty }

  /// Whether files are read for the first time in this phase: whatever changes by that is read again.
  var isFirstLook: Bool { round == 0 }

  var areOver: Bool { waiting.isEmpty || round == Self.rounds }

  /// `changed` are the files that mean something else since they were read.
  mutating func goOn(with changed: [Int], after waves: Int) {
    waiting = changed
    round += 1
    guard !unread.isEmpty, areOver else { return }
    waiting += unread
    unread = []
    round = 0
    firstOfOthers = waves
  }
}

extension String {
  /// `Localization.swift`, `L10n.swift`, `NSString+Localizable.m`, `Strings.generated.swift`, and what a project has for all
  /// of its files: `AppMacros.h`, `System.swift`, `OAUtilities.m`.
  fileprivate var isNamedForTexts: Bool {
    withSpelling { path in
      let start = path.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      let name = Spelling(rebasing: path[start...])
      return name.holds("ocali") || name.holds("L10n") || name.holds("String") || name.holds("Text")
        || name.holds("Date") || name.hasPrefix("R.") || name.holds("Macro") || name.holds("Util")
        || name.hasPrefix("System.") || name.hasPrefix("Global") || name.hasPrefix("Common")
    }
  }
}
