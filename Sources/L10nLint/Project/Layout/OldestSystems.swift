import L10nSyntax

/// The oldest version of each system that software runs on, as what builds it says.
struct OldestSystems: Sendable {
  /// Zero where that is not known, though the software is built for the system.
  private var numbers: [AppleSystem: SystemVersion.Number] = [:]

  var isEmpty: Bool { numbers.isEmpty }

  /// Of several targets and configurations the oldest one counts.
  mutating func add(_ system: AppleSystem, _ number: SystemVersion.Number?) {
    numbers[system] = min(numbers[system] ?? .max, number ?? 0)
  }

  mutating func add(_ others: OldestSystems) {
    for (system, number) in others.numbers { add(system, number) }
  }

  /// Of systems of which nothing was said.
  mutating func addUnknown() {
    for system in AppleSystem.allCases where numbers[system] == nil { numbers[system] = 0 }
  }

  /// These, and for other systems those of what is common to several.
  func filled(from common: OldestSystems) -> OldestSystems {
    var systems = self
    systems.numbers.merge(common.numbers) { own, _ in own }
    return systems
  }

  /// A build setting, which may be another one, for some builds alone too: `IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*]`.
  mutating func add(setting name: String, _ value: String) {
    let system: AppleSystem? =
      switch name.prefix(while: { $0 != "[" }) {
      case "IPHONEOS_DEPLOYMENT_TARGET": .phone
      case "MACOSX_DEPLOYMENT_TARGET": .mac
      case "TVOS_DEPLOYMENT_TARGET": .television
      case "WATCHOS_DEPLOYMENT_TARGET": .watch
      case "XROS_DEPLOYMENT_TARGET": .headset
      default: nil
      }
    if let system { add(system, SystemVersion.number(value[...])) }
  }

  /// `deploymentTarget` of a specification: of some systems, or of the one that stands beside it.
  mutating func add(_ node: YAMLNode, beside target: YAMLNode) {
    if let number = node.text {
      let platform = target["platform"]
      for name in platform?.texts ?? platform?.text.map({ [$0] }) ?? [] {
        if let system = AppleSystem(name[...]) { add(system, SystemVersion.number(number[...])) }
      }
    }
    for entry in node.mapping ?? [] {
      guard let system = AppleSystem(entry.key[...]) else { continue }
      add(system, entry.value.text.flatMap { SystemVersion.number($0[...]) })
    }
  }

  /// Whether the software is built for none of the systems that are older than these. It is built for none of which nothing was
  /// said.
  func areYounger(than versions: [SystemVersion]) -> Bool {
    let known = versions.filter { numbers[$0.system] != nil }
    return !known.isEmpty && known.allSatisfy { numbers[$0.system] ?? 0 >= $0.number }
  }
}

extension TokenTree {
  /// `.iOS(.v15)` and `.iOS("15.4")`, of a package or of a project of Tuist.
  func oldestSystems(in source: SourceText) -> OldestSystems {
    var oldest = OldestSystems()
    for token in tokens.indices.dropLast(2)
    where tokens[token].kind == .identifier && tokens[token + 1].kind == .openParen
      && tokens.indices.contains(token - 1) && tokens[token - 1].kind == .dot
    {
      guard let system = AppleSystem(source.string(tokens[token].range)[...]) else { continue }
      let isMember = tokens[token + 2].kind == .dot && tokens.indices.contains(token + 3)
      let version = source.string(tokens[isMember ? token + 3 : token + 2].range)
      oldest.add(system, SystemVersion.number(version.drop { "v\"".contains($0) }.prefix { $0 != "\"" }))
    }
    return oldest
  }
}

/// Those of all projects and packages of a run.
struct OldestSystemsOfProjects {
  /// By the folder of the project.
  private var systems: [String: OldestSystems] = [:]

  init(_ files: [FileFacts]) {
    for file in files {
      guard let (folder, oldest) = file.oldestSystems, !oldest.isEmpty else { continue }
      systems[folder, default: OldestSystems()].add(oldest)
    }
  }

  /// The parts of a file that run on no system for which the projects and packages around it are built.
  func codeThatNeverRuns(in file: FileFacts) -> [ByteRange] {
    guard !systems.isEmpty, !file.code.codeForOldSystems.isEmpty else { return [] }
    var oldest = OldestSystems()
    for folder in file.path.foldersAround {
      if let systems = systems[folder] { oldest.add(systems) }
    }
    return file.code.codeForOldSystems.filter { oldest.areYounger(than: $0.before) }.map(\.place)
  }
}

extension FileFacts {
  fileprivate var oldestSystems: (folder: String, OldestSystems)? {
    switch resource?.content {
    case .project(let project): (path.folderOfProject, project.oldestSystems)
    case .specification(let specification): (path.folder, specification.oldestSystems)
    case .package(let package): (path.folder, package.oldestSystems)
    default: nil
    }
  }
}
