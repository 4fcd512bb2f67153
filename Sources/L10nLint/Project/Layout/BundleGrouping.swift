import L10nSyntax

/// Sorts resources into bundles.
///
/// All that is below one root is one bundle, as long as no two places in it hold the same table. Where they do, they
/// are of different targets, and the folders below are looked at one by one.
struct BundleGrouping {
  private(set) var bundles: [ProjectLayout.Bundle] = []
  private let resources: [ProjectLayout.Resource]

  /// The resources of one place.
  private struct Place {
    var parts: [Substring]
    var root: String
    var resources: [Int] = []
  }

  init(_ resources: [ProjectLayout.Resource], _ roots: ProjectRoots) {
    self.resources = resources
    var places: [String: Place] = [:]
    for (number, resource) in resources.enumerated() {
      let start = Place(
        parts: resource.place.split(separator: "/", omittingEmptySubsequences: false),
        root: roots.root(of: resource.place + "/"))
      places[resource.place, default: start].resources.append(number)
    }
    let groups = Dictionary(grouping: places.values) { $0.root }
    for group in groups.values { split(group) }
    bundles.sort { ($0.folder, $0.resources[0]) < ($1.folder, $1.resources[0]) }
  }

  /// Goes down, with a list in place of recursion, until no group holds a table twice.
  private mutating func split(_ group: [Place]) {
    var waiting = [(places: group, depth: 0)]
    while let (places, depth) = waiting.popLast() {
      if places.count == 1 || !hasClash(places) {
        add(places)
        continue
      }
      // Two places differ in some part, be it an empty one, so that every group is divided in the end.
      let below = Dictionary(grouping: places) { $0.parts.count > depth ? $0.parts[depth] : nil }
      for places in below.values { waiting.append((places, depth + 1)) }
    }
  }

  private mutating func add(_ places: [Place]) {
    var common = places[0].parts[...]
    for place in places.dropFirst() {
      common = common.prefix(zip(common, place.parts).prefix { $0 == $1 }.count)
    }
    bundles.append(
      ProjectLayout.Bundle(
        folder: common.joined(separator: "/"), root: places[0].root,
        resources: places.flatMap(\.resources).sorted()))
  }

  /// Whether two of the places hold a table of one name that cannot be the same one.
  private func hasClash(_ places: [Place]) -> Bool {
    var claims = TableClaims()
    for (number, place) in places.enumerated() {
      for resource in place.resources where !claims.add(resources[resource], by: number) { return true }
    }
    return false
  }
}

/// Which place holds which table. A target has a table once: in one catalog, or in one file for each language.
private struct TableClaims {
  private var catalogs: [String: Int] = [:]
  private var files: [String: Int] = [:]
  /// By table, the place of its files; `several` where they stand in more than one.
  private var places: [String: Int] = [:]
  private static let several = -1

  /// Whether a resource goes together with those before.
  mutating func add(_ resource: ProjectLayout.Resource, by place: Int) -> Bool {
    if resource.kind == .catalog {
      if let owner = catalogs.updateValue(place, forKey: resource.table), owner != place { return false }
      return places[resource.table, default: place] == place
    }
    if !resource.kind.isInterface {
      if catalogs[resource.table, default: place] != place { return false }
      let owner = places.updateValue(place, forKey: resource.table)
      if let owner, owner != place { places[resource.table] = Self.several }
    }
    let name = "\(resource.kind)/\(resource.language.name)/\(resource.table)"
    return files.updateValue(place, forKey: name).map { $0 == place } ?? true
  }
}

extension ProjectLayout.Language {
  /// One for all spellings of a language.
  fileprivate var name: String {
    switch self {
    case .none: ""
    case .base: "Base"
    case .multiple: "mul"
    case .tag(let tag, _): tag.text
    case .unknown(let name): name
    }
  }
}
