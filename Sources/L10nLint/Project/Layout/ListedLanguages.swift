import L10nSyntax

/// Which files of languages the Xcode projects of a run build. Translations that are not finished, or were replaced,
/// often lie in folders that no project names: nobody reads them.
struct ListedLanguages {
  /// By the folder they stand in.
  private var projects: [String: [Listed]] = [:]
  /// Those that take whole folders of which nobody knows the names: what they do not name may be built as well.
  private var takingFolders: [String: [Listed]] = [:]
  /// Those of which projects are made.
  private var specifications = SpecifiedFiles()
  /// Names of folders without any code that a project shows and copies nowhere.
  private var shownFolders: Set<String> = []
  /// Paths without their endings.
  private var catalogs: Set<Substring> = []
  /// Folders of packages, which take all tables that lie in them.
  private var packages: [String: SwiftPackage] = [:]
  /// Folders around languages that lie in a package, but not where its targets are, and that no project names: a tool reads and
  /// writes them.
  private var foldersOfTools: Set<String> = []
  /// Paths of tables without the folders of languages that they stand in.
  private var tables: Set<String> = []
  private var places = TablePlaces()
  /// What all projects name: one may take a folder beside its own.
  private var references = ListedReferences()

  private struct Listed {
    var files: Set<String>
    var looseTables: Set<String>
    var catalogs: Set<String>
    /// Those that are copied or taken as they are.
    var wholeFolders: Set<String>
    var synchronized: Set<String>
    /// By name of a file, in how many languages it is named.
    var languages: [Substring: Int] = [:]
    /// The folders of languages that files are named in.
    var folders: Set<Substring> = []
    /// The languages that Xcode shows as those of the project.
    var regions: Set<LanguageTag>

    init(_ project: XcodeProject) {
      (files, looseTables) = (project.languageFiles, project.tables.loose)
      catalogs = project.catalogs
      regions = Set(project.knownRegions.compactMap { LanguageTag($0) })
      synchronized = project.synchronizedFolders ?? []
      wholeFolders = project.copiedFolders.union(project.wholeFolders ?? [])
      for parts in files.map({ $0.split(separator: "/") }) where parts.count > 1 {
        languages[parts[parts.count - 1], default: 0] += 1
        folders.insert(parts[parts.count - 2])
      }
    }

    /// Whether it takes a file in other languages, and in this one takes others.
    func takes(_ file: Substring, onlyBesides folder: Substring) -> Bool {
      let count = languages[file, default: 0]
      return count > 1 || count == 1 && (folders.contains(folder) || isForeign(folder))
    }

    /// Whether Xcode shows languages, and that of a folder is none of them.
    private func isForeign(_ folder: Substring) -> Bool {
      guard !regions.isEmpty, let language = LanguageTag(String(folder.prefix { $0 != "." })) else {
        return false
      }
      return !regions.contains(language)
    }

    /// Whether it takes a file in one language alone.
    func takesOnce(_ file: Substring) -> Bool { languages[file] == 1 && !regions.isEmpty }

    /// Whether it takes a table of this name in any form; `isBeside` where one that is in no language lies beside it.
    func names(_ file: String, isBeside: Bool) -> Bool {
      let table = file.withoutEnding
      return !isBeside && looseTables.contains { $0.withoutEnding == table }
        || catalogs.contains { $0.withoutEnding == table }
        || languages.keys.contains { name in
          !name.isInterfaceFile && !name.hasSuffix(".nib") && String(name).withoutEnding == table
        }
    }

    /// Whether files of several languages are named.
    var namesLanguages: Bool { folders.count { $0 != "Base.lproj" && $0 != "mul.lproj" } > 1 }

    /// Whether it takes folders as they are, none of which is all of its own.
    var takesFolders: Bool { !synchronized.isEmpty && !synchronized.contains(".") }

    /// In small letters, as most disks of a Mac do not tell the case.
    func namesCatalog(_ file: String) -> Bool { catalogs.contains { $0.lowercased() == file } }

    func copies(_ path: String) -> Bool { path.isBelow(wholeFolders) }
  }

  init(_ files: [FileFacts]) {
    var foldersOfTables: Set<String> = []
    for file in files {
      switch file.resource?.content {
      case .project(let project)?:
        shownFolders.formUnion(project.shownFolders)
        let folder = file.path.folderOfProject
        references.add(project.references, in: folder)
        places.add(project.tables, in: folder)
        // A project that takes such folders says nothing of the files that it does not name.
        if project.wholeFolders == nil {
          takingFolders[folder, default: []].append(Listed(project))
        } else {
          projects[folder, default: []].append(Listed(project))
        }
      case .package(let package)?: packages[file.path.folder] = package
      case .specification(let specification)?: specifications.add(specification, in: file.path.folder)
      case .table(let table)?:
        foldersOfTables.insert(file.path.folderAroundLanguages)
        places.add(table, at: file.path)
        if table.format == .catalog {
          catalogs.insert(file.path.withoutEnding)
        } else {
          guard !file.path.isLooseTable else { continue }
          tables.insert(file.path.withoutLanguage)
        }
      default: continue
      }
    }
    foldersOfTools = foldersOfTables.filter(isOfTool)
    // A project shows its local packages as well. Files of one folder follow each other.
    var last = ""
    for file in files where file.resource == nil || file.path.hasSuffix("Package.swift") {
      guard !shownFolders.isEmpty else { return }
      let folder = file.path.folder
      guard folder != last else { continue }
      last = folder
      for part in folder.split(separator: "/") { shownFolders.remove(String(part)) }
    }
  }

  private func isOfTool(_ folder: String) -> Bool {
    guard specifications.isEmpty, let part = packages.part(besidesTargets: folder) else { return false }
    return references.leaveOut(part, of: folder)
  }

  /// Whether a project around a table names it in other languages, or a catalog in its place, or shows it, or the folder
  /// that it lies in, and copies it nowhere, and none names it in this language in its place; or whether it names other
  /// tables, and this one in no language. What a target of a package takes is built all the same.
  func leavesOut(_ path: String) -> Bool {
    guard !projects.isEmpty || !shownFolders.isEmpty || !specifications.isEmpty else { return false }
    if path.isLooseTable { return leavesOutLoose(path) }
    if path.isLooseCatalog { return isNamedNowhere(path) }
    // What a project forgets, a package beside it may build all the same.
    guard let name = path.inFolderOfLanguage, !packages.take(path.folderAroundLanguages) else { return false }
    let (around, taking) = listed(around: path)
    guard !(around + taking).contains(where: { $0.copies(path) }) else { return false }
    if places.leaveIdle(path, named: name) || isInForeignBundle(path, named: name)
      || foldersOfTools.contains(path.folderAroundLanguages)
    {
      return true
    }
    if (around + taking).contains(where: { $0.files.contains(name) }) {
      return taking.isEmpty
        && (places.lieElsewhere(than: path, named: name) || places.nameOnlyOthers(beside: path, named: name))
    }
    let interfaces = name.namesOfInterface ?? []
    if path.isBelow(shownFolders)
      || (around + taking).contains(where: { !$0.files.isDisjoint(with: interfaces) })
    {
      return true
    }
    if specifications.leaveOut(path) { return true }
    let (language, file) = (name.folder, name.fileName)
    if around.contains(where: { $0.takes(file[...], onlyBesides: language[...]) })
      || around.contains(where: { $0.takesOnce(file[...]) }) && places.nameBeside(path)
    {
      return true
    }
    if taking.isEmpty, isNamedInNoLanguage(path, name, around) { return true }
    return isReplacedByCatalog(path, file, around, isTaken: !taking.isEmpty)
  }

  /// Whether a project around a table names a catalog in its place, be it that of an interface file.
  private func isReplacedByCatalog(
    _ path: String, _ file: String, _ around: [Listed], isTaken: Bool
  ) -> Bool {
    let folder = path.folderAroundLanguages
    let table = String(file.withoutEnding)
    let catalog = table + ".xcstrings"
    if !isTaken, around.contains(where: { $0.catalogs.contains(catalog) }),
      !around.contains(where: { $0.languages[file[...]] != nil }),
      places.hold(catalog, repeating: path)
    {
      return true
    }
    // That of an interface file lies in a folder beside those of its languages.
    let ofInterface = "mul.lproj/" + table
    let isInPlace = { (name: String) in catalogs.contains(name.counted(from: folder)[...]) }
    return isInPlace(table) && around.contains { $0.catalogs.contains(catalog) }
      || isInPlace(ofInterface) && around.contains { $0.files.contains(ofInterface + ".xcstrings") }
  }

  /// Whether the projects around a table name others in several languages, and in none a table of its name: nothing builds
  /// it that is not named.
  private func isNamedInNoLanguage(_ path: String, _ name: String, _ around: [Listed]) -> Bool {
    let isBeside = places.hold(path.withoutLanguage)
    return specifications.isEmpty && !places.mayHold(path, named: name)
      && around.contains(where: \.namesLanguages)
      && !around.contains { $0.names(name.fileName, isBeside: isBeside) }
  }

  /// Whether the projects around a table name the one beside its folder, which is in no language, and none in a language:
  /// readers get that one, until somebody adds the others.
  func hides(_ path: String) -> Bool {
    guard specifications.isEmpty, let name = path.inFolderOfLanguage, places.hold(path.withoutLanguage),
      !places.mayHold(path, named: name), !packages.take(path.folderAroundLanguages)
    else { return false }
    let (around, taking) = listed(around: path)
    return taking.isEmpty && !around.contains { $0.copies(path) || $0.languages[name.fileName[...]] != nil }
      && around.contains { $0.looseTables.contains(name.fileName) }
  }

  /// Whether a table lies in a bundle that no project names, as it names no folder around it: a sample, or a part of
  /// other software.
  private func isInForeignBundle(_ path: String, named name: String) -> Bool {
    guard let bundle = path.innerBundle, specifications.isEmpty, !places.mayHold(path, named: name),
      !path.foldersAround.contains(where: { packages[$0] != nil })
    else { return false }
    return references.leaveOut(bundle, of: String(bundle))
  }

  /// Whether the projects around a table name it in the folders of languages alone, which stand beside it or have what it
  /// says.
  private func leavesOutLoose(_ path: String) -> Bool {
    let (around, taking) = listed(around: path)
    let name = path.fileName
    guard taking.isEmpty, !around.contains(where: { $0.looseTables.contains(name) || $0.copies(path) }) else {
      return false
    }
    return isInBareFolderOfLanguage(path)
      || around.contains { $0.languages[Substring(name), default: 0] > 1 }
        && (tables.contains(path) || places.hold(copyOf: path))
  }

  /// Whether the project beside a catalog takes folders as they are, and no project at all names it. What lies deeper may
  /// belong to software that is built in another way.
  private func isNamedNowhere(_ path: String) -> Bool {
    guard projects[path.folder, default: []].contains(where: \.takesFolders), specifications.isEmpty,
      listed(around: path).taking.isEmpty, !path.foldersAround.contains(where: { packages[$0] != nil })
    else { return false }
    let name = path.fileName.lowercased()
    return !(Array(projects.values) + Array(takingFolders.values)).joined().contains { $0.namesCatalog(name) }
  }

  /// `se/Harbor.strings` beside `sv.lproj/Harbor.strings`: the system looks into no such folder.
  private func isInBareFolderOfLanguage(_ path: String) -> Bool {
    let folder = path.folder.fileName
    return 2...3 ~= folder.utf8.count && folder.allSatisfy(\.isLowercase)
      && tables.contains(path.withoutLanguage)
  }

  private func listed(around path: String) -> (around: [Listed], taking: [Listed]) {
    // From the inside out: no project around a package says what is in it.
    let around = path.foldersAround
    let folders = around.firstIndex { packages[$0] != nil }.map { Array(around[...$0]) } ?? around
    return (folders.flatMap { projects[$0] ?? [] }, folders.flatMap { takingFolders[$0] ?? [] })
  }
}

extension String {
  /// Of a table in the folder of a language, the names of interface files in the same language that may have its texts. A
  /// project that names one has the texts there, and the table is where they came from.
  var namesOfInterface: [String]? {
    guard folder != "Base.lproj", hasSuffix(".strings") else { return nil }
    return [".xib", ".nib", ".storyboard"].map { withoutEnding + $0 }
  }

  /// Whether one of these names is that of a folder around it.
  func isBelow(_ folders: Set<String>) -> Bool {
    !folders.isEmpty && split(separator: "/").contains { folders.contains(String($0)) }
  }
}
