import L10nSyntax

extension Check {
  /// What the system shows of an `Info.plist` and no table translates.
  static let unlocalizedInfoPlist = Check(
    .project { pass in
      // Nobody reads the app in another language.
      guard !pass.project.software.isUnlocalized else { return }
      let languages = pass.project.resources.languagesBySoftware()
      let texts = InformationTexts(pass.project.resources)
      let systems = SystemsOfProjects(pass.project.resources.files)
      var told = Told()
      for (file, list, isBuilt) in pass.project.resources.listsInOrderOfUse {
        let software = pass.project.resources.layout.software(around: file.path)
        guard let languages = languages[software] else { continue }
        let others = languages.others(than: list.developmentRegion)
        let system = systems.only(around: file.path)
        let asked = list.children(of: 0).filter { list.isPurpose($0, on: system) }.compactMap { node in
          list.nodes[node].key.map { key in
            Asking.Purpose(
              name: list.string(key), place: pass.place(of: key.range, in: file),
              expected: languages.expected(for: list.language(ofPurpose: node)) ?? others)
          }
        }
        let list = Asking(
          file: file, confidence: isBuilt ? .certain : .possible, software: software, purposes: asked)
        report(list, texts, &told, &pass)
      }
      for (file, list, _) in pass.project.resources.listsInOrderOfUse {
        let software = pass.project.resources.layout.software(around: file.path)
        guard languages[software]?.others(than: list.developmentRegion).isEmpty == false else { continue }
        reportName(texts.names(of: file.path, in: software), list, file, &pass)
      }
      reportSettings(languages, texts, &told, &pass)
      reportPanes(languages, &pass)
    })

  /// What the build writes into a list that nobody sees.
  private static func reportSettings(
    _ languages: [String: SoftwareLanguages], _ texts: InformationTexts, _ told: inout Told,
    _ pass: inout ProjectPass
  ) {
    for file in pass.project.resources.files {
      let purposes = file.project?.purposes ?? file.specification?.purposes ?? []
      guard !purposes.isEmpty, file.maker == .own else { continue }
      let place = file.project == nil ? file.path : file.path.folder
      let software = pass.project.resources.layout.software(around: place)
      guard let languages = languages[software] else { continue }
      let system = file.project?.systems.only
      let asked = purposes.filter { !$0.isForOthers(than: system) }.map { purpose in
        Asking.Purpose(
          name: purpose.name, place: purpose.place,
          expected: languages.expected(for: purpose.language) ?? languages.translations)
      }
      let settings = Asking(file: file, confidence: .certain, software: software, purposes: asked)
      report(settings, texts, &told, &pass)
    }
  }

  /// The pages that a `Settings.bundle` adds to the app Settings, each once.
  private static func reportPanes(_ languages: [String: SoftwareLanguages], _ pass: inout ProjectPass) {
    let resources = pass.project.resources
    for pane in SettingsPanes.shown(of: resources.files)
    where pane.file.maker == .own && !pane.isOfOthers {
      guard let languages = languages[pane.software(in: resources.layout)],
        let found = UntranslatedPane(pane, resources.tables, languages), let first = found.texts.first
      else { continue }
      let (text, count) = (first.spelling.forMessage, found.texts.count)
      let whom = found.isInNoLanguage ? "any other language" : found.missing.map(\.spelling).listed
      pass.report(
        first.range, in: pane.file,
        count > 1
          ? "\(count) texts of this page of Settings, such as `\(text)`, have no text in \(whom)"
          : "`\(text)` on this page of Settings has no text in \(whom)",
        kind: "settings", confidence: count > 1 ? .likely : .possible)
    }
  }

  /// A list, or the settings of a project, and how sure what is said of it is: a list that no project is built with may
  /// be left over.
  private struct Asking {
    let file: ResourceFile
    let confidence: Confidence
    let software: String
    let purposes: [Purpose]

    struct Purpose {
      let name: String
      let place: Place
      /// The languages that are to have a text of it.
      let expected: [JoinedTable.Language]
    }

    func place(of purpose: InformationTexts.Purpose) -> RelatedPlace {
      RelatedPlace(path: file.path, place: purpose.place, message: "`\(purpose.name)`")
    }

    /// Whether a comment covers a purpose.
    func isSilenced(_ purpose: InformationTexts.Purpose, _ pass: ProjectPass) -> Bool {
      pass.silencer(at: purpose.place.range, in: file) != nil
    }
  }

  /// What is told already.
  private struct Told {
    /// Software and key.
    var purposes: Set<[String]> = []
    /// By software, the languages that have no such table.
    var absent: [String: Set<LanguageTag>] = [:]
  }

  private static func report(
    _ asking: Asking, _ texts: InformationTexts, _ told: inout Told, _ pass: inout ProjectPass
  ) {
    let software = asking.software
    var purposes: [InformationTexts.Purpose] = []
    var unknown = 0
    let names = Set(asking.purposes.map(\.name))
    let isReplaced = { (name: String) in
      successors[name].map { names.contains($0) || texts.languages(of: $0, in: software).count > 1 } ?? false
    }
    for purpose in asking.purposes where !purpose.expected.isEmpty && !isReplaced(purpose.name) {
      let has = texts.languages(of: purpose.name, in: software)
      let missing = purpose.expected.filter { language in
        guard let tag = language.tag else { return false }
        return !tag.fallbacks.contains(where: has.contains)
      }
      // Tables of other languages than the app has are none to be judged by its languages.
      let isInNoLanguage = missing.count == purpose.expected.count
      let isElsewhere = isInNoLanguage && has.count > 1
      guard !isElsewhere else { continue }
      unknown += isInNoLanguage ? 1 : 0
      guard told.purposes.insert([software, purpose.name]).inserted else { continue }
      purposes.append(
        .init(
          name: purpose.name, place: purpose.place, isInNoLanguage: isInNoLanguage, missing: missing))
    }
    purposes = purposes.map { $0.without(told.absent[software] ?? []) }
    let without = reportLanguages(purposes, asking, &pass)
    told.absent[software, default: []].formUnion(without)
    purposes = purposes.map { $0.without(without) }.filter { !$0.missing.isEmpty }
    report(purposes, asking, of: unknown, &pass)
  }

  /// What iOS asks with since versions 11 and 13, where a list has both, or a table the newer one.
  private static let successors = [
    "NSBluetoothPeripheralUsageDescription": "NSBluetoothAlwaysUsageDescription",
    "NSLocationAlwaysUsageDescription": "NSLocationAlwaysAndWhenInUseUsageDescription",
  ]

  /// Languages that have none of several purposes, and so no such table, are told once.
  private static func reportLanguages(
    _ purposes: [InformationTexts.Purpose], _ asking: Asking, _ pass: inout ProjectPass
  ) -> Set<LanguageTag> {
    let asked = purposes.filter { !$0.isInNoLanguage }
    guard asked.count > 1 else { return [] }
    let absent = asked[0].missing.filter { language in
      asked.allSatisfy { $0.missing.contains { $0.tag == language.tag } }
    }
    guard !absent.isEmpty else { return [] }
    for alike in pass.bySilence(asked, { (asking.file, $0.place.range) }) {
      let others = alike.dropFirst().relatedPlaces { asking.place(of: $0) }
      pass.report(
        alike[0].place, of: asking.file,
        "`\(alike[0].name)` \(others.isEmpty ? "has" : "and all other usage descriptions have") no text in"
          + " \(absent.map(\.spelling).listed)",
        kind: "text", confidence: asking.confidence, related: others)
    }
    return Set(absent.compactMap(\.tag))
  }

  /// What no other language has is told once, with the number of all in the list, wherever they are told: the app has no
  /// such table, or an empty one.
  private static func report(
    _ purposes: [InformationTexts.Purpose], _ asking: Asking, of count: Int, _ pass: inout ProjectPass
  ) {
    // A comment speaks for its own one.
    let unknown = purposes.filter { $0.isInNoLanguage && !asking.isSilenced($0, pass) }
    let alone =
      unknown.count > 1 ? purposes.filter { !$0.isInNoLanguage || asking.isSilenced($0, pass) } : purposes
    for purpose in alone {
      pass.report(
        purpose.place, of: asking.file,
        "`\(purpose.name)` has no text in \(purpose.missing.map(\.spelling).listed): readers are asked in"
          + " another language",
        kind: "text", confidence: asking.confidence)
    }
    guard let first = unknown.first, unknown.count > 1 else { return }
    let others = unknown.dropFirst().relatedPlaces { asking.place(of: $0) }
    let silenced = alone.count(where: \.isInNoLanguage)
    pass.report(
      first.place, of: asking.file,
      "No other language has a text for \(count - silenced) usage descriptions here, such as `\(first.name)`",
      kind: "text", confidence: asking.confidence, related: others)
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

extension ProjectResources {
  /// Those that projects are built with come first: what they say is not told of others again.
  fileprivate var listsInOrderOfUse: [(file: ResourceFile, list: PropertyList, isBuilt: Bool)] {
    let built = BuiltLists(files)
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

  /// What a text in some language is to be translated into, whatever language the app is written in; `nil` of a language
  /// that the app does not have, or may have taken for another one.
  fileprivate func expected(for language: String?) -> [JoinedTable.Language]? {
    guard let language else { return nil }
    let base = self.base.map { [JoinedTable.Language(spelling: $0.text, tag: $0)] } ?? []
    let all = base + translations
    let others = all.filter { $0.tag?.language != language }
    if language == "en" { return others }
    let isMistakable = all.contains { Self.neighbors[language]?.contains($0.tag?.language ?? "") ?? false }
    return others.count < all.count && !isMistakable ? others : nil
  }

  /// Languages that share little words with one that is known by them.
  private static let neighbors: [String: Set<String>] = [
    "de": ["af", "da", "fy", "lb", "nb", "nl", "nn", "no", "sv"],
    "nl": ["af", "da", "de", "fy", "nb", "nn", "no"],
    "es": ["ast", "ca", "eu", "gl", "oc"], "pt": ["ast", "ca", "gl", "oc"],
    "it": ["ca", "co", "oc", "ro", "sc"],
    "fr": ["ca", "co", "ht", "oc", "ro"],
  ]
}

extension PropertyList {
  /// Whether the Finder shows what it describes. Tools and daemons have such a list too, but nothing that begins an
  /// interface.
  fileprivate var isOfVisibleApp: Bool {
    guard isOfApp, value(of: "LSBackgroundOnly", in: 0).flatMap({ flag(of: $0) }) != true else {
      return false
    }
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
  fileprivate func isPurpose(_ node: Int, on system: ProjectSystems.Kind?) -> Bool {
    guard nodes[node].kind == .string, let key = nodes[node].key else { return false }
    guard source.withText(of: key, { $0.hasSuffix("UsageDescription") && !asksNobody($0, on: system) }) else {
      return false
    }
    return source.withText(of: nodes[node].text, \.isOfPurpose)
  }

  fileprivate func language(ofPurpose node: Int) -> String? {
    source.withText(of: nodes[node].text, \.languageOfSentence)
  }
}
