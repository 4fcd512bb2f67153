import L10nSyntax

/// Code whose texts nobody gets to see, because nothing names it: screens that nothing makes, types, functions and constants
/// that nothing asks for, interface files whose owner nothing makes, and what only systems run for which the project is not built.
struct UnseenCode: Sendable {
  /// Paths of files of which nobody names anything.
  private var files: Set<String> = []
  /// Paths of xibs, and of storyboards that nothing loads.
  private(set) var interfaces: Set<String> = []
  /// Functions, properties and cases, by the file that declares them: two enums may have cases of one name.
  private var names = PathTable<Set<CalledName>>()
  /// By file, the types that nothing names, and where the keys of such functions and properties stand.
  private var places = PathTable<[ByteRange]>()

  init() {}

  /// Whether nobody sees what stands in a place of a file.
  func holds(_ place: ByteRange, of path: String) -> Bool {
    files.contains(path) || places[path]?.contains { $0.contains(place) } ?? false
  }

  /// Whether nobody sees anything of a file.
  func holds(file path: String) -> Bool { files.contains(path) }

  /// Whether nobody names what a file declares.
  func holds(_ name: CalledName, of path: String) -> Bool { names[path]?.contains(name) ?? false }

  /// A few files alone do not tell who else names what they declare: a project or the list of an app has to be among them.
  /// What those `inWork` declare may be named next.
  init(_ files: [FileFacts], inWork: Set<String>) {
    guard files.contains(where: { $0.isProject || $0.isListOfApp }) else { return }
    let isAlone = files.count { $0.resource == nil && !$0.code.names.written.isEmpty } < 2
    let programs = ProgramFolders(files)
    let called = files.map {
      inWork.contains($0.path) ? [] : $0.namesToBeCalled(in: programs, isAlone: isAlone)
    }
    var types = Set(files.lazy.flatMap(\.code.names.forOthers))
    types.formUnion(files.lazy.compactMap(\.ownerOfInterface).map { NameHash($0) })
    types.formUnion(files.lazy.flatMap(\.namesOfStoryboard))
    // What a storyboard makes that is not among the files, nothing here names.
    let isPart = isAlone || files.lacksMainStoryboard
    let lost = isPart ? LostScenes() : LostScenes(files, programs, inWork: inWork)
    for (number, places) in lost.places { self.places[files[number].path] = places }
    let writers = NameWriters(files, of: types, calling: called.joined(), besides: lost)
    let askers = AskingTypes(files)
    let systems = OldestSystemsOfProjects(files)
    let enums = ProjectEnums(files, programs, switched: called.joined().lazy.compactMap(\.switched))
    let unloaded = files.storyboardsNobodyLoads(writers, programs)
    let unseen =
      isPart ? [] : Self.unnamed(files, writers, programs, askers, besides: unloaded, inWork: inWork)
    interfaces = Set(unloaded.map { files[$0].path })
    self.files = Set(unseen.map { files[$0].path })
    for (number, file) in files.enumerated() {
      let unnamed = called[number].filter { name in
        !askers.mayAsk(for: name) && !writers.names(name, declaredIn: number, besides: unseen)
          && name.switched.map(enums.areMadeByName) ?? true
      }
      if !unnamed.isEmpty { names[file.path] = unnamed }
      let places =
        file.code.names.accessors.filter { unnamed.contains($0.name) }.map(\.key)
        + file.code.names.types.filter { unnamed.contains($0.name) }.map(\.body)
        + systems.codeThatNeverRuns(in: file)
      if !places.isEmpty { self.places[file.path] = places }
      if let owner = file.ownerOfInterface, !inWork.contains(file.path), !Self.isNamed(owner, files, writers)
      {
        interfaces.insert(file.path)
      }
    }
  }

  /// No screen lies behind more others than this.
  private static let depth = 32

  /// Files of which nobody names anything but such files, and storyboards that nothing loads.
  private static func unnamed(
    _ files: [FileFacts], _ writers: NameWriters, _ programs: ProgramFolders, _ askers: AskingTypes,
    besides unloaded: Set<Int>, inWork: Set<String>
  ) -> Set<Int> {
    var unseen = unloaded
    let isArchived = files.contains { $0.resource?.hidesClasses ?? false }
    var waiting = files.indices.filter { number in
      let file = files[number]
      guard !file.code.names.forOthers.isEmpty, !inWork.contains(file.path) else { return false }
      // All classes of Objective-C are public.
      guard file.path.hasSuffix(".swift") else { return !isArchived && programs.hold(file.path) }
      return file.code.names.hasView
        || !file.code.startsCommand && !file.code.names.declaredTypes.contains(where: askers.isAsked)
    }
    for _ in 0..<depth {
      let found = waiting.filter { number in
        files[number].code.names.forOthers.allSatisfy { name in
          writers.files(making: name).allSatisfy { writer in
            writer == number || unseen.contains(writer) || files[writer].isInterface(of: files[number])
              || files[writer].isHeader(of: files[number])
          }
        }
      }
      if found.isEmpty { break }
      unseen.formUnion(found)
      waiting.removeAll { unseen.contains($0) }
    }
    return unseen
  }

  /// Whether a class is named outside of its own files.
  private static func isNamed(_ owner: String, _ files: [FileFacts], _ writers: NameWriters) -> Bool {
    writers.files(writing: NameHash(owner)).contains { number in
      files[number].path.fileName.prefix { $0 != "." && $0 != "+" } != owner
    }
  }
}

extension ResourceFile {
  /// Whether it makes objects of classes that are not read: an old xib, or a project with nibs.
  fileprivate var hidesClasses: Bool {
    switch content {
    case .interface(let interface): interface.format == .archive
    case .project(let project): project.languageFiles.contains { $0.hasSuffix(".nib") }
    default: false
    }
  }
}

/// Folders of projects that build an app. A package that offers a library may be for other software, and so may a framework;
/// those within such a folder are modules of the app.
struct ProgramFolders {
  private var folders: Set<String> = []

  init(_ files: [FileFacts]) {
    let specified = files.lazy.filter { $0.resource?.specification != nil }.map(\.path)
    let whole = Set(specified.filter { $0.fileName == "project.yml" })
    for file in files {
      switch file.resource?.content {
      case .project(let project)? where project.buildsProgram: folders.insert(file.path.folderOfProject)
      case .specification(let specification)? where specification.buildsProgram:
        // What it is a part of counts: `project.yml` includes `App/target.yml`.
        let around = file.path.foldersAround.first { whole.contains("project.yml".counted(from: $0)) }
        folders.insert(whole.contains(file.path) ? file.path.folder : around ?? file.path.folder)
      default: break
      }
    }
    for file in files where file.resource?.package?.isForOthers ?? false {
      folders.remove(file.path.folder)
    }
    // The project may be kept elsewhere.
    guard folders.isEmpty, !files.contains(where: \.isProject) else { return }
    for file in files where file.isListOfApp { folders.insert(file.path.folder) }
  }

  func hold(_ path: String) -> Bool {
    folders.contains("") || !folders.isEmpty && !folders.isDisjoint(with: path.foldersAround)
  }
}

extension FileFacts {
  /// The names that somebody has to write, for its texts to be seen: public ones only in a program, whose own files are
  /// all that can write them.
  fileprivate func namesToBeCalled(in programs: ProgramFolders, isAlone: Bool) -> Set<CalledName> {
    var names = Set(code.names.accessors.lazy.filter { $0.isNoMore || !isAlone }.map(\.name))
    names.formUnion(code.names.constants.lazy.map(\.name))
    // Whoever tries something out in a single file calls it nowhere.
    if !isAlone { names.formUnion(code.names.called.union(code.names.types.lazy.map(\.name))) }
    guard names.contains(where: \.isPublic), !programs.hold(path) else { return names }
    return names.filter { !$0.isPublic }
  }

  fileprivate var isProject: Bool {
    switch resource?.content {
    case .project?, .package?, .specification?: true
    default: false
    }
  }

  var isListOfApp: Bool { resource?.information?.isOfApp ?? false }

  /// Whether a xib is named like the file of its class, which asks for it.
  fileprivate func isInterface(of other: FileFacts) -> Bool {
    guard resource?.interface != nil, path.hasSuffix(".xib") else { return false }
    return path.fileName.dropLast(4) == other.path.fileName.prefix { $0 != "." }
  }

  /// Whether a file declares what another one implements: its delegates are given the class.
  fileprivate func isHeader(of other: FileFacts) -> Bool {
    path.hasSuffix(".h") && path.fileName.withoutEnding == other.path.fileName.withoutEnding
  }

  /// The class that loads a xib.
  fileprivate var ownerOfInterface: String? {
    guard let interface = resource?.interface,
      let owner = interface.owner.map({ interface.string($0) }), owner.withSpelling(\.isViewClass)
    else { return nil }
    return owner
  }
}
