import L10nSyntax

/// Scenes of storyboards that nothing leads to: no other scene, and no code, which would have to name their identifier or their
/// controller.
struct LostScenes {
  /// Where they stand, by the numbers of their files.
  private(set) var places: [Int: [ByteRange]] = [:]

  init() {}

  init(_ files: [FileFacts], _ programs: ProgramFolders, inWork: Set<String>) {
    let boards = files.indices.filter { number in
      files[number].hasScenesToAskFor && !inWork.contains(files[number].path)
        && programs.hold(files[number].path)
    }
    guard !boards.isEmpty, !files.lazy.map(\.code.askedScenes).areForAny else { return }
    let asked = Set(
      files.lazy.flatMap { $0.code.names.spelledWords + ($0.resource?.identifiersOfScenes ?? []) })
    let classes = boards.lazy.compactMap { files[$0].resource?.interface }.flatMap(\.namesOfClasses)
    let writers = NameWriters(files, of: Set(classes)) { $0.isReleased }
    let isMade = { (name: NameHash) in
      writers.files(making: name).contains { files[$0].resource == nil && !files[$0].declares(name) }
    }
    for number in boards {
      guard let interface = files[number].resource?.interface else { continue }
      let lost = interface.lostScenes { scene in
        guard !scene.identifiers.isEmpty else { return false }
        return scene.identifiers.contains { text in
          let identifier = interface.string(text)
          return !identifier.withSpelling(\.isWord) || asked.contains(NameHash(identifier))
            || identifier.withSpelling(\.mayNameClass) && isMade(NameHash(identifier))
        } || scene.controllers.contains { isMade(NameHash(interface.string($0))) }
      }
      if !lost.isEmpty { places[number] = lost.map { interface.scenes[$0].range } }
    }
  }
}

extension FileFacts {
  fileprivate var hasScenesToAskFor: Bool {
    guard path.hasSuffix(".storyboard"), let interface = resource?.interface, interface.format == .document
    else { return false }
    return !interface.isLaunchScreen && !interface.scenes.isEmpty
  }

  /// Whether a file is that of a class.
  fileprivate func declares(_ type: NameHash) -> Bool {
    code.names.declaredTypes.contains(type)
      || NameHash(String(path.fileName.prefix { $0 != "." && $0 != "+" })) == type
  }
}

extension InterfaceFile {
  /// The classes of the controllers, and identifiers that may name others: `String(describing: Quay.self)`.
  fileprivate var namesOfClasses: [NameHash] {
    let identifiers = scenes.flatMap(\.identifiers).filter { source.withSpelling($0.range, \.mayNameClass) }
    return (scenes.flatMap(\.controllers) + identifiers).map { NameHash(string($0)) }
  }
}

extension Spelling {
  fileprivate var mayNameClass: Bool { first?.isCapital ?? false }
}

extension ResourceFile {
  /// What asks for scenes beside code: references of other storyboards, attributes that an object gets, and property lists.
  fileprivate var identifiersOfScenes: [NameHash] {
    switch content {
    case .interface(let interface):
      let attributes = interface.texts.lazy.filter { $0.property == .runtimeAttribute }.map(\.text)
      return (interface.scenesOfOthers + attributes).map { NameHash(interface.string($0)) }
    case .information(let list):
      return list.nodes.lazy.filter { $0.kind == .string }.map { NameHash(list.string($0.text)) }
    case .table, .specification, .package, .scheme, .project: return []
    }
  }
}
