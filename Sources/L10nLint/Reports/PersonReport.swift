import L10nSyntax

/// Findings with their code, for somebody who reads them one after the other.
///
/// ```
/// Rows/FileRow.swift:12:32: warning: Plural made by adding an English ending: … [literal-plural-suffix]
///    12 | label.text = "\(count) file" + (count == 1 ? "" : "s")
///       |                                ^^^^^^^^^^^^^^^^^^^^^
///       = Put the whole text into the string catalog (or a `.stringsdict`) and let it vary by plural.
/// ```
struct PersonReport {
  private let report: Report
  private let colors: TextStyle.Colors
  private let width: Int
  private(set) var text = ""

  init(_ report: Report, _ colors: TextStyle.Colors, width: Int) {
    self.report = report
    self.colors = colors
    self.width = width
    var text = ""
    report.forEachFile { findings, excerpts in
      // Once a file: whoever mends a file needs the cure in sight, and not twice.
      var explained: Set<String> = []
      for finding in findings {
        text += write(finding, excerpts, isExplained: !explained.insert(finding.rule).inserted)
      }
    }
    self.text = text
  }

  private func write(_ finding: Finding, _ excerpts: FileExcerpts, isExplained: Bool) -> String {
    let start = finding.place.start
    var text = colors.paint("\(finding.path.printablePath):\(start.line):\(start.column):", .strong)
    text += " \(colors.paint(finding.severity.rawValue + ":", finding.severity.ink)) "
    text += "\(finding.message.printable) \(colors.paint("[\(finding.rule.printable)]", .faint))\n"
    let gutter = max(5, String(start.line).utf8.count)
    text += code(finding, excerpts, gutter: gutter)
    let empty = String(repeating: " ", count: gutter + 1)
    if let suppression = finding.suppression {
      let reason = suppression.justification.map { ": \($0.printable)" } ?? ""
      text +=
        "\(empty)\(colors.paint("=", .blue)) silenced in line \(suppression.place.start.line)\(reason)\n"
    }
    if let fix = finding.fix, finding.suppression == nil {
      text += "\(empty)\(colors.paint("=", .blue)) fix available (\(fix.option)): \(fix.title.printable)\n"
    }
    if !isExplained, let cure = report.rule(finding.rule)?.cure, cure != finding.message {
      text += "\(empty)\(colors.paint("=", .blue)) "
      text += cure.printable.wrapped(width: width, indentation: gutter + 3) + "\n"
    }
    if report.explainsFindings, finding.confidence == .possible {
      text += "\(empty)\(colors.paint("confidence", .blue)) possible\n"
    }
    if report.explainsFindings, !finding.kind.isEmpty {
      text += "\(empty)\(colors.paint("kind", .blue)) \(finding.kind.printable)\n"
    }
    if report.explainsFindings, !finding.evidence.isEmpty {
      text += "\(empty)\(colors.paint("because", .blue)) "
      text += finding.evidence.line.printable.wrapped(width: width, indentation: gutter + 9) + "\n"
    }
    for related in finding.listedPlaces {
      let start = related.place.start
      text += "\(empty)\(colors.paint("note:", .blue)) "
      text += "\(related.path.printable):\(start.line):\(start.column): \(related.message.printable)\n"
    }
    return text + "\n"
  }

  /// The first line of the code with carets under it.
  private func code(_ finding: Finding, _ excerpts: FileExcerpts, gutter: Int) -> String {
    let place = finding.place
    guard let source = excerpts.text, excerpts.holds(place) else { return "" }
    let line = MarkedLine(place.range, in: source, excerpts.lines, width: width - gutter - 3)
    let bar = colors.paint("|", .blue)
    let number = String(place.start.line)
    let padding = String(repeating: " ", count: gutter - number.utf8.count)
    let rest = place.end.line > place.start.line ? " … to line \(place.end.line)" : ""
    return "\(padding)\(colors.paint(number, .blue)) \(bar) \(line.text)\n"
      + "\(String(repeating: " ", count: gutter + 1))\(bar) "
      + "\(colors.paint(line.carets + rest, finding.severity.ink))\n"
  }
}

extension Rule {
  /// The last sentence of the summary: on every page it says what to do.
  package var cure: String {
    var start = summary.startIndex
    var index = summary.startIndex
    while let end = summary[index...].firstRange(of: ". ") {
      index = end.upperBound
      if index < summary.endIndex, summary[index].isUppercase { start = index }
    }
    return String(summary[start...])
  }
}

extension String {
  /// Broken between words; lines but the first begin with spaces.
  fileprivate func wrapped(width: Int, indentation: Int) -> String {
    var text = ""
    var room = width - indentation
    for word in split(separator: " ") {
      let cells = word.reduce(0) { $0 + $1.cells }
      if text.isEmpty {
        text += word
      } else if cells + 1 > room {
        text += "\n" + String(repeating: " ", count: indentation) + word
        room = width - indentation
      } else {
        text += " " + word
        room -= 1
      }
      room -= cells
    }
    return text
  }
}
