/// The files of a project: where they lie, and which of them a target builds.
extension ProjectObjects {
  /// Groups do not lie in each other more deeply than this.
  private static let depth = 40

  /// Where a file or a folder lies, seen from the folder of the project; `nil` where only a build knows it. A group may be a
  /// folder, or a mere heading.
  func path(of number: ProjectObject.Number) -> String? {
    var parts: [String] = []
    var number = number
    for _ in 0..<Self.depth {
      let object = self[number]
      if let part = object?.text(.path), !part.isEmpty { parts.append(part) }
      let anchor = object?.text(.sourceTree) ?? "<group>"
      guard anchor == "<group>" || anchor == "SOURCE_ROOT" else { return nil }
      guard anchor == "<group>", let group = groups[number] else {
        return parts.reversed().joined(separator: "/").withoutDots
      }
      number = group
    }
    return nil
  }

  private var files: some Sequence<(number: ProjectObject.Number, path: String)> {
    all(.file).lazy.compactMap { file in file.text(.path).map { (file.number, $0) } }
  }

  /// Where the files of code and of the interface lie.
  var filePaths: [String] {
    files.filter { $0.path.isCodeOfTarget || $0.path.isInterfaceFile }.compactMap { path(of: $0.number) }
  }

  /// Where the code lies that it shows to whoever opens it, and that no target builds; empty where none of it is built.
  var idlePaths: Set<String> {
    let code = files.filter { $0.path.isCodeOfTarget }
    let idle = code.filter { !built.contains($0.number) }
    guard !idle.isEmpty, idle.count < code.count else { return [] }
    // Another target may build a file under another number.
    let names = Set(idle.map(\.path.fileName))
    let twins = code.filter { built.contains($0.number) && names.contains($0.path.fileName) }
    return Set(idle.compactMap { path(of: $0.number) }).subtracting(twins.compactMap { path(of: $0.number) })
  }

  /// Hashes of the names of files and folders that are no code.
  var references: Set<UInt64> {
    Set(files.compactMap { $0.path.lastName }.filter { !$0.isCodeOfTarget }.map(\.quickHash))
  }

  /// The names of folders of which it takes all files, without naming them; `nil` where one has no name of its own.
  var wholeFolders: Set<String>? {
    let names = all(.wholeFolder).map { $0.text(.path)?.lastName }
    return names.contains(nil) ? nil : Set(names.compactMap(\.self))
  }

  /// Names of the folders that a target copies, or a script of one may, and of those that none does.
  var foldersByUse: (copied: Set<String>, shown: Set<String>) {
    var (copied, shown, bundles): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    let scripts = scripts
    for file in all(.file) {
      guard let type = file.text(.lastKnownFileType), let name = file.text(.path)?.lastName else { continue }
      let isBuilt = built.isEmpty || built.contains(file.number)
      if type == "folder" {
        if !name.hasSuffix(".lproj") { shown.insert(name) }
        if isBuilt || scripts.contains(where: { $0.contains(name) }) { copied.insert(name) }
      } else if type.hasPrefix("wrapper."), isBuilt {
        // A bundle or a framework is one thing to whoever sees it.
        bundles.insert(name)
      }
    }
    return (copied.union(bundles), shown.subtracting(copied))
  }

  var scripts: [String] { texts(.shellScript) }
}

/// What is in several languages.
extension ProjectObjects {
  /// Storyboards and xibs of one name are one as long as a target builds any of them.
  var unbuiltInterfaces: Set<String> {
    guard !built.isEmpty else { return [] }
    let inTargets = all(.languages).filter { built.contains($0.number) }
      .reduce(into: built) { $0.formUnion($1.numbers(.children)) }
    let interfaces = files.filter { $0.path.isInterfaceFile }
    let names = { (isBuilt: Bool) in
      Set(interfaces.filter { inTargets.contains($0.number) == isBuilt }.map(\.path.fileName))
    }
    return names(false).subtracting(names(true))
  }

  /// Of files in several languages, those of groups that no target builds; a file of the same name may stand in another
  /// group that is built.
  var unbuiltFiles: Set<String> {
    let unbuilt = unbuiltNumbers
    let others = all(.languages).flatMap { $0.numbers(.children) }.filter { !unbuilt.contains($0) }
    return namesWithFolders(of: unbuilt).subtracting(namesWithFolders(of: others))
  }

  /// `fr.lproj/Localizable.strings`
  private func namesWithFolders(of files: some Sequence<ProjectObject.Number>) -> Set<String> {
    let paths = files.compactMap { self[$0]?.text(.path) }.filter { $0.contains("/") }
    return Set(paths.map { $0.split(separator: "/").suffix(2).joined(separator: "/") })
  }

  /// What a target builds in part is built.
  private var unbuiltNumbers: Set<ProjectObject.Number> {
    guard !built.isEmpty else { return [] }
    let groups = all(.languages).filter { !built.contains($0.number) }.map { $0.numbers(.children) }
    return Set(groups.filter(built.isDisjoint).joined())
  }

  /// The tables that it names.
  var tables: ListedTables {
    let (unbuilt, scripts) = (unbuiltNumbers, scripts)
    let members = Set(all(.languages).flatMap { $0.numbers(.children) })
    let isCopied = scripts.contains { $0.contains(".lproj") }
    var tables = ListedTables()
    for (number, name) in files where name.isTable {
      let path = path(of: number)
      // One that is in no language, and so in no group of languages, is taken by itself, or by a script.
      let isLeftOut =
        (path ?? name).inFolderOfLanguage == nil && !built.isEmpty && !built.contains(number)
        && !members.contains(number) && !scripts.contains { $0.contains(name.fileName) }
      tables.add(name, at: path, isBuilt: isCopied || !unbuilt.contains(number) && !isLeftOut)
    }
    return tables
  }
}

extension String {
  /// The last part that is not empty.
  fileprivate var lastName: String? { split(separator: "/").last.map { String($0) } }
}

extension StringProtocol {
  var isInterfaceFile: Bool { hasSuffix(".xib") || hasSuffix(".storyboard") }
}

extension String {
  var isTable: Bool {
    hasSuffix(".strings") || hasSuffix(".stringsdict") || hasSuffix(".xcstrings")
  }

  /// Code that a target has to name; headers are found by their folders.
  var isCodeOfTarget: Bool { hasSuffix(".swift") || hasSuffix(".m") || hasSuffix(".mm") }

  /// The path without `..` and `.` in its midst.
  var withoutDots: String {
    guard withSpelling({ $0.holds("./") }) else { return self }
    var steps: [Substring] = []
    for step in split(separator: "/") where step != "." {
      if step == "..", let last = steps.last, last != ".." { steps.removeLast() } else { steps.append(step) }
    }
    return steps.joined(separator: "/")
  }
}
