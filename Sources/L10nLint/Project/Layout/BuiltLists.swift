/// Which `Info.plist` files the Xcode projects of a run may be built with: those they name, or all where none names any.
struct BuiltLists {
  /// What `INFOPLIST_FILE` says.
  private var named: Set<String> = []
  /// A project is made when it is built.
  private var isOpen = false

  init(_ project: ProjectFacts) {
    for file in project.resources {
      switch file.content {
      case .project(let project): named.formUnion(project.informationFiles)
      case .specification: isOpen = true
      default: continue
      }
    }
  }

  func mayHold(_ path: String) -> Bool {
    isOpen || named.isEmpty || named.contains { path.isFile(ofSetting: $0) }
  }
}

extension String {
  /// `$(SRCROOT)/App/Info.plist` of a build setting is some folder's `App/Info.plist`. Disks of a Mac mostly find `app/Info.plist`
  /// as well.
  fileprivate func isFile(ofSetting value: String) -> Bool {
    let fixed = value.lowercased().split(separator: "/").reversed().prefix { !$0.contains("$") && $0 != ".." }
    return lowercased().split(separator: "/").reversed().starts(with: fixed)
  }
}
