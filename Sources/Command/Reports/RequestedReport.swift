import L10nLint

/// A report that somebody wants, and where.
struct RequestedReport {
  var format: ReportFormat
  /// `nil` for standard output.
  var file: String?

  static let text = RequestedReport(format: .text, file: nil)

  /// Whether a person reads it, who is told beside it what it has no place for.
  var isForPerson: Bool { format.isText && file == nil }

  /// `sarif`, `sarif:report.sarif`
  init(_ spelling: String) throws(ArgumentError) {
    let colon = spelling.firstIndex(of: ":")
    let name = String(spelling[..<(colon ?? spelling.endIndex)])
    guard let format = ReportFormat.all.first(where: { $0.name == name }) else {
      throw ArgumentError(
        message: "unknown format `\(name.printable)`; use \(ReportFormat.all.map(\.name).listed)")
    }
    self.format = format
    let path = colon.map { String(spelling[spelling.index(after: $0)...]) }
    file = path == "-" ? nil : path
    guard file != "" else {
      throw ArgumentError(message: "`--format \(name):` needs a file name after the colon")
    }
  }

  private init(format: ReportFormat, file: String?) {
    self.format = format
    self.file = file
  }

  /// `standard` is where a report goes that has no file.
  func write(_ report: Report, _ standard: Output) throws(Output.Failure) {
    var report = isForPerson || format.saysNotices ? report : report.withAbsentPathsAsFindings
    guard let file else { return try standard.write(format.render(report)) }
    report.style = .plain
    try ReportFile(path: file).write(format.render(report))
  }
}
