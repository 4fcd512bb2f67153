import L10nSyntax

/// What the texts say that the project grew out of, and which rule answers each claim: `Rules/Tables/claims.yml`
/// with the `sources:` of the pages.
struct ClaimTable: Sendable {
  struct Claim: Sendable {
    var id: String
    /// What it says, in a few words.
    var words: String
    /// The rules that answer it.
    var rules: [String]
    /// Why no rule does.
    var reason: String?
  }

  private let table: RuleTable
  private(set) var sections: [(text: Text, claims: [Claim])] = []

  /// One of the texts; the raw value is its name in the table.
  enum Text: String, CaseIterable, Sendable {
    case objcio, hoteltonight, apple, justeat, patterns

    var title: String {
      switch self {
      case .objcio: "objc.io, String Localization (2014)"
      case .hoteltonight: "HotelTonight, Nitty Gritty (2013)"
      case .apple: "Apple, Internationalization Programming Topics (2009)"
      case .justeat: "Just Eat, iOS internationalization (2019)"
      case .patterns: "What can be wrong"
      }
    }

    /// The letter that the ids of its claims begin with.
    var letter: Character {
      switch self {
      case .objcio: "O"
      case .hoteltonight: "H"
      case .apple: "A"
      case .justeat: "J"
      case .patterns: "P"
      }
    }

    /// Patterns have two digits.
    func digits(_ number: Int) -> String { self == .patterns && number < 10 ? "0\(number)" : "\(number)" }
  }

  /// Fails where a claim has neither a rule nor a reason, or both, and where a page names an unknown one.
  init(_ table: RuleTable, _ pages: [RulePage]) throws(PageError) {
    self.table = table
    let reasons = try entries("unanswered")
    var known: Set<String> = []
    for text in Text.allCases {
      let claims = try claims(of: text, pages, reasons)
      known.formUnion(claims.map(\.id))
      sections.append((text, claims))
    }
    if let (id, _, node) = reasons.first(where: { !known.contains($0.id) }) {
      throw error(node, "`\(id)` is no claim")
    }
    for page in pages {
      for source in page.front.sources where source.isClaim && !known.contains(source) {
        throw PageError(path: page.path, line: 1, "`\(source)` is no claim of \(table.path)")
      }
    }
  }

  private func claims(
    of text: Text, _ pages: [RulePage], _ reasons: [Entry]
  ) throws(PageError) -> [Claim] {
    var claims: [Claim] = []
    for (id, words, node) in try entries(text.rawValue) {
      // Numbers without a gap, so that none is forgotten.
      guard id == "\(text.letter)\(text.digits(claims.count + 1))" else {
        throw error(node, "`\(id)` is not the next claim of `\(text.rawValue)`")
      }
      let rules = pages.filter { $0.front.sources.contains(id) }.map(\.id)
      let reason = reasons.first { $0.id == id }?.words
      if let rule = rules.first, reason != nil {
        throw error(node, "`\(rule)` answers `\(id)`, which also stands under `unanswered`")
      }
      if rules.isEmpty, reason == nil {
        throw error(node, "no page answers `\(id)`: give the reason under `unanswered`")
      }
      claims.append(Claim(id: id, words: words, rules: rules, reason: reason))
    }
    return claims
  }

  private func error(_ node: YAMLNode, _ message: String) -> PageError { table.reader.error(node, message) }

  private typealias Entry = (id: String, words: String, node: YAMLNode)

  private func entries(_ name: String) throws(PageError) -> [Entry] {
    guard let list = table.root[name] else { throw error(table.root, "`\(name)` is missing") }
    var entries: [Entry] = []
    for entry in try table.reader.entries(list, name) {
      entries.append((entry.key, try table.reader.text(entry.value, entry.key), entry.value))
    }
    return entries
  }
}

extension ClaimTable {
  /// The page for the web.
  var page: String {
    var text = """
      # What the rules answer

      Written by `swift run rulec` from `Rules/Tables/claims.yml` and the `sources:` of the rules' pages; change those instead.

      The project grew out of four texts on localization for Apple platforms. Each of their claims stands here in a few
      words of ours, with the rules that answer it or the reason why none does. The last list is what can be wrong in a
      project, as the rules divide it.

      """
    for (source, claims) in sections {
      text += "\n## \(source.title)\n\n| claim | what it says | answered by |\n| --- | --- | --- |\n"
      for claim in claims {
        let rules = claim.rules.map { "[`\($0)`](../Rules/\($0).md)" }.joined(separator: ", ")
        text += "| \(claim.id) | \(claim.words) | \(claim.reason ?? rules) |\n"
      }
    }
    return text
  }
}

extension String {
  /// `O37`, as opposed to the name of another tool.
  fileprivate var isClaim: Bool {
    guard let first, ClaimTable.Text.allCases.contains(where: { $0.letter == first }) else { return false }
    return Int(dropFirst()) != nil
  }
}
