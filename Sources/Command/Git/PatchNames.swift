import L10nLint
import L10nSyntax

/// What files are called in a patch: git takes no path from the root of the file system, and none that leads upwards.
struct PatchNames {
  private let root: ProjectRoot
  private let here = WorkingFolder.current
  /// Where one of the files lies elsewhere, all of them count from the root of the project.
  private let countsFromRoot: Bool

  init(of paths: [String], _ root: ProjectRoot) {
    self.root = root
    let here = here
    countsFromRoot = paths.contains { path in
      let spelled = here.spelled(root.absolute(root.text(path)))
      return spelled.hasPrefix("/") || spelled.hasPrefix("../")
    }
    guard countsFromRoot else { return }
    let folder = here.spelled(root.absolute(""))
    Output.say("the paths of this patch are relative to `\(folder.printable)`; apply it there")
  }

  func name(of path: String) -> String {
    let text = root.text(path)
    guard countsFromRoot else { return here.spelled(root.absolute(text)) }
    return text.hasPrefix("/") ? String(Substring(text.utf8.dropFirst())) : text
  }
}
