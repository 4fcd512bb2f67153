/// What a report quotes from the page of a rule.
package struct RulePageExcerpts {
  let rule: Rule
  private let examples: [Example]

  private struct Example {
    var heading: String
    var language: Substring
    var code: String
  }

  package init(_ rule: Rule) {
    self.rule = rule
    let lines = rule.page.split(separator: "\n", omittingEmptySubsequences: false)
    examples = ["Flagged", "Accepted"].compactMap { Self.example(below: $0, in: lines) }
  }

  /// Where the whole page can be read; that of a team's rule is nowhere but in its project.
  func address(below home: String?) -> String? {
    rule.isOfTeam ? nil : home.map { "\($0)/Rules/\(rule.id).md" }
  }

  /// The summary, the first example of each kind, and what shows the rest.
  func plainText(home: String?) -> String {
    let parts = examples.map { "\($0.heading):\n\n\($0.code)" }
    let more = "More: " + (address(below: home) ?? "l10nlint explain \(rule.id)")
    return (["\(rule.title)\n\n\(rule.summary)"] + parts + [more]).joined(separator: "\n\n")
  }

  func markdown(home: String?) -> String {
    let more = address(below: home).map { "[More examples](\($0))" } ?? "More: `l10nlint explain \(rule.id)`"
    return "# \(rule.title)\n\n\(summaryAndExamples)\n\n\(more)"
  }

  /// In Markdown.
  package var summaryAndExamples: String {
    let parts = examples.map { "**\($0.heading)**\n\n```\($0.language)\n\($0.code)\n```" }
    return ([rule.summary] + parts).joined(separator: "\n\n")
  }

  /// The first block of code below a heading, without the marks of the tests.
  private static func example(below heading: String, in page: [Substring]) -> Example? {
    let section = page.drop { $0 != "## " + heading }.dropFirst().prefix { !$0.hasPrefix("## ") }
    guard let fence = section.firstIndex(where: { $0.hasPrefix("```") }) else { return nil }
    let code = section[section.index(after: fence)...].prefix { !$0.hasPrefix("```") }
    let lines = code.filter { !$0.isCaretLine }.map { $0.withoutMark }
    return Example(
      heading: heading, language: section[fence].dropFirst(3).prefix { $0 != " " },
      code: lines.joined(separator: "\n"))
  }
}

extension Substring {
  fileprivate var withoutMark: String {
    for mark in ["// ←", "/* ←", "<!-- ←"] {
      guard let range = firstRange(of: mark) else { continue }
      var kept = self[..<range.lowerBound]
      while kept.last == " " { kept.removeLast() }
      return String(kept)
    }
    return String(self)
  }

  /// `//   ^^^^` pins the range of a finding for the tests.
  fileprivate var isCaretLine: Bool { contains("^^") && allSatisfy { " /^".contains($0) } }
}
