/// A pattern for paths, as ignore files have them: `*`, `**`, `?`, `[a-z]`, `{a,b}`; or, in the same signs, one for texts.
///
/// All ways through a pattern are followed at once, so the time is at most the length of the path times the length
/// of the pattern, whatever the pattern.
package struct Glob: Sendable {
  /// The longest pattern, in characters.
  package static let maximumLength = 1024
  /// How deep braces may be nested.
  package static let maximumBraceDepth = 8

  package enum Subject: Sendable {
    /// A slash parts names, and a pattern without one means a name at any depth.
    case paths
    /// A text is matched as a whole, and a slash is a character like any other.
    case texts
  }

  /// As it is written.
  package let text: String
  let steps: [Step]
  /// A pattern with a slash before its end stands for one place; any other one for a name at any depth.
  let isAnchored: Bool
  /// `Generated/` is no file.
  let isFolder: Bool
  /// What `*` does not pass over.
  let separator: Unicode.Scalar?
  /// What every path that matches begins with.
  private let prefix: [Unicode.Scalar]

  enum Step: Sendable {
    case scalar(Unicode.Scalar)
    /// Anything but the separator.
    case any
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)
    /// Goes on at each of these without reading.
    case fork(Int, Int)
    case jump(Int)
    /// Any number of characters that are no separator.
    case name
    /// Any number of any characters.
    case tree
    case end
  }

  package init(_ text: String, for subject: Subject = .paths) throws(GlobError) {
    var compiler = GlobCompiler(text, for: subject)
    steps = try compiler.compile()
    self.text = text
    separator = subject == .paths ? "/" : nil
    isAnchored = compiler.isAnchored
    isFolder = compiler.isFolder
    prefix = isAnchored ? Self.prefix(of: steps) : []
  }

  private static func prefix(of steps: [Step]) -> [Unicode.Scalar] {
    var prefix: [Unicode.Scalar] = []
    for case .scalar(let scalar) in steps.prefix(while: { if case .scalar = $0 { true } else { false } }) {
      prefix.append(scalar)
    }
    return prefix
  }

  /// Whether the path, or a folder it stands in, is one the pattern means. The path counts from the folder that the
  /// pattern speaks of, without a slash at its ends.
  package func matches(_ path: String, isFolder: Bool = false) -> Bool {
    guard path.unicodeScalars.starts(with: prefix) else { return false }
    var run = GlobRun(self)
    for scalar in path.unicodeScalars {
      if scalar == separator, run.isAtEnd { return true }
      guard run.read(scalar) else { return false }
    }
    return run.isAtEnd && (isFolder || !self.isFolder)
  }
}

extension Glob {
  /// Whether a name stands in the pattern, letter by letter, between slashes.
  func names(_ folder: Substring) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual(folder.utf8) }
  }
}

/// What keeps a pattern from being read.
package struct GlobError: Error, Sendable {
  /// Bytes of the pattern before the place.
  package let offset: Int
  package let message: String
}

/// All the steps that a path so far can have led to.
private struct GlobRun {
  private let glob: Glob
  private var current: [Int] = []
  private var next: [Int] = []
  /// By step: the turn in which it was added last, so that none is added twice.
  private var added: [Int]
  private var turn = 0
  private var waiting: [Int] = []

  init(_ glob: Glob) {
    self.glob = glob
    added = Array(repeating: -1, count: glob.steps.count)
    add(0)
    swap(&current, &next)
  }

  var isAtEnd: Bool { current.contains { if case .end = glob.steps[$0] { true } else { false } } }

  /// Returns false when nothing can match any more.
  mutating func read(_ scalar: Unicode.Scalar) -> Bool {
    turn += 1
    next.removeAll(keepingCapacity: true)
    for step in current {
      switch glob.steps[step] {
      case .scalar(let wanted): if scalar == wanted { add(step + 1) }
      case .any: if scalar != glob.separator { add(step + 1) }
      case .set(let ranges, let isNegated):
        if scalar != glob.separator, ranges.contains(where: { $0.contains(scalar) }) != isNegated {
          add(step + 1)
        }
      case .name: if scalar != glob.separator { add(step) }
      case .tree: add(step)
      case .fork, .jump, .end: break
      }
    }
    if scalar == "/", !glob.isAnchored { add(0) }
    swap(&current, &next)
    return !current.isEmpty || !glob.isAnchored
  }

  /// Adds a step and those that can be reached from it without reading.
  private mutating func add(_ first: Int) {
    waiting.append(first)
    while let step = waiting.popLast() {
      guard added[step] != turn else { continue }
      added[step] = turn
      switch glob.steps[step] {
      case .fork(let one, let other): waiting += [one, other]
      case .jump(let target): waiting.append(target)
      case .name, .tree:
        next.append(step)
        waiting.append(step + 1)
      case .scalar, .any, .set, .end: next.append(step)
      }
    }
  }
}
