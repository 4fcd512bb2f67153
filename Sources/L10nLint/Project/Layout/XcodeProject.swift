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
    var words = ProjectWords(source)
    var objects = ProjectObjects()
    var last: PlacedText?
    var settings = PurposeSettings()
    while let word = words.next() {
      guard case .text(let key) = word else { continue }
      note(key, in: source)
      let before = last
      last = key
      guard let field = source.field(key) else { continue }
      for value in words.values() {
        settings.note(field, key, value, in: source)
        note(field, value, in: source)
        switch field {
        // The number of an object stands in front of its first field.
        case .isa: objects.begin(before.map { source.text(of: $0) } ?? "", source.text(of: value))
        case .name: if objects.isTarget { objects.nameTarget(source.text(of: value)) }
        case .product: objects.makeTarget(source.text(of: value))
        case .type: objects.folder = source.withSpelling(value.range) { ProjectObjects.FolderKind($0) }
        case .oldest: objects.note(setting: source.text(of: key), source.text(of: value))
        default: objects.add(source.text(of: value), to: field)
        }
        // A group says which files of a folder it names, and a script writes sources before a target takes them.
        let isWritten = field == .outputs && source.withSpelling(value.range, \.isInSources)
        note(value, in: source, takesFolders: !objects.isGroup && !isWritten)
      }
    }
    objects.end()
    take(objects, settings)
  }

  /// What says the same of a project wherever it stands.
  private mutating func note(_ field: Field, _ value: PlacedText, in source: SourceText) {
    switch field {
    case .region: developmentRegions.append(source.text(of: value))
    case .regions:
      if knownRegions.isEmpty { placeOfRegions = Place(value.range, in: source, LineIndex(source)) }
      knownRegions.append(source.text(of: value))
    case .macros:
      localizingMacros.formUnion(source.text(of: value).split(separator: " ").map { String($0) })
    case .product: buildsProgram = buildsProgram || source.withSpelling(value.range, \.isProgramType)
    case .otherSettings: hasSettingsElsewhere = true
    case .generated: if source.text(of: value) == "YES" { generatesInformation = true }
    case .firstInterface: firstInterfaces.insert(source.text(of: value))
    default: return
    }
  }

  private mutating func take(_ objects: ProjectObjects, _ settings: PurposeSettings) {
    (purposes, systems, oldestSystems) = (settings.purposes, settings.systems, objects.oldestSystems)
    tables = objects.tables
    languageFiles.subtract(objects.unbuiltFiles)
    languageFiles.formUnion(tables.names)
    interfaces.subtract(objects.unbuiltInterfaces)
    (copiedFolders, shownFolders) = objects.foldersByUse
    synchronizedFolders = objects.wholeFolders
    if wholeFolders != nil { wholeFolders = synchronizedFolders }
    (filePaths, idlePaths) = (objects.filePaths, objects.idlePaths)
    targets = objects.targets.filter { !$0.name.isEmpty }
    listedTargets = objects.listedTargets
    references = ListedReferences(objects, wholeFolders: synchronizedFolders)
    (informationFiles, informationOfAgents) = (objects.informationFiles, objects.informationOfAgents)
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

  enum Field {
    case region, regions, isa, name, type, path, child, anchor, built, phased, script, information, agent,
      product, generated, otherSettings, system, oldest, purpose, macros, firstInterface, phases,
      ownedFolders,
      exceptions, exceptedFiles, exceptedUser, configurations, outputs
  }
}

extension SourceText {
  fileprivate func field(_ key: PlacedText) -> XcodeProject.Field? {
    withSpelling(key.range) { key in
      if key.isSpelled("developmentRegion") { return .region }
      if key.isSpelled("knownRegions") { return .regions }
      if key.isSpelled("isa") { return .isa }
      if key.isSpelled("name") { return .name }
      if key.isSpelled("path") { return .path }
      if key.isSpelled("children") { return .child }
      if key.isSpelled("sourceTree") { return .anchor }
      if key.isSpelled("fileRef") { return .built }
      if key.isSpelled("files") { return .phased }
      if key.isSpelled("shellScript") || key.isSpelled("inputPaths") { return .script }
      if key.isSpelled("outputPaths") { return .outputs }
      if key.isSpelled("lastKnownFileType") { return .type }
      if key.isSpelled("INFOPLIST_FILE") { return .information }
      if key.isSpelled("GENERATE_INFOPLIST_FILE") { return .generated }
      if key.isSpelled("baseConfigurationReference") { return .otherSettings }
      if key.hasPrefix("INFOPLIST_KEY_N"), key.hasSuffix("UsageDescription") { return .purpose }
      if key.isSpelled("SDKROOT") || key.isSpelled("SUPPORTED_PLATFORMS")
        || key.isSpelled("SUPPORTS_MACCATALYST")
      {
        return .system
      }
      if key.holds("_DEPLOYMENT_TARGET") { return .oldest }
      if key.isSpelled("productType") { return .product }
      if key.isSpelled("buildPhases") { return .phases }
      if key.isSpelled("fileSystemSynchronizedGroups") { return .ownedFolders }
      if key.isSpelled("exceptions") { return .exceptions }
      if key.isSpelled("membershipExceptions") { return .exceptedFiles }
      if key.isSpelled("target") || key.isSpelled("buildPhase") { return .exceptedUser }
      if key.isSpelled("buildConfigurationList") || key.isSpelled("buildConfigurations") {
        return .configurations
      }
      if key.isSpelled("LOCALIZED_STRING_MACRO_NAMES") { return .macros }
      if key.hasPrefix("INFOPLIST_KEY_"), key.holds("Storyboard") || key.holds("NibFile") {
        return .firstInterface
      }
      return key.isSpelled("INFOPLIST_KEY_LSUIElement") ? .agent : nil
    }
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

extension ProjectObjects.FolderKind {
  fileprivate init?(_ type: Spelling) {
    if type.isSpelled("folder") {
      self = .plain
    } else if type.holds("wrapper.", at: 0) {
      self = .wrapper
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
