import L10nSyntax

/// Takes the lines of a fence and gives back the text without marks and caret lines, and what they said.
struct MarkCutter {
  let path: String
  private(set) var text: [UInt8] = []
  private(set) var marks: [Mark] = []
  private(set) var pageLines: [Int] = []
  /// The line before, as written: carets below it count its columns.
  private var written = WrittenLine()

  /// A line as it stands on the page, and what was cut out of it.
  private struct WrittenLine {
    var bytes: [UInt8] = []
    var cuts: [Range<Int>] = []
    /// Where it starts in the text without marks.
    var start = 0
    /// Its marks, as numbers of `marks`.
    var marks = 0..<0
  }

  init(path: String) {
    self.path = path
  }

  mutating func add(_ line: ArraySlice<UInt8>, pageLine: Int) throws(PageError) {
    let carets = Self.carets(in: line)
    guard carets.isEmpty else { return try pin(carets, pageLine: pageLine) }
    let bytes = Array(line)
    let start = text.count
    var cuts: [Range<Int>] = []
    var found: [Mark] = []
    var position = 0
    while let mark = MarkText(in: bytes, from: position) {
      found.append(contentsOf: try read(mark, bytes, pageLine: pageLine))
      cuts.append(mark.range)
      position = mark.range.upperBound
    }
    position = 0
    for cut in cuts {
      text.append(contentsOf: bytes[position..<cut.lowerBound])
      position = cut.upperBound
    }
    text.append(contentsOf: bytes[position...])
    let range = ByteRange(UInt32(start), UInt32(text.count))
    guard found.isEmpty || text[start...].contains(where: { $0 != 0x20 }) else {
      throw PageError(path: path, line: pageLine, "a mark stands on a line without code")
    }
    written = WrittenLine(
      bytes: bytes, cuts: cuts, start: start, marks: marks.count..<marks.count + found.count)
    for var mark in found {
      mark.lineRange = range
      marks.append(mark)
    }
    text.append(0x0A)
    pageLines.append(pageLine)
  }

  /// The ids of a mark, each with the words behind it: `// ← id note possible, other-id`.
  private func read(_ mark: MarkText, _ bytes: [UInt8], pageLine: Int) throws(PageError) -> [Mark] {
    var found: [Mark] = []
    for entry in bytes[mark.content].split(separator: UInt8(ascii: ",")) {
      let words = entry.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      guard let rule = words.first else { continue }
      var mark = Mark(rule: rule, lineRange: ByteRange(0, 0), pageLine: pageLine)
      for word in words.dropFirst() {
        switch word {
        case "note", "warning", "error": mark.severity = word
        case "possible", "likely", "certain": mark.confidence = word
        case "next": mark.isNext = true
        default:
          throw PageError(
            path: path, line: pageLine, "`\(word)` behind `\(rule)` is neither severity nor confidence")
        }
      }
      found.append(mark)
    }
    guard !found.isEmpty else { throw PageError(path: path, line: pageLine, "a mark names no rule") }
    return found
  }

  // MARK: Carets

  /// Groups of carets, as columns, of a line that holds nothing else (a `//` in front is allowed).
  private static func carets(in line: ArraySlice<UInt8>) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var rest = line.drop { $0 == 0x20 }
    if rest.starts(with: [0x2F, 0x2F]) { rest = rest.dropFirst(2) }
    for index in rest.indices {
      if rest[index] == 0x20 { continue }
      guard rest[index] == UInt8(ascii: "^") else { return [] }
      let column = index - line.startIndex
      if let last = groups.last, last.upperBound == column {
        groups[groups.count - 1] = last.lowerBound..<column + 1
      } else {
        groups.append(column..<column + 1)
      }
    }
    return groups
  }

  private mutating func pin(_ carets: [Range<Int>], pageLine: Int) throws(PageError) {
    guard carets.count == written.marks.count else {
      throw PageError(
        path: path, line: pageLine,
        "\(carets.count) groups of carets below a line with \(written.marks.count) marks")
    }
    for (columns, mark) in zip(carets, written.marks) {
      guard let start = offset(ofColumn: columns.lowerBound), let end = offset(ofColumn: columns.upperBound)
      else { throw PageError(path: path, line: pageLine, "carets reach beyond the line above") }
      marks[mark].range = ByteRange(UInt32(start), UInt32(end))
    }
  }

  /// The place in the text without marks of a column: columns count characters, as an editor shows them.
  private func offset(ofColumn column: Int) -> Int? {
    let line = String(decoding: written.bytes, as: UTF8.self)
    guard let index = line.index(line.startIndex, offsetBy: column, limitedBy: line.endIndex) else {
      return nil
    }
    let offset = line.utf8.distance(from: line.startIndex, to: index)
    var cut = 0
    for range in written.cuts where range.lowerBound < offset {
      guard range.upperBound <= offset else { return nil }
      cut += range.count
    }
    return written.start + offset - cut
  }
}

/// A mark as it is written: `// ← …` up to the end of the line, `/* ← … */` or `<!-- ← … -->`.
struct MarkText {
  /// What must be cut out.
  var range: Range<Int>
  /// The ids.
  var content: Range<Int>

  private static let arrow: [UInt8] = Array("←".utf8)
  private static let forms: [(opener: [UInt8], closer: [UInt8])] = [
    (Array("//".utf8), []), (Array("/*".utf8), Array("*/".utf8)), (Array("<!--".utf8), Array("-->".utf8)),
  ]

  init?(in line: [UInt8], from start: Int) {
    var position = start
    while let arrow = line.firstRange(of: Self.arrow, from: position) {
      position = arrow.upperBound
      var opener = arrow.lowerBound
      while opener > start, line[opener - 1] == 0x20 { opener -= 1 }
      for form in Self.forms where line[start..<opener].suffix(form.opener.count).elementsEqual(form.opener) {
        let close = form.closer.isEmpty ? nil : line.firstRange(of: form.closer, from: arrow.upperBound)
        guard form.closer.isEmpty || close != nil else { continue }
        content = arrow.upperBound..<(close?.lowerBound ?? line.count)
        var lower = opener - form.opener.count
        let upper = close?.upperBound ?? line.count
        // At the end of a line the blanks before the mark only keep it apart from the code.
        if upper == line.count { while lower > start, line[lower - 1] == 0x20 { lower -= 1 } }
        range = lower..<upper
        return
      }
    }
    return nil
  }
}

extension [UInt8] {
  fileprivate func firstRange(of needle: [UInt8], from start: Int) -> Range<Int>? {
    guard !needle.isEmpty, count >= needle.count + start else { return nil }
    for lower in start...(count - needle.count) where self[lower..<lower + needle.count].elementsEqual(needle)
    {
      return lower..<lower + needle.count
    }
    return nil
  }
}
