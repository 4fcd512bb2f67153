import L10nSyntax

extension Configuration {
  /// What holds for the file at an absolute path and where each value was set, as a configuration with comments.
  /// `skipped` is a folder around it that is left out for its name.
  package func listing(for path: String, shownAs shown: String, skipped: String? = nil) -> String {
    var listing = ConfigurationListing()
    let sources =
      files.isEmpty ? "no configuration file" : files.map(\.path.printable).joined(separator: ", ")
    listing.comment("\(shown.printable): \(sources)")
    if let exclusion = exclusion(ofFile: path) {
      let reason =
        exclusion.pattern.map { "`\($0.printable)` in `exclude`" } ?? "no pattern of `include` matches it"
      listing.comment("not checked: \(reason), \(exclusion.origin)")
    }
    if let skipped { listing.comment("skipped as third-party, generated, or built: \(skipped.printable)") }
    for file in files { listing.addPatterns(of: file) }
    let settings = settings(for: path)
    listing.add(
      "min-confidence", settings.minimumConfidence.value.rawValue, settings.minimumConfidence.origin)
    listing.add("min-severity", settings.minimumSeverity.value.rawValue, settings.minimumSeverity.origin)
    listing.add("fail-on", settings.failOn.value.name, settings.failOn.origin)
    listing.addProject(files)
    for file in files { listing.addRows(of: file) }
    listing.line("rules:")
    for rule in settings.rules { listing.add(rule) }
    return listing.text
  }
}

/// Lines of YAML with the origins of their values behind them.
private struct ConfigurationListing {
  private(set) var text = ""
  /// The column of the origins, where the values are shorter.
  private static let width = 40

  mutating func line(_ line: String) { text += line + "\n" }

  mutating func comment(_ comment: String) { line("# " + comment) }

  mutating func add(_ name: String, _ value: String, _ origin: Origin) {
    let entry = "\(name): \(value)"
    let padding = String(repeating: " ", count: max(0, Self.width - entry.utf8.count))
    line("\(entry)\(padding)  # \(origin)")
  }

  mutating func addPatterns(of file: ConfigurationFile) {
    for (name, globs) in [("include", file.include ?? []), ("exclude", file.exclude)] {
      guard let first = globs.first else { continue }
      add(name, globs.map(\.value.text).yaml, first.origin)
    }
  }

  /// What is added to the tables, as comments: rows have many forms.
  mutating func addRows(of file: ConfigurationFile) {
    for (key, rows) in file.additions {
      let names = rows.value.map(\.printable).joined(separator: ", ")
      comment("added to `\(key)`: \(names), \(rows.origin)")
    }
  }

  mutating func addProject(_ files: [ConfigurationFile]) {
    let project = files.first?.project ?? ProjectSettings()
    if let value = project.baseLanguage { add("base-language", value.value.yaml, value.origin) }
    if project.requiredLanguages != nil || project.partialLanguages != nil { line("languages:") }
    if let value = project.requiredLanguages { add("  required", value.value.yaml, value.origin) }
    if let value = project.partialLanguages { add("  partial", value.value.yaml, value.origin) }
    if let value = project.baseline { add("baseline", value.value.yaml, value.origin) }
    let style = project.keyStyle ?? Sourced(.undecided)
    add("key-style", style.value == .undecided ? "auto" : style.value.rawValue, style.origin)
  }

  mutating func add(_ setting: RuleSetting) {
    line("  \(setting.rule.id):")
    let kinds = setting.rule.severities.keys.sorted()
    if !setting.isOn.value {
      add("    severity", "off", setting.isOn.origin)
    } else if kinds == [""] || setting.severities[""] != nil && setting.severities.count == 1 {
      let severity = setting.severity("")
      let origin = severity.origin == .standard ? setting.isOn.origin : severity.origin
      add("    severity", severity.value?.rawValue ?? "off", origin)
    } else {
      line("    severity:")
      for kind in kinds {
        let severity = setting.severity(kind)
        add("      \(kind)", severity.value?.rawValue ?? "off", severity.origin)
      }
    }
    for option in setting.rule.options {
      let value = setting.option(option)
      add("    \(option.name)", value.value.yaml, value.origin)
    }
  }
}

extension RuleOption.Value {
  var yaml: String {
    switch self {
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .text(let text): text.yaml
    case .list(let list): list.yaml
    }
  }
}

extension [String] {
  fileprivate var yaml: String { "[" + map(\.yaml).joined(separator: ", ") + "]" }
}

extension String {
  /// Plain where nobody can read it as anything else, otherwise in quotes.
  fileprivate var yaml: String {
    let isPlain =
      utf8.first.map { $0.isASCIILetter } ?? false
      && utf8.allSatisfy {
        $0.isASCIILetter || $0.isDecimalDigit || $0 == 0x2D || $0 == 0x2E
      }
      && !["true", "false", "null"].contains(lowercased())
    if isPlain { return self }
    var quoted = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      default:
        let code = String(scalar.value, radix: 16)
        let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        quoted += isControl ? "\\U" + String(repeating: "0", count: 8 - code.count) + code : String(scalar)
      }
    }
    return quoted + "\""
  }
}
