import L10nSyntax

/// Where the tables lie that a project names, seen from its folder.
package struct ListedTables: Sendable {
  /// By the folder of its language and its name, where a target may build a table from: `fr.lproj/Localizable.strings`.
  private(set) var places: [String: Set<String>] = [:]
  /// Those of which only a build knows where they lie.
  private(set) var unplaced: Set<String> = []
  /// Where tables lie that it shows to whoever opens it, and that no target builds.
  private(set) var idle: Set<String> = []
  /// The names of tables outside of the folders of languages that a target may build.
  private(set) var loose: Set<String> = []

  init() {}

  /// `name` is what the reference says, which may be a part of the path.
  mutating func add(_ name: String, at path: String?, isBuilt: Bool) {
    guard let language = (path ?? name).inFolderOfLanguage else {
      if isBuilt, !name.hasSuffix(".xcstrings") { loose.insert(name.fileName) }
      return
    }
    if !isBuilt {
      if let path { idle.insert(path) }
    } else if let path {
      places[language, default: []].insert(path)
    } else {
      unplaced.insert(language)
    }
  }

  /// Those that it names or may build.
  var names: Set<String> { unplaced.union(places.keys) }
}

/// Where the projects of a run say that their tables lie.
struct TablePlaces: Sendable {
  private var places: [String: Set<String>] = [:]
  private var unplaced: Set<String> = []
  private var idle: Set<String> = []
  /// The tables of the run by their paths, and its catalogs by their names.
  private var tables: [String: Table] = [:]
  private var catalogs: [String: [Table]] = [:]

  /// What a project in some folder names.
  mutating func add(_ listed: ListedTables, in folder: String) {
    let path = { (path: String) in path.counted(from: folder).withoutDots }
    for (name, paths) in listed.places { places[name, default: []].formUnion(paths.map(path)) }
    unplaced.formUnion(listed.unplaced)
    idle.formUnion(listed.idle.map(path))
  }

  mutating func add(_ table: Table, at path: String) {
    if table.format == .catalog {
      catalogs[path.fileName, default: []].append(table)
    } else {
      tables[path] = table
    }
  }

  /// Whether a catalog of this name has half of the keys of a table.
  func hold(_ catalog: String, repeating path: String) -> Bool {
    guard let table = tables[path] else { return false }
    return catalogs[catalog]?.contains(where: table.repeats) ?? false
  }

  /// Whether a table of the run has this path.
  func hold(_ path: String) -> Bool { tables[path] != nil }

  /// Whether projects name the table of another language in the folder that holds that of this one.
  func nameBeside(_ path: String) -> Bool {
    let (file, folder) = (path.fileName, path.folderAroundLanguages)
    return places.contains { name, paths in
      name.fileName == file && paths.contains { $0 != path && $0.folderAroundLanguages == folder }
    }
  }

  /// Whether a target may build a table of this path.
  func mayHold(_ path: String, named name: String) -> Bool {
    unplaced.contains(name) || (places[name]?.contains(path) ?? false)
  }

  /// Whether a project shows a table to whoever opens it, and no target builds it.
  func leaveIdle(_ path: String, named name: String) -> Bool {
    idle.contains(path) && !(places[name]?.contains(path) ?? false)
  }

  /// Whether projects name files of this name, all of which lie in other places, and one of which has half of its keys:
  /// what nothing here names may be built in another way, and what was left behind says the same.
  func lieElsewhere(than path: String, named name: String) -> Bool {
    guard let places = places[name], !unplaced.contains(name), !places.contains(path),
      let table = tables[path]
    else { return false }
    let others = places.compactMap { tables[$0] }
    return others.count == places.count && others.contains(where: table.repeats)
  }

  /// Whether projects name the tables of two other languages in the folder that holds that of this one, and in this
  /// language only those of other folders, such as that of another target.
  func nameOnlyOthers(beside path: String, named name: String) -> Bool {
    guard let own = places[name], !unplaced.contains(name), !own.contains(path),
      own.allSatisfy({ tables[$0] != nil })
    else { return false }
    let (file, folder) = (path.fileName, path.folderAroundLanguages)
    let beside = places.lazy.filter { name, paths in
      name.fileName == file
        && paths.contains { self.tables[$0] != nil && $0.folderAroundLanguages == folder }
    }
    return beside.count > 1
  }

  /// Whether a table outside of the languages has half of its keys from one that projects name in a language.
  func hold(copyOf path: String) -> Bool {
    guard let table = tables[path] else { return false }
    let named = places.lazy.filter { $0.key.fileName == path.fileName }.flatMap(\.value)
    return named.contains { tables[$0].map(table.repeats) ?? false }
  }
}

extension Table {
  fileprivate func repeats(_ other: Table) -> Bool {
    let keys = Set(other.hashesOfKeys)
    return !entries.isEmpty && hashesOfKeys.count { keys.contains($0) } * 2 >= entries.count
  }

  private var hashesOfKeys: [UInt64] { entries.map { withText(of: $0.key, \.quickHash) } }
}

extension String {
  /// `fr.lproj/Localizable.strings` of a longer path; `nil` of any other.
  var inFolderOfLanguage: String? {
    guard withSpelling({ $0.holds(".lproj/") }) else { return nil }
    let parts = split(separator: "/").suffix(2)
    guard parts.count == 2, parts.first?.hasSuffix(".lproj") ?? false else { return nil }
    return parts.joined(separator: "/")
  }

  /// Whether it is a table that is not in the folder of a language.
  var isLooseTable: Bool {
    withSpelling { ($0.hasSuffix(".strings") || $0.hasSuffix(".stringsdict")) && !$0.holds(".lproj/") }
  }

  /// The same of a catalog, which has its place there.
  var isLooseCatalog: Bool { withSpelling { $0.hasSuffix(".xcstrings") && !$0.holds(".lproj/") } }
}
