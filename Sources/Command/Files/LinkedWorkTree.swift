import L10nSyntax

/// A second work tree of a repository, as `git worktree add` makes them: its files are those of the first one, on
/// another branch.
enum LinkedWorkTree {
  /// Whether a folder is one. Its `.git` is a file, as in a submodule, and leads to what shares its commits with others.
  static func isAt(_ folder: String) -> Bool {
    guard PathStatus(folder + "/.git", isFollowing: false)?.kind == .file else { return false }
    var reader = FileReader()
    // Whatever cannot be read leads nowhere, and git says so.
    guard let bytes = try? reader.readFile(folder + "/.git"), bytes.starts(with: head) else { return false }
    let path = String(path: bytes.dropFirst(head.count).prefix { !$0.isLineBreak })
    let place = path.hasPrefix("/") ? path : folder + "/" + path
    guard PathStatus(place) == nil else { return PathStatus(place + "/commondir") != nil }
    // What was moved, or is seen from a container, leads nowhere, and only the path tells.
    return path.split(separator: "/").suffix(3).dropLast() == [".git", "worktrees"]
  }

  private static let head = Array("gitdir: ".utf8)
}
