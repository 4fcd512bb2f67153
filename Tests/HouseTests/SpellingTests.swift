import Foundation
import Testing

/// British spellings of words that this repository needs, with the American ones that it uses: one word, one spelling.
private let spellings = [
  "behaviour": "behavior", "catalogue": "catalog", "colour": "color", "defence": "defense",
  "favourite": "favorite",
  "grey": "gray", "initialiser": "initializer", "judgement": "judgment", "labelled": "labeled",
  "licence": "license", "localis": "localiz", "neighbour": "neighbor", "normalis": "normaliz",
  "recognis": "recogniz", "traveller": "traveler",
]

/// Words of names and comments. What is quoted may be a word of others.
@Test(arguments: SourceTree.written)
func wordsOfCodeAreSpelledAsInAmerica(_ file: HouseFile) {
  for mistake in mistakes(in: file.name) { Issue.record("\(file.path): \(mistake)") }
  for token in file.tree.tokens.indices where file.tree.tokens[token].kind == .identifier {
    for mistake in mistakes(in: file.spelling(token)) {
      Issue.record("\(file.place(token)): `\(file.spelling(token))`: \(mistake)")
    }
  }
  for comment in file.tree.comments {
    let text = file.source.string(comment.range)
    for mistake in mistakes(in: unquoted(text)) { Issue.record("\(file.path): \(text): \(mistake)") }
  }
}

/// Words of pages, between their examples.
@Test(arguments: ["", "docs", "Rules"])
func wordsOfPagesAreSpelledAsInAmerica(_ folder: String) throws {
  let folder = SourceTree.root.appendingPathComponent(folder)
  for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".md") {
    let page = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    var isExample = false
    for line in page.split(separator: "\n") {
      if line.contains("```") {
        isExample.toggle()
      } else if !isExample {
        for mistake in mistakes(in: unquoted(String(line))) { Issue.record("\(name): \(line): \(mistake)") }
      }
    }
  }
}

@Test(arguments: ["let neighbour = 1", "// Fonts and colours.", "func f(isLabelled: Bool) {}"])
func otherSpellingsAreSeen(_ text: String) {
  withKnownIssue { wordsOfCodeAreSpelledAsInAmerica(HouseFile(path: "Sources/Some.swift", text: text)) }
}

@Test func spellingsOfOthersAreLeftAlone() {
  let text = "// A table of `licences`.\nlet names = [\"licence\", \"colour\"]\n"
  wordsOfCodeAreSpelledAsInAmerica(HouseFile(path: "Sources/Some.swift", text: text))
}

private func mistakes(in words: String) -> [String] {
  let small = words.lowercased()
  return spellings.filter { small.contains($0.key) }.map { "`\($0.value)` is meant" }
}

/// What stands between back-quotes and quotation marks is left out.
private func unquoted(_ text: String) -> String {
  text.split(omittingEmptySubsequences: false) { $0 == "`" || $0 == "\"" }.enumerated()
    .compactMap { $0.offset % 2 == 0 ? String($0.element) : nil }.joined(separator: " ")
}
