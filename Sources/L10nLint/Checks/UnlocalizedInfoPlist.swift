import L10nSyntax

extension Check {
  /// What the system shows of an `Info.plist` and no table translates.
  static let unlocalizedInfoPlist = Check(
    .project { pass in
      let languages = pass.project.languagesBySoftware()
      let texts = InformationTexts(pass.project)
      var told: Set<[String]> = []
      var absent: [String: Set<LanguageTag>] = [:]
      for (file, list, isBuilt) in pass.project.listsInOrderOfUse {
        let software = pass.project.layout.software(around: file.path)
        guard let expected = languages[software]?.others(than: list.developmentRegion), !expected.isEmpty
        else {
          continue
        }
        var purposes: [InformationTexts.Purpose] = []
        var unknown = 0
        for node in list.children(of: 0) {
          guard let key = list.nodes[node].key, list.isPurpose(node) else { continue }
          let name = list.string(key)
          let has = texts.languages(of: name, in: software)
          let missing = expected.filter { language in
            guard let tag = language.tag else { return false }
            return !tag.fallbacks.contains(where: has.contains)
          }
          // Tables of other languages than the app has are none to be judged by its languages.
          let isInNoLanguage = missing.count == expected.count
          let isElsewhere = isInNoLanguage && has.count > 1
          guard !isElsewhere else { continue }
          unknown += isInNoLanguage ? 1 : 0
          guard told.insert([software, name]).inserted else { continue }
          purposes.append(
            .init(name: name, place: key.range, isInNoLanguage: isInNoLanguage, missing: missing))
        }
        purposes = purposes.map { $0.without(absent[software] ?? []) }
        let place = Place(file: file, confidence: isBuilt ? .certain : .possible)
        let without = reportLanguages(purposes, place, &pass)
        absent[software, default: []].formUnion(without)
        purposes = purposes.map { $0.without(without) }.filter { !$0.missing.isEmpty }
        report(purposes, place, of: unknown, &pass)
        reportName(texts.names(of: file.path, in: software), list, file, &pass)
      }
    })

  /// A list, and how sure what is said of it is: one that no project is built with may be left over.
  private struct Place {
    let file: ResourceFile
    let confidence: Confidence
  }

  /// Languages that have none of several purposes, and so no such table, are told once.
  private static func reportLanguages(
    _ purposes: [InformationTexts.Purpose], _ place: Place, _ pass: inout ProjectPass
  ) -> Set<LanguageTag> {
    let asked = purposes.filter { !$0.isInNoLanguage }
    guard asked.count > 1 else { return [] }
    let absent = asked[0].missing.filter { language in
      asked.allSatisfy { $0.missing.contains { $0.tag == language.tag } }
    }
    guard !absent.isEmpty else { return [] }
    let others = asked.dropFirst().prefix(9).map { pass.related($0.place, in: place.file, "`\($0.name)`") }
    pass.report(
      asked[0].place, in: place.file,
      "`\(asked[0].name)` and all other purposes have no text in \(absent.map(\.spelling).listed)",
      kind: "text", confidence: place.confidence, related: others)
    return Set(absent.compactMap(\.tag))
  }

  /// What no other language has is told once, with the number of all in the list, wherever they are told: the app has no
  /// such table, or an empty one.
  private static func report(
    _ purposes: [InformationTexts.Purpose], _ place: Place, of count: Int, _ pass: inout ProjectPass
  ) {
    let unknown = purposes.filter(\.isInNoLanguage)
    for purpose in unknown.count > 1 ? purposes.filter({ !$0.isInNoLanguage }) : purposes {
      pass.report(
        purpose.place, in: place.file,
        "`\(purpose.name)` has no text in \(purpose.missing.map(\.spelling).listed): readers are asked in"
          + " another language",
        kind: "text", confidence: place.confidence)
    }
    guard unknown.count > 1 else { return }
    let others = unknown.dropFirst().prefix(9).map { pass.related($0.place, in: place.file, "`\($0.name)`") }
    pass.report(
      unknown[0].place, in: place.file,
      "No other language has a text for \(count) purposes here, such as `\(unknown[0].name)`",
      kind: "text", confidence: place.confidence, related: others)
  }

  /// An app for the Mac whose name is translated for nobody. What has no part in the interface is seen by nobody.
  private static func reportName(
    _ names: InformationTexts.Names?, _ list: PropertyList, _ file: ResourceFile, _ pass: inout ProjectPass
  ) {
    guard let names, names.areTranslated(from: list.ownName),
      list.value(of: "LSHasLocalizedDisplayName", in: 0) == nil,
      list.value(of: "LSMinimumSystemVersion", in: 0) != nil,
      list.isOfVisibleApp, let name = list.value(of: "CFBundleName", in: 0), let key = list.nodes[name].key
    else { return }
    pass.report(
      key.range, in: file, "The Finder shows no translated name without `LSHasLocalizedDisplayName`",
      kind: "name", confidence: .certain,
      related: [pass.related(names.place, in: names.file, "a translated name")])
  }
}

extension ProjectFacts {
  /// Those that projects are built with come first: what they say is not told of others again.
  fileprivate var listsInOrderOfUse: [(file: ResourceFile, list: PropertyList, isBuilt: Bool)] {
    let built = BuiltLists(self)
    let lists = informationFiles.map { ($0.file, $0.list, built.mayHold($0.file.path)) }
    return lists.filter { $0.2 } + lists.filter { !$0.2 }
  }
}

extension SoftwareLanguages {
  /// The languages that a text is to be translated into: where it is in one of the translations, their base language too.
  fileprivate func others(than own: LanguageTag?) -> [JoinedTable.Language] {
    guard let own else { return translations }
    let others = translations.filter { $0.tag?.fallbacks.contains(own) != true }
    guard others.count < translations.count, let base, !base.fallbacks.contains(own) else { return others }
    return [JoinedTable.Language(spelling: base.text, tag: base)] + others
  }
}

extension PropertyList {
  /// Whether the Finder shows what it describes. Tools and daemons have such a list too, but nothing that begins an
  /// interface.
  fileprivate var isOfVisibleApp: Bool {
    guard let type = value(of: "CFBundlePackageType", in: 0), string(of: type) == "APPL",
      value(of: "LSBackgroundOnly", in: 0).flatMap({ flag(of: $0) }) != true
    else { return false }
    return ["NSPrincipalClass", "NSMainNibFile", "NSMainStoryboardFile"].contains {
      value(of: $0, in: 0) != nil
    }
  }

  /// The name of the app without any table, where no build setting says it.
  fileprivate var ownName: String? {
    let name = value(of: "CFBundleDisplayName", in: 0) ?? value(of: "CFBundleName", in: 0)
    return name.flatMap { string(of: $0) }.flatMap { $0.contains("$") ? nil : $0 }
  }

  /// The language of its own texts, where it names one.
  fileprivate var developmentRegion: LanguageTag? {
    value(of: "CFBundleDevelopmentRegion", in: 0).flatMap { LanguageTag(string(of: $0) ?? "") }
  }

  /// Why an app asks for something: `NSCameraUsageDescription` with words of its own, and not only with those of a build
  /// setting.
  fileprivate func isPurpose(_ node: Int) -> Bool {
    guard nodes[node].kind == .string, let key = nodes[node].key else { return false }
    guard source.withText(of: key, { $0.hasSuffix("UsageDescription") && !asksNobody($0) }) else {
      return false
    }
    return source.withText(of: nodes[node].text) { text in
      !text.isOneSetting && text.translatableWords(upTo: 2) > 1
    }
  }
}

extension Spelling {
  /// `$(CAMERA_PURPOSE)`, `$(PURPOSE_$(FLAVOUR))`: all of it stands in one pair of brackets.
  fileprivate var isOneSetting: Bool {
    guard hasPrefix("$(") else { return false }
    var depth = 0
    let end = indices.dropFirst().first { index in
      if self[index] == UInt8(ascii: "(") { depth += 1 }
      if self[index] == UInt8(ascii: ")") { depth -= 1 }
      return depth == 0
    }
    return end == count - 1
  }
}

/// What the tables beside `Info.plist` files say.
private struct InformationTexts {
  /// By software and key, the languages with a text.
  private var found: [String: [String: Set<LanguageTag>]] = [:]
  /// By software and the folder of the table.
  private var names: [String: [String: Names]] = [:]
  /// By software, where its lists lie.
  private var lists: [String: [String]] = [:]

  /// Why an app asks for something, and the languages that lack it.
  struct Purpose {
    var name: String
    var place: ByteRange
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

  init(_ project: ProjectFacts) {
    for table in project.tables where table.isOfInformation {
      let software = project.software(of: table)
      for row in table.rows { add(row, of: table, software) }
    }
    guard !names.isEmpty else { return }
    for (file, _) in project.informationFiles {
      lists[project.layout.software(around: file.path), default: []].append(file.path)
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
        value.state != .new, !value.text.range.isEmpty
      else { continue }
      found[software, default: [:]][key, default: []].insert(tag)
      guard key == "CFBundleDisplayName" else { continue }
      let start = Names(file: table.files[Int(cell.file)], place: value.text.range)
      let folder = start.file.path.folderOfTable
      names[software, default: [:]][folder, default: start].texts
        .insert(table.table(of: cell).text(of: value.text))
    }
  }

  /// Where software has no such tables, those of the others may be built into it.
  func languages(of key: String, in software: String) -> Set<LanguageTag> {
    if let own = found[software] { return own[key] ?? [] }
    return found.values.reduce(into: []) { $0.formUnion($1[key] ?? []) }
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
