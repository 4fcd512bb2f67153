import L10nSyntax

extension ProjectResources {
  /// The folders of apps that nobody translates, though a library beside them has languages of its own, and of the
  /// libraries without languages where that is true of all apps. Such an app asks for many texts, and no table with
  /// a second language answers any of them.
  func untranslatedSoftware(_ files: [FileFacts], _ keys: ProjectKeys, _ reach: ProjectReach) -> Set<String> {
    let apps = Set(
      files.filter { $0.resource?.xcodeProject?.buildsProgram ?? false }
        .map { layout.software(around: $0.path.folder) })
    let translated = translatedFolders
    guard !apps.isEmpty, !apps.isSubset(of: translated) else { return [] }
    var asking: [String: Int] = [:]
    var answered = translated
    for uses in keys.uses.byFile {
      guard let path = uses.first?.path, !reach.isCarried(path) else { continue }
      let folder = layout.software(around: path)
      for use in uses where !answered.contains(folder) && !use.context.contains(.test) {
        asking[folder, default: 0] += 1
        if keys.tables.answersInLanguages(use) { answered.insert(folder) }
      }
    }
    let silent = apps.filter { !answered.contains($0) && asking[$0, default: 0] >= Self.fewestUses }
    guard !silent.isEmpty, apps.isDisjoint(with: answered) else { return silent }
    return silent.union(asking.keys.filter { !answered.contains($0) })
  }

  /// An app with fewer may show texts that others look up for it.
  private static let fewestUses = 10

  /// Where tables or interface files with a second language lie.
  private var translatedFolders: Set<String> {
    let inTables = tables.lazy.filter { $0.languages.count > 1 }.flatMap(\.files).map(\.path)
    let inInterfaces = interfaces.lazy.filter { $0.hasCopies || !$0.languages.isEmpty }.map(\.file.path)
    return Set(inTables.map { layout.software(around: $0) })
      .union(inInterfaces.map { layout.software(around: $0) })
  }
}

extension KeyTables {
  fileprivate func answersInLanguages(_ use: KeyUse) -> Bool {
    places(of: use).contains { $0.table.languages.count > 1 }
  }
}
