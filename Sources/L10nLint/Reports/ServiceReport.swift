import L10nSyntax

// What the formats for services have in common.

extension Report {
  /// In the order of paths, and without what comments silence: services know no silence.
  var forServices: Report {
    var report = inRootOrder
    report.findings.removeAll { $0.suppression != nil }
    return report
  }

  /// The findings of each file with its path as readers of reports see it.
  var filesWithPaths: [(path: String, findings: [Finding])] {
    var files: [(path: String, findings: [Finding])] = []
    for finding in findings {
      let path = root.text(finding.path).printable
      // Two spellings of one name, as `é` in one character or in two, are two files.
      if let last = files.last?.path, last.utf8.elementsEqual(path.utf8) {
        files[files.count - 1].findings.append(finding)
      } else {
        files.append((path, [finding]))
      }
    }
    return files
  }

  /// Rules with findings, by id.
  var rulesWithFindings: [(id: String, rule: Rule?, findings: [Finding])] {
    Dictionary(grouping: findings, by: \.rule).sorted { $0.key.precedesInBytes($1.key) }
      .map { ($0.key, rule($0.key), $0.value) }
  }
}

extension [Finding] {
  /// Errors before warnings before notes, otherwise as they are.
  var worstFirst: [Finding] {
    Severity.allCases.reversed().flatMap { severity in filter { $0.severity == severity } }
  }
}

extension String {
  /// Inside of an element or of an attribute of XML. Control characters have become escapes before, and two scalars that
  /// XML cannot hold become U+FFFD.
  var xml: String {
    var text = ""
    for scalar in printable.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
