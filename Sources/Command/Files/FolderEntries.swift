import L10nLint
import L10nSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a folder holds that a run may care for.
struct FolderEntries {
  /// Names of the folders in it; links to folders are left out.
  private(set) var folders: [String] = []
  private(set) var files: [String] = []
  /// Whether there is a file that is called like a configuration.
  private(set) var hasConfiguration = false

  /// `nil` where the folder cannot be opened, and `errno` says why.
  init?(_ path: String, _ prefix: String) {
    guard let directory = path.withPathBytes({ opendir($0) }) else { return nil }
    defer { closedir(directory) }
    // Their names alone do not say that they are lists of settings.
    let isOfSettings = prefix.withSpelling { $0.holds("Settings.bundle/") }
    while let entry = readdir(directory) {
      let name = entry.spelling
      if name.isSpelled(".") || name.isSpelled("..") { continue }
      if name.hasPrefix(".l10nlint.y") { hasConfiguration = true }
      let isKnown = FileKind(path: name) != nil || isOfSettings && name.hasSuffix(".plist")
      // Most entries are neither folders nor files to lint; for those nothing is made.
      guard entry.mayBeFolder || isKnown else { continue }
      let text = String(path: name)
      switch entry.kind(prefix + text) {
      case .folder: folders.append(text)
      case .file: if isKnown { files.append(text) }
      case .linkedFolder: continue
      }
    }
  }
}

private enum EntryKind { case file, folder, linkedFolder }

extension UnsafeMutablePointer<dirent> {
  fileprivate var spelling: Spelling {
    let start = UnsafeRawPointer(self) + (MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0)
    return Spelling(
      start: start.assumingMemoryBound(to: UInt8.self),
      count: strlen(start.assumingMemoryBound(to: CChar.self)))
  }

  fileprivate var mayBeFolder: Bool {
    let type = Int32(pointee.d_type)
    return type == Int32(DT_DIR) || type == Int32(DT_UNKNOWN) || type == Int32(DT_LNK)
  }

  /// The directory itself says what most entries are; only unknown ones and links cost a look.
  ///
  /// A pipe or a broken link with the name of a source file counts as a file, so that reading it says what it is.
  fileprivate func kind(_ path: String) -> EntryKind {
    switch Int32(pointee.d_type) {
    case Int32(DT_DIR): return .folder
    case Int32(DT_UNKNOWN), Int32(DT_LNK):
      guard PathStatus(path)?.kind == .folder else { return .file }
      return PathStatus(path, isFollowing: false)?.kind == .folder ? .folder : .linkedFolder
    default: return .file
    }
  }
}
