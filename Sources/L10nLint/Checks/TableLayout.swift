import L10nSyntax

extension Check {
  /// Tables that stand where the build or the system does not look, or in each other's way.
  static let tableLayout = Check(
    .project { pass in
      let layout = pass.project.layout
      for bundle in layout.bundles.indices {
        for table in layout.tables(in: bundle) {
          let resources = layout.resources(ofTable: table, in: bundle).filter { !$0.kind.isInterface }
          for resource in resources {
            guard let file = pass.project.file(of: resource), let place = file.firstKey else { continue }
            report(resource, place, file, resources, &pass)
          }
        }
        reportGaps(in: bundle, &pass)
      }
      reportUnlisted(&pass)
    })

  /// Tables that no project builds, once for the same languages. Those that have only begun are left out on purpose.
  private static func reportUnlisted(_ pass: inout ProjectPass) {
    let project = pass.project
    let forgotten = project.unlistedTables.filter { table in
      !project.resources.contains { $0.leavesOut(table.path) }
    }
    let languages = Dictionary(grouping: forgotten) { $0.path.folder.fileName }
    let sizes = pass.project.sizesOfBaseTables
    let finished = languages.values.filter { $0.isHalfDone(of: sizes) }.joined()
    let folders = Dictionary(grouping: finished.sorted { $0.path.precedesInBytes($1.path) }) {
      $0.path.folder.folder
    }
    let groups = Dictionary(grouping: folders) { _, files in Set(files.map(\.path.folder.fileName)) }
    let sorted = groups.values.map { $0.sorted { $0.key.precedesInBytes($1.key) } }
      .sorted { $0[0].key.precedesInBytes($1[0].key) }
    for folders in sorted {
      let files = folders.flatMap(\.value)
      guard let file = files.first(where: { $0.firstKey != nil }), let place = file.firstKey else { continue }
      let name = folders[0].key.isEmpty ? "this folder" : "`\(folders[0].key)`"
      let others = folders.count > 1 ? " and other folders" : ""
      pass.report(
        place, in: file,
        "Tables in \(name)\(others) that no Xcode project builds: \(files.count); nobody sees their texts",
        kind: "unbuilt")
    }
  }

  private static func report(
    _ resource: ProjectLayout.Resource, _ place: ByteRange, _ file: ResourceFile,
    _ others: [ProjectLayout.Resource], _ pass: inout ProjectPass
  ) {
    let beside = others.filter { $0.place == resource.place && $0.path != resource.path }
    switch (resource.kind, resource.language) {
    case (.catalog, .none):
      guard let other = beside.first(where: { $0.kind != .catalog && $0.language != .multiple }) else {
        return
      }
      pass.report(
        place, in: file,
        "A table `\(resource.table)` stands beside this catalog: one is left over: no target takes both",
        kind: "beside", confidence: .likely, related: related(other, &pass))
    case (.catalog, .tag), (.catalog, .base), (.catalog, .unknown):
      pass.report(
        place, in: file, "A catalog holds all languages: the build refuses one in the folder of a language",
        kind: "folder", confidence: .likely)
    case (.strings, .none), (.stringsdict, .none):
      guard
        let other = beside.first(where: { $0.kind == resource.kind && $0.language.tag != nil })
      else { return }
      pass.report(
        place, in: file, "`\(resource.table)` outside of the languages hides those in their folders",
        kind: "outside", confidence: .likely, related: related(other, &pass))
    default: return
    }
  }

  private static func related(_ other: ProjectLayout.Resource, _ pass: inout ProjectPass) -> [RelatedPlace] {
    guard let file = pass.project.file(of: other), let place = file.firstKey else { return [] }
    return [pass.related(place, in: file, "the other one")]
  }

  /// Tables that lack a language which the largest table of their bundle has.
  private static func reportGaps(in bundle: Int, _ pass: inout ProjectPass) {
    let layout = pass.project.layout
    let tables = pass.project.tables.filter {
      $0.bundle == bundle && !$0.isOfInformation && !$0.isOfInterface(layout) && $0.name != "AppShortcuts"
    }
    guard tables.count > 1, let largest = tables.max(by: { $0.rows.count < $1.rows.count }) else { return }
    let expected = SoftwareLanguages(largest).translations
    // A table outside of the folders is there for all of them.
    for table in tables
    where table.name != largest.name && table.languages.count > 1 && table.files.allSatisfy(\.isInLanguage)
      && table.hasWords
    {
      let has = Set(table.languages.compactMap(\.tag))
      let missing = expected.filter { language in
        !(language.tag?.fallbacks.contains(where: has.contains) ?? true)
      }
      // What few languages have is for them alone, or a trial.
      guard !missing.isEmpty, missing.count * 2 <= expected.count, let file = table.files.first,
        let place = file.firstKey
      else { continue }
      pass.report(
        place, in: file,
        "There is no table `\(table.name)` in \(missing.map(\.spelling).listed), which `\(largest.name)` has",
        kind: "missing")
    }
  }
}

extension ProjectFacts {
  /// How many entries the largest table has that is built, by the folder around its languages and its file name.
  fileprivate var sizesOfBaseTables: [String: Int] {
    guard !unlistedTables.isEmpty else { return [:] }
    var sizes: [String: Int] = [:]
    for file in resources {
      guard let table = file.table else { continue }
      let name = file.path.folder.folder + "/" + file.path.fileName
      sizes[name] = max(sizes[name] ?? 0, table.entries.count)
    }
    return sizes
  }
}

extension [ResourceFile] {
  /// Whether the tables of a language have half of the texts. What somebody has exported is no such table.
  fileprivate func isHalfDone(of sizes: [String: Int]) -> Bool {
    var (texts, wanted) = (0, 0)
    for file in self where !file.path.withSpelling({ $0.holds(".xcloc/") }) {
      let size = file.table?.entries.count ?? 0
      texts += size
      wanted += sizes[file.path.folder.folder + "/" + file.path.fileName] ?? size
    }
    return texts > 0 && texts * 2 >= wanted
  }
}

extension JoinedTable {
  /// Whether there is anything to translate in it: not only signs and values.
  fileprivate var hasWords: Bool {
    let texts = Translations(self)
    return rows.contains { row in
      texts.baseText(of: row).map { texts.withText(of: $0) { $0.translatableWords(upTo: 1) } > 0 } ?? true
    }
  }
}

extension ResourceFile {
  /// Whether it stands in the folder of a language.
  fileprivate var isInLanguage: Bool {
    table?.format == .catalog || path.withSpelling { $0.holds(".lproj/") }
  }
}
