import L10nSyntax

/// Where the resources of a run belong: which table, language and bundle each path says it is. Made of the list of
/// paths alone, so that it costs no look at the disk.
package struct ProjectLayout: Sendable {
  /// In the order of the paths.
  package let resources: [Resource]
  /// In the order of their folders.
  package let bundles: [Bundle]
  /// Folders that hold one piece of software: a package, an Xcode project, a vendored library; sorted.
  private let roots: ProjectRoots
  /// Of each bundle, by its number.
  private let contents: [Contents]
  /// By root, the numbers of those with a table that code looks texts up in.
  private let bundlesForCode: [String: [Int]]

  package init(_ paths: [String]) {
    var resources: [Resource] = []
    for (number, path) in paths.enumerated() {
      if let resource = Resource(path, number: number) { resources.append(resource) }
    }
    roots = ProjectRoots(paths)
    bundles = BundleGrouping(resources, roots).bundles
    for (number, bundle) in bundles.enumerated() {
      for resource in bundle.resources { resources[resource].bundle = number }
    }
    self.resources = resources
    contents = bundles.map { Contents($0, resources) }
    let numbers = bundles.indices.filter { [contents] in contents[$0].isForCode }
    bundlesForCode = Dictionary(grouping: numbers) { [bundles] in bundles[$0].root }
  }

  /// What is asked of a bundle again and again.
  private struct Contents: Sendable {
    /// By table, numbers in `resources`.
    let tables: [String: [Int]]
    /// Whether it has a table that code looks texts up in.
    let isForCode: Bool
    /// How many folders its own one is deep.
    let depth: Int

    init(_ bundle: Bundle, _ resources: [Resource]) {
      tables = Dictionary(grouping: bundle.resources) { resources[$0].table }
      let all = bundle.resources.lazy.map { resources[$0] }
      let interfaces = Set(all.filter(\.kind.isInterface).map(\.table))
      isForCode = all.contains { resource in
        !resource.isInfoPlist && !resource.isAppShortcuts && resource.language != .multiple
          && !interfaces.contains(resource.table)
      }
      depth = bundle.folder.folders.count
    }
  }
}

extension ProjectLayout {
  /// Resources that are built into one product together, as far as their places tell. Two tables of one name are in
  /// different bundles, unless they are the languages or the formats of one table in one place.
  package struct Bundle: Sendable {
    /// The deepest folder that holds all of it; empty for the folder that paths count from.
    package let folder: String
    /// The package, project or library it belongs to.
    package let root: String
    /// Numbers in `resources`.
    package let resources: [Int]
  }

  /// The resources of one table of a bundle: its languages and its formats.
  package func resources(ofTable table: String, in bundle: Int) -> [Resource] {
    contents[bundle].tables[table, default: []].map { resources[$0] }
  }

  /// The names of the tables of a bundle, sorted.
  package func tables(in bundle: Int) -> [String] {
    contents[bundle].tables.keys.sorted { $0.precedesInBytes($1) }
  }

  /// The languages that a bundle has folders for, in the order of the resources.
  package func languages(in bundle: Int) -> [LanguageTag] {
    var seen: Set<LanguageTag> = []
    return bundles[bundle].resources.compactMap { resources[$0].language.tag }.filter {
      seen.insert($0).inserted
    }
  }

  /// The bundles that code at a path may read from: the one whose folder is the nearest around it, or else those of
  /// the same package or project that share the most of the path. Several where the places do not tell, and none
  /// where nothing there is for code.
  package func bundles(near path: String) -> [Int] {
    // The last part is the file.
    let folders = path.folders.dropLast()
    var best: [Int] = []
    var closest = (shared: -1, isAround: false)
    for number in bundlesForCode[roots.root(of: path), default: []] {
      let shared = zip(folders, bundles[number].folder.folders).prefix { $0.elementsEqual($1) }.count
      // All of a project stands below its own folder, which therefore tells nothing.
      let isAround = shared > 0 && shared == contents[number].depth
      guard shared >= closest.shared else { continue }
      if shared > closest.shared || isAround && !closest.isAround {
        (best, closest) = ([number], (shared, isAround))
      } else if isAround == closest.isAround {
        best.append(number)
      }
    }
    return best
  }
}

extension ProjectLayout {
  /// The folder of the app, package or library that a file belongs to.
  package func software(around path: String) -> String { roots.software(around: path) }
}

extension String {
  /// The names on the way.
  fileprivate var folders: [Substring.UTF8View] { utf8.split(separator: UInt8(ascii: "/")) }
}
