import L10nLint
import L10nSyntax

/// A folder into which nobody looks who does not name it.
enum SkippedFolder {
  /// Folders of tools; what others wrote and what somebody has built is left out too.
  private static let names: Set<Substring> = [
    ".build", ".git", ".svn", ".hg", ".swiftpm", "DerivedData", "SourcePackages", "node_modules",
    "xcuserdata",
  ]

  static func isName(_ name: Substring) -> Bool {
    names.contains(name) || FolderNames.isCarried(name) || FolderNames.isProduct(name)
  }

  /// Whether one of the folders around a path is one; a folder ends with a slash.
  static func isAround(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().contains {
      isName($0)
    }
  }
}
