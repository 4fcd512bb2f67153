import L10nLint
import L10nSyntax

/// What the files of a run were in an older state, where they differ.
struct EarlierFiles {
  /// By path; `nil` where there was no such file.
  private var texts = PathTable<SourceText?>()
  /// Whether a resource has fewer lines than it had, or is gone: others may rely on what it said.
  private(set) var tellOfLosses = false

  mutating func add(_ text: SourceText?, of path: String) { texts[path] = .some(text) }

  mutating func noteLoss(in path: String) {
    if FileKind(path: path)?.isResource == true { tellOfLosses = true }
  }

  /// The files of the older state, with the texts of then.
  func list(from list: FileList) -> FileList {
    var list = list
    for (path, text) in texts.sorted {
      if let text { list.hold(text, of: path) } else { list.remove(path) }
    }
    return list
  }
}
