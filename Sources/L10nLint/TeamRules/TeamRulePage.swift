/// The page of a rule that a team wrote: what `explain`, editors and SARIF show of it.
struct TeamRulePage {
  /// The message, as a heading.
  let title: String
  let summary: String
  private let definition: TeamRule.Definition
  private let origin: String

  init(_ definition: TeamRule.Definition, id: String, origin: String) {
    self.definition = definition
    self.origin = origin
    let message = definition.message
    title = message.hasSuffix(".") ? String(message.dropLast()) : message
    summary = definition.reason ?? message
  }

  /// In the form of the pages of the catalog.
  var markdown: String {
    var text = "# \(title)\n\n\(summary)\n\nA rule of this project, written in `\(origin)`:\n\n"
    text += definition.banTexts.map { "- \($0)\n" }.joined()
    for (heading, isFlagged) in [("Flagged", true), ("Accepted", false)] {
      let examples = definition.examples.filter { $0.isFlagged == isFlagged }
      guard !examples.isEmpty else { continue }
      text += "\n## \(heading)\n"
      for example in examples { text += "\n" + fence(example) }
    }
    return text
  }

  private func fence(_ example: TeamRule.Example) -> String {
    let code = example.text.hasSuffix("\n") ? example.text : example.text + "\n"
    var marks = "```"
    while code.contains(marks) { marks += "`" }
    return "\(marks)\(example.language.rawValue)\n\(code)\(marks)\n"
  }
}
