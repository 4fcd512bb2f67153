import L10nSyntax

extension Check {
  /// Tables that stand where the build or the system does not look, or in each other's way.
  static let tableLayout = Check(
    .project { pass in
      // Once: it is large, and there are thousands of tables.
      let project = pass.project
      let layout = project.resources.layout
      for bundle in layout.bundles.indices {
        for table in layout.tables(in: bundle) {
          let resources = layout.resources(ofTable: table, in: bundle).filter { !$0.kind.isInterface }
          for resource in resources {
            guard let file = project.resources.file(of: resource), let place = file.firstKey else { continue }
            report(resource, at: place, in: file, among: resources, &pass)
          }
        }
        reportGaps(in: bundle, &pass)
      }
      reportUnlisted(&pass)
    })

  /// Tables that no project builds, once for the same languages. Those that have only begun are left out on purpose; one
  /// outside of the languages stands in nobody's way.
  private static func reportUnlisted(_ pass: inout ProjectPass) {
    let project = pass.project
    let bases = BaseTables(project)
    let projects = project.resources.files.compactMap(\.project)
    let specifications = SpecifiedFiles(project.resources.files)
    let forgotten = project.resources.unlistedTables.filter { table in
      guard !table.path.isLooseTable, table.maker != .build,
        !specifications.leaveOut(table.path)
      else { return false }
      // One that is built elsewhere has taken its place.
      if table.path.isLooseCatalog { return bases.tables[String(table.path.fileName.withoutEnding)] == nil }
      guard let interface = table.path.inFolderOfLanguage?.namesOfInterface else { return true }
      return projects.allSatisfy { $0.languageFiles.isDisjoint(with: interface) }
    }
    let languages = Dictionary(grouping: forgotten) { $0.path.folder.fileName }
    let finished = languages.values.filter(bases.isWorthBuilding).joined()
      .filter { !bases.isSwitchedOff($0) }
    let folders = Dictionary(grouping: finished.sorted { $0.path.precedesInBytes($1.path) }) {
      $0.path.folderAroundLanguages
    }
    let groups = Dictionary(grouping: folders) { _, files in Set(files.map(\.path.folder.fileName)) }
    let sorted = groups.values.map { $0.sorted { $0.key.precedesInBytes($1.key) } }
      .sorted { $0[0].key.precedesInBytes($1[0].key) }
    for folders in sorted {
      let files = folders.flatMap(\.value)
      guard let file = files.first(where: { $0.firstKey != nil }), let place = file.firstKey else { continue }
      let folder = folders[0].key
      let name = folder.isEmpty ? "this folder" : "`\(folder)`"
      let others = folders.count > 1 ? " and other folders" : ""
      let languages = Set(files.flatMap(\.languagesOfTable))
      pass.report(
        place, in: file,
        "No Xcode project builds the tables in \(name)\(others)"
          + " (files: \(files.count), languages: \(languages.sorted { $0.precedesInBytes($1) }.listed)): they are never shown",
        kind: "unbuilt")
    }
  }

  private static func report(
    _ resource: ProjectLayout.Resource, at place: ByteRange, in file: ResourceFile,
    among others: [ProjectLayout.Resource], _ pass: inout ProjectPass
  ) {
    let beside = others.filter { $0.place == resource.place && $0.path != resource.path }
    switch (resource.kind, resource.language) {
    case (.catalog, .none):
      guard let other = beside.first(where: { $0.kind != .catalog && $0.language != .multiple }) else {
        return
      }
      pass.report(
        place, in: file,
        "Table `\(resource.table)` exists next to this catalog: a target cannot build both",
        kind: "beside", confidence: .likely, related: related(other, &pass))
    case (.catalog, .tag), (.catalog, .base), (.catalog, .unknown):
      pass.report(
        place, in: file,
        "A catalog contains all languages: Xcode refuses to build one in the folder of a language",
        kind: "folder", confidence: .likely)
    case (.strings, .none), (.stringsdict, .none):
      guard
        let other = beside.first(where: { $0.kind == resource.kind && $0.language.tag != nil })
      else { return }
      pass.report(
        place, in: file, "`\(resource.table)` outside of the language folders hides the tables inside them",
        kind: "outside", confidence: pass.project.mayRead(table: resource.table) ? .likely : .possible,
        related: related(other, &pass))
    default: return
    }
  }

  private static func related(_ other: ProjectLayout.Resource, _ pass: inout ProjectPass) -> [RelatedPlace] {
    guard let file = pass.project.resources.file(of: other), let place = file.firstKey else { return [] }
    return [pass.related(place, in: file, "the other one")]
  }

  /// Tables that lack a language which the largest table of their bundle has.
  private static func reportGaps(in bundle: Int, _ pass: inout ProjectPass) {
    let layout = pass.project.resources.layout
    let tables = pass.project.resources.tables.filter {
      $0.bundle == bundle && !TableName($0.name).isOfSystem && !$0.isOfInterface(layout)
    }
    guard tables.count > 1, let largest = tables.max(by: { $0.rows.count < $1.rows.count }) else { return }
    let expected = SoftwareLanguages(largest).translations
    // A table outside of the folders is there for all of them.
    for table in tables
    where table.name != largest.name && table.languages.count > 1 && table.files.allSatisfy(\.isInLanguage)
      && table.hasWords
    {
      let has = Set(table.languages.compactMap(\.tag))
      let unbuilt = Set(pass.project.resources.unlistedLanguages(of: table).compactMap { LanguageTag($0) })
      let missing = expected.filter { language in
        guard let tag = language.tag else { return false }
        return !tag.fallbacks.contains(where: has.contains) && !unbuilt.contains(tag)
      }
      // What few languages have is for them alone, or a trial.
      guard !missing.isEmpty, missing.count * 2 <= expected.count, let file = table.files.first,
        let place = file.firstKey
      else { continue }
      pass.report(
        place, in: file,
        "Table `\(table.name)` is missing in \(missing.map(\.spelling).listed), unlike table `\(largest.name)`",
        kind: "missing")
    }
  }
}

extension ProjectFacts {
  /// Whether somebody may look into a table of this name: code does where it spells the name, and the system in its own.
  fileprivate func mayRead(table name: String) -> Bool {
    keys.spelled.literals.isEmpty || TableName(name) != .other
      || keys.spelled.literals.holds(name.quickHash) || keys.uses.contains { $0.tableArgument == .computed }
      || resources.interfaces.contains { $0.file.path.fileName.withoutEnding == name }
  }
}

/// What is built of the tables that no project builds in some language.
private struct BaseTables {
  /// How many entries the largest one has, by the folder around its languages and its file name.
  private var sizes: [String: Int] = [:]
  private var joined: [String: JoinedTable] = [:]
  /// By their names alone: a table that was forgotten may lie elsewhere.
  private var interfaces: [String: Set<String>] = [:]
  /// By name, what is built under it anywhere.
  private(set) var tables: [String: [JoinedTable]] = [:]
  /// Of what no project builds, the tables that have a base language.
  private var unbuilt: Set<String> = []
  private var packages: [String: SwiftPackage] = [:]

  init(_ project: ProjectFacts) {
    guard !project.resources.unlistedTables.isEmpty else { return }
    let regions = project.resources.files.flatMap { file -> [String] in
      if let project = file.project { project.developmentRegions } else { [] }
    }
    let bases = Set((regions + ["en"]).compactMap { LanguageTag($0) })
    for file in project.resources.unlistedTables {
      let language = String(file.path.folder.fileName.withoutEnding)
      guard language == "Base" || LanguageTag(language).map(bases.contains) ?? false else { continue }
      unbuilt.insert(file.path.withoutLanguage)
    }
    // Those of an `Info.plist` all have the same keys.
    tables = Dictionary(grouping: project.resources.tables.filter { !$0.isOfInformation }, by: \.name)
    for file in project.resources.files {
      if let package = file.package { packages[file.path.folder] = package }
      guard let table = file.table else { continue }
      sizes[file.path.withoutLanguage] = max(sizes[file.path.withoutLanguage] ?? 0, table.entries.count)
    }
    for table in project.resources.tables {
      for file in table.files { joined[String(file.path.withoutLanguage.withoutEnding)] = table }
    }
    for interface in project.resources.interfaces {
      let texts = interface.interface.texts.map { interface.interface.string($0.text) }
      interfaces[String(interface.file.path.fileName.withoutEnding), default: []].formUnion(texts)
    }
  }

  /// Whether a table is built in no language, also not in the base one, and nothing else has its keys: it is not forgotten
  /// but switched off, as is a sample.
  func isSwitchedOff(_ file: ResourceFile) -> Bool {
    guard sizes[file.path.withoutLanguage] == nil, let table = file.table else { return false }
    if file.path.innerBundle != nil || packages.part(besidesTargets: file.path.folderAroundLanguages) != nil {
      return true
    }
    guard unbuilt.contains(file.path.withoutLanguage) else { return false }
    return !tables[String(file.path.fileName.withoutEnding), default: []].contains { other in
      table.entries.count { other.row(of: $0.key, in: table) != nil } * 2 >= table.entries.count
    }
  }

  /// Whether the tables of a language have half of the texts, and a third of them differ from what readers see
  /// without them. What somebody has exported is no such table.
  func isWorthBuilding(_ files: [ResourceFile]) -> Bool {
    var (texts, own, wanted) = (0, 0, 0)
    for file in files where file.maker != .build {
      guard let table = file.table else { continue }
      texts += table.entries.count
      let shown = interfaces[String(file.path.fileName.withoutEnding)] ?? []
      let base = joined[String(file.path.withoutLanguage.withoutEnding)]
      let language = LanguageTag(String(file.path.folder.fileName.withoutEnding))?.language
      own += table.entries.count { isOwn($0, of: table, in: language, besides: shown, base) }
      wanted += sizes[file.path.withoutLanguage] ?? table.entries.count
    }
    return texts > 0 && texts * 2 >= wanted && own * 3 >= texts
  }

  /// Whether there is a text, and it is neither the key, nor one of an interface file, nor that of the base language or of
  /// the same language elsewhere, as `zh-Hant` is for `zh-HK`.
  private func isOwn(
    _ entry: Table.Entry, of table: Table, in language: String?, besides shown: Set<String>,
    _ base: JoinedTable?
  ) -> Bool {
    let row = base?.row(of: entry.key, in: table)
    let isOfObject = table.withText(of: entry.key, \.isObjectKey)
    return table.values[entry.values].contains { value in
      let text = table.text(of: value.text)
      guard !text.isEmpty, text != table.text(of: entry.key), !shown.contains(text),
        !(isOfObject && text.withSpelling(\.isDesignText))
      else { return false }
      guard let base, let row else { return true }
      return !base.cells(of: row).contains { cell in
        (cell.language == 0 || base.languages[Int(cell.language)].tag?.language == language)
          && base.values(of: cell).contains { base.text(of: $0.text, in: cell) == text }
      }
    }
  }
}

extension JoinedTable {
  /// Whether there is anything to translate in it: not only signs and values, or the objects of an interface file that
  /// is gone.
  fileprivate var hasWords: Bool {
    let texts = Translations(self)
    return rows.contains { row in
      if withKey(of: row, \.isObjectKey) { return false }
      return texts.baseText(of: row).map { withText(of: $0) { $0.translatableWords(upTo: 1) } > 0 }
        ?? true
    }
  }
}

extension ResourceFile {
  /// Whether it stands in the folder of a language.
  fileprivate var isInLanguage: Bool {
    table?.format == .catalog || path.withSpelling { $0.holds(".lproj/") }
  }

  fileprivate var languagesOfTable: [String] {
    path.isLooseCatalog ? table?.languages ?? [] : [String(path.folder.fileName.withoutEnding)]
  }
}
