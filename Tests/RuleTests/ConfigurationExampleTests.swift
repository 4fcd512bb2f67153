import Foundation
import L10nLint
import Testing

/// What is wrong with a text of ours as a configuration.
private func problems(_ text: String) -> [String] {
  ConfigurationFile.read(Array(text.utf8), path: "example", folder: "/app").problems.map(\.description)
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

@Test func theExamplesOfTheDocumentationAreSound() throws {
  let blocks = try Repository.text("docs/configuration.md").components(separatedBy: "```yaml\n").dropFirst()
  #expect(blocks.count >= 2)
  for block in blocks { #expect(problems(block.components(separatedBy: "```")[0]) == []) }
}

@Test func everyKeyIsExplained() throws {
  let text = try Repository.text("docs/configuration.md")
  for key in ConfigurationFile.keys { #expect(text.contains("`\(key)`"), "\(key)") }
}
