import L10nSyntax

// Storyboards are loaded by name: an app that has moved on to another interface often keeps the old ones.

extension [FileFacts] {
  /// The numbers of storyboards of programs whose names stand in no code, property list or setting, and in no storyboard but such
  /// ones.
  func storyboardsNobodyLoads(_ writers: NameWriters, _ programs: ProgramFolders) -> Set<Int> {
    // A specification may say what an app begins with, and code may put names together.
    guard !contains(where: { $0.resource?.specification != nil || $0.code.loadsAnyStoryboard }) else {
      return []
    }
    var unloaded: Set<Int> = []
    var waiting = indices.filter { !self[$0].namesOfStoryboard.isEmpty && programs.hold(self[$0].path) }
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

extension [FileFacts] {
  /// Whether the list of an app begins with a storyboard that is not among the files.
  var lacksMainStoryboard: Bool {
    let wanted = Set(lazy.compactMap { $0.resource?.information?.nameOfMainStoryboard })
    guard !wanted.isEmpty else { return false }
    let interfaces = lazy.filter { $0.resource?.interface != nil }.map {
      String($0.path.fileName.withoutEnding)
    }
    return !wanted.isSubset(of: interfaces)
  }
}

extension PropertyList {
  fileprivate var nameOfMainStoryboard: String? {
    guard let root else { return nil }
    return ["UIMainStoryboardFile", "NSMainStoryboardFile"].lazy
      .compactMap { value(of: $0, in: root).flatMap { string(of: $0) } }.first
  }
}

extension FileFacts {
  /// What loads a storyboard may write: `MapTools`, `.mapTools`, and of `POIDetail` also `.poiDetail`. Empty for all other files, and
  /// for storyboards that are loaded without a name.
  var namesOfStoryboard: [NameHash] {
    guard path.hasSuffix(".storyboard"), let interface = resource?.interface, interface.format == .document,
      interface.runtime != .watchOS, !interface.isLaunchScreen
    else { return [] }
    let name = String(path.fileName.withoutEnding)
    guard let first = name.first, first.isUppercase, name.withSpelling({ $0.allSatisfy(\.isNameByte) }) else {
      return []
    }
    let capitals = name.prefix(while: \.isUppercase).count
    let spellings = Set(
      [0, 1, capitals - 1, capitals].map { name.prefix($0).lowercased() + name.dropFirst($0) })
    return spellings.map { NameHash($0) }
  }
}

extension Document {
  /// `UIStoryboard(name: name, bundle: nil)`, `[UIStoryboard storyboardWithName:name bundle:nil]`: by a name that is no literal.
  func loadsAnyStoryboard(_ names: NameFacts) -> Bool {
    let types: [NameHash] = ["UIStoryboard", "NSStoryboard"].map { NameHash($0) }
    guard names.written.contains(where: { types.contains($0.name) }) else { return false }
    return tokens.indices.contains { token in
      guard self.token(token, is: "UIStoryboard") || self.token(token, is: "NSStoryboard") else {
        return false
      }
      let name =
        language == .swift
        ? kind(token + 1) == .openParen && self.token(token + 2, is: "name") ? token + 4 : nil
        : self.token(token + 1, is: "storyboardWithName") ? token + 3 : nil
      return name.map { literal(at: $0)?.flags.contains(.interpolated) ?? true } ?? false
    }
  }
}
