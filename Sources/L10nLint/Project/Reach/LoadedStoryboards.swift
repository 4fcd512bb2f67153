import L10nSyntax

// Storyboards are loaded by name: an app that has moved on to another interface often keeps the old ones.

extension [FileFacts] {
  /// The numbers of storyboards whose names stand in no code, property list or setting, and in no storyboard but such ones.
  func storyboardsNobodyLoads(_ writers: NameWriters) -> Set<Int> {
    // A specification may say what an app begins with, and else a project or the list of an app does.
    guard !contains(where: { $0.resource?.specification != nil }),
      contains(where: { $0.resource?.project != nil || $0.isListOfApp })
    else { return [] }
    var unloaded: Set<Int> = []
    var waiting = indices.filter { !self[$0].namesOfStoryboard.isEmpty }
    while true {
      let found = waiting.filter { number in
        self[number].namesOfStoryboard.allSatisfy { name in
          writers.files(writing: name).allSatisfy { $0 == number || unloaded.contains($0) }
        }
      }
      if found.isEmpty { return unloaded }
      unloaded.formUnion(found)
      waiting.removeAll { unloaded.contains($0) }
    }
  }
}

extension FileFacts {
  /// What loads a storyboard may write: `MapTools`, `.mapTools`, and of `POIDetail` also `.poiDetail`. Empty for all other files, and
  /// for storyboards that are loaded without a name, or by one that code may put together.
  var namesOfStoryboard: [NameHash] {
    guard path.hasSuffix(".storyboard"), let interface = resource?.interface, interface.format == .document,
      interface.runtime != .watchOS, !interface.isLaunchScreen
    else { return [] }
    let name = String(path.fileName.withoutEnding)
    guard let first = name.first, first.isUppercase, name.withSpelling({ $0.allSatisfy(\.isNameByte) }) else {
      return []
    }
    let capitals = name.prefix(while: \.isUppercase).count
    var spellings = Set(
      [0, 1, capitals - 1, capitals].map { name.prefix($0).lowercased() + name.dropFirst($0) })
    // `"Map_" + device`
    if let underscore = name.lastIndex(of: "_") {
      spellings.formUnion([String(name[..<underscore]), String(name[...underscore])])
    }
    return spellings.map { NameHash($0) }
  }
}
