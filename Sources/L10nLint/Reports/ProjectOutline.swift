/// What a report says of a project beside its findings.
package struct ProjectOutline: Sendable {
  var keyStyle: KeyStyle
  var votes: KeyVotes.Count
  /// Whether there are several languages.
  var isTranslated: Bool?
  /// Those that any of its files is in.
  private let languages: Set<LanguageTag>

  package init(_ project: ProjectFacts) {
    keyStyle = project.keys.styles.usual
    votes = project.keys.styles.votes
    isTranslated = project.software.isTranslated
    let resources = project.resources
    languages = Set(
      resources.layout.resources.compactMap(\.language.tag)
        + resources.tables.flatMap { $0.languages.compactMap(\.tag) }
        + resources.files.compactMap(\.project).flatMap { $0.knownRegions.compactMap { LanguageTag($0) } })
  }

  /// Warnings about languages that a configuration names and the project does not have. One that is required may come, but
  /// not beside one that is nearly the same.
  package func languagesNotThere(in settings: ProjectSettings) -> [ConfigurationProblem] {
    let lists = [("partial", settings.partialLanguages), ("required", settings.requiredLanguages)]
    return lists.flatMap { key, list in
      (list?.value ?? []).compactMap { name in
        guard let list, let tag = LanguageTag(name), !languages.contains(tag) else { return nil }
        let near = languages.filter { $0.language == tag.language }.map(\.text).min()
        guard key == "partial" || near != nil else { return nil }
        let cure = near.map { "did you mean `\($0)`?" } ?? "correct or remove it"
        return ConfigurationProblem(
          idle: "`\(name)` in `\(key)` is no language of this project; \(cure)", list.origin)
      }
    }
  }
}
