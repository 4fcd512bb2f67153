import L10nLint
import L10nSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds the folders that files are judged from, and looks at no folder twice.
struct ProjectSearch {
  private var repositories = PathTable<Bool>()
  private var projects = PathTable<Bool>()
  private let home = getenv("HOME").flatMap { Platform.realPath(String(path: $0)) } ?? []

  /// The repository around a folder, else its project: the innermost one, and what is around that as long as it looks
  /// like a project too. What lies further outside may be anything.
  mutating func root(of folder: String) -> String? {
    let around = folder.foldersAround
    for folder in around where isRepository(folder) && !isHome(folder) { return folder }
    var found: String?
    for folder in around {
      guard !isHome(folder) else { break }
      if isProject(folder) { found = folder } else if found != nil { break }
    }
    return found
  }

  /// Whether the repositories in a root are parts of it. A configuration alone makes no project of what lies below: it does not
  /// hold for repositories.
  mutating func isOneProject(_ root: String) -> Bool {
    isRepository(root) || ProjectFolder.holdsProject(root)
  }

  /// The innermost repository around a folder that lies in another one.
  mutating func repository(around folder: String, below outer: String) -> String? {
    for folder in folder.foldersAround {
      if folder.utf8.count <= outer.utf8.count { return nil }
      if isRepository(folder) { return folder }
    }
    return nil
  }

  /// Whether a folder is somebody's home, or above: whoever has a project there has not put all others into it.
  func isHome(_ folder: String) -> Bool { folder == "/" || home.lies(in: folder.pathBytes) }

  private mutating func isRepository(_ folder: String) -> Bool {
    if let known = repositories[folder] { return known }
    let answer = PathStatus(folder == "/" ? "/.git" : folder + "/.git") != nil
    repositories[folder] = answer
    return answer
  }

  /// A configuration says so too.
  private mutating func isProject(_ folder: String) -> Bool {
    if let known = projects[folder] { return known }
    let answer =
      PathStatus(folder + "/" + ConfigurationFile.name) != nil || ProjectFolder.holdsProject(folder)
    projects[folder] = answer
    return answer
  }
}

extension [String] {
  /// The deepest folder around absolute ones.
  var commonFolder: String {
    let all = map { $0.utf8.split(separator: UInt8(ascii: "/")) }
    guard var common = all.first?[...] else { return "/" }
    for folder in all {
      common = common.prefix(zip(common, folder).prefix { $0.elementsEqual($1) }.count)
    }
    return "/" + common.map { String(Substring($0)) }.joined(separator: "/")
  }
}
