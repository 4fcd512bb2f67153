// The parts of a path. They are asked for so often that they work on bytes.

extension String {
  /// The folder of a path; empty where it names none.
  package var folder: String {
    withSpelling { path in
      guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return "" }
      return String(decoding: path[..<slash], as: UTF8.self)
    }
  }

  /// What stands behind the last slash of a path.
  var fileName: String {
    withSpelling { path in
      guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return self }
      return String(decoding: path[(slash + 1)...], as: UTF8.self)
    }
  }

  /// A path or a name up to its last dot.
  var withoutEnding: Substring { prefix(upTo: lastIndex(of: ".") ?? endIndex) }

  /// The folder of a path, the one around it, and so on; the last one is empty.
  var foldersAround: [String] {
    var folders = [folder]
    while let last = folders.last, !last.isEmpty { folders.append(last.folder) }
    return folders
  }

  /// A path that is counted from some folder, as the run names it.
  func counted(from folder: String) -> String { folder.isEmpty ? self : folder + "/" + self }

  /// The way back: a path of the run, as it is counted from a folder. `Sea/Wave.m` is `../Sea/Wave.m`, seen from `Pier`.
  func seen(from folder: String) -> String {
    guard !folder.isEmpty else { return self }
    if hasPrefix(folder + "/") { return String(dropFirst(folder.count + 1)) }
    let (steps, way) = (split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(steps, way).prefix { $0 == $1 }.count
    let back = way.dropFirst(shared).map { _ in ".." }
    return (back + steps.dropFirst(shared).map { String($0) }).joined(separator: "/")
  }

  /// `App` of `App/Harbour.xcodeproj/project.pbxproj`: the project counts its paths from there.
  var folderOfProject: String { folder.folder }

  /// `App` of `App/fr.lproj/Localizable.strings`.
  var folderAroundLanguages: String { folder.folder }

  /// `App/Localizable.strings` of `App/fr.lproj/Localizable.strings`.
  var withoutLanguage: String { fileName.counted(from: folderAroundLanguages) }

  /// `Package.swift`, in whichever folder.
  var isPackageManifest: Bool {
    withSpelling { $0.hasSuffix("Package.swift") && ($0.count == 13 || $0.hasSuffix("/Package.swift")) }
  }
}
