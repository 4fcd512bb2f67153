import L10nSyntax

extension Check {
  /// Where the files that name the base language disagree with the folders and with each other.
  static let developmentRegion = Check(
    .project { pass in
      for (file, list) in pass.project.resources.informationFiles { checkInformation(list, file, &pass) }
      for file in pass.project.resources.files {
        switch file.content {
        case .package(let package): checkPackage(package, file, &pass)
        case .project(let project): checkProject(project, file, &pass)
        case .table, .interface, .information, .specification, .scheme: continue
        }
      }
    })

  /// Readers whose language is missing get this one.
  private static func checkInformation(_ list: PropertyList, _ file: ResourceFile, _ pass: inout ProjectPass)
  {
    guard let node = list.value(of: "CFBundleDevelopmentRegion", in: 0), let name = list.string(of: node),
      let tag = LanguageTag(name)
    else { return }
    guard pass.project.lacks(tag, below: pass.project.resources.layout.software(around: file.path)) else {
      return
    }
    pass.report(
      list.nodes[node].text.range, in: file,
      "The development language `\(name)` has no texts: readers without a translation see keys",
      kind: "missing", confidence: .likely)
  }

  private static func checkPackage(_ package: SwiftPackage, _ file: ResourceFile, _ pass: inout ProjectPass) {
    guard let place = package.defaultLocalization, let tag = LanguageTag(package.source.string(place.range))
    else { return }
    guard pass.project.lacks(tag, below: file.path.folder) else { return }
    pass.report(
      place.range, in: file,
      "The default language `\(package.source.string(place.range))` has no texts: readers without a translation see keys",
      kind: "missing", confidence: .likely)
  }

  /// What Xcode exports for translators are the regions that it knows.
  private static func checkProject(_ project: XcodeProject, _ file: ResourceFile, _ pass: inout ProjectPass) {
    let folder = file.path.folderOfProject
    guard let place = project.placeOfRegions else { return }
    let known = Set(project.knownRegions.compactMap { LanguageTag($0) })
    var seen: Set<LanguageTag> = []
    var missing: [String] = []
    for table in pass.project.resources.tables where pass.project.resources.software(of: table) == folder {
      for language in table.languages {
        guard let tag = language.tag, !known.contains(tag), seen.insert(tag).inserted else { continue }
        missing.append(language.spelling)
      }
    }
    guard !missing.isEmpty, known.count > 1 else { return }
    pass.report(
      place, of: file,
      "Xcode does not export \(missing.listed): `knownRegions` does not list all languages that have tables",
      kind: "unlisted", confidence: .certain)
  }
}

extension ProjectFacts {
  /// Whether a language has no table below a folder, although there are some that need it: in the folders of other
  /// languages, for keys that are names.
  fileprivate func lacks(_ tag: LanguageTag, below folder: String) -> Bool {
    guard keyStyle(of: folder + "/") == .symbolic else { return false }
    let layout = resources.layout
    let tables = layout.bundles.lazy.filter { $0.folder.isIn(folder) }.flatMap(\.resources)
      .map { layout.resources[$0] }.filter { !$0.kind.isInterface && !$0.isInfoPlist && !$0.isAppShortcuts }
    return !tables.isEmpty
      && tables.allSatisfy { table in
        // A catalog says its own base language, and what is in no folder is for all.
        table.kind != .catalog && table.language.tag.map { $0.language != tag.language } == true
      }
  }
}

extension String {
  fileprivate func isIn(_ folder: String) -> Bool {
    folder.isEmpty || self == folder || hasPrefix(folder + "/")
  }
}
