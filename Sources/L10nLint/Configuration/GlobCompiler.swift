/// Turns the text of a pattern into steps.
struct GlobCompiler {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var steps: [Glob.Step] = []
  /// Open braces, the innermost last.
  private var braces: [Brace] = []
  /// Whether a name begins here, so that `**` means folders.
  private var isAtName = true

  private(set) var isAnchored = false
  private(set) var isFolder = false

  private struct Brace {
    var position: Int
    var isAtName: Bool
    /// The fork in front of the alternative that is being read.
    var fork: Int
    /// Jumps to behind the brace, at the end of each alternative.
    var jumps: [Int] = []
  }

  private let subject: Glob.Subject

  init(_ text: String, for subject: Glob.Subject) {
    scalars = Array(text.unicodeScalars)
    self.subject = subject
    isAnchored = subject == .texts
  }

  mutating func compile() throws(GlobError) -> [Glob.Step] {
    guard scalars.count <= Glob.maximumLength else {
      throw error("a pattern has at most \(Glob.maximumLength) characters", at: 0)
    }
    if subject == .paths {
      if scalars.elementsEqual(".".unicodeScalars) || scalars.elementsEqual("./".unicodeScalars) {
        isAnchored = true
        return [.tree, .end]
      }
      try trim()
    }
    let end = isFolder ? scalars.count - 1 : scalars.count
    while position < end { try compileNext(before: end) }
    if let brace = braces.last {
      throw error("this `{` is never closed; write `\\{` for the character", at: brace.position)
    }
    steps.append(.end)
    return steps
  }

  /// Takes off `./` and `/` in front and `/` at the end, and refuses what cannot match.
  private mutating func trim() throws(GlobError) {
    if let place = scalars.firstIndex(of: "\n") {
      throw error("a pattern must be one line; write a list of patterns", at: place)
    }
    if peek() == "~", peek(1) == "/" {
      throw error("a pattern is relative to the folder of its file; `~` is not supported")
    }
    if peek() == "!" {
      throw error("patterns cannot be negated; list what to match, or write `\\!` for the character")
    }
    isFolder = scalars.count > 1 && scalars.last == "/"
    if peek() == ".", peek(1) == "/" {
      isAnchored = true
      position += 2
    } else if peek() == "/" {
      isAnchored = true
      position += 1
    }
    guard position < scalars.count else {
      throw error("this pattern matches nothing; name a file or a folder")
    }
    for name in scalars[position...].split(separator: "/") where name.elementsEqual("..".unicodeScalars) {
      throw error(
        "`..` leads out of the folder of this file; patterns can only match what is inside it",
        at: name.startIndex)
    }
    if scalars[position..<scalars.count - (isFolder ? 1 : 0)].contains("/") { isAnchored = true }
  }

  private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    position + distance < scalars.count ? scalars[position + distance] : nil
  }

  private mutating func compileNext(before end: Int) throws(GlobError) {
    let scalar = scalars[position]
    let wasAtName = isAtName
    isAtName = false
    switch scalar {
    case "*": compileStars(isAtName: wasAtName)
    case "?":
      steps.append(.any)
      position += 1
    case "[": try compileSet()
    case "{": try openBrace(isAtName: wasAtName)
    case "," where !braces.isEmpty: nextAlternative()
    case "}" where !braces.isEmpty: closeBrace()
    case "\\":
      guard position + 1 < end else {
        throw error("nothing follows this `\\`; write `\\\\` for a backslash")
      }
      steps.append(.scalar(scalars[position + 1]))
      position += 2
    default:
      steps.append(.scalar(scalar))
      isAtName = scalar == "/"
      position += 1
    }
  }

  /// `*` stays within a name. `**` that is a whole name goes through any number of folders.
  private mutating func compileStars(isAtName: Bool) {
    let start = position
    while peek() == "*" { position += 1 }
    let isWhole = isAtName && position - start == 2 && subject == .paths
    switch peek() {
    case "/" where isWhole:
      // No folder, or some with their slash.
      position += 1
      steps += [.fork(steps.count + 1, steps.count + 3), .tree, .scalar("/")]
      self.isAtName = true
    case nil where isWhole, "," where isWhole, "}" where isWhole: steps.append(.tree)
    default: steps.append(.name)
    }
  }

  /// `[a-z]`, `[!a-z]`, `[^a-z]`; a `]` that comes first is one of the characters.
  private mutating func compileSet() throws(GlobError) {
    let start = position
    position += 1
    let isNegated = peek() == "!" || peek() == "^"
    if isNegated { position += 1 }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while ranges.isEmpty || peek() != "]" {
      guard let lower = member() else {
        throw error("this `[` is never closed; write `\\[` for the character", at: start)
      }
      guard peek() == "-", let after = peek(1), after != "]" else {
        ranges.append(lower...lower)
        continue
      }
      position += 1
      guard let upper = member(), lower <= upper else {
        throw error("this character range is empty; write the lower character first", at: start)
      }
      ranges.append(lower...upper)
    }
    position += 1
    steps.append(.set(ranges, isNegated: isNegated))
  }

  /// A character of a set.
  private mutating func member() -> Unicode.Scalar? {
    if peek() == "\\", peek(1) != nil { position += 1 }
    guard let scalar = peek() else { return nil }
    position += 1
    return scalar
  }

  private func error(_ message: String, at place: Int? = nil) -> GlobError {
    let offset = scalars[..<(place ?? position)].reduce(0) { $0 + UTF8.width($1) }
    return GlobError(offset: offset, message: message)
  }
}

// MARK: Braces

extension GlobCompiler {
  private mutating func openBrace(isAtName: Bool) throws(GlobError) {
    guard braces.count < Glob.maximumBraceDepth else {
      throw error("braces can be nested at most \(Glob.maximumBraceDepth) deep; write several patterns")
    }
    braces.append(Brace(position: position, isAtName: isAtName, fork: steps.count))
    // The second way is known when the alternative ends.
    steps.append(.fork(steps.count + 1, steps.count + 1))
    self.isAtName = isAtName
    position += 1
  }

  private mutating func nextAlternative() {
    let last = braces.count - 1
    braces[last].jumps.append(steps.count)
    steps.append(.jump(0))
    steps[braces[last].fork] = .fork(braces[last].fork + 1, steps.count)
    braces[last].fork = steps.count
    steps.append(.fork(steps.count + 1, steps.count + 1))
    isAtName = braces[last].isAtName
    position += 1
  }

  private mutating func closeBrace() {
    let brace = braces.removeLast()
    for jump in brace.jumps { steps[jump] = .jump(steps.count) }
    position += 1
  }
}
