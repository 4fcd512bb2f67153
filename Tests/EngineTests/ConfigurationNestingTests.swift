import L10nSyntax
import Testing

@testable import L10nLint

/// The configuration of `/app/Kit`, around which stands that of `/app`.
private func nested(_ outer: String, _ inner: String) throws -> Configuration {
  Configuration([try .sound(outer), try .sound(inner, folder: "/app/Kit")], number: 1)
}

private let file = "/app/Kit/A.swift"

@Suite struct ConfigurationNestingTests {
  @Test func theInnerFileWinsRuleByRuleAndOptionByOption() throws {
    let settings = try nested(
      "rules: {manual-plural: error, dynamic-key: off, literal-plural-suffix: {suffixes: [s], severity: note}}",
      "rules: {manual-plural: off, literal-plural-suffix: {severity: error}}"
    ).settings(for: file)
    #expect(try !settings.isOn("manual-plural"))
    #expect(try !settings.isOn("dynamic-key"))
    let suffix = try settings.rule("literal-plural-suffix")
    #expect(suffix.severity("").value == .error)
    #expect(suffix.severity("").origin == .file(path: "Kit/.l10nlint.yml", line: 1))
    #expect(suffix.options["suffixes"]?.value == .list(["s"]))
    #expect(suffix.options["suffixes"]?.origin == .file(path: ".l10nlint.yml", line: 1))
  }

  @Test func anInnerFileComesAfterTheOverridesAroundIt() throws {
    let settings = try nested(
      "overrides: [{paths: Kit, rules: {manual-plural: off, dynamic-key: off}}]", "rules: {manual-plural: on}"
    ).settings(for: file)
    #expect(try settings.isOn("manual-plural"))
    #expect(try !settings.isOn("dynamic-key"))
  }

  @Test func anInnerRuleIsAddedToTheOnlyOnesAround() throws {
    let settings = try nested("only: [dynamic-key]", "rules: {manual-plural: warning}").settings(for: file)
    #expect(settings.enabled.map(\.rule.id) == ["dynamic-key", "manual-plural", "unreadable-file"])
  }

  @Test func thresholdsAreReplacedOneByOne() throws {
    let settings = try nested("min-confidence: certain\nfail-on: error", "min-confidence: possible")
      .settings(for: file)
    #expect(settings.minimumConfidence.value == .possible && settings.failOn.value == .at(.error))
  }

  @Test func exclusionsAddUpAndTheNearestIncludeCounts() throws {
    let configuration = try nested(
      "include: [App, Kit]\nexclude: [Old]", "include: [Sources]\nexclude: [/Tests]")
    #expect(configuration.exclusion(ofFile: "/app/Kit/Sources/A.swift") == nil)
    #expect(configuration.exclusion(ofFile: "/app/Kit/A.swift")?.pattern == nil)
    #expect(configuration.exclusion(ofFile: "/app/Kit/Sources/Old/A.swift")?.pattern == "Old")
    #expect(configuration.exclusion(ofFolder: "/app/Kit/Tests")?.pattern == "/Tests")
    #expect(configuration.exclusion(ofFolder: "/app/Kit/Sources/Tests") == nil)
  }

  /// Patterns count from the folder of their own file, and say nothing of what is outside of it.
  @Test func patternsOfAFileEndAtItsFolder() throws {
    let configuration = try nested("", "overrides: [{paths: [\"*.swift\"], rules: {manual-plural: off}}]")
    #expect(try !configuration.settings(for: file).isOn("manual-plural"))
    #expect(try configuration.settings(for: "/app/Kitchen/A.swift").isOn("manual-plural"))
    #expect(try configuration.settings(for: "/other/A.swift").isOn("manual-plural"))
  }

  @Test func theCommandLineHasTheLastWord() throws {
    var arguments = RuleEntry()
    arguments.rules["manual-plural"] = RuleChange(isOn: false, .arguments)
    let configuration = Configuration(
      [try .sound("rules: {manual-plural: error}")], number: 1, arguments: arguments)
    let setting = try configuration.settings(for: file).rule("manual-plural")
    #expect(!setting.isOn.value && setting.isOn.origin == .arguments)
  }

  @Test func settingsAreWorkedOutOnceForEachChoiceOfOverrides() throws {
    let configuration = Configuration(
      [
        try .sound(
          "overrides: [{paths: Debug, only: [dynamic-key]}, {language: objc, rules: {manual-plural: off}}]")
      ],
      number: 1)
    var table = SettingsTable()
    let paths = ["A.swift", "B.swift", "Debug/A.swift", "A.m", "Debug/B.swift", "Debug/A.m", "C.swift"]
    let places = paths.map { table.place(of: "/app/\($0)", under: configuration) }
    #expect(places == [0, 0, 1, 2, 1, 3, 0])
    #expect(table.all.count == 4)
  }

  @Test func whatHoldsForTheProjectMustBeSaidWithOneVoice() throws {
    let first = try ConfigurationFile.sound("key-style: text\nbase-language: de")
    let same = try ConfigurationFile.sound("base-language: de")
    let other = try ConfigurationFile.sound("\nbase-language: en")
    #expect(try ProjectSettings(joining: [first, same]).keyStyle?.value == .text)
    let error = try #require(throws: ConfigurationProblem.self) {
      try ProjectSettings(joining: [first, other])
    }
    #expect(
      error.description
        == ".l10nlint.yml:2:1: error: `base-language` has a different value on .l10nlint.yml:2; check these folders in separate runs"
    )
  }

  @Test func theListingSaysWhereEachValueComesFromAndCanBeReadAgain() throws {
    let text = try nested(
      "exclude: [\"*.pb.swift\"]\nfail-on: error\nrules:\n  manual-plural: note\n  literal-plural-suffix: {suffixes: [s, \"a: b\"]}",
      "rules: {dynamic-key: off}"
    ).listing(for: file, shownAs: "Kit/A.swift")
    let lines = text.split(separator: "\n").map {
      $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
    #expect(lines.first == "# Kit/A.swift: .l10nlint.yml, Kit/.l10nlint.yml")
    for line in [
      "exclude: [\"*.pb.swift\"] # .l10nlint.yml:1", "fail-on: error # .l10nlint.yml:2",
      "severity: note # .l10nlint.yml:4",
      "suffixes: [s, \"a: b\"] # .l10nlint.yml:5", "severity: off # Kit/.l10nlint.yml:1",
      "min-confidence: likely # default",
    ] {
      #expect(lines.contains(line), "\(line)\n\(text)")
    }
    let again = Configuration([try .sound(text)], number: 2).settings(for: file)
    #expect(try again.rule("literal-plural-suffix").options["suffixes"]?.value == .list(["s", "a: b"]))
    #expect(try !again.isOn("dynamic-key"))
    #expect(try again.rule("manual-plural").severity("").value == .note)
  }
}
