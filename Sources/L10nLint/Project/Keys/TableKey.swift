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
  /// The key as messages show it: on one line, and not longer than that.
  var shownKey: String {
    key.shortLine
  }
}
