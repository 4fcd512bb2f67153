import L10nLint
import L10nSyntax

/// The projects of a list: each file is judged by the way from the root of its own one, whatever stands above that or is
/// named beside it, and the files of two projects never meet.
struct ListedProjects {
  struct Project {
    let root: ProjectRoot
    /// In the order of the paths by which they are judged.
    fileprivate(set) var files: [ListedFile] = []
  }

  /// Those that have files, else one; what is around a project comes before it.
  private(set) var all: [Project]
  /// By the absolute paths of their roots.
  private var numbers = PathTable<Int>()
  private let workingFolder: ProjectRoot

  /// How the files of a list are divided.
  enum Division {
    /// Each belongs to the repository or project around it.
    case byRoots
    /// All belong to the project around the working folder, or to that folder.
    case none
  }

  /// `reports` is where paths of reports are counted from, which is a root where no folder is named.
  init(of list: FileList, _ division: Division, reports: ProjectRoot) {
    // Whoever removed the working folder can only have named full paths.
    let here = Platform.realPath(".").map { String(path: $0) } ?? "/"
    workingFolder = ProjectRoot("/", workingFolder: here)
    var search = ProjectSearch()
    let folders =
      switch division {
      case .byRoots: list.projectFolders(&search)
      case .none: [search.root(of: here)].compactMap(\.self)
      }
    all = folders.map { Project(root: ProjectRoot($0, workingFolder: here)) }
    if all.isEmpty { all = [Project(root: reports)] }
    numberRoots()
    var last: (folder: String, number: Int)?
    for file in list.files {
      // Files come sorted, so that many of one folder follow each other.
      let folder = file.path.folder
      let number = last.flatMap { $0.folder.utf8.elementsEqual(folder.utf8) ? $0.number : nil }
      last = (folder, number ?? self.number(of: file.path))
      all[last?.number ?? 0].files.append(file)
    }
    if all.contains(where: { !$0.files.isEmpty }) { all.removeAll(where: \.files.isEmpty) }
    numberRoots()
    for number in all.indices { all[number].sort() }
  }

  private mutating func numberRoots() {
    numbers = PathTable(all.enumerated().map { (key: $1.root.path, value: $0) })
  }

  /// The innermost project around a file; one that lies outside of all is judged as it is written, with the first one.
  func number(of path: String) -> Int {
    guard all.count > 1 else { return 0 }
    var folder = ("/" + workingFolder.text(path)).folder
    while !folder.isEmpty {
      if let number = numbers[folder] { return number }
      folder = folder.folder
    }
    return numbers["/"] ?? 0
  }
}

extension ListedProjects.Project {
  fileprivate mutating func sort() {
    let places = files.map { root.judgedPath(of: $0.path) }
    files = files.indices.sorted { places[$0].precedesInBytes(places[$1]) }.map { files[$0] }
  }
}

extension FileList {
  /// The roots of all that was named or looked into, each once, by their bytes.
  fileprivate func projectFolders(_ search: inout ProjectSearch) -> [String] {
    var found = PathTable<Bool>()
    var rootless: [String] = []
    var others: [String] = []
    for folder in askedFolders {
      let root = search.root(of: folder)
      if let root { found[root] = true } else { rootless.append(folder) }
      if root.map({ !search.isOneProject($0) }) ?? true { others.append(folder) }
    }
    if !rootless.isEmpty { found[rootless.commonFolder.outsideOfLanguage] = true }
    for repository in repositories(below: others, &search) { found[repository] = true }
    return found.paths
  }

  /// The repositories of the files in some folders that belong to none and are no project.
  private func repositories(below folders: [String], _ search: inout ProjectSearch) -> [String] {
    var found = PathTable<Bool>()
    guard !folders.isEmpty else { return [] }
    var last: String?
    for file in files where file.origin == .walk {
      let folder = configurations.absolute(file.path).folder
      guard last.map({ !$0.utf8.elementsEqual(folder.utf8) }) ?? true else { continue }
      last = folder
      guard let outer = folders.first(where: { folder.pathBytes.lies(in: $0.pathBytes) }) else { continue }
      if let repository = search.repository(around: folder, below: outer) { found[repository] = true }
    }
    return found.paths
  }
}

extension String {
  /// The folder of a language belongs to what is around it.
  fileprivate var outsideOfLanguage: String {
    foldersAround.first { !$0.hasSuffix(".lproj") } ?? self
  }
}
