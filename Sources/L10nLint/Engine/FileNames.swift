import L10nSyntax

/// The two names of each file of a run. Its place is the way from the root of the project: by that it is judged, and facts
/// know it by no other name, because what stands above a project tells nothing of it. Its path is what somebody calls it
/// from the working folder, which is what findings say in the end.
package struct FileNames: Sendable {
  private let root: ProjectRoot
  /// By place, where it is not the same.
  private let paths: PathTable<String>

  package init(_ paths: [String], below root: ProjectRoot) {
    self.root = root
    var others = PathTable<String>()
    for path in paths {
      let place = root.place(of: path)
      if !place.utf8.elementsEqual(path.utf8) { others[place] = path }
    }
    self.paths = others
  }

  package func place(of path: String) -> String { root.place(of: path) }

  package func path(at place: String) -> String { paths[place] ?? place }

  /// Findings as somebody is to read them here.
  package func spelled(_ findings: [Finding]) -> [Finding] {
    paths.isEmpty ? findings : findings.map(spelled)
  }

  private func spelled(_ finding: Finding) -> Finding {
    var finding = finding
    finding.path = path(at: finding.path)
    for index in finding.related.indices {
      finding.related[index].path = path(at: finding.related[index].path)
    }
    if var fix = finding.fix {
      for index in fix.edits.indices { fix.edits[index].path = path(at: fix.edits[index].path) }
      finding.fix = fix
    }
    return finding
  }
}
