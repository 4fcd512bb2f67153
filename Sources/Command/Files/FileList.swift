import L10nLint
import L10nSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file of a run.
struct ListedFile {
  /// Who knows the file, which decides what it means that it is a link or not there.
  enum Origin {
    case named, git, walk, standardInput
  }

  var path: String
  var origin: Origin
}

/// The files of a run: those named, and in folders those git knows, or a walk finds.
struct FileList {
  /// By the bytes of their paths, whatever the order of the arguments.
  private(set) var files: [ListedFile] = []
  var failures: [(path: String, reason: String)] = []
  /// Arguments that the configuration leaves out.
  var excluded: [(path: String, exclusion: Configuration.Exclusion)] = []
  /// Those of the folders that were looked at.
  var configurations: ConfigurationFiles
  /// A text that is no file, and what it is called.
  private(set) var buffer: (path: String, stored: StoredText)?
  /// By path: what is read instead of the file of that name, as the text of an editor, or what the index has.
  private(set) var held = PathTable<Result<SourceText, FileReader.Failure>>()
  /// Why git did not say what it ignores, where there is a repository.
  var silence: String?
  /// Arguments that are files of a kind that nobody reads.
  private(set) var foreign: [String] = []
  /// Arguments that are nothing at all, or links to that.
  private(set) var absent: [String] = []
  /// What the system says of those that are nothing at all.
  private(set) var absences: [(path: String, reason: String)] = []
  /// Folders that hold what others wrote.
  var skipped = SkippedFolders()
  /// What leaves out the first file, or folder, that nobody has named.
  private(set) var firstExclusion: Configuration.Exclusion?
  /// All that leave something out.
  private(set) var usedExclusions: Set<Configuration.Exclusion> = []
  /// Repositories of their own in the folders, which the repository around them knows nothing of.
  var apart: [Apart] = []
  let exclusions: Exclusions
  var folders: [String] = []

  /// A folder that is left out because it is another repository.
  struct Apart {
    var path: String
    /// Another work tree of a repository, with all files a second time.
    let isWorkTree: Bool
  }

  /// Whether what a configuration leaves out is left out.
  enum Exclusions { case obeyed, passedOver }

  init(_ arguments: [String], _ configurations: ConfigurationFiles, exclusions: Exclusions = .obeyed) {
    self.configurations = configurations
    self.exclusions = exclusions
    for argument in arguments {
      switch PathStatus(argument)?.kind {
      case .file where FileKind(path: argument) == nil: foreign.append(argument)
      case .file: add(ListedFile(path: argument.plain, origin: .named))
      case .folder: addFolder(argument.plain)
      case .other: failures.append((argument, "it is neither a file nor a folder"))
      case nil: addAbsent(argument)
      }
    }
    files.sort { $0.path.precedesInBytes($1.path) }
    removeRepeated(isSeveral: arguments.count > 1)
  }

  /// One text under the name of a file, which need not exist.
  init(
    _ text: StoredText, called path: String, _ configurations: ConfigurationFiles, exclusions: Exclusions
  ) {
    self.configurations = configurations
    self.exclusions = exclusions
    hold(text, path.plain)
    if FileKind(path: path) == nil {
      foreign.append(path)
    } else {
      add(ListedFile(path: path.plain, origin: .standardInput))
    }
  }

  /// All files below an absolute path, and those that are named, whatever git says of them.
  init(
    project root: String, naming paths: [String], _ configurations: ConfigurationFiles, exclusions: Exclusions
  ) {
    self.configurations = configurations
    self.exclusions = exclusions
    addFolder(root)
    for path in paths {
      switch PathStatus(path)?.kind {
      case .file where FileKind(path: path) == nil: foreign.append(path)
      case .file: add(ListedFile(path: configurations.absolute(path), origin: .named))
      case .folder: addNamed(configurations.absolute(path))
      case .other: failures.append((path, "it is neither a file nor a folder"))
      case nil: addAbsent(path)
      }
    }
    spellFromHere()
    removeRepeated(isSeveral: !paths.isEmpty)
  }

  /// What the next commit has, as the index holds it; submodules as they are on the disk.
  init(
    index repository: GitRepository, _ configurations: ConfigurationFiles, exclusions: Exclusions
  ) throws(GitProcess.Failure) {
    self.configurations = configurations
    self.exclusions = exclusions
    folders = [repository.root]
    for entry in try repository.index() { add(entry, of: repository) }
    spellFromHere()
    try holdUnstaged(of: repository)
  }

  private mutating func add(_ entry: GitRepository.Entry, of repository: GitRepository) {
    let path = repository.root + "/" + entry.path
    let isRepository = entry.isRepository && PathStatus(path + "/.git") != nil
    guard isRepository || FileKind(path: entry.path) != nil,
      !isSkipped(isRepository ? entry.path + "/" : entry.path, in: repository.root + "/")
    else { return }
    if !isRepository {
      add(ListedFile(path: path, origin: .git))
      // Git refuses to commit it, and what would be read in its place is one side of the merge.
      guard entry.isUnmerged, files.last?.path == path else { return }
      failures.append((path, "git has not merged this file yet; resolve the conflict and `git add` it"))
    } else if LinkedWorkTree.isAt(path) {
      apart.append(Apart(path: path, isWorkTree: true))
    } else {
      _ = addListed(path, path + "/")
    }
  }

  private mutating func hold(_ text: StoredText, _ path: String) {
    buffer = (path, text)
    held[path] = .success(text.text)
  }

  /// Reads other texts in the places of files.
  mutating func hold(_ texts: PathTable<SourceText>) {
    for (path, text) in texts.sorted { held[path] = .success(text) }
  }

  /// Puts a text in the place of a file, which need not exist.
  mutating func replace(_ path: String, by text: StoredText) {
    let path = WorkingFolder.current.spelled(configurations.absolute(path))
    hold(text, path)
    guard !takesOver(path) else { return }
    add(ListedFile(path: path, origin: .standardInput))
    files.sort { $0.path.precedesInBytes($1.path) }
  }

  /// Adds a text that somebody shows under the name of a file.
  mutating func include(_ path: String) {
    guard FileKind(path: path) != nil, !isSkipped(path, in: ""), !takesOver(path) else { return }
    add(ListedFile(path: path, origin: .standardInput))
    files.sort { $0.path.precedesInBytes($1.path) }
  }

  /// Reads other texts in the places of files, some of which may be gone; files of `nil` are taken out.
  mutating func exchange(_ others: PathTable<SourceText?>) {
    files.removeAll { file in if case .some(.none) = others[file.path] { true } else { false } }
    let listed = PathTable(files.map { (key: $0.path, value: true) })
    for (path, text) in others.sorted {
      guard let text else { continue }
      if listed[path] == nil { include(path) }
      held[path] = .success(text)
    }
  }

  /// Whether a file is listed already, be it under another spelling of its name, which gives way to this one.
  private mutating func takesOver(_ path: String) -> Bool {
    // Strings are the same however their accents are written, and names of files only on some disks.
    let alike = files.indices.filter { files[$0].path == path }
    if alike.contains(where: { files[$0].path.utf8.elementsEqual(path.utf8) }) { return true }
    let identity = PathStatus(path)?.identity
    guard identity != nil,
      let other = alike.first(where: { PathStatus(files[$0].path)?.identity == identity })
    else { return false }
    files[other].path = path
    return true
  }

  /// Files that differ from the index are read from there.
  private mutating func holdUnstaged(of repository: GitRepository) throws(GitProcess.Failure) {
    let names = Set(files.map(\.path))
    let differences = try repository.unstaged().filter { FileKind(path: $0.path) != nil && !$0.isLink }
    let contents = repository.contents(of: differences.compactMap(\.object))
    for difference in differences {
      let path = WorkingFolder.current.spelled(repository.root + "/" + difference.path)
      guard names.contains(path) else { continue }
      if let content = difference.object.flatMap({ contents[$0] }) {
        held[path] = Result { () throws(FileReader.Failure) in try StoredText(content).text }
      } else if difference.status == "A" {
        // Git was told of the file, and the commit will not have it.
        held[path] = .success(SourceText(""))
      } else if difference.object != nil {
        held[path] = .failure(.other("git cannot read the staged text"))
      }
    }
  }

  /// Absolute paths become those that a person would type here.
  private mutating func spellFromHere() {
    let folder = WorkingFolder.current
    for index in files.indices { files[index].path = folder.spelled(files[index].path) }
    for index in failures.indices where failures[index].path.hasPrefix("/") {
      failures[index].path = folder.spelled(failures[index].path)
    }
    for index in apart.indices { apart[index].path = folder.spelled(apart[index].path) }
    for index in excluded.indices { excluded[index].path = folder.spelled(excluded[index].path) }
    files.sort { $0.path.precedesInBytes($1.path) }
  }

  /// Git names a file in conflict several times. Several arguments may name one in other ways; a link counts for what
  /// it leads to only where somebody names it, because no other link is followed.
  private mutating func removeRepeated(isSeveral: Bool) {
    var kept = 0
    var seen: Set<PathStatus.Identity> = []
    for file in files {
      if kept > 0, !files[kept - 1].path.precedesInBytes(file.path) { continue }
      if isSeveral, let status = PathStatus(file.path, isFollowing: file.origin == .named),
        !seen.insert(status.identity).inserted
      {
        continue
      }
      files[kept] = file
      kept += 1
    }
    files.removeSubrange(kept...)
  }

  private mutating func addAbsent(_ path: String) {
    let reason = PathStatus.absence(of: path)
    absent.append(path)
    // A link that leads nowhere is a file of the project that cannot be read.
    if PathStatus(path, isFollowing: false) == nil {
      absences.append((path, reason))
    } else {
      failures.append((path, reason))
    }
  }

  // MARK: Exclusions

  mutating func add(_ file: ListedFile) {
    add(file, in: configurations.folder(of: file.path))
  }

  mutating func add(_ file: ListedFile, in folder: ConfiguredFolder) {
    if let exclusion = exclusion(of: file.path, in: folder) {
      if file.origin == .named || file.origin == .standardInput {
        excluded.append((file.path, exclusion))
      } else {
        leaveOut(exclusion)
      }
    } else {
      files.append(file)
    }
  }

  /// Remembers why something is left out that nobody has named.
  mutating func leaveOut(_ exclusion: Configuration.Exclusion) {
    firstExclusion = firstExclusion ?? exclusion
    usedExclusions.insert(exclusion)
  }

  /// What leaves a file out.
  func exclusion(of path: String, in folder: ConfiguredFolder) -> Configuration.Exclusion? {
    guard exclusions == .obeyed, !folder.configuration.files.isEmpty else { return nil }
    return folder.exclusion ?? folder.configuration.exclusion(ofFile: folder.path(of: path))
  }
}

extension String {
  /// Without the `./` that shells and people put in front of a path.
  fileprivate var plain: String {
    var path = Substring(self)
    while path.utf8.starts(with: [UInt8(ascii: "."), UInt8(ascii: "/")]) {
      path = path.dropFirst(2)
      while path.utf8.first == UInt8(ascii: "/") { path = path.dropFirst() }
    }
    return path.isEmpty ? "." : String(path)
  }
}
