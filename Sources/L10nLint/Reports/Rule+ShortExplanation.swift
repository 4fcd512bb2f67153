extension Rule {
  /// What a terminal shows without scrolling: what the rule means, one example of each kind, what can be set and how a
  /// finding is silenced. A page that is hardly longer is shown as it is.
  package var shortExplanation: String {
    let full = explanation
    let count = full.count { $0 == "\n" }
    // A page without examples says everything in its prose.
    let fences = page.split(separator: "\n").count { $0.hasPrefix("```") } / 2
    guard count > Self.screenful, fences > 0 else { return full }
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let sections = lines.drop { !$0.hasPrefix("## ") }
    var meaning = lines[..<sections.startIndex].drop { $0.isEmpty || $0.hasPrefix("# ") }
    while meaning.last?.isEmpty == true { meaning.removeLast() }
    let examples = ["Flagged", "Accepted"].compactMap { PageExample.first(below: $0, in: sections) }
    let parts =
      [heading, standing, meaning.joined(separator: "\n")] + examples
      + [inProject, "All \(fences) examples: `l10nlint explain \(id) --full`"]
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Lines that a window of a terminal shows.
  private static let screenful = 50
}

/// An example of a section, with what the page says of it.
private enum PageExample {
  /// The first one, or the first that leaves room for the rest.
  static func first(below heading: String, in page: ArraySlice<Substring>) -> String? {
    var rest = page.drop { $0 != "## " + heading }.dropFirst().prefix { !$0.hasPrefix("## ") }
    var shortest: ArraySlice<Substring>?
    while let end = end(ofExampleIn: rest) {
      let example = rest[..<end].drop(while: \.isEmpty)
      rest = rest[end...]
      // What a page sets of the rule holds for all examples below.
      if shortest != nil, example.contains(Self.settings) { break }
      if example.count < shortest?.count ?? .max { shortest = example }
      if example.count <= Self.mostLines { break }
    }
    return shortest.map { "## \(heading)\n\n" + $0.joined(separator: "\n") }
  }

  /// Two examples of so many lines leave room on a screen for what the rule means.
  private static let mostLines = 14
  private static let settings = "```yaml config"[...]

  private static func end(ofExampleIn lines: ArraySlice<Substring>) -> Int? {
    guard var end = fenceEnd(lines, from: lines.startIndex) else { return nil }
    var names = lines[..<end].filter(\.isNamedFence)
    // Named files that follow each other without a word are one example.
    while !names.isEmpty, let next = lines[end...].firstIndex(where: { !$0.isEmpty }),
      lines[next].isNamedFence, !names.contains(lines[next]), let nextEnd = fenceEnd(lines, from: next)
    {
      names.append(lines[next])
      end = nextEnd
    }
    return end
  }

  /// Behind the first block of code.
  private static func fenceEnd(_ lines: ArraySlice<Substring>, from start: Int) -> Int? {
    guard let open = lines[start...].firstIndex(where: { $0.hasPrefix("```") }),
      let close = lines[(open + 1)...].firstIndex(where: { $0.hasPrefix("```") })
    else { return nil }
    // What a page sets of the rule belongs to the example below it.
    return lines[open] == settings ? fenceEnd(lines, from: close + 1) : close + 1
  }
}

extension Substring {
  fileprivate var isNamedFence: Bool { hasPrefix("```") && contains(" file=") }
}
