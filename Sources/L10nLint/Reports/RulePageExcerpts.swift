/// What a report quotes from the page of a rule.
struct RulePageExcerpts {
  /// No address exists yet; this name belongs to nobody by the rules of the domain system, so no link leads astray.
  static let home = "https://l10nlint.example"

  let rule: Rule

  init(_ rule: Rule) {
    self.rule = rule
  }

  var address: String { "\(Self.home)/Rules/\(rule.id).md" }

  /// The summary, the first example of each kind and the address.
  var plainText: String {
    var parts = ["\(rule.title)\n\n\(rule.summary)"]
    for (heading, name) in Self.examples {
      if let code = example(below: heading) {
        parts.append("\(name):\n\n\(code.lines.joined(separator: "\n"))")
      }
    }
    return (parts + ["More: \(address)"]).joined(separator: "\n\n")
  }

  var markdown: String {
    var parts = ["# \(rule.title)\n\n\(rule.summary)"]
    for (heading, name) in Self.examples {
      guard let code = example(below: heading) else { continue }
      parts.append("**\(name)**\n\n```\(code.language)\n\(code.lines.joined(separator: "\n"))\n```")
    }
    return (parts + ["[More examples](\(address))"]).joined(separator: "\n\n")
  }

  private static let examples = [("## Flagged", "Flagged"), ("## Accepted", "Accepted")]

  /// The first block of code below a heading, without the marks of the tests.
  private func example(below heading: String) -> (language: Substring, lines: [String])? {
    let section = rule.page.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0 != heading }.dropFirst().prefix { !$0.hasPrefix("## ") }
    guard let fence = section.firstIndex(where: { $0.hasPrefix("```") }) else { return nil }
    let code = section[section.index(after: fence)...].prefix { !$0.hasPrefix("```") }
    let language = section[fence].dropFirst(3).prefix { $0 != " " }
    return (language, code.filter { !$0.isCaretLine }.map { $0.withoutMark })
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
