import L10nLint
import L10nSyntax

/// What has become of a file since an older state.
struct FileChange {
  let path: String
  /// The lines that the older state does not have.
  let lines: ChangedLines
  let earlier: Earlier
  /// Whether a line of then is another one now, or gone.
  let isLoss: Bool

  /// What the older state had.
  enum Earlier {
    case absent
    case text(SourceText)
    /// Git has it no more.
    case unknown
  }
}

/// What the files of a run were in an older state, where they differ.
struct EarlierFiles {
  /// By path; `nil` where there was no such file.
  private var texts = PathTable<SourceText?>()
  /// Whether a line of a table, a list or an interface file is another one now, or gone: others may rely on what it said.
  private(set) var tellOfLosses = false

  init(_ changes: [FileChange]) {
    for change in changes {
      switch change.earlier {
      case .absent: texts[change.path] = .some(nil)
      case .text(let text): texts[change.path] = .some(text)
      case .unknown: continue
      }
      if change.isLoss, FileKind(path: change.path)?.holdsTexts == true { tellOfLosses = true }
    }
  }

  /// The files of the older state, with the texts of then.
  func list(from list: FileList) -> FileList {
    var list = list
    list.exchange(texts)
    return list
  }
}
