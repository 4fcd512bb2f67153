/// The rules of a report, and the templates of their messages.
struct SARIFRules {
  /// By id.
  private let rules: [Rule]
  private let home: String?
  private let numbers: [String: Int]
  /// By rule: the templates in the order in which they occur.
  private var templates: [String: [String]] = [:]
  private var names: [Key: String] = [:]

  private struct Key: Hashable {
    var rule: String
    var template: String
  }

  init(_ report: Report) {
    var known: [String: Rule] = [:]
    for rule in report.rules { known[rule.id] = rule }
    // What the engine itself says has a rule that nobody switches on.
    for finding in report.findings where known[finding.rule] == nil {
      known[finding.rule] = report.rule(finding.rule) ?? Rule(unknown: finding.rule)
    }
    let rules = known.values.sorted { $0.id.precedesInBytes($1.id) }
    self.rules = rules
    home = report.home
    numbers = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    for finding in report.findings {
      let template = SARIFMessage(finding.message, found: "").template
      let key = Key(rule: finding.rule, template: template)
      guard names[key] == nil else { continue }
      templates[finding.rule, default: []].append(template)
      names[key] = Self.name(templates[finding.rule, default: []].count)
    }
  }

  private static func name(_ number: Int) -> String { number == 1 ? "default" : "default\(number)" }

  func number(of rule: String) -> Int { numbers[rule, default: 0] }

  func name(of message: SARIFMessage, in rule: String) -> String {
    names[Key(rule: rule, template: message.template), default: "default"]
  }

  func write(version: String, to driver: inout JSONWriter) {
    driver.field("name", "l10nlint")
    driver.field("version", version)
    driver.field("semanticVersion", version)
    if let home { driver.field("informationUri", home) }
    driver.array("rules", rules) { rule, writer in write(rule, to: &writer) }
  }

  private func write(_ rule: Rule, to writer: inout JSONWriter) {
    let page = RulePageExcerpts(rule)
    writer.field("id", rule.id)
    // The format wants a name that is not the id, which one word in another case would be.
    let isOneWord = !rule.id.utf8.contains(UInt8(ascii: "-"))
    writer.field("name", rule.id.inPascalCase + (isOneWord ? "Rule" : ""))
    writer.field("shortDescription") { $0.field("text", rule.title + ".") }
    writer.field("fullDescription") { $0.field("text", rule.summary) }
    writer.field("help") {
      $0.field("text", page.plainText(home: home))
      $0.field("markdown", page.markdown(home: home))
    }
    if let address = page.address(below: home) { writer.field("helpUri", address) }
    if let templates = templates[rule.id] {
      writer.field("messageStrings") { writer in
        for (index, template) in templates.enumerated() {
          writer.field(Self.name(index + 1)) { $0.field("text", template) }
        }
      }
    }
    let severity = rule.severities.values.max() ?? .warning
    writer.field("defaultConfiguration") { $0.field("level", severity.rawValue) }
    writer.field("properties") {
      $0.array("tags", of: ["localization", "internationalization"])
      $0.field("precision", rule.state == .preview ? "medium" : "high")
      $0.field("problem.severity", severity == .note ? "recommendation" : severity.rawValue)
    }
  }
}

extension Rule {
  /// A rule that the catalog does not know: the report stays whole.
  fileprivate convenience init(unknown id: String) {
    self.init(
      id: id, title: id, summary: id, page: "", severities: [:], aliases: [], sources: [], inputs: [],
      since: "", state: .on, needsTranslations: false, contexts: [], options: [], check: Check())
  }
}

extension String {
  /// `manual-plural` as `ManualPlural`; a letter alone is no word in that case: `CdateFormatting`.
  fileprivate var inPascalCase: String {
    var name = ""
    var isLetter = false
    for word in split(separator: "-") {
      name += isLetter ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
      isLetter = word.utf8.count == 1
    }
    return name
  }
}
