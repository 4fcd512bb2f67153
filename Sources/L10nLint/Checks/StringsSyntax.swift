import L10nSyntax

extension Check {
  /// What the system refuses in a `.strings` file, and what it reads in another way than it was meant.
  static let stringsSyntax = Check(
    .resources { file, pass in
      guard let table = file.table, table.format == .strings else { return }
      for problem in table.problems {
        switch problem.kind {
        case .syntax: pass.report(problem, in: file, kind: "syntax")
        case .misread: pass.report(table.told(problem), in: file, kind: "misread")
        case .truncated, .structure, .category: continue
        }
      }
    })
}

extension ResourcePass {
  /// Reports what a reader says of a file. Findings are phrases without a full stop.
  mutating func report(_ problem: TableProblem, in file: ResourceFile, kind: String = "") {
    let message = problem.message.hasSuffix(".") ? String(problem.message.dropLast()) : problem.message
    let fix = problem.fix ?? file.table?.straightQuotes(at: problem)
    report(problem.range, in: file, message, kind: kind, fix: fix)
  }
}

extension Table {
  /// In a key nothing is shown: no code asks for what it becomes.
  fileprivate func told(_ problem: TableProblem) -> TableProblem {
    guard
      entries.contains(where: {
        $0.key.range.start <= problem.range.start && problem.range.start < $0.key.range.end
      })
    else { return problem }
    var told = problem
    told.message =
      "`\(source.string(problem.range))` is no escape here, so no call finds this key; write the character."
    return told
  }
}

extension TableProblem {
  /// The base language changes too: it shows at last what was meant.
  fileprivate var fix: ProposedFix? {
    switch cure {
    case .write(let text): .suggested("Write `\(text)`", .replace(range, text))
    case .append(let text): .suggested("Write `\(text)` behind it", .insert(text, at: range.end))
    case nil: nil
    }
  }
}

extension Table {
  /// Straight quotes around a value that has curly ones: `“…”;` on one line, and no straight quote in it.
  fileprivate func straightQuotes(at problem: TableProblem) -> ProposedFix? {
    guard format == .strings, problem.kind == .syntax, source.curlyQuoteLength(at: problem.range.start) > 0
    else { return nil }
    var end = Int(problem.range.end)
    var closing: ByteRange?
    while end < source.count, source[end] != 10, source[end] != 13, source[end] != UInt8(ascii: "\"") {
      let length = source.curlyQuoteLength(at: UInt32(end))
      if length > 0 {
        closing = ByteRange(UInt32(end), UInt32(end + length))
      } else if source[end] == UInt8(ascii: ";"), let closing {
        guard closing.end == end else { return nil }
        return .suggested(
          "Write straight quotes", .replace(problem.range, "\""), .replace(closing, "\""))
      }
      end += max(1, length)
    }
    return nil
  }
}

extension SourceText {
  /// The bytes of `“`, `”`, `„` or `‟` at an offset; 0 where there is none.
  fileprivate func curlyQuoteLength(at offset: UInt32) -> Int {
    let start = Int(offset)
    guard start + 2 < count, self[start] == 0xE2, self[start + 1] == 0x80 else { return 0 }
    return (0x9C...0x9F).contains(self[start + 2]) ? 3 : 0
  }
}
