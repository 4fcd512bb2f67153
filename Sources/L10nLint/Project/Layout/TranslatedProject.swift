import L10nSyntax

extension ProjectFacts {
  /// Whether a project has a second language. `nil` where nothing is known of it: neither a table nor a project file
  /// was read.
  static func isTranslated(_ files: [FileFacts], _ tables: [JoinedTable]) -> Bool? {
    let projects = files.compactMap(\.resource?.xcodeProject)
    guard !projects.isEmpty || !tables.isEmpty else { return nil }
    if tables.contains(where: \.hasTranslations) { return true }
    // Many projects fetch their translations before each release.
    let languages = Set(projects.flatMap(\.languageFiles).compactMap(\.languageOfFolder))
    return languages.count > 1 || tables.isEmpty && projects.contains { $0.listedLanguages.count > 1 }
  }
}

extension ResourceFile {
  fileprivate var xcodeProject: XcodeProject? {
    guard case .project(let project) = content, context.isEmpty else { return nil }
    return project
  }
}

extension JoinedTable {
  /// An app is made of one of its files.
  var isOfApp: Bool {
    files.contains { $0.context.isEmpty && !ProjectRoots.isCarried($0.path.folder) }
  }

  fileprivate var hasTranslations: Bool {
    isOfApp && Set(languages.compactMap(\.tag?.language)).count > 1
  }
}

extension XcodeProject {
  /// `Base` is none, and old projects list four languages that nobody chose.
  fileprivate var listedLanguages: Set<String> {
    Set(
      knownRegions.map { source.text(of: $0) }.filter { $0 != "Base" }
        .compactMap {
          $0.utf8.count < 4 || $0.contains("-") || $0.contains("_") ? LanguageTag($0)?.language : nil
        })
  }
}

extension String {
  /// `fr` for `fr.lproj/Localizable.strings`.
  fileprivate var languageOfFolder: String? {
    guard let dot = firstIndex(of: "."), self[..<dot] != "Base" else { return nil }
    return LanguageTag(String(self[..<dot]))?.language
  }
}
