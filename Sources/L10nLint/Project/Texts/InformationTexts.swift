import L10nSyntax

/// What the tables beside `Info.plist` files say.
struct InformationTexts {
  /// By software and key, the languages with a text.
  private var found: [String: [String: Set<LanguageTag>]] = [:]
  /// By software and the folder of the table.
  private var names: [String: [String: Names]] = [:]
  /// By software, where its lists lie.
  private var lists: [String: [String]] = [:]

  /// Why an app asks for something, and the languages that lack it.
  struct Purpose {
    var name: String
    var place: Place
    var isInNoLanguage: Bool
    var missing: [JoinedTable.Language]

    /// Without what is told of these languages elsewhere.
    func without(_ languages: Set<LanguageTag>) -> Purpose {
      var purpose = self
      if !isInNoLanguage { purpose.missing.removeAll { $0.tag.map(languages.contains) ?? true } }
      return purpose
    }
  }

  /// The names that one piece of software has on the screen.
  struct Names {
    var texts: Set<String> = []
    var file: ResourceFile
    var place: ByteRange

    /// A name that a build setting says is that of a file, and so in Latin letters.
    func areTranslated(from own: String?) -> Bool {
      guard let own else { return texts.count > 1 || texts.contains { !$0.utf8.allSatisfy { $0 < 0x80 } } }
      return texts.contains { $0 != own }
    }
  }

  init(_ resources: ProjectResources) {
    for table in resources.tables where table.isOfInformation {
      let software = resources.software(of: table)
      for row in table.rows { add(row, of: table, software) }
    }
    guard !names.isEmpty else { return }
    for (file, _) in resources.informationFiles {
      lists[resources.layout.software(around: file.path), default: []].append(file.path)
    }
  }

  /// The names in the tables that no other list of the software lies nearer to.
  func names(of list: String, in software: String) -> Names? {
    guard let names = names[software], let lists = lists[software] else { return nil }
    let folders = names.keys.filter { folder in
      let own = list.nearness(to: folder)
      return !lists.contains { $0.nearness(to: folder) > own }
    }
    return folders.min { $0.precedesInBytes($1) }.flatMap { names[$0] }
  }

  private mutating func add(_ row: JoinedTable.Row, of table: JoinedTable, _ software: String) {
    let key = table.key(of: row)
    for cell in table.cells(of: row) {
      guard let tag = table.languages[Int(cell.language)].tag, let value = table.text(of: cell),
        value.state != .new, !value.text.range.isEmpty || table.isEmptyByMistake(row)
      else { continue }
      found[software, default: [:]][key, default: []].insert(tag)
      guard key == "CFBundleDisplayName", !value.text.range.isEmpty else { continue }
      let start = Names(file: table.file(of: cell), place: value.text.range)
      let folder = start.file.path.folderOfTable
      names[software, default: [:]][folder, default: start].texts.insert(table.text(of: value.text, in: cell))
    }
  }

  /// Where software has no such tables, those of the others may be built into it.
  func languages(of key: String, in software: String) -> Set<LanguageTag> {
    if let own = found[software] { return own[key] ?? [] }
    return found.values.reduce(into: []) { $0.formUnion($1[key] ?? []) }
  }
}

extension JoinedTable {
  /// Whether a translation without a character is told of by `empty-value`, because its base text has some.
  fileprivate func isEmptyByMistake(_ row: Row) -> Bool {
    if let base = base(of: row) { return !base.value.text.range.isEmpty }
    return table(of: row).format == .catalog
  }
}

extension String {
  /// Around the folders of languages.
  fileprivate var folderOfTable: String { folder.hasSuffix(".lproj") ? folder.folder : folder }

  /// How many folders it has in common with another one, and of those alike, how few more.
  fileprivate func nearness(to folder: String) -> (Int, Int) {
    let own = self.folder.split(separator: "/")
    let shared = zip(own, folder.split(separator: "/")).prefix { $0 == $1 }.count
    return (shared, -own.count)
  }
}
