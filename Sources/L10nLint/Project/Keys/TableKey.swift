import L10nSyntax

/// A key in the table in which the code looks it up: the same one for all uses that share an entry.
struct TableKey: Hashable {
  private let key: String
  private let table: String?
  private let software: String
  private let bundles: Set<Int>
  private let isBundleNamed: Bool

  init(_ use: KeyUse, _ project: ProjectFacts) {
    key = use.key
    table = use.isTableComputed ? use.table : use.tableOrUsual
    software = project.resources.layout.software(around: use.path)
    bundles = project.keys.tables.bundles(near: use)
    isBundleNamed = use.bundle != .unsaid
  }
}

extension KeyUse {
  /// The key as messages show it: on one line, and not longer than that. Where something is interpolated, the build
  /// extracts what it is: `%lld` for a whole number; of what the code does not show, three points say that it is there.
  var shownKey: String {
    guard isInterpolated else { return key.shortLine }
    let pieces = key.split(separator: "%@", omittingEmptySubsequences: false)
    let kinds = arguments?.kinds ?? []
    let signs = pieces.indices.dropLast().map { place in
      switch place < kinds.count ? kinds[place] : .unknown {
      case .object: "%@"
      case .integer: "%lld"
      case .decimal: "%lf"
      case .unknown: "…"
      }
    }
    let joined = zip(pieces, signs + [""]).map { $0 + $1 }.joined()
    return joined.shortLine
  }
}
