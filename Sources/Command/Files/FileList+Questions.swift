import L10nLint
import L10nSyntax

extension FileList {
  /// Whether there is nothing to look at, and nothing else tells why.
  var isEmpty: Bool {
    files.isEmpty && failures.isEmpty && excluded.isEmpty && foreign.isEmpty && absent.isEmpty
      && buffer == nil
  }

  /// Whether each argument is a mistake, so that there is no run.
  var isOnlyAbsent: Bool {
    files.isEmpty && failures.isEmpty && excluded.isEmpty && foreign.isEmpty && !absences.isEmpty
  }

  /// What a file of the run says, for whoever looks at it besides the run; `nil` where it is gone meanwhile.
  func text(of path: String) -> SourceText? {
    guard let held = held[path] else { return FileReader.readAgain(path) }
    return try? held.get()
  }

  /// Whether a link of these folders leads to something in them, which is found under its own name.
  func holdsTarget(ofLink path: String) -> Bool {
    guard let target = Platform.realPath(path) else { return false }
    return folders.contains { folder in
      guard let root = Platform.realPath(folder) else { return false }
      return target.lies(in: root)
    }
  }

  /// Whether the run would read a file of this name, if it were there.
  mutating func mayHold(_ path: String) -> Bool {
    FileKind(path: path) != nil && !isSkipped(path, in: "")
      && exclusion(of: path, in: configurations.folder(of: path)) == nil
  }
}
