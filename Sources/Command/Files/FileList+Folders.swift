import L10nLint
import L10nSyntax

// What is found in the folders of a run.

extension FileList {
  /// The folders of all that was named, or looked into, each once.
  var askedFolders: [String] {
    var found = PathTable<Bool>()
    for folder in folders { found[configurations.absolute(folder)] = true }
    for file in files where file.origin == .named || file.origin == .standardInput {
      let path = configurations.absolute(file.path)
      found[String(path[..<(path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)])] = true
    }
    return found.paths.map { $0.isEmpty ? "/" : $0 }
  }

  /// Whether nothing below a folder can belong to the list, so that nobody needs to look into it.
  private mutating func isLeftOut(_ folder: String) -> Bool {
    guard exclusions == .obeyed,
      let exclusion = configurations.folder(configurations.absolute(folder)).exclusion
    else { return false }
    leaveOut(exclusion)
    return true
  }

  /// What lies in a folder that somebody names: also where git ignores it, or its name says that others wrote it.
  mutating func addNamed(_ folder: String) {
    let prefix = (folder == "/" ? folder : folder + "/").utf8
    if !files.contains(where: { $0.path.utf8.starts(with: prefix) }) { addFolder(folder) }
  }

  mutating func addFolder(_ folder: String) {
    if exclusions == .obeyed, let exclusion = configurations.folder(configurations.absolute(folder)).exclusion
    {
      excluded.append((folder, exclusion))
      return
    }
    folders.append(folder)
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    if !addListed(folder, prefix) { walk(folder, prefix) }
  }

  /// What git knows. It knows nothing of a folder that it ignores: whoever names that one wants to see it.
  mutating func addListed(_ root: String, _ prefix: String) -> Bool {
    var waiting = [(folder: root, prefix: prefix)]
    var isFirst = true
    while let (folder, prefix) = waiting.popLast() {
      let listing = listing(of: folder)
      if isFirst {
        guard let listing, !listing.isEmpty else { return false }
      }
      isFirst = false
      for path in listing?.files ?? [] where FileKind(path: path) != nil && !isSkipped(path, in: prefix) {
        add(ListedFile(path: prefix + path, origin: .git))
      }
      addUntracked(listing?.untracked ?? [], prefix)
      if let listing { addIgnoredProjects(beside: listing.files + listing.untracked, in: folder, prefix) }
      for path in listing?.submodules ?? [] where !isSkipped(path + "/", in: prefix) {
        // A submodule that is not checked out has nothing in it, and git would answer for the outer repository.
        guard !isLeftOut(prefix + path), PathStatus(prefix + path + "/.git") != nil else { continue }
        if LinkedWorkTree.isAt(prefix + path) {
          apart.append(Apart(path: prefix + path, isWorkTree: true))
        } else {
          waiting.append((prefix + path, prefix + path + "/"))
        }
      }
      for path in listing?.others ?? [] where !isSkipped(path + "/", in: prefix) {
        guard !isLeftOut(prefix + path) else { continue }
        apart.append(Apart(path: prefix + path, isWorkTree: LinkedWorkTree.isAt(prefix + path)))
      }
    }
    return true
  }

  /// Where a repository was moved, git takes a work tree in it for a folder.
  private mutating func addUntracked(_ paths: [String], _ prefix: String) {
    var isWorkTree: [Substring: Bool] = [:]
    for path in paths where FileKind(path: path) != nil && !isSkipped(path, in: prefix) {
      let folders = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { path[..<$0] }
      let found = folders.first { folder in
        if let known = isWorkTree[folder] { return known }
        let isFound = LinkedWorkTree.isAt(prefix + folder)
        isWorkTree[folder] = isFound
        if isFound { apart.append(Apart(path: prefix + folder, isWorkTree: true)) }
        return isFound
      }
      if found == nil { add(ListedFile(path: prefix + path, origin: .git)) }
    }
  }

  /// Projects that a tool writes are often ignored, and say what is built all the same. They lie in the folder, or in one of
  /// its own folders with files of the app.
  private mutating func addIgnoredProjects(beside listed: [String], in folder: String, _ prefix: String) {
    let inner = Set(
      listed.compactMap { path in path.utf8.firstIndex(of: UInt8(ascii: "/")).map { path[..<$0] } })
    let places = [""] + inner.map { $0 + "/" }.sorted()
    let known = Set(listed.lazy.filter { $0.hasSuffix(Self.endOfProject) })
    for place in places {
      for name in FolderEntries(folder + "/" + place, prefix + place)?.folders ?? [] {
        let path = place + name + "/project.pbxproj"
        guard path.hasSuffix(Self.endOfProject), !known.contains(path),
          skippedFolder(around: path, in: prefix) == nil, PathStatus(prefix + path)?.kind == .file
        else { continue }
        add(ListedFile(path: prefix + path, origin: .walk))
      }
    }
  }

  private static let endOfProject = ".xcodeproj/project.pbxproj"

  /// `nil` where git knows nothing of a folder, or does not say what.
  private mutating func listing(of folder: String) -> GitListing? {
    do {
      return try GitListing(of: folder)
    } catch {
      if ProjectFolder.repository(around: folder) != nil { silence = error.reason }
      return nil
    }
  }

  /// Does not follow links to folders, so it ends whatever they point to.
  private mutating func walk(_ root: String, _ start: String) {
    var waiting = [(path: root, prefix: start, absolute: configurations.absolute(root), isOfOthers: false)]
    while let (path, prefix, absolute, isOfOthers) = waiting.popLast() {
      guard let entries = FolderEntries(path, prefix) else {
        failures.append((path, Platform.errorText))
        continue
      }
      let folder = configurations.folder(absolute, hasFile: entries.hasConfiguration)
      for name in entries.folders {
        let isSkipped =
          SkippedFolder.isName(name[...]) || SkippedFolder.isForeign(name[...], inProject: prefix.dropLast())
        if isSkipped, !folder.configuration.includes(naming: name[...]) {
          if FolderNames.isCarried(name[...]) { skipped.add(prefix + name, files: nil) }
          continue
        }
        let inner = absolute + "/" + name
        if exclusions == .obeyed, let exclusion = folder.configuration.exclusion(ofFolder: inner) {
          leaveOut(exclusion)
          continue
        }
        waiting.append((prefix + name, prefix + name + "/", inner, isOfOthers || isSkipped))
      }
      for name in entries.files {
        let below = Substring((prefix + name).utf8.dropFirst(start.utf8.count))
        guard !isOfOthers || !isSkipped(String(below), in: start) else { continue }
        add(ListedFile(path: prefix + name, origin: .walk), in: folder)
      }
    }
  }
}
