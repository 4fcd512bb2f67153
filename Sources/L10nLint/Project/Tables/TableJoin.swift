import L10nSyntax

/// Puts the files of a run together that are one table: in which bundle, and for which languages.
struct TableJoin {
  private let layout: ProjectLayout
  /// By number of the path in the layout.
  private let files: [Int: ResourceFile]
  private let configured: LanguageTag?
  /// By folder, what the Xcode projects in it say they are written in.
  private let development: [String: Set<LanguageTag>]

  /// `paths` are those of the whole run: code and projects say where one piece of software ends.
  init(_ paths: [String], _ files: [ResourceFile], _ layout: ProjectLayout, base configured: LanguageTag?) {
    let byPath = PathTable(files.map { (key: $0.path, value: $0) })
    self.layout = layout
    self.files = layout.resources.reduce(into: [:]) { $0[$1.path] = byPath[paths[$1.path]] }
    self.configured = configured
    development = files.reduce(into: [:]) { found, file in
      guard let project = file.project else { return }
      let languages = project.developmentRegions.compactMap { LanguageTag($0) }
      found[file.path.folderOfProject, default: []].formUnion(languages)
    }
  }

  /// In the order of the bundles and of the names in them.
  func tables(_ spread: any Spread) -> [JoinedTable] {
    let plans = layout.bundles.indices.flatMap { bundle in
      let base = baseLanguage(of: bundle)
      return layout.tables(in: bundle).compactMap { plan($0, bundle, base) }
    }
    return spread.map(plans.count) { JoinedTable(plans[$0]) }
  }

  /// The language that texts are written in first: what is configured, what a catalog says, or English where there is
  /// any, as in most projects; else that of the project, be there a table for it or not.
  private func baseLanguage(of bundle: Int) -> LanguageTag? {
    if let configured { return configured }
    let languages = layout.languages(in: bundle)
    for number in layout.bundles[bundle].resources {
      let source = files[layout.resources[number].path]?.table?.sourceLanguage
      if let tag = source.flatMap(LanguageTag.init) { return tag }
    }
    // One language alone may be all that the software has, whatever Xcode wrote into the project.
    let regions = languages.count > 1 ? development[layout.bundles[bundle].root] : nil
    let development = regions?.count == 1 ? regions?.first : nil
    if let english = languages.first(where: { $0.language == "en" && $0.region == nil })
      ?? languages.first(where: { $0.language == "en" }), development == nil || hasTexts(english, in: bundle)
    {
      return english
    }
    return development ?? languages.first
  }

  /// Whether a language of a bundle is more than files without an entry.
  private func hasTexts(_ language: LanguageTag, in bundle: Int) -> Bool {
    layout.bundles[bundle].resources.lazy.map { layout.resources[$0] }.contains { resource in
      guard case .tag(language, _) = resource.language else { return false }
      return files[resource.path]?.table.map { !$0.entries.isEmpty } ?? true
    }
  }

  /// The language of `Base.lproj` has no folder of its own.
  private func isInBaseFolder(_ name: String, _ bundle: Int) -> Bool {
    layout.resources(ofTable: name, in: bundle).contains { $0.language == .base }
  }

  /// Where English is there for a region alone, `Base.lproj` is in the English of the project.
  private func languageOfBase(in bundle: Int, besides base: LanguageTag?) -> LanguageTag? {
    guard configured == nil, let base, base.language == "en", base.region != nil,
      let languages = development[layout.bundles[bundle].root], languages.count == 1,
      let language = languages.first, language.language == "en"
    else { return base }
    return language
  }

  private func isGuess(_ base: LanguageTag?) -> Bool { configured == nil && base?.language != "en" }

  private func plan(_ name: String, _ bundle: Int, _ base: LanguageTag?) -> JoinedTablePlan? {
    var plan = JoinedTablePlan(name: name, bundle: bundle, folder: layout.bundles[bundle].folder)
    let isInBase = isInBaseFolder(name, bundle)
    let base = isInBase ? languageOfBase(in: bundle, besides: base) : base
    var languages = LanguageList(base: isInBase && isGuess(base) ? nil : base)
    var found: [(file: ResourceFile, languages: [UInt32])] = []
    for resource in layout.resources(ofTable: name, in: bundle) {
      guard let file = files[resource.path], let table = file.table else { continue }
      switch resource.language {
      case _ where table.format == .catalog:
        found.append((file, table.languages.map { languages.number(of: $0) }))
      case .tag(_, let spelling): found.append((file, [languages.number(of: spelling)]))
      case .base, .none: found.append((file, [0]))
      case .multiple, .unknown: continue
      }
    }
    guard !found.isEmpty else { return nil }
    // The base language comes first, so that a row is first met there.
    for isBase in [true, false] {
      for (file, numbers) in found where numbers.contains(0) == isBase {
        plan.files.append(file)
        plan.languageNumbers.append(numbers)
      }
    }
    plan.languages = languages.all
    return plan
  }
}

/// The languages of one table, each once however it is spelled; the base language has the number 0.
private struct LanguageList {
  private(set) var all: [JoinedTable.Language]
  private var numbers: [LanguageTag: UInt32] = [:]
  private var unknown: [String: UInt32] = [:]

  init(base: LanguageTag?) {
    all = [JoinedTable.Language(spelling: base?.text ?? "Base", tag: base)]
    if let base { numbers[base] = 0 }
  }

  mutating func number(of spelling: String) -> UInt32 {
    let tag = LanguageTag(spelling)
    if let known = tag.flatMap({ numbers[$0] }) ?? unknown[spelling] { return known }
    let number = UInt32(all.count)
    all.append(JoinedTable.Language(spelling: spelling, tag: tag))
    if let tag { numbers[tag] = number } else { unknown[spelling] = number }
    return number
  }
}
