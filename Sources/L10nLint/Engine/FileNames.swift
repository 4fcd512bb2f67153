import L10nSyntax

/// The two paths of each file of a project. It is judged by the way from the root of its project, and facts know it by no other
/// name, because what stands above a project tells nothing of it. Shown is what somebody calls it from the working folder,
/// which is what findings say in the end.
package struct FileNames: Sendable {
  private let root: ProjectRoot
  /// What is shown, by the judged path, where it is not the same.
  private let paths: PathTable<String>

  package init(_ paths: [String], below root: ProjectRoot) {
    self.root = root
    var others = PathTable<String>()
    for path in paths {
      let judged = root.judgedPath(of: path)
      if !judged.utf8.elementsEqual(path.utf8) { others[judged] = path }
    }
    self.paths = others
  }

  package func judgedPath(of path: String) -> String { root.judgedPath(of: path) }

  package func shownPath(of judged: String) -> String { paths[judged] ?? root.shownPath(of: judged) }

  /// Findings as somebody is to read them here.
  package func spelled(_ findings: [Finding]) -> [Finding] {
    paths.isEmpty ? findings : findings.map(spelled)
  }

  private func spelled(_ finding: Finding) -> Finding {
    var finding = finding
    finding.path = shownPath(of: finding.path)
    for index in finding.related.indices {
      finding.related[index].path = shownPath(of: finding.related[index].path)
    }
    if var fix = finding.fix {
      for index in fix.edits.indices { fix.edits[index].path = shownPath(of: fix.edits[index].path) }
      finding.fix = fix
    }
    return finding
  }
}
