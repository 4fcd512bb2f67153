/// What a project says of its targets while it is read: their phases, the folders that they take, and what is in both.
struct TargetParts {
  struct Target {
    let number: String
    var name = ""
    var product = ""
    var phases: [String] = []
    var configurations = ""
  }

  private struct Phase {
    let kind: String
    var contents: [String] = []
    var script = ""
  }

  private struct Exceptions {
    /// A target, or one of its phases.
    var user = ""
    var members: Set<String> = []
  }

  private var all: [Target] = []
  private var phases: [String: Phase] = [:]
  /// References to files and to products of other projects.
  private var files: Set<String> = []
  /// Those to tables for code, and to what may hold some.
  private var tables: Set<String> = []
  /// By group of one file in several languages, its files.
  private var languages: [String: [String]] = [:]
  /// By folder that is taken as a whole, the targets that take it, and its lists of exceptions.
  private var owners: [String: Set<String>] = [:]
  private var lists: [String: [String]] = [:]
  private var exceptions: [String: Exceptions] = [:]
  /// By list of configurations, those in it.
  private var configurations: [String: [String]] = [:]
  private var configurationsOfWatch: Set<String> = []
  /// Those that take more settings from a file.
  private var withOtherSettings: Set<String> = []
  /// By configuration, those that it says itself.
  private var oldest: [String: OldestSystems] = [:]

  /// All but tests.
  var targets: [Target] { all.filter { !$0.product.hasSuffix("-test") && !$0.product.hasSuffix("-testing") } }

  mutating func begin(_ number: String, _ kind: String) {
    if kind == "PBXNativeTarget" { all.append(Target(number: number)) }
    if kind.hasSuffix("BuildPhase") { phases[number] = Phase(kind: kind) }
  }

  mutating func add(_ value: String, to field: XcodeProject.Field, of number: String, _ kind: String) {
    switch (field, kind) {
    case (_, "PBXNativeTarget"): addToTarget(value, field)
    case (.phased, _): phases[number]?.contents.append(value)
    case (.script, _): phases[number]?.script += value.lowercased()
    case (.path, "PBXFileReference"), (.path, "PBXReferenceProxy"): addFile(number, value)
    case (.child, "PBXVariantGroup"): languages[number, default: []].append(value)
    case (.exceptions, "PBXFileSystemSynchronizedRootGroup"): lists[number, default: []].append(value)
    case (.exceptedFiles, _): exceptions[number, default: Exceptions()].members.insert(value)
    case (.exceptedUser, _): exceptions[number, default: Exceptions()].user = value
    case (.configurations, "XCConfigurationList"): configurations[number, default: []].append(value)
    case (.otherSettings, "XCBuildConfiguration"): withOtherSettings.insert(number)
    case (.system, "XCBuildConfiguration"): if value == "watchos" { configurationsOfWatch.insert(number) }
    default: return
    }
  }

  mutating func note(setting name: String, _ value: String, of number: String) {
    oldest[number, default: OldestSystems()].add(setting: name, value)
  }

  private mutating func addToTarget(_ value: String, _ field: XcodeProject.Field) {
    let last = all.count - 1
    switch field {
    case .name: all[last].name = value
    case .product: all[last].product = value
    case .phases: all[last].phases.append(value)
    case .configurations: all[last].configurations = value
    case .ownedFolders: owners[value, default: []].insert(all[last].number)
    default: return
    }
  }

  private mutating func addFile(_ number: String, _ path: String) {
    files.insert(number)
    if path.mayHoldTable { tables.insert(number) }
  }
}

extension TargetParts {
  /// Whether a script copies the folders of languages to wherever it likes.
  var copyLanguages: Bool { phases.values.contains { $0.script.contains("lproj") } }

  func isPart(_ target: Target) -> Bool {
    target.product.contains("extension") || target.product.contains("watch")
      || configurations[target.configurations, default: []].contains(where: configurationsOfWatch.contains)
  }

  /// Those that its targets run on. What a target does not say, the project may say for all, or a file of settings.
  var oldestSystems: OldestSystems {
    let owned = Set(all.flatMap { configurations[$0.configurations] ?? [] })
    var common = OldestSystems()
    for (number, said) in oldest where !owned.contains(number) { common.add(said) }
    let ofTargets = targets.flatMap { configurations[$0.configurations] ?? [] }
    guard !ofTargets.isEmpty else { return common }
    var systems = OldestSystems()
    for number in ofTargets {
      var own = oldest[number] ?? OldestSystems()
      if withOtherSettings.contains(number) { own.addUnknown() }
      systems.add(own.filled(from: common))
    }
    if !withOtherSettings.isEmpty { systems.addUnknown() }
    return systems
  }

  /// What the phases of a target compile.
  func sources(of target: Target) -> [String] {
    target.phases.compactMap { phases[$0] }.filter { $0.kind == "PBXSourcesBuildPhase" }.flatMap(\.contents)
  }

  /// Whether a target names a table, or what may hold one, or is none that has its own bundle.
  func mayHaveTables(_ target: Target, _ builds: [String: String]) -> Bool {
    let hasBundle = target.product.contains("application") || target.product.contains("extension")
    return !hasBundle || target.phases.contains { mayBuildTables($0, builds) }
      || exceptions.values.contains { list in
        target.phases.contains(list.user) && list.members.contains(where: \.mayHoldTable)
      } || takesTable(target)
  }

  private func mayBuildTables(_ number: String, _ builds: [String: String]) -> Bool {
    guard let phase = phases[number] else { return true }
    switch phase.kind {
    case "PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXHeadersBuildPhase": return false
    case "PBXShellScriptBuildPhase": return Self.wordsOfCopies.contains { phase.script.contains($0) }
    default:
      return phase.contents.contains { file in
        guard let reference = builds[file] else { return phase.kind == "PBXResourcesBuildPhase" }
        if let group = languages[reference] { return !tables.isDisjoint(with: group) }
        return tables.contains(reference) || !files.contains(reference)
      }
    }
  }

  /// A script with one of these may copy tables, or run another one that does. Checks and tools that write code have none.
  private static let wordsOfCopies = [
    "strings", "locali", "translat", "i18n", "l10n", "cp ", "rsync", "ditto", "-resources.sh",
  ]

  /// Whether a target takes a table, or what may hold one, from a folder of another.
  private func takesTable(_ target: Target) -> Bool {
    lists.contains { folder, lists in
      !owners[folder, default: []].contains(target.number)
        && lists.contains { list in
          exceptions[list].map { $0.user == target.number && $0.members.contains(where: \.mayHoldTable) }
            ?? false
        }
    }
  }

  /// The folders that targets take as a whole; `nil` where only a build knows where one lies.
  func folders(in tree: FileTree) -> [ListedTargets.Folder]? {
    let numbers = Dictionary(uniqueKeysWithValues: targets.enumerated().map { ($1.number, $0) })
    var found: [ListedTargets.Folder] = []
    for folder in Set(owners.keys).union(lists.keys) {
      guard let path = tree.path(of: folder) else { return nil }
      let owners = owners[folder, default: []].compactMap { numbers[$0] }
      var place = ListedTargets.Folder(path: path.isEmpty ? "" : path + "/", owners: Set(owners))
      for list in lists[folder, default: []].compactMap({ exceptions[$0] }) {
        if let user = numbers[list.user] { place.exceptions[user, default: []].formUnion(list.members) }
      }
      found.append(place)
    }
    return found
  }
}

extension String {
  /// A table for code, or a folder that is copied as it is. Code may ask for the texts of a storyboard too.
  var mayHoldTable: Bool {
    if isTable { return !TableName(fileName.withoutEnding).isOfSystem }
    let name = fileName
    return !name.contains(".") || name.hasSuffix(".bundle") || name.hasSuffix(".lproj")
  }
}
