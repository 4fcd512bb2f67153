import L10nSyntax

/// Puts storyboards and xibs together with the tables that are named like them.
struct InterfaceJoin {
  private let layout: ProjectLayout
  /// By number of the path in the layout.
  private var files: [Int: ResourceFile] = [:]
  private var tables: [JoinedTable.ID: JoinedTable] = [:]
  /// Software with texts in more than one language.
  private var localized: Set<String> = []

  init(_ paths: [String], _ resources: [ResourceFile], _ layout: ProjectLayout, _ tables: [JoinedTable]) {
    self.layout = layout
    var byPath = PathTable<ResourceFile>()
    for file in resources where file.interface != nil { byPath[file.path] = file }
    guard !byPath.isEmpty else { return }
    for resource in layout.resources where resource.kind.isInterface {
      files[resource.path] = byPath[paths[resource.path]]
    }
    for table in tables { self.tables[table.id] = table }
    localized = Self.localized(tables, layout)
  }

  private static func localized(_ tables: [JoinedTable], _ layout: ProjectLayout) -> Set<String> {
    var languages: [String: Set<String>] = [:]
    for table in tables where !table.maker.isOutside {
      let software = layout.software(around: layout.bundles[table.bundle].root + "/")
      languages[software, default: []].formUnion(table.languages.map { $0.tag?.text ?? $0.spelling })
    }
    return Set(languages.lazy.filter { $0.value.count > 1 }.map(\.key))
  }

  /// One for each file, in the order of the paths: of files in several languages the one in the base language.
  func interfaces() -> [JoinedInterface] {
    guard !files.isEmpty else { return [] }
    var groups: [String: [ProjectLayout.Resource]] = [:]
    for resource in layout.resources where files[resource.path] != nil {
      groups["\(resource.place)/\(resource.table)", default: []].append(resource)
    }
    return groups.values.compactMap { base(of: $0) }.sorted { $0.path < $1.path }.compactMap { resource in
      joined(resource, hasCopies: (groups["\(resource.place)/\(resource.table)"]?.count ?? 1) > 1)
    }
  }

  private func base(of resources: [ProjectLayout.Resource]) -> ProjectLayout.Resource? {
    resources.first { $0.language == .base } ?? resources.first { $0.language == .none }
      ?? resources.first { $0.language.tag?.language == "en" } ?? resources.first
  }

  private func joined(_ resource: ProjectLayout.Resource, hasCopies: Bool) -> JoinedInterface? {
    guard let file = files[resource.path], let interface = file.interface else { return nil }
    let software = layout.software(around: file.path)
    // One without ids of objects is another table, which only has the same name.
    let table = tables[JoinedTable.ID(bundle: resource.bundle, name: resource.table)]
      .flatMap { $0.rows.isEmpty || $0.keysOfObjects > 0 || $0.names(objectsOf: interface) ? $0 : nil }
    return JoinedInterface(
      file, interface, table: table,
      hasCopies: hasCopies, isOfLocalizedSoftware: localized.contains(software) && file.maker == .own)
  }
}

extension JoinedTable {
  /// Whether one of its keys begins with the id of an object, in whatever form somebody has given it.
  fileprivate func names(objectsOf interface: InterfaceFile) -> Bool {
    let ids = interface.objectIDs()
    return rows.contains { row in
      withKey(of: row) { key in
        key.firstIndex(of: UInt8(ascii: ".")).map {
          ids.contains(String(decoding: key[..<$0], as: UTF8.self))
        }
          ?? false
      }
    }
  }
}
