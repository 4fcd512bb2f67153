import L10nSyntax

/// What is asked for in a `project.pbxproj`, as Xcode names it: nothing else of it is kept.
enum ProjectField: String, CaseIterable {
  case isa, name, path, children, sourceTree, fileRef, files, lastKnownFileType, developmentRegion,
    knownRegions
  case productType, buildPhases, buildConfigurations, baseConfigurationReference, shellScript,
    outputPaths
  case fileSystemSynchronizedGroups, exceptions, membershipExceptions, target
  case information = "INFOPLIST_FILE"
  case generated = "GENERATE_INFOPLIST_FILE"
  case agent = "INFOPLIST_KEY_LSUIElement"
  case macros = "LOCALIZED_STRING_MACRO_NAMES"
  case system = "SDKROOT"
  case purpose = "INFOPLIST_KEY_NS…UsageDescription"
  case firstInterface = "INFOPLIST_KEY_…Storyboard…"
  case oldest = "…_DEPLOYMENT_TARGET"

  /// Fields that are asked for together with these.
  private static let otherNames: KeyValuePairs<String, ProjectField> = [
    "inputPaths": .shellScript, "buildPhase": .target,
    "buildConfigurationList": .buildConfigurations,
    "SUPPORTED_PLATFORMS": .system, "SUPPORTS_MACCATALYST": .system,
  ]

  private static let byHash: [UInt64: ProjectField] = Dictionary(
    uniqueKeysWithValues: (allCases.map { ($0.rawValue, $0) } + otherNames.map { ($0, $1) })
      .map { ($0.quickHash, $1) })

  init?(_ key: Spelling) {
    if let field = Self.byHash[key.quickHash] {
      self = field
    } else if key.hasPrefix("INFOPLIST_KEY_N"), key.hasSuffix("UsageDescription") {
      self = .purpose
    } else if key.hasPrefix("INFOPLIST_KEY_"), key.holds("Storyboard") || key.holds("NibFile") {
      self = .firstInterface
    } else if key.holds("_DEPLOYMENT_TARGET") {
      self = .oldest
    } else {
      return nil
    }
  }
}
