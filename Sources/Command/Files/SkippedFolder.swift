import L10nLint
import L10nSyntax

/// A folder into which nobody looks who does not name it, be it as an argument or in an `include`.
struct SkippedFolder {
  let path: String
  /// How many files in it would have been read; `nil` where nobody has counted.
  var files: Int?

  /// Folders of tools; what others wrote and what somebody has built is left out too.
  static let toolNames: Set<Substring> = [
    ".build", ".git", ".svn", ".hg", ".swiftpm", "DerivedData", "SourcePackages", "node_modules",
    "xcuserdata",
  ]

  static func isName(_ name: Substring) -> Bool {
    toolNames.contains(name) || FolderNames.isCarried(name) || FolderNames.isProduct(name)
  }

  /// Xcode opens a project as one file: what else has come to lie in it is nobody's.
  static func isForeign(_ name: Substring, inProject folder: Substring) -> Bool {
    folder.utf8.last == UInt8(ascii: "j") && folder.hasSuffix(".xcodeproj") && !partsOfProject.contains(name)
  }

  private static let partsOfProject: Set<Substring> = ["project.xcworkspace", "xcshareddata"]
}

/// Those of a run.
struct SkippedFolders {
  private var files: [String: Int?] = [:]

  mutating func add(_ folder: String, files count: Int?) {
    let known = files[folder] ?? nil
    files.updateValue(known.map { $0 + (count ?? 0) } ?? count, forKey: folder)
  }

  /// In the order of their paths, as they are spelled from a folder.
  var all: [SkippedFolder] {
    let here = WorkingFolder.current
    return files.map { path, files in
      SkippedFolder(path: path.hasPrefix("/") ? here.spelled(path) : path, files: files)
    }
    .sorted { $0.path.precedesInBytes($1.path) }
  }

  /// For a person; `nil` where there is none.
  var text: String? {
    let all = all
    guard !all.isEmpty else { return nil }
    var parts = all.prefix(Self.shown).map { folder in
      folder.path.printable + (folder.files.map { " (files: \($0))" } ?? "")
    }
    if all.count > Self.shown { parts.append("and \(all.count - Self.shown) more") }
    return "Skipped as third-party, generated, or built: \(parts.joined(separator: ", "))."
  }

  private static let shown = 5
}

extension FileList {
  /// Whether a folder around a file is skipped. The path counts from a folder that somebody has named; a slash at its
  /// end makes it a folder.
  mutating func isSkipped(_ path: String, in root: String) -> Bool {
    guard let folder = skippedFolder(around: path, in: root) else { return false }
    skipped.add(folder, files: path.hasSuffix("/") ? nil : 1)
    return true
  }

  /// The outermost one.
  mutating func skippedFolder(around path: String, in root: String) -> String? {
    var start = path.utf8.startIndex
    var last = path[..<start]
    while let slash = path.utf8[start...].firstIndex(of: UInt8(ascii: "/")) {
      let name = path[start..<slash]
      // The configuration of the folder around it: one that lies in the code of others is none of ours.
      if SkippedFolder.isName(name) || SkippedFolder.isForeign(name, inProject: last),
        !configurations.folder(of: root + path[..<start]).configuration.includes(
          configurations.absolute(root + path), naming: name)
      {
        return root + path[..<slash]
      }
      start = path.utf8.index(after: slash)
      last = name
    }
    return nil
  }
}
