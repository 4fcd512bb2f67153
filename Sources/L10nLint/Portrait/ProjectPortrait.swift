import L10nSyntax

/// What a run has found out about a project, whatever the rules say: `doctor` shows it, and `init` writes it down.
package struct ProjectPortrait: Sendable {
  /// The language that texts are written in first, as most tables have it; `nil` where none says it.
  package let base: String?
  /// Whether texts stand in `Base.lproj` and nothing says which language that is.
  package let isBaseUnnamed: Bool
  /// How many of the texts the base language has; the code has the others itself.
  package let baseTexts: Int
  /// Those that it is translated into, the most complete first.
  package let languages: [LanguageShare]
  /// Texts that are to be translated, as `missing-translation` counts them.
  package let texts: Int
  package let tables: [TableLine]
  /// Tables of languages that no project builds.
  package let unlisted: [String]
  package let keyStyle: KeyStyle
  package let votes: (names: Int, texts: Int)
  package let targets: [BuildTarget]
  /// Functions of the project that look texts up, each with the first file that declares it.
  package let functions: [(spelling: String, path: String)]

  package struct LanguageShare: Sendable {
    /// As most tables of the project spell it.
    package let name: String
    package let texts: Int
  }

  package struct TableLine: Sendable {
    /// With its folder.
    package let name: String
    package let keys: Int
    package let languages: Int
    package let formats: [Table.Format]
  }

  /// `paths` are those of the files that were read, and `names` what they are called here.
  package init(
    _ project: ProjectFacts, _ paths: [String], _ names: FileNames,
    functions: [(pattern: LocalizingPattern, path: String)]
  ) {
    tables = project.resources.tables.map { TableLine($0, names) }
    unlisted = project.resources.unlistedTables.map { names.shownPath(of: $0.path) }
    keyStyle = project.keys.styles.usual
    votes = (project.keys.styles.votes.names, project.keys.styles.votes.texts)
    targets = BuildTarget.all(in: project, names)
    var seen: Set<String> = []
    self.functions = functions.sorted { $0.path.precedesInBytes($1.path) }
      .map { ($0.pattern.call.spelling, names.shownPath(of: $0.path)) }.filter { seen.insert($0.0).inserted }
    base = Self.most(project.resources.tables.compactMap { $0.languages.first?.tag?.text })
    isBaseUnnamed = base == nil && paths.contains { $0.folder.hasSuffix("Base.lproj") }
    var counts = TextCounts()
    for table in project.resources.tables { counts.add(table, of: project) }
    texts = counts.total
    baseTexts = base.flatMap { counts.texts[$0] } ?? 0
    let base = base
    languages = counts.texts.filter { $0.key != base }
      .map {
        LanguageShare(name: Self.most(counts.spellings[$0.key, default: []]) ?? $0.key, texts: $0.value)
      }
      .sorted { ($1.texts, $0.name) < ($0.texts, $1.name) }
  }

  private static func most(_ names: [String]) -> String? {
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }
}

extension ProjectPortrait {
  /// How many of a hundred texts a language has.
  package func percent(of language: LanguageShare) -> Int { percent(language.texts) }

  func percent(_ count: Int) -> Int { texts == 0 ? 0 : count * 100 / texts }
}

extension ProjectPortrait.TableLine {
  fileprivate init(_ table: JoinedTable, _ names: FileNames) {
    var folder = table.files.first.map { names.shownPath(of: $0.path).folder } ?? ""
    if folder.hasSuffix(".lproj") { folder = folder.folder }
    name = folder.isEmpty ? table.name : "\(folder)/\(table.name)"
    keys = table.rows.count
    languages = Set(table.cellLanguages).count
    formats = Table.Format.allCases.filter { format in table.files.contains { $0.table?.format == format } }
  }
}

/// The texts that the languages of a project have.
private struct TextCounts {
  /// How many there are to be translated.
  var total = 0
  /// By the one spelling of each language that stands for all others.
  var texts: [String: Int] = [:]
  /// How tables spell the language, once a table.
  var spellings: [String: [String]] = [:]

  mutating func add(_ table: JoinedTable, of project: ProjectFacts) {
    let names = table.languages.map { $0.tag?.text ?? $0.spelling }
    // Also a language that has none of the texts is there.
    for number in table.cellLanguages.map(Int.init) where number != 0 {
      texts[names[number], default: 0] += 0
      spellings[names[number], default: []].append(table.languages[number].spelling)
    }
    let translations = Translations(table)
    for row in translations.rowsToTranslate(in: project) {
      total += 1
      let cells = table.cells(of: row).filter { cell in
        table.values(of: cell).contains { $0.state != .new }
      }
      var written = Set(cells.map { Int($0.language) })
      // A catalog need not repeat a key that is the text, and `Base.lproj` may be in any language.
      if table.languages[0].tag == nil {
        written.remove(0)
      } else if translations.baseText(of: row) != nil {
        written.insert(0)
      }
      for language in written { texts[names[language], default: 0] += 1 }
    }
  }
}

extension JoinedTable {
  /// Those in which something is there, by their numbers.
  fileprivate var cellLanguages: Set<UInt32> { Set(rows.flatMap { cells(of: $0).map(\.language) }) }
}

extension FileKind {
  /// For a person.
  var name: String {
    switch self {
    case .source(.swift): "Swift"
    case .source(.cFamily): "Objective-C and C"
    case .table(.strings): ".strings"
    case .table(.stringsdict): ".stringsdict"
    case .table(.catalog): ".xcstrings"
    case .interface: "storyboard and xib"
    case .information: "Info.plist"
    case .project: "Xcode project"
    case .scheme: "Xcode scheme"
    }
  }
}

extension CallPattern {
  /// As a row of a configuration names it: `Words.get(_:)`, `.inLanguage`.
  fileprivate var spelling: String {
    let list = (labels ?? []).map { "\($0):" }.joined()
    switch form {
    case .getter: return ".\(name)"
    case .method: return ".\(name)(\(list))"
    case .message: return list.isEmpty ? name : "\(name):\(list)"
    default: return (owner.map { "\($0)." } ?? "") + (labels == nil ? name : "\(name)(\(list))")
    }
  }
}
