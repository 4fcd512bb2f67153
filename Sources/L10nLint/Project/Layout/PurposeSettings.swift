import L10nSyntax

/// Why an app asks for something, as a build setting says it: `INFOPLIST_KEY_NSCameraUsageDescription`.
struct PurposeSetting: Sendable {
  /// The key of the list that is made of it.
  var name: String
  var place: Place
  var isEnglish: Bool
}

/// What the build settings of a project say of the purposes that a list is made of.
struct PurposeSettings {
  private(set) var purposes: [PurposeSetting] = []
  /// Whether the build makes a list of the settings that are being read, which stand in the order of their names.
  private var isOfGeneratedList = false
  private var lines: LineIndex?

  mutating func note(
    _ field: XcodeProject.Field, _ key: PlacedText, _ value: PlacedText, in source: SourceText
  ) {
    switch field {
    case .isa: isOfGeneratedList = false
    case .generated: isOfGeneratedList = source.withText(of: value) { $0.isSpelled("YES") }
    case .purpose: add(key, value, in: source)
    default: return
    }
  }

  private mutating func add(_ key: PlacedText, _ text: PlacedText, in source: SourceText) {
    guard isOfGeneratedList, source.withText(of: text, \.isOfPurpose) else { return }
    let name = String(source.text(of: key).dropFirst("INFOPLIST_KEY_".count))
    guard PropertyList.purposes.contains(name), !purposes.contains(where: { $0.name == name }) else { return }
    let index = lines ?? LineIndex(source)
    lines = index
    purposes.append(
      PurposeSetting(
        name: name, place: Place(key.range, in: source, index),
        isEnglish: source.withText(of: text, \.isEnglishPurpose)))
  }
}
