import L10nSyntax

/// The folder that paths are counted from, so that a report is the same from any working directory.
package struct ProjectRoot: Sendable, Equatable {
  private let root: [Substring]
  /// The root with a slash behind it.
  private let start: String
  private let workingFolder: [Substring]
  /// The way from the root to the working folder, with a slash; `nil` where it does not lie within.
  private let wayToWorkingFolder: String?
  /// The way from the working folder to the root, with a slash; `nil` where it does not lie within.
  private let wayToRoot: String?

  /// Both are absolute and without links.
  package init(_ root: String, workingFolder: String) {
    self.root = root.steps
    start = "/" + self.root.map { $0 + "/" }.joined()
    self.workingFolder = workingFolder.steps
    let isWithin = self.workingFolder.starts(with: self.root)
    wayToWorkingFolder =
      isWithin ? self.workingFolder[self.root.count...].map { $0 + "/" }.joined() : nil
    let isAround = self.root.starts(with: self.workingFolder)
    wayToRoot = isAround ? self.root[self.workingFolder.count...].map { $0 + "/" }.joined() : nil
  }

  /// The working directory itself.
  package static let here = ProjectRoot("/", workingFolder: "/")

  /// The absolute path of the folder.
  package var path: String { "/" + root.joined(separator: "/") }

  /// A path as reports for machines have it.
  package enum Spelled: Equatable {
    case inside(String)
    /// From the root of the file system, without the first slash.
    case outside(String)
  }

  package func spell(_ path: String) -> Spelled {
    if let wayToWorkingFolder, path.utf8.hasPlainSteps { return .inside(wayToWorkingFolder + path) }
    for start in [wayToRoot, start] {
      guard let start, path.utf8.starts(with: start.utf8) else { continue }
      let way = path.utf8.dropFirst(start.utf8.count)
      if way.hasPlainSteps { return .inside(String(Substring(way))) }
    }
    var steps = path.utf8.first == UInt8(ascii: "/") ? [] : workingFolder
    for step in path.steps {
      switch step {
      case ".": continue
      case "..": _ = steps.popLast()
      default: steps.append(step)
      }
    }
    guard steps.count > root.count, zip(root, steps).allSatisfy({ $0.utf8.elementsEqual($1.utf8) }) else {
      return .outside(steps.joined(separator: "/"))
    }
    return .inside(steps[root.count...].joined(separator: "/"))
  }

  /// The path below the root, as which a file is judged; one that lies outside is judged as it is written.
  package func judgedPath(of path: String) -> String {
    let isBelowWorkingFolder =
      path.utf8.first != UInt8(ascii: "/") && !path.withSpelling { $0.hasPrefix("..") }
    if isRootWorkingFolder, isBelowWorkingFolder { return path }
    return if case .inside(let place) = spell(path) { place } else { path }
  }

  /// What somebody may read in the place of a judged path that is of no file of the run.
  func shownPath(of judged: String) -> String {
    isRootWorkingFolder ? judged : absolute(judged)
  }

  private var isRootWorkingFolder: Bool { root == workingFolder }

  /// The absolute path of a file, as findings name it.
  func fullPath(_ path: String) -> String { absolute(text(path)) }

  /// The absolute path of what `text` has spelled.
  package func absolute(_ text: String) -> String {
    text.hasPrefix("/") ? text : "/" + (root + [Substring(text)]).joined(separator: "/")
  }

  /// As one string: what lies outside begins with a slash.
  package func text(_ path: String) -> String {
    switch spell(path) {
    case .inside(let path): path
    case .outside(let path): "/" + path
    }
  }
}

extension Collection<UInt8> {
  /// A way down from where one is, as nearly all are: there is nothing to resolve.
  fileprivate var hasPlainSteps: Bool {
    let slash = UInt8(ascii: "/")
    var previous = slash
    for byte in self {
      if previous == slash, byte == slash || byte == UInt8(ascii: ".") { return false }
      previous = byte
    }
    return previous != slash
  }
}

extension String {
  package var hasPlainSteps: Bool { utf8.hasPlainSteps }

  fileprivate var steps: [Substring] {
    utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }
}
