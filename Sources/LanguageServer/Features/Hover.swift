import L10nLint
import L10nSyntax

extension LanguageServer {
  /// `textDocument/hover`: what a finding means, and what a key says in every language.
  mutating func hover(_ parameters: Parameter) -> Reply {
    guard let subject = subject(parameters), let position = EditorPosition(parameters["position"]) else {
      return .null
    }
    let here = EditorRange(start: position, end: position)
    let findings = subject.document.findings.filter { editor.encoding.range($0.place).touches(here) }
    let key = key(subject)
    let rules = subject.project.reading?.settings.known ?? .catalog
    var parts = findings.map { explanation(of: $0, rules) }
    if let key, !key.rows.isEmpty { parts.append(texts(of: key)) }
    guard !parts.isEmpty else { return .null }
    let range = (key.map(\.place) ?? findings.first?.place).map { editor.encoding.range($0) }
    let isMarkdown = editor.readsMarkdown
    return .object { writer in
      writer.field("contents") { writer in
        writer.field("kind", isMarkdown ? "markdown" : "plaintext")
        writer.field("value", parts.joined(separator: isMarkdown ? "\n\n---\n\n" : "\n\n"))
      }
      if let range { writer.field("range", range) }
    }
  }

  private func explanation(of finding: Finding, _ rules: KnownRules) -> String {
    guard let rule = rules.rule(finding.rule) else { return finding.message }
    let page = RulePageExcerpts(rule)
    guard editor.readsMarkdown else { return "\(finding.message) [\(rule.id)]\n\n\(rule.summary)" }
    return "\(finding.message)\n\n**\(rule.title)** (`\(rule.id)`)\n\n\(page.summaryAndExamples)"
  }

  // MARK: Texts

  /// More are no help in a small window.
  private static let shownTexts = 60
  private static let shownLength = 160

  private func texts(of key: PointedKey) -> String {
    var lines: [String] = []
    for row in key.rows {
      let head = "\(row.table.name): \(key.key.inOneLine(Self.shownLength))"
      lines.append(editor.readsMarkdown ? "**\(head.escapedForMarkdown)**\n" : head)
      let texts = row.texts
      lines += texts.prefix(Self.shownTexts).map { text in
        let value = text.value.inOneLine(Self.shownLength)
        return "- \(text.name): " + (editor.readsMarkdown ? value.escapedForMarkdown : value)
      }
      if texts.count > Self.shownTexts { lines.append("- … \(texts.count - Self.shownTexts)") }
    }
    return lines.joined(separator: "\n")
  }
}

extension RowOfTable {
  /// What the key says: in which language and for which number or device, and the text.
  var texts: [(name: String, value: String)] {
    table.cells(of: row).flatMap { cell in
      let language = table.languages[Int(cell.language)].spelling
      return table.values(of: cell).map { value in
        let source = table.table(of: cell)
        let variable = value.variable.map { source.text(of: source.variables[Int($0)].name) }
        let cases = [variable, value.plural?.rawValue, value.device?.rawValue, value.width.map { "\($0)" }]
        let name = ([language] + cases.compactMap { $0 }).joined(separator: ", ")
        return (name, source.text(of: value.text))
      }
    }
  }
}

extension String {
  func inOneLine(_ length: Int) -> String {
    let line = replacing("\n", with: "⏎").replacing("\r", with: "")
    return line.count > length ? line.prefix(length) + "…" : line
  }

  /// No letter of it means anything to Markdown.
  fileprivate var escapedForMarkdown: String {
    var text = ""
    for character in self {
      if "\\`*_{}[]()#+-.!<>|~&".contains(character) { text.append("\\") }
      text.append(character)
    }
    return text
  }
}
