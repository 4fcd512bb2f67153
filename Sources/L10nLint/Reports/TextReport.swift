import L10nSyntax

extension ReportFormat {
  /// `path:line:column: severity: message [rule]`, as compilers write it and editors read it; with the code for a person.
  package static let text = ReportFormat(name: "text") { report in
    switch report.style {
    case .plain: Array(report.plainText.utf8)
    case .person(let colors, let width): Array(PersonReport(report, colors, width: width).text.utf8)
    }
  }

  /// Whether it is the one that people read in a terminal.
  package var isText: Bool { name == Self.text.name }
}

extension ReportFormat {
  /// The same lines with whole paths, whoever reads them: Xcode opens nothing else.
  package static let xcode = ReportFormat(name: "xcode") { report in
    var report = report
    for index in report.findings.indices {
      report.findings[index].path = report.root.fullPath(report.findings[index].path)
      for place in report.findings[index].related.indices {
        let path = report.findings[index].related[place].path
        report.findings[index].related[place].path = report.root.fullPath(path)
      }
    }
    return Array(report.plainText.utf8)
  }
}

extension Finding {
  /// Only somebody who asks for suppressed findings sees this.
  fileprivate var suppressionText: String {
    guard let suppression else { return "" }
    return " (suppressed: \((suppression.justification ?? "no reason given").printable))"
  }
}

extension Finding {
  /// Which kind it is of those of its rule, and what it rests on: `kind: caption; receiver: titleLabel`. Findings that are
  /// usually hidden are told apart.
  fileprivate var grounds: String? {
    let parts =
      (confidence == .possible ? ["confidence: possible"] : []) + (kind.isEmpty ? [] : ["kind: \(kind)"])
      + (evidence.isEmpty ? [] : [evidence.line])
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }
}

extension Report {
  fileprivate var plainText: String {
    var text = ""
    for finding in findings {
      let start = finding.place.start
      text += "\(finding.path.printablePath):\(start.line):\(start.column): \(finding.severity.rawValue): "
      text += "\(finding.message.printable) [\(finding.rule)]\(finding.suppressionText)\n"
      if explainsFindings, let grounds = finding.grounds {
        text += "\(finding.path.printablePath):\(start.line):\(start.column): note: \(grounds.printable)\n"
      }
      for related in finding.listedPlaces {
        let start = related.place.start
        text +=
          "\(related.path.printablePath):\(start.line):\(start.column): note: \(related.message.printable)\n"
      }
    }
    return text
  }
}

extension Finding {
  /// The related places that a text for people lists; the last one says how many there are besides.
  var listedPlaces: [RelatedPlace] {
    var listed = Array(related.prefix(RelatedPlaceLimits.listed))
    let more = related.count - listed.count
    if more > 0, let last = listed.indices.last { listed[last].message += " (not listed: \(more) more)" }
    return listed
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

extension String {
  /// A path at the beginning of a line. In the log of a GitHub action `::` there would be a command.
  var printablePath: String { hasPrefix("::") ? "./" + printable : printable }
}

extension Unicode.Scalar {
  /// Marks that reorder a line, and what breaks one or shows nothing at all.
  private static let misleading: Set<UInt32> = [
    0x061C, 0x200B, 0x2028, 0x2029, 0xFEFF, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066,
    0x2067, 0x2068, 0x2069,
  ]

  var isControl: Bool {
    value < 0x20 || (0x7F...0x9F).contains(value) || Self.misleading.contains(value)
  }
}
