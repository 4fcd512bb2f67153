import L10nSyntax

/// Why an app asks for something, as a build setting or a specification says it: `INFOPLIST_KEY_NSCameraUsageDescription`.
struct PurposeSetting: Sendable {
  /// The key of the list that is made of it.
  var name: String
  var place: Place
  /// The language of its text, where that shows.
  var language: String?

  func isForOthers(than system: ProjectSystems.Kind?) -> Bool {
    name.withSpelling { PropertyList.isForOthers($0, than: system) }
  }
}

/// What a project says of the purposes that a list is made of.
struct PurposeSettings {
  private(set) var purposes: [PurposeSetting] = []
  private var lines: LineIndex?

  /// A key of a list, or the setting that makes one, and its text.
  mutating func note(_ key: String, at range: ByteRange, saying text: String, in source: SourceText) {
    let name = key.hasPrefix(Self.prefix) ? String(key.dropFirst(Self.prefix.count)) : key
    guard PropertyList.purposes.contains(name), !purposes.contains(where: { $0.name == name }),
      text.withSpelling(\.isOfPurpose)
    else { return }
    let index = lines ?? LineIndex(source)
    lines = index
    purposes.append(
      PurposeSetting(
        name: name, place: Place(range, in: source, index), language: text.withSpelling(\.languageOfSentence))
    )
  }

  private static let prefix = "INFOPLIST_KEY_"
}
