import L10nSyntax

/// What the whole project says: joined from the facts of its files, then never changed.
///
/// A class, because it is large, and every pass has it.
package final class ProjectFacts: Sendable {
  package let resources: ProjectResources
  package let keys: ProjectKeys
  let namedTexts: NamedTexts
  let shownTexts: ShownTexts
  let reach: ProjectReach
  let readers: TableReaders
  /// What a configuration says of the languages.
  package let languages: ProjectLanguages
  let targets: Targets
  let shownLanguages: ShownLanguages
  let software: TranslatedSoftware
  /// By path, the comments that ask for silence.
  let suppressions: PathTable<FileSuppressions>

  package static let none = ProjectFacts(joining: [])

  /// Joins the facts of files, in any order. Without `isWhole` the user has named some files, and the project has
  /// others. The files `inWork` are open in an editor: a text that no code asks for yet may be asked for next.
  package init(
    joining files: [FileFacts], keyStyle: KeyStyle? = nil, base: LanguageTag? = nil,
    languages: ProjectLanguages = ProjectLanguages(), isWhole: Bool = true, inWork: Set<String> = [],
    _ spread: any Spread = OneThread()
  ) {
    let files = files.inOrderOfPaths
    var (code, (constants, uses, join)) = spread.both(
      { CodeJoin(files, isWhole: isWhole, inWork: inWork) },
      {
        let constants = ConstantKeys(files)
        return (constants, KeyUses(files, constants), ResourceJoin(files))
      })
    reach = ProjectReach(code, join, inWork: inWork)
    join.keepEntriesInUse(askedFor: uses, reach)
    resources = ProjectResources(join, base: base, spread)
    // Tables that the run does not have may lie in the folder of a target.
    targets = isWhole ? Targets(files) : Targets()
    namedTexts = NamedTexts(constants, join.files, resources.tables)
    let spelled = SpelledKeys(uses, code, reach, join.resources)
    keys = ProjectKeys(
      uses, spelled: spelled, named: namedTexts, join: join, in: resources, targets, style: keyStyle, spread)
    software = TranslatedSoftware(files, built: code.built, resources, keys, reach)
    readers = TableReaders(join.files, resources.layout)
    shownTexts = code.shownTexts
    shownLanguages = ShownLanguages(resources.tables)
    self.languages = languages
    var suppressions = PathTable<FileSuppressions>()
    for file in files { suppressions[file.path] = file.suppressions }
    self.suppressions = suppressions
  }
}

extension [FileFacts] {
  /// A run has them so already, and facts are too large to be moved without need.
  fileprivate var inOrderOfPaths: [FileFacts] {
    let isSorted = indices.dropFirst().allSatisfy { !self[$0].path.precedesInBytes(self[$0 - 1].path) }
    return isSorted ? self : sorted { $0.path.precedesInBytes($1.path) }
  }
}
