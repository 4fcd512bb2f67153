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
  /// Errors before warnings before notes, then the surest, then those of the rules that have the fewest: one lost value
  /// must not hide behind a hundred findings of one cause. Otherwise as they are.
  var worstFirst: [Finding] { indicesWorstFirst.map { self[$0] } }

  var indicesWorstFirst: [Int] {
    var counts: [String: Int] = [:]
    for finding in self { counts[finding.rule, default: 0] += 1 }
    let ranked = indices.map { (index: $0, finding: self[$0], alike: counts[self[$0].rule, default: 0]) }
    return ranked.sorted { left, right in
      (right.finding.severity, right.finding.confidence, left.alike, left.index)
        < (left.finding.severity, left.finding.confidence, right.alike, right.index)
    }.map(\.index)
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
