import Foundation
import Testing

/// A project in which files change what others mean, and every rule finds something somewhere.
private func project() throws -> Folder {
  let folder = try Folder()
  for number in 0..<300 {
    let name = "Module\(number % 7)/Ünit\(number % 5)/File\(number)"
    let (swift, objc) = (
      """
      import UIKit
      enum Texts\(number) { static var title: String { Loc\(number % 9)("a.b\(number % 40)") } }
      func Loc\(number)(_ key: String) -> String { NSLocalizedString(key, comment: "") }
      func show(_ n: Int, _ name: String) {
        label.text = "\\(n) file" + (n == 1 ? "" : "s") + Loc\(number / 2)("hello.you") + name
        label.text = Texts\((number * 7) % 300).title.uppercased() + " \\(name)" // l10nlint:disable:this unlocalized-casing
        button.setTitle(NSLocalizedString("Open", comment: ""), for: .normal)
        label.text = n == 1 ? "1 night" : "\\(n) nights, \\(name)"
      }

      """,
      """
      - (void)show:(NSInteger)n {
        self.label.text = [NSString stringWithFormat:NSLocalizedString(@"Order", nil), n == 1 ? @"" : @"s"];
        self.title = [NSLocalizedString(@"é.title", @"") stringByAppendingString:Loc\(number % 11)(@"b")];
      }

      """
    )
    try folder.write(name + (number % 3 == 0 ? ".m" : ".swift"), Data((number % 3 == 0 ? objc : swift).utf8))
  }
  return folder
}

@Suite struct SameAnswerTests {
  /// How bad a mistake is somebody may say otherwise; which mistakes there are is no matter of that.
  @Test func severitiesChangeNoFinding() throws {
    let twice = """
      "pier.open" = "Open";
      "pier.open" = "OPEN";
      "pier.close" = "Close";
      "pier.close" = "Shut";

      """
    let folder = try Folder(
      Dictionary(uniqueKeysWithValues: ["en", "de", "pl"].map { ("\($0).lproj/Localizable.strings", twice) }))
    let answers = try ["error", "warning", "note"].map { level in
      try Tool.run(
        ["--quiet", "--only", "duplicate-key", "--severity", "duplicate-key=\(level)"], in: folder
      ).output.replacingOccurrences(of: ": \(level): ", with: ": note: ")
    }
    #expect(!answers[0].isEmpty && Set(answers).count == 1)
  }

  @Test func everyRunGivesTheSameBytes() throws {
    let folder = try project()
    let first = try Answer(of: [], in: folder)
    #expect(first.texts.allSatisfy { $0.split(separator: "\n").count > 500 })
    #expect(first.status == 1)
    let folders = (0..<7).map { "Module\($0)" }
    let others = [
      try Answer(of: [], in: folder), try Answer(of: ["--jobs", "1"], in: folder),
      try Answer(of: ["--jobs", "2"], in: folder), try Answer(of: ["--jobs", "8"], in: folder),
      try Answer(of: folders, in: folder), try Answer(of: folders.reversed(), in: folder),
      try Answer(of: ["Module3", "."], in: folder), try Answer(of: ["./"], in: folder),
      try Answer(of: [], in: folder, ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"]),
      try Answer(of: [], in: folder, ["LC_ALL": "ar", "TZ": "Asia/Kolkata"]),
      try Answer(of: [], in: folder, ["LC_ALL": "C", "HOME": "/nowhere"]),
    ]
    for (number, other) in others.enumerated() { #expect(other == first, "run \(number)") }
  }
}

/// All that a run says, in every format.
private struct Answer: Equatable {
  var status: Int32
  var error: String
  var texts: [String]

  /// The reports stand outside the project, so that no run sees those of another.
  init(of arguments: [String], in project: Folder, _ environment: [String: String] = [:]) throws {
    let reports = try Folder()
    let files = ["json", "sarif"].map { reports.path("report.\($0)") }
    let formats = zip(["json", "sarif"], files).flatMap { ["--format", "\($0):\($1)"] }
    let result = try Tool.run(
      ["--min-confidence", "possible", "--format", "text"] + formats + arguments, in: project,
      environment: environment)
    (status, error) = (result.status, result.error)
    texts = [result.output] + (try files.map { try String(contentsOfFile: $0, encoding: .utf8) })
  }
}
