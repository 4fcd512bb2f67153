/// The files and folders that projects name, by their names alone: what none of these is built by nobody.
struct ListedReferences: Sendable {
  /// Hashes of the names.
  private var names: Set<UInt64> = []
  private var scripts: [String] = []
  /// Takes what it does not name: by a folder without a name of its own, or by a tool of which nothing here is known.
  private var isOpen = false
  /// The folders of projects that do.
  private var openFolders: Set<String> = []

  init() {}

  init(_ project: ProjectObjects) {
    let wholeFolders = project.wholeFolders
    names = project.references.union((wholeFolders ?? []).map(\.quickHash))
    scripts = project.scripts
    isOpen = wholeFolders == nil || project.all.contains { $0.kind == .legacyTarget }
  }

  /// What a project in some folder names.
  mutating func add(_ other: ListedReferences, in folder: String) {
    names.formUnion(other.names)
    scripts += other.scripts
    if other.isOpen { openFolders.insert(folder) }
  }

  /// Whether nothing leads to what lies in a folder: neither its name nor that of a folder around it, in the last part of its
  /// path.
  func leaveOut(_ part: Substring, of folder: String) -> Bool {
    guard !names.isEmpty,
      openFolders.isEmpty || !folder.foldersAround.contains(where: openFolders.contains)
    else { return false }
    return !part.split(separator: "/").contains { name in
      names.contains(String(name).quickHash) || scripts.contains { $0.contains(name) }
    }
  }
}

extension String {
  /// The path up to the bundle that it lies in, as those of a Mac are made: `Modes/Lisp.mode` of
  /// `Modes/Lisp.mode/Contents/Resources/fr.lproj/Localizable.strings`.
  var innerBundle: Substring? {
    guard withSpelling({ $0.holds("/Contents/Resources/") }) else { return nil }
    let parts = split(separator: "/", omittingEmptySubsequences: false)
    let end = parts.indices.dropFirst().last { parts[$0...].starts(with: ["Contents", "Resources"]) }
    guard let end, let bundle = parts[..<end].last, bundle.dropFirst().contains(".") else { return nil }
    return self[..<bundle.endIndex]
  }
}
