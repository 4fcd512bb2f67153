extension Linter {
  /// What looking at one file gives.
  package enum FileResult: Sendable {
    /// It is listed and is not there, or is a link to what is read under its own name.
    case absent(path: String)
    /// It gives a meaning to names of its own and will be read again: only what it declares and mentions is known by now.
    case declared(FileFacts)
    /// Facts for the project, and what the file by itself says.
    case read(FileFacts, [Suspicion] = [])
  }
}

extension Linter.FileResult {
  package var facts: FileFacts {
    switch self {
    case .absent(let path): FileFacts(path: path)
    case .declared(let facts), .read(let facts, _): facts
    }
  }

  package var suspicions: [Suspicion] { if case .read(_, let suspicions) = self { suspicions } else { [] } }

  /// A file that could not be read has no facts and one finding.
  package init(unreadable path: String, reason: String, kind: String = "content") {
    let finding = Finding(unreadable: path, reason: reason, kind: kind)
    self = .read(FileFacts(path: path), [Suspicion(finding: finding)])
  }

  /// Code of a size that only programs write.
  init(large path: String) {
    let reason = "source code over 10 MB is not handwritten; skip the file with `exclude`"
    self.init(unreadable: path, reason: reason, kind: "size")
  }

  /// A file to which this machine has no key.
  package init(encrypted path: String) {
    self = .read(FileFacts(path: path), [Suspicion(finding: Finding(encrypted: path))])
  }
}
