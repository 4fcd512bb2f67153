import Foundation

/// Reports that `.ci/run` hands to other programs: one a line, in the folder that `L10NLINT_KEPT_REPORTS` names.
struct KeptReports {
  private let name: String
  private var lines: [String: Data] = [:]
  static let folder = ProcessInfo.processInfo.environment["L10NLINT_KEPT_REPORTS"]

  init(_ name: String) {
    self.name = name
  }

  mutating func add(_ report: [UInt8], _ format: String) {
    guard Self.folder != nil else { return }
    // Line ends stand between members only: in a text they are escaped.
    lines[format, default: Data()] += report.filter { $0 != 10 } + [10]
  }

  func write() throws {
    guard let folder = Self.folder else { return }
    for (format, lines) in lines {
      try lines.write(to: URL(fileURLWithPath: "\(folder)/\(name).\(format)l"))
    }
  }
}
