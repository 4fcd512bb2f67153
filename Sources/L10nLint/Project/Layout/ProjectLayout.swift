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
    bundles[bundle].resources.lazy.map { resources[$0] }.filter { $0.table == table }
  }

  /// The names of the tables of a bundle, sorted.
  package func tables(in bundle: Int) -> [String] {
    let names = Set(bundles[bundle].resources.map { resources[$0].table })
    return names.sorted { $0.precedesInBytes($1) }
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
    let root = roots.root(of: path)
    var best: [Int] = []
    var closest = (shared: -1, isAround: false)
    for (number, bundle) in bundles.enumerated() where bundle.root == root && isForCode(bundle) {
      let shared = path.sharedFolders(with: bundle.folder)
      // All of a project stands below its own folder, which therefore tells nothing.
      let isAround = shared > 0 && shared == bundle.depth
      guard shared >= closest.shared else { continue }
      if shared > closest.shared || isAround && !closest.isAround {
        (best, closest) = ([number], (shared, isAround))
      } else if isAround == closest.isAround {
        best.append(number)
      }
    }
    return best
  }

  /// Whether a bundle has a table that code looks texts up in.
  private func isForCode(_ bundle: Bundle) -> Bool {
    let interfaces = Set(bundle.resources.lazy.map { resources[$0] }.filter(\.kind.isInterface).map(\.table))
    return bundle.resources.contains { number in
      let resource = resources[number]
      return !resource.isInfoPlist && !resource.isAppShortcuts && resource.language != .multiple
        && !interfaces.contains(resource.table)
    }
  }
}

extension ProjectLayout.Bundle {
  fileprivate var depth: Int { folder.utf8.split(separator: UInt8(ascii: "/")).count }
}

extension ProjectLayout {
  /// The folder of the app, package or library that a file belongs to.
  package func software(around path: String) -> String { roots.software(around: path) }
}

extension String {
  /// How many folders two paths have in common from the start; the last part of this one is a file.
  fileprivate func sharedFolders(with folder: String) -> Int {
    let ours = utf8.split(separator: UInt8(ascii: "/")).dropLast()
    let theirs = folder.utf8.split(separator: UInt8(ascii: "/"))
    return zip(ours, theirs).prefix { $0.elementsEqual($1) }.count
  }
}
