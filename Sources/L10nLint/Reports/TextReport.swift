import L10nSyntax

extension ReportFormat {
  /// `path:line:column: severity: message [rule]`, as compilers write it and editors read it.
  package static let text = ReportFormat(name: "text") { report in
    var text = ""
    for finding in report.findings {
      let start = finding.place.start
      text += "\(finding.path.printable):\(start.line):\(start.column): \(finding.severity.rawValue): "
      text += "\(finding.message.printable) [\(finding.rule)]\n"
      for related in finding.related {
        let start = related.place.start
        text +=
          "\(related.path.printable):\(start.line):\(start.column): note: \(related.message.printable)\n"
      }
    }
    return Array(text.utf8)
  }
}

extension Summary {
  /// The last lines for a person: how many findings of which rules, and which key style the code has.
  package func text(of findings: [Finding]) -> String {
    var lines: [String] = []
    var counts: [String: Int] = [:]
    for finding in findings { counts[finding.rule, default: 0] += 1 }
    for (rule, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      lines.append("\(count.padded(to: 6))  \(rule)")
    }
    lines.append(
      findings.isEmpty
        ? "Files read: \(files). No findings." : "Files read: \(files). Findings: \(findings.count).")
    lines.append(keyStyleText)
    if let rule = findings.first?.rule { lines.append("What a finding means: l10nlint explain \(rule)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private var keyStyleText: String {
    let votes = "names: \(project.symbolicVotes), texts: \(project.textVotes)"
    switch project.keyStyle {
    case .symbolic: return "Key style: symbolic (\(votes)). Text used as a key is reported."
    case .text: return "Key style: source text (\(votes)). Only ambiguous keys are reported."
    case .undecided: return "Key style: undecided (\(votes)). Only ambiguous keys are reported."
    }
  }
}

extension Int {
  fileprivate func padded(to width: Int) -> String {
    let digits = String(self)
    return String(repeating: " ", count: Swift.max(0, width - digits.count)) + digits
  }
}

extension String {
  /// Control characters would reach the reader's terminal: they are written as escapes, and so are bytes of a path that
  /// are no text.
  package var printable: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 >= 0xC2 }) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if let byte = scalar.pathByte {
        text += "\\x\(String(byte, radix: 16))"
      } else if scalar.isControl {
        text += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// C0, C1, and the marks that reorder a line.
  private static let reordering: Set<UInt32> = [
    0x061C, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069,
  ]

  var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || Self.reordering.contains(value)
  }
}
