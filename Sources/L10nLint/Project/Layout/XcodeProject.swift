import L10nSyntax

/// What a `project.pbxproj` says of languages and of its files. Its text is not kept: such files are large, and a run
/// has one for each of its projects.
package struct XcodeProject: Sendable {
  /// Of each project in the file, in the order of the file.
  package private(set) var developmentRegions: [String] = []
  package private(set) var knownRegions: [String] = []
  /// Where the first of them stands.
  package private(set) var placeOfRegions: Place?
  /// The files of languages that it names: `fr.lproj/Localizable.strings`.
  package private(set) var languageFiles: Set<String> = []
  /// Where they lie.
  private(set) var tables = ListedTables()
  /// The names of the catalogs that it names.
  package private(set) var catalogs: Set<String> = []
  /// The names of storyboards and xibs that it names, but for those in no target.
  package private(set) var interfaces: Set<String> = []
  /// Hashes of the names of files of code that it names.
  private(set) var codeFiles: Set<UInt64> = []
  /// The names of folders that are copied as they are.
  package private(set) var copiedFolders: Set<String> = []
  /// The names of folders that it only shows to whoever opens it.
  package private(set) var shownFolders: Set<String> = []
  /// The storyboards and xibs that an app begins with, as settings say it of which the build makes a list, without their ending.
  private(set) var firstInterfaces: Set<String> = []
  /// Which files and folders it names, whatever a target does with them.
  private(set) var references = ListedReferences()
  /// The names of folders of which it takes all files, without naming them; `nil` where one has none.
  private(set) var wholeFolders: Set<String>? = []
  /// The names of folders whose code it takes without naming it; `nil` where one has none.
  private(set) var synchronizedFolders: Set<String>? = []
  /// Name and kind of each target that has a name, in the order of the file.
  private(set) var targets: [(name: String, kind: String)] = []
  /// What they build.
  private(set) var listedTargets = ListedTargets()
  /// A target of it is an app, or a part of one.
  private(set) var buildsProgram = false
  /// Where the code and the interface files lie that it names, seen from its folder.
  private(set) var filePaths: [String] = []
  /// Where the code of them lies that no target builds.
  private(set) var idlePaths: Set<String> = []
  /// What `INFOPLIST_FILE` says in any build configuration.
  package private(set) var informationFiles: Set<String> = []
  /// Whether some build makes an `Info.plist` of its settings.
  private(set) var generatesInformation = false
  /// The systems that `SDKROOT` and the settings beside it name.
  private(set) var systems = ProjectSystems()
  /// The oldest of them that it says it runs on.
  private(set) var oldestSystems = OldestSystems()
  /// Whether settings may stand in an `.xcconfig` too.
  private(set) var hasSettingsElsewhere = false
  /// What `LOCALIZED_STRING_MACRO_NAMES` says in any build configuration: functions and macros whose keys Xcode exports.
  package private(set) var localizingMacros: Set<String> = []
  /// Why the app asks for something, as settings say it of which the build makes a list: `INFOPLIST_KEY_NSCamera…`. Of
  /// several configurations the first one.
  private(set) var purposes: [PurposeSetting] = []
  /// Those of targets that a build setting makes agents.
  private(set) var informationOfAgents: Set<String> = []

  /// Takes all files of some folder, without naming them.
  var hasWholeFolders: Bool { wholeFolders.map { !$0.isEmpty } ?? true }

  package init(_ source: SourceText) {
    let objects = ProjectObjects(source) { note($0, in: source) }
    for object in objects.all {
      for field in object.fields {
        // A group says which files of a folder it names, and a script writes sources before a target takes them.
        let isWritten = field.name == .outputPaths && source.withSpelling(field.value.range, \.isInSources)
        note(field.value, in: source, takesFolders: !object.isGroup && !isWritten)
      }
    }
    takeLanguages(objects, source)
    takeFiles(objects)
    takeSettings(objects, source)
    targets = objects.targets
    listedTargets = ListedTargets(objects)
    buildsProgram = objects.all.contains { $0.product.withSpelling(\.isProgramType) }
  }

  private mutating func note(_ word: PlacedText, in source: SourceText, takesFolders: Bool = true) {
    let kind = source.withSpelling(word.range) { ListedFile($0) }
    guard let kind else { return }
    lazy var parts = source.text(of: word).split(separator: "/")
    switch kind {
    case .folder: if takesFolders { wholeFolders = nil }
    case .ofLanguage: languageFiles.insert(parts.suffix(2).joined(separator: "/"))
    case .catalog: catalogs.insert(parts.last.map { String($0) } ?? "")
    case .code: codeFiles.insert(source.withText(of: word, \.hashOfFileName))
    case .interface: break
    }
    guard kind != .folder, kind != .code, let name = parts.last else { return }
    if name.isInterfaceFile { interfaces.insert(String(name)) }
  }

  private mutating func takeLanguages(_ objects: ProjectObjects, _ source: SourceText) {
    developmentRegions = objects.texts(.developmentRegion)
    knownRegions = objects.texts(.knownRegions)
    let first = objects.all.lazy.flatMap(\.fields).first { $0.name == .knownRegions }
    placeOfRegions = first.map { Place($0.value.range, in: source, LineIndex(source)) }
    localizingMacros = Set(objects.texts(.macros).flatMap { $0.split(separator: " ") }.map { String($0) })
  }

  private mutating func takeFiles(_ objects: ProjectObjects) {
    tables = objects.tables
    languageFiles.subtract(objects.unbuiltFiles)
    languageFiles.formUnion(tables.names)
    interfaces.subtract(objects.unbuiltInterfaces)
    (copiedFolders, shownFolders) = objects.foldersByUse
    synchronizedFolders = objects.wholeFolders
    if wholeFolders != nil { wholeFolders = synchronizedFolders }
    (filePaths, idlePaths) = (objects.filePaths, objects.idlePaths)
    references = ListedReferences(objects)
  }

  private mutating func takeSettings(_ objects: ProjectObjects, _ source: SourceText) {
    var purposes = PurposeSettings()
    var informationOfOthers: Set<String> = []
    for settings in objects.all {
      let files = settings.texts(.information)
      informationFiles.formUnion(files)
      if settings.text(.agent) != "YES" { informationOfOthers.formUnion(files) }
      guard settings.text(.generated) == "YES" else { continue }
      generatesInformation = true
      for field in settings.fields where field.name == .purpose {
        purposes.note(
          source.text(of: field.key), at: field.key.range, saying: source.text(of: field.value), in: source)
      }
    }
    self.purposes = purposes.purposes
    // A list that one configuration shares with an agent may be that of a program with a menu bar.
    informationOfAgents = informationFiles.subtracting(informationOfOthers)
    firstInterfaces = Set(objects.texts(.firstInterface))
    hasSettingsElsewhere = objects.all.contains { $0.has(.baseConfigurationReference) }
    for system in objects.texts(.system) { systems.add(system) }
    oldestSystems = objects.oldestSystems
  }
}

/// What the path of a file tells of it.
private enum ListedFile {
  case folder, ofLanguage, catalog, interface, code

  init?(_ word: Spelling) {
    // Most words are the numbers of objects.
    guard word.contains(UInt8(ascii: ".")) else { return nil }
    if word.holds(".lproj/") {
      self = .ofLanguage
    } else if word.hasSuffix(".lproj") {
      self = .folder
    } else if word.hasSuffix(".xcstrings") {
      self = .catalog
    } else if word.hasSuffix(".xib") || word.hasSuffix(".storyboard") {
      self = .interface
    } else if word.hasSuffix(".swift") || word.hasSuffix(".m") || word.hasSuffix(".mm") {
      self = .code
    } else {
      return nil
    }
  }
}

extension Spelling {
  /// Neither a framework nor a library, which are for other programs.
  fileprivate var isProgramType: Bool { holds("application") || holds("tool") || holds("extension") }

  /// `$(SRCROOT)/en.lproj`
  fileprivate var isInSources: Bool {
    hasPrefix("$(SRCROOT)") || hasPrefix("${SRCROOT}") || hasPrefix("$(PROJECT_DIR)")
      || hasPrefix("${PROJECT_DIR}")
  }

  /// The hash of what stands behind the last slash.
  fileprivate var hashOfFileName: UInt64 {
    let start = lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return Spelling(rebasing: self[start...]).quickHash
  }
}
