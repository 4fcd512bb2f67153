import L10nSyntax

/// An object of a `project.pbxproj`: a target, a file, a group, the settings of a build.
struct ProjectObject {
  /// The hash of the digits that other objects know it by.
  typealias Number = UInt64

  struct Field {
    let name: ProjectField
    let key: PlacedText
    /// One of a list is a field of its own.
    let value: PlacedText
  }

  enum Kind: String, CaseIterable {
    case nativeTarget = "PBXNativeTarget"
    case aggregateTarget = "PBXAggregateTarget"
    case legacyTarget = "PBXLegacyTarget"
    case group = "PBXGroup"
    /// One file in several languages.
    case languages = "PBXVariantGroup"
    /// A folder that is taken as a whole.
    case wholeFolder = "PBXFileSystemSynchronizedRootGroup"
    /// What a phase takes of such a folder besides, or leaves out.
    case exceptionsOfPhase = "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet"
    case file = "PBXFileReference"
    /// Of another project.
    case product = "PBXReferenceProxy"
    case settings = "XCBuildConfiguration"
    case sources = "PBXSourcesBuildPhase"
    case frameworks = "PBXFrameworksBuildPhase"
    case headers = "PBXHeadersBuildPhase"
    case resources = "PBXResourcesBuildPhase"
    case script = "PBXShellScriptBuildPhase"
    case other
  }

  let number: Number
  let kind: Kind
  var fields: [Field]
  let source: SourceText

  var isGroup: Bool { kind == .group || kind == .languages }

  func texts(_ name: ProjectField) -> [String] {
    fields.compactMap { $0.name == name ? source.text(of: $0.value) : nil }
  }

  func text(_ name: ProjectField) -> String? {
    fields.last { $0.name == name }.map { source.text(of: $0.value) }
  }

  /// The objects that a field names.
  func numbers(_ name: ProjectField) -> [Number] {
    fields.compactMap { $0.name == name ? source.number($0.value) : nil }
  }

  func number(_ name: ProjectField) -> Number? {
    fields.last { $0.name == name }.map { source.number($0.value) }
  }

  func has(_ name: ProjectField) -> Bool { fields.contains { $0.name == name } }
}

extension ProjectObject.Kind {
  private static let byHash = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue.quickHash, $0) })

  init(_ isa: Spelling) { self = Self.byHash[isa.quickHash] ?? .other }
}

extension SourceText {
  /// That of an object whose digits stand here.
  func number(_ text: PlacedText) -> ProjectObject.Number { withText(of: text, \.quickHash) }
}
