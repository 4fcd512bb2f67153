import L10nSyntax

/// The keys that the code of a project asks for, where they stand in the tables, and how they look.
package struct ProjectKeys: Sendable {
  /// All uses of keys, ordered by path and position.
  package private(set) var uses = KeyUses()
  /// Where their keys stand in the tables.
  package private(set) var tables = KeyTables()
  package internal(set) var styles = KeyStyles()
  private(set) var spelled = SpelledKeys()
  private(set) var unused = UnusedKeys()
  /// Hashes of those whose texts the code puts together with others.
  private(set) var joined: Set<UInt64> = []
  /// This, and what follows, is empty without tables.
  private(set) var byKey = UsesByKey()
  private(set) var numberConstants = NumberConstants()
  private(set) var written = WrittenTexts()
  private(set) var forSeveral = KeysForSeveral()
  /// Hashes of those with a percent sign that only views ask for, which show them as they are: `Text("%Song name")`.
  private var neverFilled: Set<UInt64> = []

  init() {}

  /// The uses that ask one table for one key, in the order of the files.
  func uses(of key: String, in table: String) -> [KeyUse] {
    byKey.numbers(of: key, in: table).map { uses[$0] }
  }

  /// Whether the system shows the texts of a row as they are, because SwiftUI formats only what a literal has values for.
  func isNeverFilled(_ row: JoinedTable.Row, of table: JoinedTable) -> Bool {
    !neverFilled.isEmpty && neverFilled.contains(table.hashOfKey(of: row))
  }

  init(
    _ uses: KeyUses, spelled: SpelledKeys, named: NamedTexts, join: ResourceJoin,
    in resources: ProjectResources, _ targets: Targets, style: KeyStyle?, _ spread: any Spread
  ) {
    let (tables, votes) = spread.both(
      { KeyTables(resources.tables, resources.layout, join.paths, uses, targets) },
      { KeyVotes(uses, resources.tables, resources.layout) })
    self.uses = uses
    self.tables = tables
    styles = KeyStyles(votes, configured: style)
    self.spelled = spelled
    unused = UnusedKeys(resources, spelled, named.generated)
    joined = Set(uses.lazy.filter(\.isJoined).map { $0.key.quickHash })
    guard !resources.tables.isEmpty else { return }
    byKey = UsesByKey(uses)
    numberConstants = NumberConstants(join.files, asked: byKey.constants)
    written = WrittenTexts(uses)
    forSeveral = KeysForSeveral(uses, join.files, named)
    neverFilled = Set(
      uses.lazy.filter { $0.isForView && $0.key.utf8.contains(UInt8(ascii: "%")) }.map { $0.key.quickHash })
    guard !neverFilled.isEmpty else { return }
    for use in uses where !use.isForView { neverFilled.remove(use.key.quickHash) }
    // What else spells the text may fill it in a way that is not understood.
    for file in join.files { neverFilled.subtract(file.code.textsToFill) }
  }
}

extension KeyUse {
  /// Whether a literal without a value is given to a view of SwiftUI.
  fileprivate var isForView: Bool { origin == .swiftUI && !isInterpolated && arguments == nil }
}
