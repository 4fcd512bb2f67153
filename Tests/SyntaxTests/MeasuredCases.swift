import Foundation

/// Rows of what has been measured with the system's own readers: `Data/*.tsv`.
enum MeasuredCases {
  /// The columns of each row below the heading.
  static func rows(of name: String) -> [[String]] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Data/\(name).tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
