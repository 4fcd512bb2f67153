import L10nSyntax

/// Which `Info.plist` files the Xcode projects of a run may be built with: those they name, or all where none
/// names any and none makes its own.
struct BuiltLists {
  /// What `INFOPLIST_FILE` says, by the folder of the project that says it.
  private var named: [String: Set<String>] = [:]
  /// Some project makes a list of its settings.
  private var isGenerated = false
  /// A project is made when it is built.
  private var isOpen = false

  init(_ files: [ResourceFile]) {
    for file in files {
      switch file.content {
      case .project(let project):
        isGenerated = isGenerated || project.generatesInformation && !project.hasSettingsElsewhere
        if !project.informationFiles.isEmpty {
          named[file.path.folderOfProject, default: []].formUnion(project.informationFiles)
        }
      case .specification: isOpen = true
      default: continue
      }
    }
  }

  func mayHold(_ path: String) -> Bool {
    isOpen || named.isEmpty && !isGenerated
      || named.contains { folder, values in values.contains { path.isFile(ofSetting: $0, in: folder) } }
  }
}

extension String {
  /// Whether a build setting of the project in some folder names this file. `$(SRCROOT)/App/Info.plist` counts from the
  /// folder; behind what another setting says, `App/Info.plist` may be that of any folder. Disks of a Mac mostly find
  /// `app/Info.plist` as well.
  func isFile(ofSetting value: String, in folder: String) -> Bool {
    var parts = value.split(separator: "/")
    if let root = parts.first, Self.projectRoots.contains(root) { parts.removeFirst() }
    guard parts.contains(where: { $0.contains("$") }) else {
      let path = parts.joined(separator: "/")
      return lowercased() == path.counted(from: folder).withoutDots.lowercased()
    }
    let fixed = parts.reversed().prefix { !$0.contains("$") && $0 != ".." }.map { $0.lowercased() }
    return lowercased().split(separator: "/").reversed().map { String($0) }.starts(with: fixed)
  }

  private static let projectRoots: Set<Substring> = [
    "$(SRCROOT)", "${SRCROOT}", "$SRCROOT", "$(PROJECT_DIR)", "${PROJECT_DIR}", "$PROJECT_DIR",
    "$(SOURCE_ROOT)",
  ]
}
