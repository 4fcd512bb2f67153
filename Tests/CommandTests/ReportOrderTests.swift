import Foundation
import Testing

/// What a service shows of many findings: the rare ones must not hide behind those that come first by their paths.
@Suite struct ReportOrderTests {
  private func app() throws -> Folder {
    var files = [
      "Z.swift": "label.text = NSLocalizedString(\"harbor\", comment: \"Name of the place\").uppercased()\n"
    ]
    for number in 10..<31 {
      files["A\(number).swift"] = "label.text = \"\\(n) boat\" + (n == 1 ? \"\" : \"s\")\n"
    }
    return try Folder(files)
  }

  private func report(_ format: String) throws -> [Substring] {
    let rules = ["--only", "literal-plural-suffix,unlocalized-casing"]
    return try Tool.run(rules + ["--quiet", "--format", format], in: app()).lines
  }

  @Test func markdownListsTheRareFindingFirst() throws {
    let lines = try report("markdown")
    let items = lines.filter { $0.hasPrefix("- ") }
    #expect(items.count == 20)
    #expect(items.first?.hasPrefix("- **warning** `Z.swift:1` ") == true, "\(items)")
    #expect(items.dropFirst().first?.hasPrefix("- **warning** `A10.swift:1` ") == true, "\(items)")
    #expect(
      lines.contains("The first 20, by severity, then by confidence, then rules with few findings first:"))
    #expect(lines.last == "More findings: 2.")
  }

  @Test func gitHubAnnotatesTheRareFindingFirst() throws {
    let lines = try report("github")
    #expect(lines.first?.hasPrefix("::warning file=Z.swift,") == true, "\(lines)")
    #expect(lines.count { $0.hasPrefix("::") } == 10)
    #expect(
      lines.last
        == "GitHub shows at most 10 annotations of each severity per step: the surest first, then rules with few findings. Only in the log: 12."
    )
  }
}
