import L10nLint
import L10nSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files of a run: those named, and in folders those git knows, or a walk finds.
struct FileList {
  private(set) var paths: [String] = []
  private(set) var failures: [(path: String, reason: String)] = []

  /// Folders that hold what others wrote.
  static let skipped: Set<String> = [
    ".build", ".git", ".svn", ".hg", "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules",
    "vendor",
    "Vendor", ".swiftpm", "xcuserdata",
  ]

  init(_ arguments: [String]) {
    for argument in arguments {
      switch Self.kind(of: argument) {
      case .file: paths.append(argument)
      case .folder: addFolder(argument)
      case .other: failures.append((argument, "it is neither a file nor a folder"))
      case .missing(let reason): failures.append((argument, reason))
      }
    }
    paths = Set(paths).sorted()
  }

  private enum Kind {
    case file, folder, other
    case missing(String)
  }

  private static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing(Platform.errorText) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  private mutating func addFolder(_ folder: String) {
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    if let listed = GitListing.files(in: folder) {
      for path in listed where SourceLanguage(path: path) != nil && !Self.isSkipped(path) {
        paths.append(prefix + path)
      }
      return
    }
    walk(folder, prefix)
  }

  private static func isSkipped(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { skipped.contains(String($0)) }
  }

  /// Does not follow links to folders, so it ends whatever they point to.
  private mutating func walk(_ root: String, _ prefix: String) {
    var waiting = [(path: root, prefix: prefix)]
    while let (path, prefix) = waiting.popLast() {
      guard let directory = opendir(path) else {
        failures.append((path, Platform.errorText))
        continue
      }
      defer { closedir(directory) }
      while let entry = readdir(directory) {
        let name = entry.name
        guard name != ".", name != "..", !Self.skipped.contains(name) else { continue }
        switch entry.kind(prefix + name) {
        case .folder: waiting.append((prefix + name, prefix + name + "/"))
        case .file: if SourceLanguage(path: name) != nil { paths.append(prefix + name) }
        case .linkedFolder: continue
        }
      }
    }
  }
}

private enum EntryKind { case file, folder, linkedFolder }

extension UnsafeMutablePointer<dirent> {
  fileprivate var name: String {
    let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
    return String(cString: UnsafeRawPointer(self).advanced(by: offset).assumingMemoryBound(to: CChar.self))
  }

  /// The directory itself says what most entries are; only unknown ones and links cost a look.
  ///
  /// A pipe or a broken link with the name of a source file counts as a file, so that reading it says what it is.
  fileprivate func kind(_ path: String) -> EntryKind {
    switch Int32(pointee.d_type) {
    case Int32(DT_DIR): return .folder
    case Int32(DT_UNKNOWN), Int32(DT_LNK):
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return .file }
      return Int32(pointee.d_type) == Int32(DT_LNK) ? .linkedFolder : .folder
    default: return .file
    }
  }
}
