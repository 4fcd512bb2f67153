import L10nSyntax

/// The lines of a file that an earlier version of it does not have.
package enum ChangedLines: Sendable, Equatable {
  /// The file is new.
  case all
  /// Counted from 1.
  case some(Set<Int>)

  /// Whether one of some lines has changed.
  package func overlaps(_ lines: ClosedRange<Int>) -> Bool {
    switch self {
    case .all: true
    case .some(let changed):
      changed.count < lines.count
        ? changed.contains(where: lines.contains) : lines.contains(where: changed.contains)
    }
  }

  /// What has changed against both of two versions, as in the merge of them.
  package func intersection(_ other: ChangedLines) -> ChangedLines {
    switch (self, other) {
    case (.all, let lines), (let lines, .all): lines
    case (.some(let mine), .some(let others)): .some(mine.intersection(others))
    }
  }
}

/// How a file differs from an earlier version of it.
package struct FileDifference: Sendable {
  package let changed: ChangedLines
  /// Whether the earlier version has lines that are gone.
  package let losesLines: Bool

  /// Both are texts as the linter reads them: whatever encoding and line ends a file has, its lines are those of reports.
  package init(of new: SourceText, since old: SourceText) {
    var numbers = LineNumbers()
    let (before, after) = (numbers.lines(of: old), numbers.lines(of: new))
    let added = LineDifference(before, after).added
    changed = .some(Set(added.map { $0 + 1 }))
    losesLines = before.count > after.count - added.count
  }
}

/// Gives equal lines the same number, so that comparing them is cheap.
private struct LineNumbers {
  private var known: [ArraySlice<UInt8>: Int] = [:]

  /// Lines without their ends: a file that is checked out with others has not changed.
  mutating func lines(of text: SourceText) -> [Int] {
    let index = LineIndex(text)
    return (1...index.count).map { line in
      let start = index.start(ofLine: line) ?? 0
      var end = index.start(ofLine: line + 1) ?? UInt32(text.count)
      while end > start, text[Int(end) - 1].isLineBreak { end -= 1 }
      return number(of: text[ByteRange(start, end)])
    }
  }

  private mutating func number(of line: ArraySlice<UInt8>) -> Int {
    if let number = known[line] { return number }
    known[line] = known.count
    return known.count - 1
  }
}
