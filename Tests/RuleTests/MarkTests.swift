import RulePages
import Testing

private let front =
  "---\nid: some-rule\nseverity: warning\ninputs: [swift]\nsince: 0.1.0\n---\n# Title\n\nSummary.\n\n"

private func page(_ body: String) throws(PageError) -> RulePage {
  try RulePage(path: "Rules/some-rule.md", bytes: Array((front + body).utf8))
}

private func example(_ code: String, language: String = "swift") throws(PageError) -> ExampleFile {
  try page("## Flagged\n\n```\(language)\n\(code)\n```\n").examples[0].files[0]
}

@Test(arguments: [
  ("let a = 1  // ← some-rule", "let a = 1\n"), ("f(/* ← some-rule */ a)", "f( a)\n"),
  ("<a/>  <!-- ← some-rule -->", "<a/>\n"), ("a ← b  // ← some-rule", "a ← b\n"),
])
func marksAreCutOut(_ code: String, _ text: String) throws {
  let file = try example(code)
  #expect(String(decoding: file.text, as: UTF8.self) == text)
  #expect(file.marks.map(\.rule) == ["some-rule"])
  #expect(file.marks[0].lineRange.start == 0 && Int(file.marks[0].lineRange.end) == text.utf8.count - 1)
}

@Test func aMarkSaysWhatTheFindingMustBe() throws {
  let mark = try example("a  // ← some-rule note possible").marks[0]
  #expect(mark.severity == "note" && mark.confidence == "possible")
}

@Test func severalMarksStandOnOneLine() throws {
  #expect(try example("a  // ← some-rule, some-rule").marks.count == 2)
  #expect(try example("/* ← some-rule */ a /* ← some-rule */").marks.count == 2)
}

@Test(arguments: ["       ^^^^", "//     ^^^^"])
func caretsPinBytes(_ carets: String) throws {
  let file = try example("é👩‍👧 = f(\"ü\") // ← some-rule\n\(carets)")
  let range = try #require(file.marks[0].range)
  #expect(String(decoding: file.text[Int(range.start)..<Int(range.end)], as: UTF8.self) == "\"ü\")")
  #expect(file.pageLines.count == 1)
}

@Test func caretsCountTheColumnsOfThePage() throws {
  let file = try example("f(/* ← some-rule */ abc)\n                    ^^^")
  let range = try #require(file.marks[0].range)
  #expect(String(decoding: file.text[Int(range.start)..<Int(range.end)], as: UTF8.self) == "abc")
}

@Test(arguments: [
  ("## Flagged\n```swift\na\n```\n", 12, "without a mark"),
  ("## Accepted\n```swift\na  // ← some-rule\n```\n", 12, "a mark under `Accepted`"),
  ("## Flagged\n```swift\na  // ← other-rule\n```\n", 13, "`other-rule`"),
  ("## Flagged\n```swift\na  // ← some-rule loud\n```\n", 13, "`loud`"),
  ("## Flagged\n```swift\na  // ← some-rule\n ^ ^\n```\n", 14, "2 groups"),
  ("## Flagged\n```swift\na  // ← some-rule\n          ^^^^^^^^^^\n```\n", 14, "beyond"),
  ("## Flagged\n```cobol\na\n```\n", 12, "cobol"), ("## Flagged\n```swift\na\n", 12, "never closed"),
  ("## Surprises\n", 11, "Surprises"), ("## Accepted\n## Flagged\n", 12, "stands before"),
  ("## Accepted\n```swift\na\n```\n", 1, "no section `Flagged`"),
  ("## Flagged\n```swift\n  // ← some-rule\n```\n", 13, "without code"),
])
func errorsNameTheirLine(_ body: String, _ line: Int, _ words: String) {
  do {
    _ = try page(body)
    Issue.record("no error")
  } catch {
    #expect(error.line == line && error.message.contains(words), "\(error)")
  }
}

@Test func namedFilesInARowAreOneExample() throws {
  let page = try page(
    """
    ## Flagged
    ```swift file=A.swift
    a  // ← some-rule
    ```
    ```swift file=B.swift
    b
    ```

    Another one.
    ```swift file=A.swift
    a  // ← some-rule
    ```
    ## Accepted
    ```yaml config
    limit: 3
    ```
    ```objc
    b
    ```
    """)
  #expect(page.examples.map { $0.files.compactMap(\.name) } == [["A.swift", "B.swift"], ["A.swift"], []])
  #expect(page.examples[2].config.map(\.name) == ["limit"])
  #expect(page.summary == "Summary." && page.title == "Title")
}

@Test(arguments: [
  ("severity: loud", "loud"), ("colour: red", "`colour`"), ("options: {a: {help: x}}", "`default`"),
  ("preview: maybe", "`true` or `false`"), ("inputs: [cobol]", "cobol"),
])
func frontMatterIsChecked(_ line: String, _ words: String) {
  let key = line.prefix { $0 != ":" }
  let head = front.split(separator: "\n", omittingEmptySubsequences: false)
    .map { $0.hasPrefix("\(key):") ? Substring(line) : $0 }
  var text = head.joined(separator: "\n")
  if !text.contains(line) {
    text = text.replacing("since: 0.1.0\n", with: "since: 0.1.0\n\(line)\n", maxReplacements: 1)
  }
  do {
    _ = try RulePage(path: "Rules/some-rule.md", bytes: Array(text.utf8))
    Issue.record("no error")
  } catch {
    #expect(error.message.contains(words), "\(error)")
  }
}
