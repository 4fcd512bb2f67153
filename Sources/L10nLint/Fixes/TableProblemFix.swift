import L10nSyntax

// How what a reader of tables says becomes a finding with its fix.

extension ResourcePass {
  /// Reports what a reader says of a file. Findings are phrases without a full stop.
  mutating func report(
    _ problem: TableProblem, in file: ResourceFile, kind: String = "", confidence: Confidence = .certain,
    about row: RowOfTable? = nil, fix: ProposedFix? = nil, related: [RelatedPlace] = []
  ) {
    let message = problem.message.hasSuffix(".") ? String(problem.message.dropLast()) : problem.message
    let cure = fix ?? problem.fix(in: file) ?? file.table?.straightQuotes(at: problem)
    report(
      problem.range, in: file, message, kind: kind, confidence: confidence, about: row, related: related,
      fix: cure)
  }
}

extension TableProblem {
  /// The base language changes too: it shows at last what was meant.
  func fix(in file: ResourceFile) -> ProposedFix? {
    switch cure {
    case .write(let text): .suggested("Write `\(text)`", .replace(range, text, in: file))
    case .append(let text): .suggested("Write `\(text)` after it", .insert(text, at: range.end, in: file))
    case nil: nil
    }
  }
}

extension Table {
  /// Straight quotes around a value that has curly ones, or around a key and its value: `“…” = “…”;` on one line, and no
  /// straight quote in it.
  fileprivate func straightQuotes(at problem: TableProblem) -> ProposedFix? {
    guard format == .strings, problem.kind == .syntax, source.curlyQuoteLength(at: problem.range.start) > 0
    else { return nil }
    var quotes: [ByteRange] = []
    var end = Int(problem.range.start)
    while end < source.count, !source[end].isLineBreak, source[end] != UInt8(ascii: "\"") {
      let length = source.curlyQuoteLength(at: UInt32(end))
      if length > 0 {
        quotes.append(ByteRange(UInt32(end), UInt32(end + length)))
      } else if source[end] == UInt8(ascii: ";"), quotes.count > 1, let last = quotes.last {
        guard last.end == end, let delimiters = source.delimiters(amongst: quotes) else { return nil }
        return ProposedFix(
          safety: .suggested, title: "Write straight quotes", edits: delimiters.map { .replace($0, "\"") })
      }
      end += max(1, length)
    }
    return nil
  }
}

extension SourceText {
  /// Those of the curly quotes of a line that begin and end a text: all four around a key and its value, where no other
  /// stands in them, or the first and the last of a value. `nil` where it could be otherwise: a key without its value
  /// would be a text as well.
  fileprivate func delimiters(amongst quotes: [ByteRange]) -> [ByteRange]? {
    let between = { (start: UInt32, end: UInt32) in
      self[ByteRange(start, end)].filter { $0 > UInt8(ascii: " ") }.elementsEqual([UInt8(ascii: "=")])
    }
    let joints = quotes.indices.dropLast().filter { between(quotes[$0].end, quotes[$0 + 1].start) }
    let before = self[ByteRange(0, quotes[0].start)].last { $0 > UInt8(ascii: " ") }
    guard before == UInt8(ascii: "=") else { return joints == [1] && quotes.count == 4 ? quotes : nil }
    return joints.isEmpty ? [quotes[0], quotes[quotes.count - 1]] : nil
  }

  /// The bytes of `“`, `”`, `„` or `‟` at an offset; 0 where there is none.
  fileprivate func curlyQuoteLength(at offset: UInt32) -> Int {
    let start = Int(offset)
    guard start + 2 < count, self[start] == 0xE2, self[start + 1] == 0x80 else { return 0 }
    return (0x9C...0x9F).contains(self[start + 2]) ? 3 : 0
  }
}
