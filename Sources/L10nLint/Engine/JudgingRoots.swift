import L10nSyntax

/// The folders that files are judged from: each file by the way from the root of its own project, whatever stands above
/// that or is named beside it.
///
/// Where there are several, a judged path begins with the number of its root, so that files of two projects stay apart. No folder is
/// called like that, because the number stands behind a zero byte, and no rule finds a meaning in it.
package struct JudgingRoots: Sendable {
  private struct Root: Sendable {
    let mark: String
    let folder: ProjectRoot
  }

  /// From the inside to the outside, so that the first one around a file is its own.
  private let roots: [Root]

  package init(_ root: ProjectRoot) { roots = [Root(mark: "", folder: root)] }

  /// The folders are absolute and without links, in any order.
  package init(_ folders: [String], workingFolder: String) {
    var table = PathTable<Bool>()
    for folder in folders { table[folder] = true }
    let sorted = table.paths
    let all = sorted.enumerated().map { number, folder in
      Root(
        mark: sorted.count > 1 ? "\0\(number)/" : "",
        folder: ProjectRoot(folder, workingFolder: workingFolder))
    }
    // Whatever is around a folder comes before it by its bytes.
    roots = all.reversed()
  }

  var areSeveral: Bool { roots.count > 1 }

  /// What a file is judged by; one that lies outside is judged as it is written.
  package func judgedPath(of path: String) -> String {
    guard areSeveral else { return roots.first?.folder.judgedPath(of: path) ?? path }
    for root in roots {
      if case .inside(let way) = root.folder.spell(path) { return root.mark + way }
    }
    return path
  }

  /// What somebody may read in the place of a judged path that is of no file of the run.
  func shownPath(of judged: String) -> String {
    guard areSeveral, let root = roots.first(where: { judged.utf8.starts(with: $0.mark.utf8) }) else {
      return judged
    }
    return root.folder.absolute(String(Substring(judged.utf8.dropFirst(root.mark.utf8.count))))
  }
}

extension String {
  /// A judged folder as somebody may read of it, without the number of its root.
  var withoutRoot: String {
    guard utf8.first == 0 else { return self }
    return utf8.firstIndex(of: UInt8(ascii: "/")).map { String(self[utf8.index(after: $0)...]) } ?? ""
  }
}
