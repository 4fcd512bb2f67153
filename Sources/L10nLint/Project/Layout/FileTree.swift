/// The groups of a project and the files in them, by their numbers. A group may be a folder, or a mere heading.
struct FileTree {
  private var parents: [String: String] = [:]
  private var folders: [String: String] = [:]
  private var files: [String: String] = [:]
  /// What counts from the folder of the project, not from its group.
  private var rooted: Set<String> = []
  /// What lies where only a build knows.
  private var unknown: Set<String> = []

  mutating func add(_ child: String, to group: String) { parents[child] = group }

  mutating func nameFolder(_ number: String, _ path: String) { folders[number] = path }

  /// Only code, interface files and tables are asked for.
  mutating func nameFile(_ number: String, _ path: String) {
    if path.isCodeOfTarget || path.isInterfaceFile || path.isTable { files[number] = path }
  }

  mutating func anchor(_ number: String, at place: String) {
    switch place {
    case "<group>": return
    case "SOURCE_ROOT": rooted.insert(number)
    default: unknown.insert(number)
    }
  }

  /// Groups do not lie in each other more deeply than this.
  private static let depth = 40

  /// Where the code and the interface files lie.
  var filePaths: [String] { files.filter { !$0.value.isTable }.keys.compactMap { path(of: $0) } }

  /// The numbers of tables, what their references say, and where they lie.
  var tables: [(number: String, name: String, path: String?)] {
    files.filter { $0.value.isTable }.map { ($0.key, $0.value, path(of: $0.key)) }
  }

  /// Where the files of code lie that are none of these; empty where none of these is a file of code.
  func codePaths(besides built: Set<String>) -> Set<String> {
    let code = files.filter { $0.value.isCodeOfTarget }
    let idle = code.filter { !built.contains($0.key) }
    guard !idle.isEmpty, idle.count < code.count else { return [] }
    // Another target may build a file under another number.
    let names = Set(idle.values.map(\.fileName))
    let twins = code.filter { built.contains($0.key) && names.contains($0.value.fileName) }
    return Set(idle.keys.compactMap { path(of: $0) }).subtracting(twins.keys.compactMap { path(of: $0) })
  }

  /// Where a file or a folder lies; `nil` where only a build knows it.
  func path(of file: String) -> String? {
    var parts: [String] = []
    var number = file
    for _ in 0..<Self.depth {
      guard !unknown.contains(number) else { return nil }
      if let part = files[number] ?? folders[number] { parts.append(part) }
      guard !rooted.contains(number), let parent = parents[number] else {
        return parts.reversed().joined(separator: "/").withoutDots
      }
      number = parent
    }
    return nil
  }
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
