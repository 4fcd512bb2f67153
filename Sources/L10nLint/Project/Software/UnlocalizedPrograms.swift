extension ProjectResources {
  /// Folders of programs that nobody localizes, though the project has others that somebody does, with a slash at their
  /// ends: a helper, a dummy, an app whose extension alone speaks other languages. Each holds the code that starts it;
  /// in none of them anything is looked up or translated.
  func unlocalizedPrograms(_ files: [FileFacts]) -> [String] {
    guard !interfaces.isEmpty else { return [] }
    let starts = files.lazy.filter { $0.resource == nil && $0.path.startsProgram }
    var folders = Set(starts.map(\.path.folder)).subtracting([""])
    // Of a single program this folder is a part.
    guard folders.count > 1 else { return [] }
    for file in files where !folders.isEmpty && !file.code.keyUses.isEmpty {
      folders.subtract(file.path.foldersAround)
    }
    guard !folders.isEmpty else { return [] }
    for file in tables.lazy.filter({ $0.languages.count > 1 }).flatMap(\.files) {
      folders.subtract(file.path.foldersAround)
    }
    for interface in interfaces where interface.hasCopies || !interface.languages.isEmpty {
      folders.subtract(interface.file.path.foldersAround)
    }
    return folders.map { $0 + "/" }
  }
}

extension String {
  /// `main.m`, `AppDelegate.swift`
  fileprivate var startsProgram: Bool {
    let name = fileName.prefix { $0 != "." }
    return name == "main" || name.hasSuffix("AppDelegate")
  }
}
