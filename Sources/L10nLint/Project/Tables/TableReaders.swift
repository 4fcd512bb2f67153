import L10nSyntax

/// Which software does more with its tables than to look texts up by their keys, by its folders.
struct TableReaders: Sendable {
  /// It shows another language where a text is empty.
  private(set) var fillingEmptyTexts: Set<String> = []
  /// It opens the folders of languages itself, and may show another one where a text is missing.
  private(set) var choosingLanguages: Set<String> = []
  /// Its code names a table for `Info.plist` files, or a key of one.
  private(set) var information: [String: Set<String>] = [:]

  init() {}

  init(_ files: [FileFacts], _ layout: ProjectLayout) {
    for file in files where file.code.opensFolderOfLanguage || !file.code.informationNames.isEmpty {
      let software = layout.software(around: file.path)
      if file.code.opensFolderOfLanguage { choosingLanguages.insert(software) }
      if file.code.fillsEmptyTexts { fillingEmptyTexts.insert(software) }
      for name in file.code.informationNames { information[name, default: []].insert(software) }
    }
  }
}
