import L10nSyntax

/// What git knows of a folder: its ignore rules are its own business.
struct GitListing {
  /// Tracked files, relative to the folder.
  private(set) var files: [String] = []
  /// Files that git does not know and does not ignore.
  private(set) var untracked: [String] = []
  /// Whose files only they know.
  private(set) var submodules: [String] = []
  /// Repositories that are no part of this one: somebody has cloned them here, or checked out another branch.
  private(set) var others: [String] = []

  var isEmpty: Bool { files.isEmpty && untracked.isEmpty && submodules.isEmpty && others.isEmpty }

  /// Fails outside a work tree, and where there is no git.
  init(of folder: String) throws(GitProcess.Failure) {
    // Git refuses a full path that its work tree does not hold, and so a repository that says it lies elsewhere.
    guard let path = Platform.realPath(folder) else {
      throw GitProcess.Failure(reason: Platform.errorText)
    }
    let arguments = [
      "ls-files", "-z", "-t", "-s", "-c", "-o", "--exclude-standard", "--", String(path: path),
    ]
    for entry in try GitProcess(in: folder).output(of: arguments).split(separator: 0) { add(entry) }
  }

  /// `? path` for what is not tracked, `H mode hash stage<tab>path` for what is.
  private mutating func add(_ entry: ArraySlice<UInt8>) {
    let isTracked = entry.first != UInt8(ascii: "?")
    let isRepository =
      isTracked ? entry.dropFirst(2).starts(with: "160000".utf8) : entry.last == UInt8(ascii: "/")
    var path = entry.dropFirst(2)
    if isTracked { path = path.drop { $0 != UInt8(ascii: "\t") }.dropFirst() }
    if entry.last == UInt8(ascii: "/") { path = path.dropLast() }
    switch (isRepository, isTracked) {
    case (false, true): files.append(String(path: path))
    case (false, false): untracked.append(String(path: path))
    case (true, true): submodules.append(String(path: path))
    case (true, false): others.append(String(path: path))
    }
  }
}
