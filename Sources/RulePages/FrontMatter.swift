import L10nSyntax

/// The facts about a rule at the head of its page.
package struct FrontMatter: Sendable {
  package var id = ""
  /// By kind of finding, in the order of the page; a rule with one kind uses the empty name.
  package var severities: [(kind: String, severity: String)] = []
  package var inputs: [String] = []
  package var since = ""
  package var sources: [String] = []
  package var aliases: [String] = []
  package var options: [PageOption] = []
  /// Off until the rule has been read in more apps.
  private var isPreview = false
  /// Off until a team asks for the rule; in preview, what it is to be afterwards.
  private var isOptional = false
  /// Findings are possible ones in a project with one language.
  package var needsTranslations = false
  /// Rules that say more of the same line: where one of them speaks, this one is silent.
  package var yieldsTo: [String] = []
  package var yieldsInExpressionTo: [String] = []
  /// The engine reports it where no check and no example can be: a file that cannot be read.
  package var isMadeByEngine = false
  /// How sure the findings of the rule are, where it is the same for all.
  package var confidence: String?
  /// Names of `Context` in which the rule also speaks.
  package var contexts: [String] = []
  /// The rule reads what stands in string literals, so that code in a string is no silence.
  package var readsStrings = false
  /// The rule reads comments, so that a text in a comment is no silence.
  package var readsComments = false
  /// Examples are tested with all rules, and marks may name others.
  package var testsAllRules = false

  private static let severityNames = ["note", "warning", "error"]
  private static let confidenceNames = ["possible", "likely", "certain"]
  private static let contextNames = [
    "test", "preview", "debug", "log", "generated", "description", "commandLine", "disabled",
  ]
  private static let inputNames = [
    "swift", "objc", "strings", "stringsdict", "xcstrings", "interface", "plist", "project", "scheme",
  ]

  /// What the rule is where nobody has configured it, as `Rule.State` calls it.
  package enum State: String {
    case on, preview, off
  }

  package var state: State {
    if isPreview { return .preview }
    return isOptional ? .off : .on
  }

  /// `yaml` stands on the lines of the page from the second one on.
  init(_ yaml: ArraySlice<UInt8>, path: String) throws(PageError) {
    let reader = NodeReader(path: path)
    let node = try reader.parse(yaml, line: 2)
    for entry in try reader.entries(node, "front matter") {
      let (name, value) = (entry.key, entry.value)
      switch name {
      case "id": id = try reader.text(value, name)
      case "severity": severities = try Self.severities(value, reader)
      case "inputs": inputs = try reader.names(value, of: Self.inputNames)
      case "since": since = try reader.text(value, name)
      case "sources": sources = try reader.texts(value, name)
      case "aliases": aliases = try reader.texts(value, name)
      case "options": options = try Self.options(value, reader)
      case "preview": isPreview = try reader.flag(value, name)
      case "optional": isOptional = try reader.flag(value, name)
      case "needs-translations": needsTranslations = try reader.flag(value, name)
      case "yields-to": yieldsTo = try reader.texts(value, name)
      case "yields-in-expression-to": yieldsInExpressionTo = try reader.texts(value, name)
      case "engine": isMadeByEngine = try reader.flag(value, name)
      case "confidence": confidence = try reader.name(value, of: Self.confidenceNames)
      case "contexts": contexts = try reader.names(value, of: Self.contextNames)
      case "reads-strings": readsStrings = try reader.flag(value, name)
      case "reads-comments": readsComments = try reader.flag(value, name)
      case "all-rules": testsAllRules = try reader.flag(value, name)
      default: throw reader.error(value, "`\(name)` means nothing in front matter")
      }
    }
    let needed = [
      ("id", id.isEmpty), ("severity", severities.isEmpty), ("inputs", inputs.isEmpty),
      ("since", since.isEmpty),
    ]
    for (name, isMissing) in needed where isMissing {
      throw reader.error(node, "front matter needs `\(name)`")
    }
  }

  private static func severities(
    _ value: YAMLNode, _ reader: NodeReader
  ) throws(PageError) -> [(kind: String, severity: String)] {
    guard let entries = value.mapping else { return [("", try reader.name(value, of: severityNames))] }
    var severities: [(kind: String, severity: String)] = []
    for entry in entries { severities.append((entry.key, try reader.name(entry.value, of: severityNames))) }
    return severities
  }

  private static func options(_ value: YAMLNode, _ reader: NodeReader) throws(PageError) -> [PageOption] {
    var options: [PageOption] = []
    for entry in try reader.entries(value, "options") {
      let (name, option) = (entry.key, entry.value)
      var standard: YAMLNode?
      var help = ""
      for part in try reader.entries(option, name) {
        switch part.key {
        case "default": standard = part.value
        case "help": help = try reader.text(part.value, "help")
        default: throw reader.error(part.value, "`\(part.key)` means nothing in an option")
        }
      }
      guard let standard, let value = OptionValue(standard) else {
        throw reader.error(
          option, "the option `\(name)` needs a `default`: a flag, a number, a text or a list")
      }
      guard !help.isEmpty else { throw reader.error(option, "the option `\(name)` needs `help`") }
      options.append(PageOption(name: name, value: value, help: help))
    }
    return options
  }
}

/// An option as a page declares it.
package struct PageOption: Sendable {
  package var name: String
  package var value: OptionValue
  package var help: String
}

/// The value of an option; the default decides which of these the option takes.
package enum OptionValue: Sendable, Equatable {
  case flag(Bool)
  case number(Int)
  case text(String)
  case list([String])

  package init?(_ node: YAMLNode) {
    if let flag = node.bool {
      self = .flag(flag)
    } else if let number = node.integer {
      self = .number(number)
    } else if !node.isNull, let text = node.text {
      self = .text(text)
    } else if let texts = node.texts {
      self = .list(texts)
    } else {
      return nil
    }
  }
}
