import L10nSyntax

/// Which parts of what a project says somebody translates.
struct TranslatedSoftware: Sendable {
  /// Whether what the code says has a second language; `nil` where nothing is known of languages.
  var isTranslated: Bool?
  /// Whether nobody has begun to localize the program.
  private(set) var isUnlocalized = false
  /// Folders of samples beside the product, which have one language, with a slash at their ends.
  private var sampleFolders: [String] = []
  /// Folders of apps and libraries that nobody translates beside a library that somebody does.
  private var untranslatedFolders: Set<String> = []
  /// Folders of programs that nobody localizes beside others, with a slash at their ends.
  private var unlocalizedPrograms: [String] = []
  /// Folders of software with many texts of alerts in one language.
  private var foldersLeavingAlerts: Set<String> = []

  init() {}

  /// `built` are those of the files that somebody builds.
  init(
    _ files: [FileFacts], built: [FileFacts], _ resources: ProjectResources, _ keys: ProjectKeys,
    _ reach: ProjectReach
  ) {
    isTranslated = resources.areTranslated(for: keys.uses)
    isUnlocalized = resources.areUnlocalized(for: keys, of: built, isTranslated: isTranslated)
    sampleFolders = resources.sampleFolders
    if isTranslated == true { untranslatedFolders = resources.untranslatedSoftware(files, keys, reach) }
    unlocalizedPrograms = resources.unlocalizedPrograms(files)
    foldersLeavingAlerts = Self.foldersLeavingAlerts(built, keys, resources.layout)
  }

  /// Software whose tables have fewer than four texts that the code looks up for each of an alert that it does not look
  /// up, or lack as many others.
  private static func foldersLeavingAlerts(
    _ built: [FileFacts], _ keys: ProjectKeys, _ layout: ProjectLayout
  ) -> Set<String> {
    var left: [String: Int] = [:]
    for file in built where file.code.textsOfAlerts > 0 {
      left[layout.software(around: file.path), default: 0] += 4 * file.code.textsOfAlerts
    }
    guard !left.isEmpty else { return [] }
    for uses in keys.uses.byFile {
      guard let path = uses.first?.path else { continue }
      let folder = layout.software(around: path)
      guard var count = left[folder] else { continue }
      for use in uses where !use.context.contains(.test) && use.key.hasWord {
        count += keys.tables.places(of: use).isEmpty ? 1 : -1
      }
      left[folder] = count
    }
    return Set(left.filter { $0.value > 0 }.keys)
  }

  func leavesAlerts(_ path: String, _ layout: ProjectLayout) -> Bool {
    foldersLeavingAlerts.contains(layout.software(around: path))
  }

  /// Whether nobody localizes the program that a file is of, though somebody does others.
  func isOfUnlocalizedProgram(_ path: String) -> Bool { unlocalizedPrograms.contains { path.hasPrefix($0) } }

  fileprivate func isUntranslated(_ path: String, _ layout: ProjectLayout) -> Bool {
    isTranslated == false || isUnlocalized || sampleFolders.contains { path.hasPrefix($0) }
      || isBesideTranslated(path, layout)
  }

  fileprivate func isBesideTranslated(_ path: String, _ layout: ProjectLayout) -> Bool {
    !untranslatedFolders.isEmpty && untranslatedFolders.contains(layout.software(around: path))
  }
}

extension ProjectFacts {
  /// Whether nobody translates what a file says, or has begun to.
  func isUntranslated(_ path: String) -> Bool { software.isUntranslated(path, resources.layout) }

  /// Whether a file belongs to software that nobody translates, beside a library that somebody does.
  func isBesideTranslated(_ path: String) -> Bool { software.isBesideTranslated(path, resources.layout) }
}
