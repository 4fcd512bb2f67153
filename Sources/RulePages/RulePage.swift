import L10nSyntax

/// A page of the catalog, `Rules/<id>.md`: what a person reads about a rule, and the examples that test it.
package struct RulePage: Sendable {
  /// As it shall appear in messages.
  package var path: String
  package var front: FrontMatter
  package var title: String
  /// The first paragraph, on one line.
  package var summary: String
  /// The page without its front matter.
  package var body: String
  package var examples: [Example]

  package var id: String { front.id }

  package init(path: String, bytes: [UInt8]) throws(PageError) {
    self.path = path
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.contains(0x0D) {
      throw PageError(path: path, line: index + 1, "the line ends with a carriage return")
    }
    let fence = Array("---".utf8)
    guard let first = lines.first, first.elementsEqual(fence),
      let end = lines.dropFirst().firstIndex(where: { $0.elementsEqual(fence) })
    else { throw PageError(path: path, line: 1, "a page begins with front matter between two lines `---`") }
    front = try FrontMatter(bytes[lines[0].endIndex + 1..<lines[end].startIndex], path: path)
    body = String(decoding: bytes[min(lines[end].endIndex + 1, bytes.count)...], as: UTF8.self)
    var reader = PageReader(path: path, bytes: bytes, lines: lines, first: end + 1)
    try reader.read()
    (title, summary, examples) = (reader.title, reader.summary, reader.examples)
    try checkMarks()
  }

  /// Marks name this rule, flagged examples have some, and only those.
  private func checkMarks() throws(PageError) {
    for example in examples {
      let marks = example.files.flatMap(\.marks)
      for mark in marks where mark.rule != id && !front.testsAllRules {
        throw PageError(path: path, line: mark.pageLine, "the mark names `\(mark.rule)`, this is `\(id)`")
      }
      switch example.section {
      case .flagged where marks.isEmpty:
        throw PageError(path: path, line: example.line, "a flagged example without a mark")
      case .accepted where !marks.isEmpty, .notDetected where !marks.isEmpty:
        throw PageError(path: path, line: example.line, "a mark under `\(example.section.rawValue)`")
      default:
        break
      }
    }
    guard front.isMadeByEngine || examples.contains(where: { $0.section == .flagged }) else {
      throw PageError(path: path, line: 1, "no section `Flagged` with an example")
    }
    let fixed = examples.filter { $0.section == .fixed }
    guard fixed.count.isMultiple(of: 2) else {
      throw PageError(path: path, line: fixed[0].line, "`Fixed` holds pairs: before, after")
    }
  }
}

/// Reads the Markdown of a page: title, summary, sections and fences.
private struct PageReader {
  let path: String
  let bytes: [UInt8]
  let lines: [ArraySlice<UInt8>]
  var index: Int
  var title = ""
  var summary = ""
  var examples: [Example] = []
  private var section: SectionName?
  private var config: [ConfigEntry] = []
  /// The last line of the fence before, to see whether the next one belongs to the same example.
  private var lastFenceEnd: Int?

  init(path: String, bytes: [UInt8], lines: [ArraySlice<UInt8>], first: Int) {
    self.path = path
    self.bytes = bytes
    self.lines = lines
    index = first
  }

  mutating func read() throws(PageError) {
    try readTitle()
    while index < lines.count {
      let line = text(index)
      if line.hasPrefix("```") {
        try readFence(info: String(line.dropFirst(3)))
      } else if line.hasPrefix("## ") {
        try enter(String(line.dropFirst(3)))
      } else if line.hasPrefix("# ") {
        throw error("a second title")
      } else if !line.isEmpty {
        lastFenceEnd = nil
      }
      index += 1
    }
  }

  private func text(_ index: Int) -> String { String(decoding: lines[index], as: UTF8.self) }

  private func error(_ message: String) -> PageError { PageError(path: path, line: index + 1, message) }

  private mutating func readTitle() throws(PageError) {
    while index < lines.count, lines[index].isEmpty { index += 1 }
    guard index < lines.count, text(index).hasPrefix("# ") else {
      throw error("the page needs a title, `# …`")
    }
    title = String(text(index).dropFirst(2))
    index += 1
    while index < lines.count, lines[index].isEmpty { index += 1 }
    var paragraph: [String] = []
    while index < lines.count, !lines[index].isEmpty, !text(index).hasPrefix("#"),
      !text(index).hasPrefix("```")
    {
      paragraph.append(text(index))
      index += 1
    }
    summary = paragraph.joined(separator: " ")
    guard !summary.isEmpty else { throw error("the page needs a summary: a paragraph below its title") }
  }

  private mutating func enter(_ heading: String) throws(PageError) {
    let all = SectionName.allCases
    guard let next = SectionName(rawValue: heading), let place = all.firstIndex(of: next) else {
      let names = all.map { "`\($0.rawValue)`" }.joined(separator: ", ")
      throw error("no section `\(heading)`; sections are \(names)")
    }
    if let section, let last = all.firstIndex(of: section), last >= place {
      throw error("`\(heading)` stands before `\(section.rawValue)`")
    }
    section = next
    config = []
    lastFenceEnd = nil
  }

  private mutating func readFence(info: String) throws(PageError) {
    let opening = index
    let words = info.split(separator: " ").map(String.init)
    index += 1
    let start = index
    while index < lines.count, !text(index).hasPrefix("```") { index += 1 }
    guard index < lines.count else {
      index = opening
      throw error("the fence is never closed")
    }
    // Code before the first section explains and is not run.
    guard let section else { return }
    let end = index
    index = opening
    defer { index = end }
    if words == ["yaml", "config"] {
      config = try ConfigEntry.read(
        bytes[lines[start].startIndex..<lines[end].startIndex], path: path, line: start + 1)
      return
    }
    guard let name = words.first, let language = ExampleLanguage(rawValue: name) else {
      throw error("`\(info)` is no language of an example")
    }
    var file = try readFile(language, start..<end)
    for word in words.dropFirst() {
      guard word.hasPrefix("file=") else { throw error("`\(word)` behind the language means nothing") }
      file.name = String(word.dropFirst(5))
    }
    add(file, section, opening: opening, end: end)
  }

  private func readFile(_ language: ExampleLanguage, _ range: Range<Int>) throws(PageError) -> ExampleFile {
    var cutter = MarkCutter(path: path)
    for number in range { try cutter.add(lines[number], pageLine: number + 1) }
    return ExampleFile(
      language: language, line: range.lowerBound + 1, text: cutter.text, marks: cutter.marks,
      pageLines: cutter.pageLines)
  }

  /// Named files whose fences follow each other without a word between them are one example.
  private mutating func add(_ file: ExampleFile, _ section: SectionName, opening: Int, end: Int) {
    defer { lastFenceEnd = end }
    if file.name != nil, lastFenceEnd != nil, let last = examples.indices.last,
      examples[last].section == section,
      examples[last].files.allSatisfy({ $0.name != nil && $0.name != file.name })
    {
      examples[last].files.append(file)
    } else {
      examples.append(Example(section: section, line: opening + 1, files: [file], config: config))
    }
  }
}
