import L10nSyntax
import Testing

@testable import L10nLint

/// A configuration written down in a test.
func reading(_ text: String, inside outer: [ConfigurationFile] = []) -> ConfigurationFile.Reading {
  ConfigurationFile.read(Array(text.utf8), path: ".l10nlint.yml", folder: "/app", inside: outer)
}

extension ConfigurationFile {
  /// A file without a mistake, in a folder of its own.
  static func sound(_ text: String, folder: String = "/app") throws -> ConfigurationFile {
    let path = folder == "/app" ? ".l10nlint.yml" : "\(folder.dropFirst(5))/.l10nlint.yml"
    let outer = folder == "/app" ? [] : [try sound("")]
    let reading = read(Array(text.utf8), path: path, folder: folder, inside: outer)
    try #require(reading.problems.isEmpty, "\(reading.problems)")
    return reading.file
  }
}

extension Settings {
  func rule(_ id: String) throws -> RuleSetting { try #require(rules.first { $0.rule.id == id }) }

  func isOn(_ id: String) throws -> Bool { try rule(id).isOn.value }
}

private func settings(_ text: String, for path: String = "/app/A.swift") throws -> Settings {
  Configuration([try .sound(text)], number: 1).settings(for: path)
}

@Suite struct ConfigurationKeyTests {
  @Test(arguments: ["", "# nothing yet\n", "rules:\n", "exclude:\nonly:\noverrides:\nlanguages:\ntables:\n"])
  func whatIsLeftOutChangesNothing(_ text: String) throws {
    let settings = try settings(text)
    #expect(settings.enabled.map(\.rule.id) == RuleCatalog.all.filter(\.isUsual).map(\.id))
    #expect(settings.minimumConfidence.value == .likely && settings.failOn.value == .at(.warning))
  }

  @Test func aRuleIsSwitchedOffOrGivenASeverity() throws {
    let settings = try settings("rules:\n  manual-plural: off\n  missing-comment: error\n")
    #expect(try !settings.isOn("manual-plural"))
    #expect(try settings.rule("missing-comment").severity("").value == .error)
    #expect(settings.enabled.contains { $0.rule.id == "missing-comment" && $0.severity("named") == .error })
  }

  @Test func oneKindOfFindingIsSwitchedOffAlone() throws {
    let settings = try settings(
      "min-severity: warning\nrules: {missing-comment: {severity: {named: off, text: error}}}")
    let enabled = try #require(settings.enabled.first { $0.rule.id == "missing-comment" })
    #expect(enabled.severity("named") == nil)
    #expect(enabled.severity("text") == .error && enabled.severity("repeated") == .note)
    #expect(settings.minimumSeverity.value == .warning)
  }

  @Test(arguments: ["content", "link", "encrypted", "size"])
  func oneKindOfUnreadableFileIsSetAlone(_ kind: String) throws {
    let settings = try settings("rules: {unreadable-file: {severity: {\(kind): warning}}}")
    let set = ["content", "link", "encrypted", "size"].filter { kind in
      let file = Finding(unreadable: "Harbour.swift", reason: "it is under water", kind: kind)
      return settings.adjusted(file).severity == .warning
    }
    #expect(set == [kind])
  }

  @Test func aSeverityOrOnSwitchesAnOptionalRuleOn() throws {
    for value in ["on", "note", "{severity: warning}"] {
      #expect(
        try settings("rules: {suppression-without-reason: \(value)}").isOn("suppression-without-reason"))
    }
    #expect(try settings("suppressions: {require-reason: true}").isOn("suppression-without-reason"))
  }

  @Test func optionsReplaceThoseOfThePageAndLeaveTheStateAlone() throws {
    let settings = try settings("rules: {literal-plural-suffix: {suffixes: [s, en]}}")
    let setting = try settings.rule("literal-plural-suffix")
    let enabled = try #require(settings.enabled.first { $0.rule.id == "literal-plural-suffix" })
    #expect(setting.isOn.value && setting.isOn.origin == .standard)
    #expect(enabled.options.list("suffixes") == ["s", "en"])
    #expect(enabled.options.list("pairs").count > 5)
  }

  @Test func onlyRunsWhatItNamesButForWhatTheEngineReports() throws {
    let settings = try settings("only: [manual-plural, dynamic-key]\nrules: {manual-plural: off}")
    #expect(settings.enabled.map(\.rule.id) == ["dynamic-key", "unreadable-file"])
  }

  @Test func overridesHoldForTheirPathsAndLanguages() throws {
    let text = """
      overrides:
        - paths: [Debug, "*Menu.swift"]
          rules: {manual-plural: off}
        - language: objc
          only: [missing-comment]
        - paths: Kit
          language: swift
          rules: {manual-plural: error}
      """
    #expect(try !settings(text, for: "/app/Debug/A.swift").isOn("manual-plural"))
    #expect(try !settings(text, for: "/app/x/MainMenu.swift").isOn("manual-plural"))
    #expect(try settings(text, for: "/app/A.swift").isOn("manual-plural"))
    #expect(try !settings(text, for: "/app/A.m").isOn("manual-plural"))
    #expect(try settings(text, for: "/app/Kit/A.swift").rule("manual-plural").severity("").value == .error)
    // Of two that speak of a file the later one wins.
    #expect(try settings(text, for: "/app/Debug/Kit/A.swift").isOn("manual-plural"))
  }

  @Test func thresholdsAndFactsAboutTheProjectAreRead() throws {
    let file = try ConfigurationFile.sound(
      """
      min-confidence: possible
      fail-on: never
      baseline: .l10nlint-baseline
      base-language: en-GB
      languages:
        required: [de, no]
        partial: [zh-Hans]
      key-style: symbolic
      """)
    #expect(file.minimumConfidence?.value == .possible && file.failOn?.value == .never)
    #expect(file.project.baseline?.value == ".l10nlint-baseline")
    #expect(file.project.baseLanguage?.value == "en-GB")
    #expect(file.project.requiredLanguages?.value == ["de", "no"])
    #expect(file.project.partialLanguages?.value == ["zh-Hans"])
    #expect(file.project.keyStyle?.value == .symbolic)
    #expect(file.failOn?.origin == .file(path: ".l10nlint.yml", line: 2))
  }

  @Test func includeAndExcludeSayWhichFilesAreChecked() throws {
    let configuration = Configuration(
      [try .sound("include: [App, Kit]\nexclude: [Generated, \"*.pb.swift\"]\n")], number: 1)
    #expect(configuration.exclusion(ofFile: "/app/App/A.swift") == nil)
    #expect(configuration.exclusion(ofFile: "/app/Web/A.swift")?.pattern == nil)
    #expect(
      configuration.exclusion(ofFile: "/app/Web/A.swift")?.origin == .file(path: ".l10nlint.yml", line: 1))
    #expect(configuration.exclusion(ofFile: "/app/App/a.pb.swift")?.pattern == "*.pb.swift")
    #expect(configuration.exclusion(ofFolder: "/app/Kit/Generated")?.pattern == "Generated")
    #expect(configuration.exclusion(ofFolder: "/app/Web") == nil)
  }

  /// The keys and ids of the linter whose file has the same name.
  @Test func theOldConfigurationIsUnderstoodAndTheNewSpellingTold() throws {
    let reading = reading(
      """
      base_path: Resources
      reporter: xcode
      disabled_rules:
        - space_in_key
        - todo
      enabled_rules: [mixed_chinese]
      todo: {is_summary_enabled: false}
      """)
    #expect(reading.problems.allSatisfy { $0.kind == .note })
    #expect(
      reading.problems.map(\.description).prefix(4) == [
        ".l10nlint.yml:1:1: note: `base_path` is ignored: files are found without it; `include` limits them",
        ".l10nlint.yml:2:1: note: `reporter` is ignored; the option `--format` selects the report",
        ".l10nlint.yml:3:1: note: `disabled_rules` is read as `rules`; write `rules: {<rule>: off}`",
        ".l10nlint.yml:4:5: note: `space_in_key` is called `base-language-key` here",
      ])
    // `todo` has its own name here.
    #expect(reading.problems.count == 7)
    let settings = Configuration([reading.file], number: 1).settings(for: "/app/A.swift")
    #expect(try !settings.isOn("base-language-key"))
    #expect(try settings.isOn("manual-plural"))
  }
}
