/// The rules that somebody can name: those of the catalog, and those that a team wrote.
package struct KnownRules: Sendable {
  private let teamRules: [Rule]

  /// No team has any rules of its own.
  package static let catalog = KnownRules(teamRules: [])

  /// Where two files have a rule of one name, whose files see the one or the other, the first speaks for both.
  package init(teamRules: [Rule]) {
    var known: Set<String> = []
    self.teamRules = teamRules.filter { known.insert($0.id).inserted }
  }

  /// What configuration files know: the catalog and their own rules.
  package init(_ files: [ConfigurationFile]) {
    self.init(teamRules: files.flatMap(\.teamRules).map(\.rule))
  }

  /// In the order of their ids.
  package var all: [Rule] {
    teamRules.isEmpty
      ? RuleCatalog.all : (RuleCatalog.all + teamRules).sorted { $0.id.precedesInBytes($1.id) }
  }

  /// The rule of an id or one of its aliases.
  package func rule(_ name: String) -> Rule? {
    RuleCatalog.rule(name) ?? teamRules.first { $0.id == name }
  }

  /// The known id that is spelled most like a wrong one.
  package func nearest(to name: String) -> String? { all.map(\.id).nearest(to: name) }

  /// `casing` is part of `unlocalized-casing`.
  package func ids(withWord word: String) -> [String] {
    all.map(\.id).filter { $0.split(separator: "-").contains { $0 == word.lowercased() } }
  }

  /// How many rules there are, for a person.
  package var counts: String {
    let states = Rule.State.allCases.map { state in "\(state.rawValue): \(all.count { $0.state == state })" }
    return
      "Rules: \(all.count) (\(states.joined(separator: ", "))). `l10nlint explain <rule>` shows one of them."
  }
}
