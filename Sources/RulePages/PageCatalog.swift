import L10nSyntax

/// Everything in `Rules/`: the pages, ordered by id, and the tables.
package struct PageCatalog: Sendable {
  package var pages: [RulePage]
  package var tables: [RuleTable]
  /// As it stands: one line of it is made here.
  private var readme = ""

  /// What is made of it. The paths count from the root of the repository.
  package struct Output: Sendable {
    package var path: String
    package var text: String
  }

  /// `files` are the Markdown pages and the YAML tables, with their paths from the root of the repository.
  package init(files: [(path: String, bytes: [UInt8])]) throws(PageError) {
    pages = []
    tables = []
    for (path, bytes) in files {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      if name.hasSuffix(".yml") {
        tables.append(try RuleTable(name: String(name.dropLast(4)), path: path, bytes: bytes))
      } else if path == "README.md" {
        readme = String(decoding: bytes, as: UTF8.self)
      } else if name.hasSuffix(".md"), name != "README.md" {
        pages.append(try RulePage(path: path, bytes: bytes))
      }
    }
    pages.sort { $0.id < $1.id }
    tables.sort { $0.name < $1.name }
    try checkNames()
  }

  /// All generated files.
  package func outputs() throws(PageError) -> [Output] {
    [
      Output(path: "Sources/L10nLint/Rules/Generated.swift", text: try generatedSwift()),
      Output(path: "Rules/README.md", text: index()),
      Output(path: "README.md", text: try readmeWithCounts()),
      Output(path: "Rules/frozen.tsv", text: frozen()),
      Output(path: "docs/sources.md", text: try ClaimTable(try table("claims"), pages).page),
    ]
  }

  package func table(_ name: String) throws(PageError) -> RuleTable {
    guard let table = tables.first(where: { $0.name == name }) else {
      throw PageError(path: "Rules/Tables/\(name).yml", line: 1, "the table is missing")
    }
    return table
  }

  /// A name names the thing found, stands on a page of its own, and belongs to one rule.
  private func checkNames() throws(PageError) {
    var owners: [String: String] = [:]
    for page in pages {
      let file = page.path.split(separator: "/").last.map(String.init) ?? ""
      guard file == "\(page.id).md" else {
        throw PageError(path: page.path, line: 2, "the id is `\(page.id)`")
      }
      for name in [page.id] + page.front.aliases {
        if let owner = owners[name] {
          throw PageError(path: page.path, line: 1, "`\(name)` already belongs to `\(owner)`")
        }
        owners[name] = page.id
      }
      for prefix in ["no-", "disallow-", "prefer-", "require-", "avoid-", "banned-"]
      where page.id.hasPrefix(prefix) {
        throw PageError(
          path: page.path, line: 2, "an id names the thing found, never the cure: not `\(prefix)…`")
      }
    }
  }

  /// The table of all rules for the web.
  private func index() -> String {
    var text = """
      # Rules

      Written by `swift run rulec` from the front matter of the pages; change those instead.

      | rule | severity | reads | what it finds |
      | --- | --- | --- | --- |

      """
    for page in pages {
      let state = page.front.state == .on ? "" : " (\(page.front.state.rawValue))"
      text += "| [`\(page.id)`](\(page.id).md)\(state) | \(page.front.severityText) "
      text += "| \(page.front.inputs.joined(separator: ", ")) | \(page.title) |\n"
    }
    return text
  }

  /// The README with the number of rules in the line behind its mark.
  private func readmeWithCounts() throws(PageError) -> String {
    var lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
    let mark = "<!-- The next line is written by `swift run rulec`. -->"
    guard let place = lines.firstIndex(where: { $0 == mark }), place + 1 < lines.count else {
      throw PageError(path: "README.md", line: 1, "the line `\(mark)` is missing")
    }
    let count = { (state: FrontMatter.State) in pages.count { $0.front.state == state } }
    lines[place + 1] = """
      Rules: **\(pages.count)**. On from the start: **\(count(.on))**. In preview, off until they have \
      been read in more apps: **\(count(.preview))**. A matter of taste, off: **\(count(.off))**.
      """
    return lines.joined(separator: "\n")
  }

  /// Ids, severities and aliases that are out in the world: a change here is a change for users.
  private func frozen() -> String {
    var text = "id\tseverity\taliases\tsince\n"
    for page in pages {
      let aliases = page.front.aliases.sorted().joined(separator: " ")
      text += "\(page.id)\t\(page.front.severityText)\t\(aliases)\t\(page.front.since)\n"
    }
    return text
  }
}

extension FrontMatter {
  /// `warning`, or `warning (joined), note (computed)`.
  fileprivate var severityText: String {
    severities.map { $0.kind.isEmpty ? $0.severity : "\($0.severity) (\($0.kind))" }.joined(separator: ", ")
  }
}
