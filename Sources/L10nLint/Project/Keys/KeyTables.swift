import L10nSyntax

/// Where the keys of the code stand in the tables: first in those of the bundles near the code, then in others of the
/// same name.
package struct KeyTables: Sendable {
  private var tables: [JoinedTable] = []
  private var byName: [String: [Int]] = [:]
  private var byBundle: [Int: [Int]] = [:]
  /// By folder of code, the bundles near it and their tables.
  private var near: [String: Near] = [:]
  /// Of every table of the run, be it read or not.
  package private(set) var names: Set<String> = []
  /// Names of tables of which not all is known.
  private var unread: Set<String> = []
  /// Keys with specifiers, by the hash of their text with each specifier as `%@`.
  private var formats: [UInt64: [Place]] = [:]

  private struct Near: Sendable {
    let bundles: Set<Int>
    let tables: [Int]
  }

  /// A key in a table.
  package struct Place: Sendable {
    fileprivate let number: Int
    package let table: JoinedTable
    package let row: JoinedTable.Row
  }

  package init() {}

  init(_ tables: [JoinedTable], _ layout: ProjectLayout, _ paths: [String], _ uses: KeyUses) {
    guard !layout.resources.isEmpty else { return }
    self.tables = tables
    for (number, table) in tables.enumerated() {
      byName[table.name, default: []].append(number)
      byBundle[table.bundle, default: []].append(number)
    }
    names = Set(layout.resources.map(\.table))
    let read = Set(tables.flatMap { $0.files.lazy.filter(\.isWhole).map(\.path) })
    for resource in layout.resources where !resource.kind.isInterface && !read.contains(paths[resource.path])
    {
      unread.insert(resource.table)
    }
    for path in uses.byFile.compactMap(\.first?.path) where near[path.folder] == nil {
      let bundles = Set(layout.bundles(near: path))
      let tables = bundles.flatMap { byBundle[$0] ?? [] }.sorted()
      near[path.folder] = Near(bundles: bundles, tables: tables)
    }
    if uses.contains(where: \.isInterpolated) { collectFormats() }
  }

  private mutating func collectFormats() {
    for (number, table) in tables.enumerated() {
      for row in table.rows {
        let key = table.entry(of: row).key
        let hash = table.table(of: row).withText(of: key) { $0.hashOfFormat }
        guard let hash else { continue }
        formats[hash, default: []].append(Place(number: number, table: table, row: row))
      }
    }
  }
}

extension KeyTables {
  /// What is known of a key that the code looks up.
  package enum Presence: Sendable {
    case found([Place])
    /// The table that should have it.
    case absent(from: JoinedTable)
    case unknown
  }

  package func presence(of use: KeyUse) -> Presence {
    let places = places(of: use)
    guard places.isEmpty else { return .found(places) }
    guard use.bundle == .unsaid, !use.isTableComputed, !use.hasValue else { return .unknown }
    if let name = use.tableName {
      guard !unread.contains(name) else { return .unknown }
    } else if !unread.isEmpty {
      return .unknown
    }
    let near = nearTables(use)
    // Where the name of the table stands in a function of the project, it is most often the usual one.
    let table = near.first { tables[$0].name == "Localizable" } ?? near.first
    return table.map { .absent(from: tables[$0]) } ?? .unknown
  }

  /// The places of a key in the nearest tables that have it; all of them where several could be meant.
  package func places(of use: KeyUse) -> [Place] {
    guard !tables.isEmpty, use.bundle != .ofSystem else { return [] }
    let close = places(of: use, in: nearTables(use))
    return close.isEmpty ? allPlaces(of: use) : close
  }

  /// The places of a key in all tables, near and far.
  func allPlaces(of use: KeyUse) -> [Place] {
    places(of: use, in: use.tableName.map { byName[$0] ?? [] } ?? Array(tables.indices))
  }

  private func places(of use: KeyUse, in numbers: [Int]) -> [Place] {
    guard use.isInterpolated else {
      return numbers.compactMap { number in
        tables[number].row(of: use.key).map { Place(number: number, table: tables[number], row: $0) }
      }
    }
    let found = formats[use.key.quickHash] ?? []
    return found.filter { numbers.contains($0.number) }
  }

  /// Bundles that the code of a use may read from.
  package func bundles(near use: KeyUse) -> Set<Int> { near[use.path.folder]?.bundles ?? [] }

  private func nearTables(_ use: KeyUse) -> [Int] {
    let near = near[use.path.folder]?.tables ?? []
    guard let name = use.tableName else { return near }
    return near.filter { tables[$0].name == name }
  }

  /// Whether the table that a use names exists nowhere in a run with tables: it belongs to software elsewhere.
  package func isForeign(_ use: KeyUse) -> Bool {
    use.table.map { !names.isEmpty && !names.contains($0) } ?? false
  }

  /// The comments that tables have for a key.
  package func comments(of use: KeyUse) -> [String] {
    places(of: use).flatMap { place in
      place.table.cells(of: place.row).compactMap { cell in
        let table = place.table.table(of: cell)
        return table.entries[Int(cell.entry)].comment.map { table.text(of: $0) }
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
