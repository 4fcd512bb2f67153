/// The objects of a project: which files stand in which groups, and which of them a target builds.
struct ProjectObjects {
  enum FolderKind {
    case plain
    /// A bundle or a framework, which is one thing to whoever sees it.
    case wrapper
  }

  private var number = ""
  private var kind = ""
  private var tree = FileTree()
  /// What the file that is being read holds, if it is one that is copied as it is.
  var folder: FolderKind?
  /// Names of folders by their numbers.
  private var folders: [String: String] = [:]
  /// Those of bundles and frameworks.
  private var wrappers: [String: String] = [:]
  private(set) var scripts: [String] = []
  /// Hashes of the names of files and folders that are no code.
  private(set) var references: Set<UInt64> = []
  private var paths: [String: String] = [:]
  /// Names of storyboards and xibs by their numbers.
  private var interfaces: [String: String] = [:]
  /// By what `INFOPLIST_FILE` says, how many configurations say it, and how many of these make agents.
  private var configurations: [String: (all: Int, agents: Int)] = [:]
  /// The one of the settings that are being read, which stand in the order of their names.
  private var information: String?
  /// By group of one file in several languages, the numbers of its files.
  private var groups: [String: [String]] = [:]
  /// What a target builds, by the number that its phases know it by.
  private var builds: [String: String] = [:]
  /// What stands in a phase of some target.
  private var phased: Set<String> = []
  /// What targets build.
  private var built: Set<String> = []
  /// By number of a folder that is taken as a whole, its name.
  private var synchronized: [String: String] = [:]
  private var parts = TargetParts()
  /// With an empty name until one is read.
  private(set) var targets: [(name: String, kind: String)] = []

  private static let targetKinds = [
    "PBXNativeTarget": "native", "PBXAggregateTarget": "aggregate", "PBXLegacyTarget": "legacy",
  ]

  /// Whether the object that is being read is one.
  var isTarget: Bool { Self.targetKinds[kind] != nil }

  var isGroup: Bool { kind == "PBXGroup" || kind == "PBXVariantGroup" }

  mutating func nameTarget(_ name: String) {
    parts.add(name, to: .name, of: number, kind)
    targets[targets.count - 1].name = name
  }

  /// What a native one makes says more of it.
  mutating func makeTarget(_ product: String) {
    guard isTarget else { return }
    parts.add(product, to: .product, of: number, kind)
    targets[targets.count - 1].kind = product.replacing("com.apple.product-type.", with: "")
  }

  /// A setting of the configuration that is being read.
  mutating func note(setting name: String, _ value: String) { parts.note(setting: name, value, of: number) }

  mutating func begin(_ number: String, _ kind: String) {
    if let kind = Self.targetKinds[kind] { targets.append(("", kind)) }
    if kind == "PBXFileSystemSynchronizedRootGroup" { synchronized[number] = "" }
    parts.begin(number, kind)
    (self.number, self.kind, folder, information) = (number, kind, nil, nil)
  }

  mutating func add(_ value: String, to field: XcodeProject.Field) {
    parts.add(value, to: field, of: number, kind)
    switch (field, kind) {
    case (.built, _): builds[number] = value
    case (.phased, _): if kind.hasSuffix("BuildPhase") { phased.insert(value) }
    case (.information, _):
      information = value
      configurations[value, default: (0, 0)].all += 1
    case (.agent, _):
      if value == "YES", let information { configurations[information]?.agents += 1 }
    case (.script, _): scripts.append(value)
    case (.child, "PBXVariantGroup"):
      groups[number, default: []].append(value)
      tree.add(value, to: number)
    case (.child, "PBXGroup"): tree.add(value, to: number)
    case (.anchor, _): tree.anchor(number, at: value)
    case (.path, "PBXGroup"), (.path, "PBXVariantGroup"): tree.nameFolder(number, value)
    case (.path, "PBXFileSystemSynchronizedRootGroup"):
      synchronized[number] = value.split(separator: "/").last.map { String($0) }
      tree.nameFolder(number, value)
    case (.path, "PBXFileReference"):
      tree.nameFile(number, value)
      let parts = value.split(separator: "/")
      if let name = parts.last.map({ String($0) }) {
        if !name.isCodeOfTarget { references.insert(name.quickHash) }
        switch folder {
        case .plain?: folders[number] = name
        case .wrapper?: wrappers[number] = name
        case nil: break
        }
      }
      if value.isInterfaceFile { interfaces[number] = parts.last.map { String($0) } }
      if value.utf8.contains(UInt8(ascii: "/")) { paths[number] = parts.suffix(2).joined(separator: "/") }
    default: return
    }
  }

  /// When all objects were read. What a merge has left in no phase is not built.
  mutating func end() {
    built = Set((phased.isEmpty ? builds : builds.filter { phased.contains($0.key) }).values)
  }

  /// What its targets build, where one of them surely builds no table.
  var listedTargets: ListedTargets {
    parts.copyLanguages ? ListedTargets() : ListedTargets(parts, builds, tree)
  }

  var oldestSystems: OldestSystems { parts.oldestSystems }

  var informationFiles: Set<String> { Set(configurations.keys) }

  /// A list that one configuration shares with an agent may be that of a program with a menu bar.
  var informationOfAgents: Set<String> { Set(configurations.filter { $1.agents == $1.all }.keys) }

  /// Where the files of code and of the interface lie, seen from the folder of the project.
  var filePaths: [String] { tree.filePaths }

  /// Where the code lies that it shows to whoever opens it, and that no target builds.
  var idlePaths: Set<String> { tree.codePaths(besides: built) }

  /// `nil` where one has no name of its own.
  var wholeFolders: Set<String>? {
    synchronized.values.contains("") ? nil : Set(synchronized.values)
  }

  /// Names of the folders that a target copies, or a script of one may, and of those that none does.
  var foldersByUse: (copied: Set<String>, shown: Set<String>) {
    let copied = folders.filter { number, name in
      built.isEmpty || built.contains(number) || scripts.contains { $0.contains(name) }
    }
    let shown = folders.values.filter { !$0.hasSuffix(".lproj") }
    let bundles = wrappers.filter { built.isEmpty || built.contains($0.key) }.values
    return (Set(copied.values).union(bundles), Set(shown).subtracting(copied.values))
  }

  /// Storyboards and xibs of one name are one as long as a target builds any of them.
  var unbuiltInterfaces: Set<String> {
    guard !built.isEmpty else { return [] }
    let inTargets = groups.filter { built.contains($0.key) }.reduce(into: built) { $0.formUnion($1.value) }
    let names = Dictionary(grouping: interfaces.keys) { interfaces[$0] ?? "" }
    return Set(names.filter { inTargets.isDisjoint(with: $0.value) }.keys)
  }

  /// Of files in several languages, those of groups that no target builds; a file of the same name may stand in another
  /// group that is built.
  var unbuiltFiles: Set<String> {
    let unbuilt = unbuiltNumbers
    let others = groups.values.joined().filter { !unbuilt.contains($0) }
    return Set(unbuilt.compactMap { paths[$0] }).subtracting(others.compactMap { paths[$0] })
  }

  /// What a target builds in part is built.
  private var unbuiltNumbers: Set<String> {
    guard !built.isEmpty else { return [] }
    return Set(
      groups.filter { !built.contains($0.key) && built.isDisjoint(with: $0.value) }.values.joined())
  }

  /// The tables that it names.
  var tables: ListedTables {
    let unbuilt = unbuiltNumbers
    let members = Set(groups.values.joined())
    let isCopied = scripts.contains { $0.contains(".lproj") }
    var tables = ListedTables()
    for (number, name, path) in tree.tables {
      // One that is in no language, and so in no group of languages, is taken by itself, or by a script.
      let isLeftOut =
        (path ?? name).inFolderOfLanguage == nil && !built.isEmpty && !built.contains(number)
        && !members.contains(number) && !scripts.contains { $0.contains(name.fileName) }
      tables.add(name, at: path, isBuilt: isCopied || !unbuilt.contains(number) && !isLeftOut)
    }
    return tables
  }
}
