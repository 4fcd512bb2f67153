import L10nSyntax

/// Where the keys of the code stand in the tables: first in those of the bundles near the code, then in others of the
/// same name.
package struct KeyTables: Sendable {
  private var tables: [JoinedTable] = []
  /// Whose code finds none of them.
  private var targets = Targets()
  /// By folder of code, the bundles near it and what is in them.
  private var near: [String: Near] = [:]
  /// Of every table of the run, be it read or not.
  package private(set) var names: Set<String> = []
  /// Names of tables of which not all is known.
  private var unread: Set<String> = []
  /// Keys with specifiers, by the hash of their text with each specifier as `%@`.
  private var formats: [UInt64: [RowOfTable]] = [:]
  /// The hashes of all keys with the numbers of their tables, in order; empty where there are so few tables that each is
  /// asked.
  private var tablesByHash: [(hash: UInt64, table: UInt32)] = []

  private struct Near: Sendable {
    let bundles: Set<Int>
    /// The first table of each name.
    let byName: [String: JoinedTable]
    /// The usual table, or the first.
    let usual: JoinedTable?

    init(_ bundles: Set<Int>, _ tables: [JoinedTable]) {
      self.bundles = bundles
      byName = Dictionary(tables.map { ($0.name, $0) }) { first, _ in first }
      usual = byName[KeyUse.usualTable] ?? tables.first
    }
  }

  package init() {}

  init(
    _ tables: [JoinedTable], _ layout: ProjectLayout, _ paths: [String], _ uses: KeyUses, _ targets: Targets
  ) {
    guard !layout.resources.isEmpty else { return }
    (self.tables, self.targets) = (tables, targets)
    names = Set(layout.resources.map(\.table))
    collectUnread(tables, layout, paths)
    findNear(uses, layout)
    if uses.contains(where: \.isInterpolated) { collectFormats() }
    guard tables.count > Self.mostAsked else { return }
    for (number, table) in tables.enumerated() {
      for hash in table.hashes { tablesByHash.append((hash, UInt32(number))) }
    }
    tablesByHash.sort { $0 < $1 }
  }

  /// So few tables are asked one by one faster than the hashes of all their keys are sorted.
  private static let mostAsked = 20

  /// A broken translation takes nothing from a table whose base language says which keys there are.
  private mutating func collectUnread(_ tables: [JoinedTable], _ layout: ProjectLayout, _ paths: [String]) {
    let read = Set(tables.flatMap { $0.files.lazy.filter(\.isWhole).map(\.path) })
    for resource in layout.resources where !resource.kind.isInterface && !read.contains(paths[resource.path])
    {
      let id = JoinedTable.ID(bundle: resource.bundle, name: resource.table)
      let isTranslation = tables.contains { table in
        table.id == id && resource.language.tag.map { table.hasBase(besides: $0, in: read) } ?? false
      }
      if !isTranslation { unread.insert(resource.table) }
    }
  }

  private mutating func findNear(_ uses: KeyUses, _ layout: ProjectLayout) {
    let byBundle = Dictionary(grouping: tables.indices) { tables[$0].bundle }
    // Most folders have the same bundles near them.
    var known: [Set<Int>: Near] = [:]
    for path in uses.byFile.compactMap(\.first?.path) where near[path.folder] == nil {
      let bundles = Set(layout.bundles(near: path))
      let found =
        known[bundles]
        ?? Near(bundles, bundles.flatMap { byBundle[$0, default: []] }.sorted().map { tables[$0] })
      known[bundles] = found
      near[path.folder] = found
    }
  }

  private mutating func collectFormats() {
    for table in tables {
      for row in table.rows {
        guard let hash = table.withKey(of: row, \.hashOfFormat) else { continue }
        formats[hash, default: []].append(RowOfTable(table: table, row: row))
      }
    }
  }
}

extension KeyTables {
  /// What is known of a key that the code looks up.
  package enum Presence: Sendable {
    case found([RowOfTable])
    /// The table that should have it.
    case absent(from: JoinedTable)
    /// No table has it, and none lies near the code.
    case absentFromAll
    case unknown
  }

  package func presence(of use: KeyUse) -> Presence {
    guard !targets.hideTables(from: use) else { return .unknown }
    let places = places(of: use)
    guard places.isEmpty else { return .found(places) }
    guard use.bundle.isOwn, use.tableArgument != .computed, !use.hasValue else { return .unknown }
    if let name = use.tableName {
      guard !unread.contains(name) else { return .unknown }
    } else if !unread.isEmpty {
      return .unknown
    }
    let near = near[use.path.folder]
    // Where the name of the table stands in a function of the project, it is most often the usual one.
    let table = use.tableName.map { near?.byName[$0] } ?? near?.usual
    if let table { return .absent(from: table) }
    return near?.usual == nil ? .absentFromAll : .unknown
  }

  /// The places of a key in the nearest tables that have it; all of them where several could be meant.
  package func places(of use: KeyUse) -> [RowOfTable] {
    guard !tables.isEmpty, use.bundle != .ofSystem, !targets.hideTables(from: use) else { return [] }
    let bundles = bundles(near: use)
    let close = bundles.isEmpty ? [] : places(of: use, in: bundles)
    return close.isEmpty ? allPlaces(of: use) : close
  }

  /// The places of a key in all tables, near and far.
  func allPlaces(of use: KeyUse) -> [RowOfTable] { places(of: use, in: nil) }

  private func places(of use: KeyUse, in bundles: Set<Int>?) -> [RowOfTable] {
    let (hash, name) = (use.key.quickHash, use.tableName)
    let isAsked = { (table: JoinedTable) in
      (name == nil || table.name == name) && bundles?.contains(table.bundle) ?? true
    }
    guard !use.isInterpolated else { return formats[hash, default: []].filter { isAsked($0.table) } }
    let place = { (table: JoinedTable) in
      table.row(of: use.key, hash).map { RowOfTable(table: table, row: $0) }
    }
    guard !tablesByHash.isEmpty else { return tables.filter(isAsked).compactMap(place) }
    let having = tablesByHash[tablesByHash.partitionPoint { $0.hash < hash }...].prefix { $0.hash == hash }
    return having.map { tables[Int($0.table)] }.filter(isAsked).compactMap(place)
  }

  /// Bundles that the code of a use may read from.
  package func bundles(near use: KeyUse) -> Set<Int> { near[use.path.folder]?.bundles ?? [] }

  /// Whether the table is there that a call asks which names none, and all of it could be read.
  var knowsUsualTable: Bool { names.contains(KeyUse.usualTable) && !unread.contains(KeyUse.usualTable) }

  /// Whether the table that a use names exists nowhere in a run with tables: it belongs to software elsewhere.
  package func isForeign(_ use: KeyUse) -> Bool {
    use.table.map { !names.isEmpty && !names.contains($0) } ?? false
  }

  /// The comments that tables have for a key.
  package func comments(of use: KeyUse) -> [String] {
    places(of: use).flatMap { place in
      place.table.cells(of: place.row).compactMap {
        place.table.comment(of: $0) ?? place.table.commentOfGroup(around: $0)
      }
    }
  }
}

extension ResourceFile {
  /// Whether the system reads all of it.
  var isWhole: Bool {
    table?.problems.allSatisfy { $0.kind != .syntax && $0.kind != .truncated } ?? false
  }
}

extension Spelling {
  /// The hash of a text with each specifier as `%@`; `nil` where it has none.
  var hashOfFormat: UInt64? {
    guard contains(UInt8(ascii: "%")) else { return nil }
    var text: [UInt8] = []
    var end = 0
    for specifier in FormatReader(self) where specifier.type != nil {
      text += self[end..<Int(specifier.range.start)]
      text += "%@".utf8
      end = Int(specifier.range.end)
    }
    guard end > 0 else { return nil }
    text += self[end...]
    return text.withUnsafeBufferPointer(\.quickHash)
  }
}
