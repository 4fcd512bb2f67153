extension ReportFormat {
  /// The XML of Checkstyle, which Jenkins, reviewdog and many others read.
  package static let checkstyle = ReportFormat(name: "checkstyle") { report in
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"8.0\">\n"
    for (path, findings) in report.forServices.filesWithPaths {
      text += "  <file name=\"\(path.xml)\">\n"
      for finding in findings {
        let severity = finding.severity == .note ? "info" : finding.severity.rawValue
        let start = finding.place.start
        text += "    <error line=\"\(start.line)\" column=\"\(start.utf16Column)\" severity=\"\(severity)\" "
        text += "message=\"\(finding.message.xml)\" source=\"l10nlint.\(finding.rule.xml)\"/>\n"
      }
      text += "  </file>\n"
    }
    return Array((text + "</checkstyle>\n").utf8)
  }
}

extension ReportFormat {
  /// JUnit's XML: a suite for each file, and in it a test that fails for each error and warning. A note is a test that
  /// passes and has something to say, because services fail a job for any failed test.
  package static let junit = ReportFormat(name: "junit") { report in
    let report = report.forServices
    let files = report.filesWithPaths
    let failures = report.findings.count { $0.severity > .note }
    let count = max(1, report.findings.count)
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"l10nlint\" tests=\"\(count)\" failures=\"\(failures)\" errors=\"0\">\n"
    if files.isEmpty {
      text += "  <testsuite name=\"l10nlint\" tests=\"1\" failures=\"0\" errors=\"0\">\n"
      text += "    <testcase name=\"No findings\" classname=\"l10nlint\"/>\n  </testsuite>\n"
    }
    for (path, findings) in files {
      let failures = findings.count { $0.severity > .note }
      text += "  <testsuite name=\"\(path.xml)\" tests=\"\(findings.count)\" failures=\"\(failures)\" "
      text += "errors=\"0\">\n" + findings.map { $0.testCase(path) }.joined() + "  </testsuite>\n"
    }
    return Array((text + "</testsuites>\n").utf8)
  }
}

extension Finding {
  fileprivate func testCase(_ path: String) -> String {
    let (line, column) = (place.start.line, place.start.utf16Column)
    let place = "\(path):\(line):\(column)".xml
    let head =
      "    <testcase name=\"\(rule.xml) in line \(line), column \(column)\" classname=\"\(path.xml)\" "
    let body =
      severity == .note
      ? "<system-out>\(place): note: \(message.xml)</system-out>"
      : "<failure type=\"\(severity.rawValue)\" message=\"\(message.xml)\">\(place)</failure>"
    return head + "file=\"\(path.xml)\">\n      \(body)\n    </testcase>\n"
  }
}
