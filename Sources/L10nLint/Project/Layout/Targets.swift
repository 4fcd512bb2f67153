/// In which bundles code looks its texts up that names none. An extension is a bundle of its own: what it shows is only
/// translated by tables that its own target builds, whatever the app around it has.
///
/// `HarborWidget/Tide.swift` says `Text("High tide")`. The project takes the whole folder `HarborWidget` for a target of this
/// name, and no other target builds the file (`ListedTargets.builders`). The target names no table and has no script that may
/// copy one (`ProjectObjects.mayHaveTables`), and no table of the run lies in its folder. So the target is bare, and
/// `bareTargets(building:)` returns it for the file. If the app built the file too, and had a table, nobody would know in which
/// bundle the text is looked up, and nothing would be returned.
struct Targets: Sendable {
  private var bare: [ListedTargets.Target] = []
  /// By file of code that bare targets build and no other does, the numbers of these.
  private var numbers: [String: [Int]] = [:]

  init() {}

  init(_ files: [FileFacts]) {
    let projects = Projects(files)
    guard projects.haveBareTargets else { return }
    for project in projects.listing { bare += project.bare }
    for file in files where !file.code.keyUses.isEmpty || !file.code.constantUses.isEmpty {
      let builders = projects.bareTargets(building: file.path)
      if !builders.isEmpty { numbers[file.path] = builders }
    }
  }

  var isEmpty: Bool { numbers.isEmpty }

  /// The targets that build a file of code, if all of them are known, and none of them builds any table for code.
  func bareTargets(building path: String) -> [ListedTargets.Target] {
    numbers[path, default: []].map { bare[$0] }
  }

  /// Whether a call looks into a bundle without tables for code.
  func hideTables(from use: KeyUse) -> Bool {
    numbers[use.path] != nil && use.bundle.isOwn && (use.origin == .table || use.origin == .swiftUI)
      && TableName(use.tableOrUsual) != .information
  }
}

/// The projects of a run while it is asked which of their targets are bare.
private struct Projects {
  /// Those that say which targets they have.
  private(set) var listing: [Project] = []
  /// Where the files lie that the others name, and the folders that these take.
  private var builtElsewhere: Set<String> = []
  private var foldersElsewhere: Set<String> = []

  var haveBareTargets: Bool { listing.contains { !$0.bare.isEmpty } }

  init(_ files: [FileFacts]) {
    let projects = files.filter { $0.resource?.project != nil }
    guard projects.contains(where: \.listsTargets) else { return }
    // A tool that makes the project may have made another one by now.
    let specified = Set(files.lazy.filter { $0.resource?.specification != nil }.map(\.path.folder))
    let tables = files.map(\.path).filter { $0.isTable && $0.mayHoldTable }
    var count = 0
    for file in projects {
      guard let project = file.resource?.project else { continue }
      let folder = file.path.folderOfProject
      if file.listsTargets, !specified.contains(folder) {
        let project = Project(folder, project.listedTargets, tables, countingFrom: count)
        listing.append(project)
        count += project.bare.count
      } else {
        builtElsewhere.formUnion(project.filePaths.map { $0.counted(from: folder).withoutDots })
        foldersElsewhere.formUnion(project.synchronizedFolders ?? [])
      }
    }
  }

  /// The numbers of those that build a file, if no other target does.
  func bareTargets(building path: String) -> [Int] {
    guard !builtElsewhere.contains(path), !path.isBelow(foldersElsewhere) else { return [] }
    var found: [Int] = []
    for project in listing where project.mayBuild(path) {
      for builder in project.targets.builders(of: path.seen(from: project.folder)) {
        guard let number = project.numbers[builder] else { return [] }
        found.append(number)
      }
    }
    return found.sorted()
  }
}

private struct Project {
  let folder: String
  let targets: ListedTargets
  /// By number in `targets`, those of the bare ones in the run.
  private(set) var numbers: [Int: Int] = [:]
  private(set) var bare: [ListedTargets.Target] = []

  /// Most projects build nothing outside of their folder, and a run may have hundreds.
  func mayBuild(_ path: String) -> Bool {
    targets.buildsOthers || folder.isEmpty || path.hasPrefix(folder + "/")
  }

  init(
    _ folder: String, _ targets: ListedTargets, _ tables: [String], countingFrom start: Int
  ) {
    (self.folder, self.targets) = (folder, targets)
    let tables = tables.filter(mayBuild).map { $0.seen(from: folder) }
    let taking = targets.folders.reduce(into: Set<Int>()) { taking, place in
      for table in tables { taking.formUnion(place.targets(taking: table)) }
    }
    for (number, target) in targets.targets.enumerated()
    where !target.mayHaveTables && !taking.contains(number) {
      numbers[number] = start + bare.count
      bare.append(target)
    }
  }
}

extension FileFacts {
  fileprivate var listsTargets: Bool { resource?.project?.listedTargets.targets.isEmpty == false }
}
