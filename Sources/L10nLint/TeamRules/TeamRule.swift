import L10nSyntax

/// A rule that a team wrote for itself: what nobody may write, what is said of it, and examples that show it.
///
/// It becomes a `Rule` like those of the catalog, so that everything that is true of rules is true of it.
package struct TeamRule: Sendable {
  package let rule: Rule
  /// The files it speaks of, as paths from the folder of its configuration; none means all.
  package let paths: [Glob]
  package let examples: [Example]
  /// Where it is written.
  package let origin: Origin
  /// The language of tables in examples.
  let exampleLanguage: String
  /// The calls that documents have to show it.
  let watched: [CallPattern]

  /// What nobody may write.
  enum Ban: Sendable {
    /// Calls of any of these spellings whose arguments are like this.
    case call([CallPattern], given: [ArgumentText])
    /// Texts in the code that people read.
    case displayedText([Glob])
    /// Keys, in the code and in the tables.
    case key([Glob])
    /// Texts of the tables, in some languages or in all.
    case value([Glob], [LanguageTag])
  }

  /// An argument that is one literal with such a text.
  struct ArgumentText: Sendable {
    let place: Slot
    let texts: [Glob]
  }

  /// A small file that must have a finding, or must have none.
  package struct Example: Sendable {
    package let isFlagged: Bool
    let language: Language
    let text: String
    /// Where it is written.
    let position: YAMLPosition

    enum Language: String, CaseIterable, Sendable {
      case swift, objc, strings, stringsdict, xcstrings
    }
  }

  init(_ definition: Definition, id: String, path: String, at position: YAMLPosition) {
    var inputs: [Rule.Input] = []
    for ban in definition.bans { inputs += ban.inputs.filter { !inputs.contains($0) } }
    let message = definition.message
    let text = TeamRulePage(definition, id: id, origin: "\(path):\(position.line)")
    rule = Rule(
      id: id, title: text.title, summary: text.summary, page: text.markdown,
      severities: ["": definition.severity], aliases: [], sources: [], inputs: inputs, since: "",
      state: .on, needsTranslations: false, contexts: definition.contexts, options: [],
      check: Check(definition.bans.flatMap { $0.subjects(saying: message) }), isOfTeam: true)
    paths = definition.paths
    examples = definition.examples
    exampleLanguage = definition.languages.first ?? "en"
    origin = .file(path: path, line: position.line)
    watched = definition.bans.flatMap(\.calls)
  }

  /// What a file says of a rule.
  struct Definition {
    var message = ""
    /// Why, and what to do instead: for those who ask.
    var reason: String?
    var severity = Severity.warning
    var bans: [Ban] = []
    /// The bans as they are written, for messages: `call: String(format:)`.
    var banTexts: [String] = []
    /// The languages of `value`, as they are written.
    var languages: [String] = []
    var paths: [Glob] = []
    var contexts: Context = []
    var examples: [Example] = []
  }
}

extension TeamRule.Ban {
  private static let tables: [Rule.Input] = [.strings, .stringsdict, .xcstrings]

  fileprivate var calls: [CallPattern] {
    if case .call(let patterns, _) = self { patterns } else { [] }
  }

  /// The kinds of files it speaks of.
  fileprivate var inputs: [Rule.Input] {
    switch self {
    case .call, .displayedText: [.swift, .objc]
    case .key: [.swift, .objc] + Self.tables
    case .value: Self.tables
    }
  }
}
