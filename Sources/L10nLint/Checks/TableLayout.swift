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

  /// Tables that no project builds, once a folder.
  private static func reportUnlisted(_ pass: inout ProjectPass) {
    let folders = Dictionary(grouping: pass.project.unlistedTables) { $0.path.folder.folder }
    for (folder, files) in folders.sorted(by: { $0.key.precedesInBytes($1.key) }) {
      guard let file = files.first(where: { $0.firstKey != nil }), let place = file.firstKey else { continue }
      let name = folder.isEmpty ? "this folder" : "`\(folder)`"
      pass.report(
        place, in: file,
        "Tables in \(name) that no Xcode project builds: \(files.count); nobody sees their texts",
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
    where table.name != largest.name && table.languages.count > 1 && table.files.allSatisfy(\.isInLanguage) {
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

extension ResourceFile {
  /// Whether it stands in the folder of a language.
  fileprivate var isInLanguage: Bool {
    table?.format == .catalog || path.withSpelling { $0.holds(".lproj/") }
  }
}
