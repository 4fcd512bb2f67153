import L10nSyntax

/// Reads a configuration file, and notes all its mistakes instead of stopping at the first.
struct ConfigurationReader {
  var file: ConfigurationFile
  private(set) var problems: [ConfigurationProblem] = []
  /// The files around it, the project's own configuration first.
  let outer: [ConfigurationFile]
  /// Gives the files that it names.
  let open: (String) -> NamedFile

  init(
    path: String, folder: String, inside outer: [ConfigurationFile], open: @escaping (String) -> NamedFile
  ) {
    file = ConfigurationFile(path: path, folder: folder)
    self.outer = outer
    self.open = open
  }

  /// The rules that it can speak of.
  var known: KnownRules { KnownRules(outer + [file]) }

  /// The keys of a file, in the order in which the documentation explains them.
  private enum Key: String, CaseIterable {
    case include, exclude, rules, only, overrides
    case teamRules = "team-rules"
    case minimumConfidence = "min-confidence"
    case minimumSeverity = "min-severity"
    case failOn = "fail-on"
    case baseline
    case baseLanguage = "base-language"
    case languages
    case keyStyle = "key-style"
    case wrappers, sinks, tables, suppressions

    /// About the project and not about some of its files.
    var isRunWide: Bool {
      switch self {
      case .baseline, .baseLanguage, .languages, .keyStyle: true
      default: false
      }
    }
  }

  static var keys: [String] { Key.allCases.map(\.rawValue) }

  mutating func read(_ root: YAMLNode) {
    if root.isNull { return }
    guard let entries = root.mapping else {
      return error(root, "a configuration is a mapping, such as `exclude: [Generated]`")
    }
    var base = RuleEntry()
    var overrides: [RuleEntry] = []
    // Everything else may name them.
    if let rules = entries.first(where: { $0.key == Key.teamRules.rawValue }) { readTeamRules(rules.value) }
    for entry in entries {
      guard let key = Key(rawValue: entry.key) else {
        if !readOldKey(entry, &base) { unknownKey(entry, Self.keys) }
        continue
      }
      if !outer.isEmpty, key.isRunWide {
        error(
          entry.keyPosition,
          "`\(entry.key)` applies to the whole project; set it in the outermost `\(ConfigurationFile.name)`")
      }
      read(key, entry.value, &base, &overrides)
    }
    file.entries = [base] + overrides
  }

  private mutating func read(
    _ key: Key, _ value: YAMLNode, _ base: inout RuleEntry, _ overrides: inout [RuleEntry]
  ) {
    switch key {
    case .include: file.include = value.isNull ? nil : globs(value, key.rawValue)
    case .exclude: file.exclude = globs(value, key.rawValue)
    case .rules: readRules(value, &base)
    case .only: base.only = ruleNames(value, key.rawValue)
    case .overrides: overrides = readOverrides(value)
    case .minimumConfidence:
      let name = choice(value, key.rawValue, Confidence.allCases.map(\.rawValue))
      file.minimumConfidence = name.flatMap { Confidence(rawValue: $0) }.map { Sourced($0, origin(value)) }
    case .minimumSeverity:
      let name = choice(value, key.rawValue, Severity.allCases.map(\.rawValue))
      file.minimumSeverity = name.flatMap { Severity(rawValue: $0) }.map { Sourced($0, origin(value)) }
    case .failOn:
      let name = choice(value, key.rawValue, FailureThreshold.names)
      file.failOn = name.flatMap { FailureThreshold($0) }.map { Sourced($0, origin(value)) }
    case .teamRules: break
    case .suppressions: readSuppressions(value, &base)
    case .wrappers: readRows(value, key.rawValue, .wrappers)
    case .sinks: readRows(value, key.rawValue, .displaySinks)
    case .tables: readTables(value)
    case .baseline, .baseLanguage, .languages, .keyStyle: readProject(key, value)
    }
  }

  private mutating func readProject(_ key: Key, _ value: YAMLNode) {
    switch key {
    case .baseline:
      file.project.baseline = text(value, key.rawValue, "the path of a file").map {
        Sourced($0, origin(value))
      }
    case .baseLanguage:
      file.project.baseLanguage = language(value).map { Sourced($0, origin(value)) }
    case .keyStyle:
      let name = choice(value, key.rawValue, ["symbolic", "text", "auto"])
      file.project.keyStyle = name.map { Sourced(KeyStyle(rawValue: $0) ?? .undecided, origin(value)) }
    default: readLanguages(value)
    }
  }

  /// The short way to switch on the rule that asks for reasons; what `rules` says of that rule counts more.
  private mutating func readSuppressions(_ value: YAMLNode, _ base: inout RuleEntry) {
    for entry in entries(value, "suppressions", "a mapping, such as `{require-reason: true}`") {
      guard entry.key == "require-reason" else {
        unknownKey(entry, ["require-reason"])
        continue
      }
      guard let flag = entry.value.bool else {
        let meant = ["yes": "true", "on": "true", "no": "false", "off": "false"][entry.value.text ?? ""]
        error(
          entry.value,
          "`require-reason` must be `true` or `false`" + (meant.map { "; write `\($0)`" } ?? ""))
        continue
      }
      let id = Rule.suppressionWithoutReason.id
      if base.rules[id]?.isOn == nil {
        base.rules[id, default: RuleChange()].isOn = Sourced(flag, origin(entry.value))
      }
    }
  }
}

// MARK: Values

extension ConfigurationReader {
  mutating func error(_ node: YAMLNode, _ message: String) { error(node.position, message) }

  mutating func error(_ place: YAMLPosition, _ message: String) { add(.error, place, message) }

  mutating func note(_ place: YAMLPosition, _ message: String) { add(.note, place, message) }

  private mutating func add(_ kind: Severity, _ place: YAMLPosition, _ message: String) {
    problems.append(ConfigurationProblem(kind, file.path, line: place.line, column: place.column, message))
  }

  /// Takes over what was read of a file that this one names.
  mutating func add(_ named: ConfigurationReader) {
    file.teamRules += named.file.teamRules
    problems += named.problems
  }

  func origin(_ node: YAMLNode) -> Origin { .file(path: file.path, line: node.position.line) }

  mutating func unknownKey(_ entry: YAMLEntry, _ known: [String]) {
    let near = known.suggestion(for: entry.key)
    let names = known.map { "`\($0)`" }.joined(separator: ", ")
    error(
      entry.keyPosition,
      "unknown key `\(entry.key)`\(near.isEmpty ? "; valid keys are \(names)" : near)")
  }

  /// The entries of a mapping; a value that is left out has none.
  mutating func entries(_ node: YAMLNode, _ name: String, _ expectation: String) -> [YAMLEntry] {
    guard node.mapping == nil, !node.isNull else { return node.mapping ?? [] }
    error(node, "`\(name)` must be \(expectation)")
    return []
  }

  /// The items of a list; a value that is left out has none, and a single text is a list of one.
  mutating func list(_ node: YAMLNode, _ name: String, _ expectation: String) -> [YAMLNode] {
    if node.isNull { return [] }
    if let items = node.sequence { return items }
    if node.string != nil { return [node] }
    error(node, "`\(name)` must be \(expectation)")
    return []
  }

  mutating func text(_ node: YAMLNode, _ name: String, _ expectation: String) -> String? {
    if let text = node.string, !text.isEmpty { return text }
    error(node, "`\(name)` must be \(expectation)")
    return nil
  }

  mutating func choice(_ node: YAMLNode, _ name: String, _ words: [String]) -> String? {
    let text = node.text ?? ""
    if words.contains(text) { return text }
    let hint = text.isEmpty ? "" : words.suggestion(for: text)
    let advice = words.severity(meantBy: text).map { "; write `\($0)`" } ?? ""
    error(node, "`\(name)` must be \(words.alternatives)\(hint.isEmpty ? advice : hint)")
    return nil
  }

  mutating func globs(
    _ node: YAMLNode, _ name: String, for subject: Glob.Subject = .paths
  ) -> [Sourced<Glob>] {
    var globs: [Sourced<Glob>] = []
    let sample = subject == .paths ? "`[Generated, \"*.pb.swift\"]`" : "`[\"*Log in*\"]`"
    for item in list(node, name, "a list of patterns, such as \(sample)") {
      guard let text = item.string else {
        error(item, "a pattern must be a string; put quotes around it")
        continue
      }
      if item.style == .plain, text.contains(", "), !text.contains("{") {
        error(item, "a comma does not separate patterns; write a list, or put quotes around this pattern")
        continue
      }
      do {
        globs.append(Sourced(try Glob(text, for: subject), origin(item)))
      } catch {
        let quote = item.style == .plain ? 0 : 1
        problems.append(
          ConfigurationProblem(
            .error, file.path, line: item.position.line, column: item.position.column + quote + error.offset,
            error.message))
      }
    }
    return globs
  }
}

extension [String] {
  /// `; did you mean …?`, where one of the words is close.
  func suggestion(for name: String) -> String {
    nearest(to: name).map { "; did you mean `\($0)`?" } ?? ""
  }

  /// `a`, `b` or `c`
  var alternatives: String {
    let quoted = map { "`\($0)`" }
    return quoted.count < 2
      ? quoted.joined() : quoted.dropLast().joined(separator: ", ") + " or " + (quoted.last ?? "")
  }
}
