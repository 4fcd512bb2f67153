import L10nSyntax

/// The two names of each file of a run. Its place is the way from the root of the project: by that it is judged, and facts
/// know it by no other name, because what stands above a project tells nothing of it. Its path is what somebody calls it
/// from the working folder, which is what findings say in the end.
package struct FileNames: Sendable {
  private let roots: JudgingRoots
  /// By place, where it is not the same.
  private let paths: PathTable<String>

  package init(_ paths: [String], below roots: JudgingRoots) {
    self.roots = roots
    var others = PathTable<String>()
    for path in paths {
      let place = roots.place(of: path)
      if !place.utf8.elementsEqual(path.utf8) { others[place] = path }
    }
    self.paths = others
  }

  package func place(of path: String) -> String { roots.place(of: path) }

  package func path(at place: String) -> String { paths[place] ?? roots.path(at: place) }

  /// Findings as somebody is to read them here.
  package func spelled(_ findings: [Finding]) -> [Finding] {
    paths.isEmpty && !roots.areSeveral ? findings : findings.map(spelled)
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
