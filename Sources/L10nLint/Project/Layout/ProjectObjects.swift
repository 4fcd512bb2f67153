/// The objects of a project: which files stand in which groups, and which of them a target builds.
struct ProjectObjects {
  private var number = ""
  private var kind = ""
  private var tree = FileTree()
  /// The file that is being read is a folder, copied as it is.
  var isFolder = false
  /// Names of folders by their numbers.
  private var folders: [String: String] = [:]
  private var scripts: [String] = []
  private var paths: [String: String] = [:]
  /// Names of storyboards and xibs by their numbers.
  private var interfaces: [String: String] = [:]
  /// Names of tables outside of the folders of languages.
  private(set) var looseTables: Set<String> = []
  /// By what `INFOPLIST_FILE` says, how many configurations say it, and how many of these make agents.
  private var configurations: [String: (all: Int, agents: Int)] = [:]
  /// The one of the settings that are being read, which stand in the order of their names.
  private var information: String?
  /// By group of one file in several languages, the numbers of its files.
  private var groups: [String: [String]] = [:]
  private var built: Set<String> = []
  /// By number of a folder that is taken as a whole, its name.
  private var synchronized: [String: String] = [:]
  /// With an empty name until one is read.
  private(set) var targets: [(name: String, kind: String)] = []

  private static let targetKinds = [
    "PBXNativeTarget": "native", "PBXAggregateTarget": "aggregate", "PBXLegacyTarget": "legacy",
  ]

  /// Whether the object that is being read is one.
  var isTarget: Bool { Self.targetKinds[kind] != nil }

  mutating func nameTarget(_ name: String) { targets[targets.count - 1].name = name }

  /// What a native one makes says more of it.
  mutating func makeTarget(_ product: String) {
    guard isTarget else { return }
    targets[targets.count - 1].kind = product.replacing("com.apple.product-type.", with: "")
  }

  mutating func begin(_ number: String, _ kind: String) {
    if let kind = Self.targetKinds[kind] { targets.append(("", kind)) }
    if kind == "PBXFileSystemSynchronizedRootGroup" { synchronized[number] = "" }
    (self.number, self.kind, isFolder, information) = (number, kind, false, nil)
  }

  mutating func add(_ value: String, to field: XcodeProject.Field) {
    switch (field, kind) {
    case (.built, _): built.insert(value)
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
    case (.path, "PBXFileReference"):
      tree.nameFile(number, value)
      let parts = value.split(separator: "/")
      if isFolder, let name = parts.last { folders[number] = String(name) }
      if value.isLooseTable, let name = parts.last { looseTables.insert(String(name)) }
      if value.isInterfaceFile { interfaces[number] = parts.last.map { String($0) } }
      if value.utf8.contains(UInt8(ascii: "/")) { paths[number] = parts.suffix(2).joined(separator: "/") }
    default: return
    }
  }

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
    return (Set(copied.values), Set(shown).subtracting(copied.values))
  }

  /// Storyboards and xibs of one name are one as long as a target builds any of them.
  var unbuiltInterfaces: Set<String> {
    guard !built.isEmpty else { return [] }
    let inTargets = groups.filter { built.contains($0.key) }.reduce(into: built) { $0.formUnion($1.value) }
    let names = Dictionary(grouping: interfaces.keys) { interfaces[$0] ?? "" }
    return Set(names.filter { inTargets.isDisjoint(with: $0.value) }.keys)
  }

  /// Files of the same path may stand in another group that is built.
  var unbuiltFiles: Set<String> {
    guard !built.isEmpty else { return [] }
    var (inTargets, outside): (Set<String>, Set<String>) = ([], [])
    for (group, files) in groups {
      let names = files.compactMap { paths[$0] }
      if built.contains(group) || !built.isDisjoint(with: files) {
        inTargets.formUnion(names)
      } else {
        outside.formUnion(names)
      }
    }
    return outside.subtracting(inTargets)
  }
}

extension String {
  /// Whether it is a table that is not in the folder of a language.
  var isLooseTable: Bool {
    withSpelling { ($0.hasSuffix(".strings") || $0.hasSuffix(".stringsdict")) && !$0.holds(".lproj/") }
  }
}
