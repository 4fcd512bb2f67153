import L10nLint
import L10nSyntax

/// The comments that silence an example, or would if there were anything to silence.
extension Specimen {
  /// A comment above every marked line.
  var silencedByNext: Specimen {
    rewritten { line, rules in
      rules.isEmpty ? line : Array("// l10nlint:disable:next \(rules) -- a test\n".utf8) + line
    }
  }

  /// A comment at the end of every marked line.
  var silencedByThis: Specimen {
    rewritten { line, rules in
      rules.isEmpty ? line : line + Array(" /* l10nlint:disable:this \(rules) */".utf8)
    }
  }

  /// A comment below every marked line.
  var silencedByPrevious: Specimen {
    rewritten { line, rules in
      rules.isEmpty ? line : line + Array("\n/// l10nlint:disable:previous \(rules)".utf8)
    }
  }

  func silencedByRegion(_ rules: String) -> Specimen {
    silenced(
      Array("/**\n * l10nlint:disable \(rules) -- a test\n */\n".utf8) + text
        + Array("// l10nlint:enable \(rules)\n".utf8))
  }

  /// At the end, to show that the place does not matter.
  func silencedByFile(_ rules: String) -> Specimen {
    silenced(text + Array("// l10nlint:disable:file \(rules) -- a test\n".utf8))
  }

  /// The rules of its marks, as a comment names them.
  var markedRules: String { Set(marks.map(\.rule)).sorted().joined(separator: ", ") }

  /// Whether a comment can be put around every marked line: none of their ends is inside a literal, a comment or
  /// a directive that goes on.
  var takesComments: Bool {
    if language == .strings {
      // Where an entry ends is not known in a file that the system refuses or cuts.
      return !Table(strings: SourceText(text)).problems.contains {
        $0.kind == .syntax || $0.kind == .truncated
      }
    }
    let source = SourceText(text)
    let tree =
      language == .swift
      ? SwiftLexer.lex(source, Vocabulary()) : CFamilyLexer.lex(source, Vocabulary())
    return marks.allSatisfy { mark in
      let (start, end) = (mark.lineRange.start, mark.lineRange.end)
      let isInLiteral = tree.literals.contains { literal in
        let range = literal.range
        return range.start < start && start < range.end || range.start < end && end < range.end
      }
      let isInComment = tree.comments.contains {
        $0.range.start < end && end <= $0.range.end || $0.range.start < start && start < $0.range.end
      }
      return !isInLiteral && !isInComment && (end == 0 || text[Int(end) - 1] != UInt8(ascii: "\\"))
    }
  }

  /// Puts every line, without its line break, through `change`, with the rules marked on it.
  private func rewritten(_ change: ([UInt8], String) -> [UInt8]) -> Specimen {
    var start: UInt32 = 0
    var lines: [[UInt8]] = []
    for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let rules = marks.filter { $0.lineRange.start == start }.map(\.rule)
      lines.append(change(Array(line), rules.joined(separator: ", ")))
      start += UInt32(line.count) + 1
    }
    return silenced(Array(lines.joined(separator: [0x0A])))
  }
}
