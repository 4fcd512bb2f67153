/// The targets of a project: their phases, the folders that they take, and what is in both.
extension ProjectObjects {
  /// Those that make a product, but for tests.
  var builders: [ProjectObject] {
    all(.nativeTarget).filter { !$0.product.hasSuffix("-test") && !$0.product.hasSuffix("-testing") }
  }

  /// Name and kind of each target that has a name. What a native one makes says more of it.
  var targets: [(name: String, kind: String)] {
    all.compactMap { target in
      guard let kind = Self.kinds[target.kind], let name = target.text(.name), !name.isEmpty else {
        return nil
      }
      return (name, target.text(.productType)?.replacing("com.apple.product-type.", with: "") ?? kind)
    }
  }

  private static let kinds: [ProjectObject.Kind: String] = [
    .nativeTarget: "native", .aggregateTarget: "aggregate", .legacyTarget: "legacy",
  ]

  /// Whether a script copies the folders of languages to wherever it likes.
  var copyLanguages: Bool { scripts.contains { $0.lowercased().contains("lproj") } }

  func isPart(_ target: ProjectObject) -> Bool {
    target.product.contains("extension") || target.product.contains("watch")
      || settings(of: target).contains { self[$0]?.texts(.system).contains("watchos") ?? false }
  }

  /// The numbers of the settings of a target, one for each way to build it.
  private func settings(of target: ProjectObject) -> [ProjectObject.Number] {
    target.number(.buildConfigurations).flatMap { self[$0]?.numbers(.buildConfigurations) } ?? []
  }

  /// Those that its targets run on. What a target does not say, the project may say for all, or a file of settings.
  var oldestSystems: OldestSystems {
    let owned = Set(all(.nativeTarget).flatMap(settings))
    var common = OldestSystems()
    for object in all where !owned.contains(object.number) { common.add(object.oldestSystems) }
    let ofTargets = builders.flatMap(settings)
    guard !ofTargets.isEmpty else { return common }
    var systems = OldestSystems()
    for settings in ofTargets.map({ self[$0] }) {
      var own = settings?.oldestSystems ?? OldestSystems()
      if settings?.has(.baseConfigurationReference) ?? false { own.addUnknown() }
      systems.add(own.filled(from: common))
    }
    if all(.settings).contains(where: { $0.has(.baseConfigurationReference) }) { systems.addUnknown() }
    return systems
  }

  /// What the phases of a target compile.
  func sources(of target: ProjectObject) -> [ProjectObject.Number] {
    target.numbers(.buildPhases).compactMap { self[$0] }.filter { $0.kind == .sources }
      .flatMap { $0.numbers(.files) }.compactMap { self[$0]?.number(.fileRef) }
  }

  /// Whether a target names a table, or what may hold one, or is none that has its own bundle.
  func mayHaveTables(_ target: ProjectObject) -> Bool {
    let hasBundle = target.product.contains("application") || target.product.contains("extension")
    let phases = target.numbers(.buildPhases)
    return !hasBundle || phases.contains(where: mayBuildTables)
      || all(.exceptionsOfPhase).contains {
        $0.mayTakeTable && $0.number(.target).map(phases.contains) ?? false
      }
      || takesTable(target)
  }

  private func mayBuildTables(_ number: ProjectObject.Number) -> Bool {
    guard let phase = self[number] else { return true }
    switch phase.kind {
    case .sources, .frameworks, .headers: return false
    case .script:
      let script = phase.script
      return Self.wordsOfCopies.contains { script.contains($0) }
    default:
      return phase.numbers(.files).contains { file in
        guard let reference = self[file]?.number(.fileRef) else { return phase.kind == .resources }
        guard let object = self[reference] else { return true }
        if object.kind == .languages {
          return object.numbers(.children).contains { self[$0]?.mayHoldTable ?? false }
        }
        return object.mayHoldTable ?? true
      }
    }
  }

  /// A script with one of these may copy tables, or run another one that does. Checks and tools that write code have none.
  private static let wordsOfCopies = [
    "strings", "locali", "translat", "i18n", "l10n", "cp ", "rsync", "ditto", "-resources.sh",
  ]

  /// Whether a target takes a table, or what may hold one, from a folder of another.
  private func takesTable(_ target: ProjectObject) -> Bool {
    let own = target.numbers(.fileSystemSynchronizedGroups)
    return all(.wholeFolder).contains { folder in
      !own.contains(folder.number) && exceptions(in: folder, for: target).contains(where: \.mayTakeTable)
    }
  }

  private func exceptions(in folder: ProjectObject, for target: ProjectObject) -> [ProjectObject] {
    folder.numbers(.exceptions).compactMap { self[$0] }.filter { $0.number(.target) == target.number }
  }

  /// The folders that targets take as a whole; `nil` where only a build knows where one lies.
  var foldersOfTargets: [ListedTargets.Folder]? {
    let owned = Set(all(.nativeTarget).flatMap { $0.numbers(.fileSystemSynchronizedGroups) })
    let builders = builders
    var found: [ListedTargets.Folder] = []
    for folder in all(.wholeFolder) where owned.contains(folder.number) || folder.has(.exceptions) {
      guard let path = path(of: folder.number) else { return nil }
      var place = ListedTargets.Folder(path: path.isEmpty ? "" : path + "/")
      for (number, target) in builders.enumerated() {
        if target.numbers(.fileSystemSynchronizedGroups).contains(folder.number) {
          place.owners.insert(number)
        }
        for list in exceptions(in: folder, for: target) {
          place.exceptions[number, default: []].formUnion(list.texts(.membershipExceptions))
        }
      }
      found.append(place)
    }
    return found
  }
}

extension ProjectObject {
  /// What kind of thing a target makes.
  var product: String { text(.productType) ?? "" }

  fileprivate var script: String { texts(.shellScript).joined().lowercased() }

  /// The settings that say how old a system may be.
  fileprivate var oldestSystems: OldestSystems {
    var systems = OldestSystems()
    for field in fields where field.name == .oldest {
      systems.add(setting: source.text(of: field.key), source.text(of: field.value))
    }
    return systems
  }

  /// Whether a list of exceptions has a table, or what may hold one.
  fileprivate var mayTakeTable: Bool { texts(.membershipExceptions).contains(where: \.mayHoldTable) }

  /// The same of a file, be it the product of another project; `nil` of anything else.
  fileprivate var mayHoldTable: Bool? {
    kind == .file || kind == .product ? text(.path)?.mayHoldTable : nil
  }
}

extension String {
  /// A table for code, or a folder that is copied as it is. Code may ask for the texts of a storyboard too.
  var mayHoldTable: Bool {
    let name = fileName
    if isTable { return !TableName(name.withoutEnding).isOfSystem }
    return !name.contains(".") || name.hasSuffix(".bundle") || name.hasSuffix(".lproj")
  }
}
