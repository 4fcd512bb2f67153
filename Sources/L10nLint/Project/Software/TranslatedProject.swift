import L10nSyntax

extension ProjectResources {
  /// Whether what the code says has a second language: one with a tenth of the texts that the code asks for. Storyboards
  /// may be translated while nothing else is. `nil` where nothing is known of it: neither a table nor a project was read.
  func areTranslated(for uses: KeyUses) -> Bool? {
    let projects = files.compactMap { file in
      file.xcodeProject.map { (content: $0, folder: file.path.folderOfProject) }
    }
    guard !projects.isEmpty || !tables.isEmpty || isSpecified else { return nil }
    let asked = AskedTables(uses)
    let own = tables.filter { $0.maker == .own }
    let forCode = own.filter { layout.isForCode(table: $0.name, in: $0.bundle) }
    let read = forCode.filter(asked.holds)
    // Where the tables of the code are elsewhere, others tell whether it has languages.
    let telling = !read.isEmpty ? read : !forCode.isEmpty ? forCode : own
    if Self.languages(of: telling).count > 1 { return true }
    // Many projects fetch their translations before each release.
    let listed = projects.lazy.filter { project in
      // A library among the sources lists languages of its own.
      read.isEmpty || read.contains { project.folder.isEmpty || $0.folder.hasPrefix(project.folder + "/") }
    }
    .flatMap(\.content.languageFiles).filter {
      !asked.isKnown || asked.names.contains(String($0.fileName.withoutEnding))
    }
    if Set(listed.compactMap(\.languageOfFolder)).count > 1 { return true }
    // Regions without a file are left over from the template, but for projects that do not list their files.
    let isUnlisted =
      tables.isEmpty
      && projects.contains { $0.content.hasWholeFolders && $0.content.listedLanguages.count > 1 }
    return isUnlisted ? nil : false
  }

  /// Whether all own tables are in one language of one region, such as `en-GB`: its readers write as the code does.
  var areForOneRegion: Bool {
    let languages = Set(tables.filter { $0.maker == .own }.flatMap { $0.languages.map(\.tag) })
    return languages.count == 1 && languages.allSatisfy { $0?.region != nil }
  }

  /// Folders of apps that only show how the product is used, each with a project of its own that lists one language:
  /// `SampleApps/Player`.
  var sampleFolders: [String] {
    files.compactMap { file in
      let folder = file.path.folderOfProject
      guard let project = file.xcodeProject, folder.isOfSample, project.listedLanguages.count < 2,
        Set(project.languageFiles.compactMap(\.languageOfFolder)).count < 2
      else { return nil }
      return folder + "/"
    }
  }

  /// Whether a whole project has neither a table nor a call that asks for one, or one language and a handful of texts
  /// in it, such as those of its messages.
  func areUnlocalized(for keys: ProjectKeys, of built: [FileFacts], isTranslated: Bool?) -> Bool {
    guard isSpecified || files.contains(where: { $0.xcodeProject != nil || $0.isPackageOfProgram }) else {
      return false
    }
    // Tests write no names.
    let code = built.count { $0.resource == nil && !$0.code.names.written.isEmpty }
    // Every template of a project has the table of its `Info.plist` and that of the settings.
    guard
      tables.contains(where: {
        !$0.isOfInformation && $0.files.contains { $0.path.folderOfSettings == nil } && !$0.rows.isEmpty
      })
    else {
      let calls = keys.uses.count { $0.keys == .symbolic && !$0.context.contains(.test) }
      return calls == 0 || code >= Self.fewestFiles && calls * 50 <= code
    }
    if areLeftOver(for: keys) { return true }
    guard isTranslated == false, code >= Self.fewestFiles else { return false }
    // SwiftUI looks up every literal, whether somebody has a table for it or not.
    let asked = keys.uses.count { use in
      !use.context.contains(.test) && (use.keys == .symbolic || !keys.tables.places(of: use).isEmpty)
    }
    return asked * 4 < code
  }

  /// Whether no project builds a table, and of the many texts of the code none stands in one: those were written once for a few
  /// screens, or are for nobody.
  private func areLeftOver(for keys: ProjectKeys) -> Bool {
    let projects = files.compactMap(\.xcodeProject)
    guard !projects.isEmpty,
      projects.allSatisfy({ $0.languageFiles.isEmpty && $0.catalogs.isEmpty && !$0.hasWholeFolders })
    else {
      return false
    }
    let texts = keys.uses.filter { !$0.context.contains(.test) && !$0.isInterpolated }
    return texts.count >= Self.fewestTexts
      && texts.allSatisfy { $0.keys == .text && !$0.hasValue && keys.tables.places(of: $0).isEmpty }
  }

  private static let fewestTexts = 50

  /// A smaller program may well have few texts.
  private static let fewestFiles = 100

  /// Whether a project is made of a specification: the folders of its languages come with its sources.
  private var isSpecified: Bool {
    files.contains { if case .specification = $0.content { $0.maker == .own } else { false } }
  }

  /// Those with a tenth of all keys, the base language among them.
  private static func languages(of tables: [JoinedTable]) -> Set<String> {
    var counts: [String: Int] = [:]
    for table in tables {
      let copied = table.copiedLanguages
      for (number, count) in table.textCounts(in: table.rows).enumerated() where !copied.contains(number) {
        // The base language may have no name.
        guard let name = table.languages[number].tag?.language ?? (number == 0 ? "" : nil) else { continue }
        counts[name, default: 0] += count
      }
    }
    let all = tables.reduce(0) { $0 + $1.rows.count }
    return Set(counts.filter { $0.value > 0 && $0.value * 10 >= all }.keys)
  }
}

/// The tables that calls of the code name, and those that calls without a table may look into.
private struct AskedTables {
  private(set) var names: Set<String> = []
  /// Hashes of keys whose calls do not say which table is meant.
  private var open: Set<UInt64> = []

  /// `false` where no call looks anything up in a way that is understood.
  var isKnown: Bool { !names.isEmpty || !open.isEmpty }

  init(_ uses: KeyUses) {
    for use in uses where !use.context.contains(.test) {
      if let name = use.tableName { names.insert(name) } else { open.insert(use.key.quickHash) }
    }
  }

  func holds(_ table: JoinedTable) -> Bool {
    names.contains(table.name) || table.isLookedUp(by: open)
  }
}

extension ResourceFile {
  /// That of a project of one's own.
  var xcodeProject: XcodeProject? {
    guard let project, maker == .own else { return nil }
    return project
  }

  fileprivate var isPackageOfProgram: Bool { package?.buildsProgram == true && maker == .own }
}

extension JoinedTable {
  /// Whether a tenth of the keys are amongst these.
  fileprivate func isLookedUp(by keys: Set<UInt64>) -> Bool {
    guard !keys.isEmpty else { return false }
    return rows.count { keys.contains(hashOfKey(of: $0)) } * 10 >= rows.count
  }
}

extension XcodeProject {
  /// `Base` is none, and old projects list four languages that nobody chose.
  fileprivate var listedLanguages: Set<String> {
    Set(
      knownRegions.filter { $0 != "Base" }
        .compactMap {
          $0.utf8.count < 4 || $0.contains("-") || $0.contains("_") ? LanguageTag($0)?.language : nil
        })
  }
}

extension String {
  fileprivate var isOfSample: Bool {
    split(separator: "/").contains { name in
      String(name).words.contains { $0 == "demo" || $0.hasPrefix("sample") || $0.hasPrefix("example") }
    }
  }

  /// `fr` for `fr.lproj/Localizable.strings`.
  fileprivate var languageOfFolder: String? {
    guard let dot = firstIndex(of: "."), self[..<dot] != "Base" else { return nil }
    return LanguageTag(String(self[..<dot]))?.language
  }
}
