import L10nSyntax

/// All that is configured for the files of one folder: its own file and those of the folders around it.
///
/// Files that share their configuration share its `number`, by which settings are kept.
///
/// A class, because every folder of a run has one, and nearly all the same.
package final class Configuration: Sendable {
  /// The outermost first; what comes later wins.
  package let files: [ConfigurationFile]
  package let number: Int
  /// What the command line says of rules, which has the last word.
  package let arguments: RuleEntry?
  private let isConditional: Bool

  package init(_ files: [ConfigurationFile] = [], number: Int = 0, arguments: RuleEntry? = nil) {
    self.files = files
    self.number = number
    self.arguments = arguments
    isConditional = files.contains { file in
      file.entries.contains(where: \.isConditional) || file.teamRules.contains { !$0.paths.isEmpty }
    }
  }

  /// What holds for the file at an absolute path.
  package func settings(for path: String) -> Settings { settings(choosing: choice(for: path)) }

  /// Which of the conditional entries apply to a file, and which rules of the team that name their files speak of it, in
  /// their order; the same choice gives the same settings.
  func choice(for path: String) -> [Bool] {
    guard isConditional else { return [] }
    let language = FileKind(path: path)?.language
    return files.flatMap { file in
      let relative = file.relative(path)
      return file.entries.filter(\.isConditional).map { $0.applies(to: relative, language) }
        + file.limitedRules.map { rule in
          relative.map { path in rule.paths.contains { $0.matches(path) } } ?? false
        }
    }
  }

  func settings(choosing choice: [Bool]) -> Settings {
    var settings = Settings.standard
    var next = choice.makeIterator()
    var elsewhere: [TeamRule] = []
    for file in files {
      settings.apply(file)
      for entry in file.entries where !entry.isConditional || next.next() == true { settings.apply(entry) }
      elsewhere += file.limitedRules.filter { _ in next.next() != true }
    }
    if let arguments { settings.apply(arguments) }
    // Nothing that is said of a rule makes it speak of other files.
    for rule in elsewhere { settings.switchOff(rule) }
    return settings
  }
}

extension ConfigurationFile {
  /// Rules of the team that speak of some files only.
  fileprivate var limitedRules: [TeamRule] { teamRules.filter { !$0.paths.isEmpty } }
}

// MARK: Which files

extension Configuration {
  /// The pattern that keeps a file or all of a folder from being looked at.
  package struct Exclusion: Sendable, Hashable {
    /// `nil` where no pattern of `include` means the file.
    package let pattern: String?
    package let origin: Origin
  }

  /// Whether an `include` brings back a folder that is skipped for its name, and, where a file is given by its absolute
  /// path, that file of it. Only a pattern that has the name means it: `App` does not mean `App/Pods`.
  package func includes(_ path: String? = nil, naming folder: Substring) -> Bool {
    guard let file = files.last(where: { $0.include != nil }) else { return false }
    let relative = path.flatMap { file.relative($0) }
    return file.include?.contains { glob in
      glob.value.names(folder) && (path == nil || relative.map { glob.value.matches($0) } ?? false)
    } ?? false
  }

  /// Whether and why the file at an absolute path is left out.
  package func exclusion(ofFile path: String) -> Exclusion? {
    if let found = exclusion(of: path, isFolder: false) { return found }
    guard let file = files.last(where: { $0.include != nil }), let include = file.include else { return nil }
    if let relative = file.relative(path), include.contains(where: { $0.value.matches(relative) }) {
      return nil
    }
    return Exclusion(pattern: nil, origin: include.first?.origin ?? .file(path: file.path, line: 1))
  }

  /// Whether all that is below a folder is left out, so that nobody needs to look into it.
  package func exclusion(ofFolder path: String) -> Exclusion? { exclusion(of: path, isFolder: true) }

  private func exclusion(of path: String, isFolder: Bool) -> Exclusion? {
    for file in files where !file.exclude.isEmpty {
      guard let relative = file.relative(path) else { continue }
      if let glob = file.exclude.first(where: { $0.value.matches(relative, isFolder: isFolder) }) {
        return Exclusion(pattern: glob.value.text, origin: glob.origin)
      }
    }
    return nil
  }
}

/// The settings of a run, each combination worked out once.
package struct SettingsTable {
  package private(set) var all: [Settings] = []
  private var known: [Key: Int] = [:]

  private struct Key: Hashable {
    var configuration: Int
    var choice: [Bool]
  }

  package init() {}

  /// The place in `all` of what holds for the file at an absolute path.
  package mutating func place(of path: String, under configuration: Configuration) -> Int {
    let key = Key(configuration: configuration.number, choice: configuration.choice(for: path))
    if let place = known[key] { return place }
    known[key] = all.count
    all.append(configuration.settings(choosing: key.choice))
    return all.count - 1
  }
}
