import Foundation
import L10nLint
import Testing

/// What is wrong with a text of ours as a configuration.
private func problems(_ text: String) -> [String] {
  ConfigurationFile.read(Array(text.utf8), path: "example", folder: "/app") { _ in
    .text([], shown: "rules.yml")
  }.problems.map(\.description)
}

/// The configuration that users copy.
@Test func theConfigurationOfThisRepositoryIsSound() throws {
  #expect(try problems(Repository.text(".l10nlint.yml")) == [])
}

/// The example shows keys that we do not need ourselves; they are right too.
@Test func theKeysThatAreCommentedOutAreSoundToo() throws {
  let lines = try Repository.text(".l10nlint.yml").components(separatedBy: "\n")
  let text = lines.map { line in
    line.wholeMatch(of: /# ?( *(?:[a-z-]+:|- ).*)/).map { String($0.1) } ?? line
  }.joined(separator: "\n")
  for key in ["include", "only", "languages", "wrappers", "sinks"] { #expect(text.contains("\n\(key):")) }
  #expect(problems(text) == [])
}

@Test(arguments: ["docs/configuration.md", "docs/migrating-from-s2mr-l10nlint.md", "docs/team-rules.md"])
func theExamplesOfTheDocumentationAreSound(_ page: String) throws {
  let blocks = try Repository.text(page).components(separatedBy: "```yaml\n").dropFirst()
  #expect(!blocks.isEmpty)
  for block in blocks { #expect(problems(block.components(separatedBy: "```")[0]) == []) }
}

/// What the page promises to users of s2mr/L10nLint is what its ids mean here.
@Test(arguments: [
  "duplicate_key", "empty_key", "empty_value", "key_order", "key_value_extra_space",
  "key_value_format_specifier_count", "mark_syntax", "mixed_chinese", "multi_linefeed", "space_in_key",
  "todo",
  "integer_format_specifier",
])
func anOldIdMeansWhatTheMigrationNoteSays(_ id: String) throws {
  let here = RuleCatalog.rule(id).map { "`\($0.id)`" } ?? "none"
  let page = try Repository.text("docs/migrating-from-s2mr-l10nlint.md")
  #expect(page.contains("| `\(id)` | \(here)"))
  #expect(!problems("disabled_rules: [\(id)]\n").contains { $0.contains("error") })
}

@Test func everyKeyIsExplained() throws {
  let text = try Repository.text("docs/configuration.md")
  for key in ConfigurationFile.keys { #expect(text.contains("`\(key)`"), "\(key)") }
}
