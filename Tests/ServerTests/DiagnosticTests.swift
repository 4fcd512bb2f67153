import Foundation
import L10nLint
import Testing

private let plural = "let a = \"\\(n) file\" + (n == 1 ? \"\" : \"s\")\n"

@Suite struct DiagnosticTests {
  /// What calls it may not be written yet.
  @Test func codeThatNothingUsesIsLookedAtWhileItIsOpen() throws {
    let view = """
      import SwiftUI
      struct Card: View { var body: some View { Text("\\(n) boat" + (n == 1 ? "" : "s")) } }
      """
    let editor = try Editor([
      "Marina.swift": """
      import SwiftUI
      @main struct Marina: App { var body: some Scene { WindowGroup { Text("Boats") } } }
      """,
      "Card.swift": view, "en.lproj/Localizable.strings": "\"Boats\" = \"Boats\";\n",
      "de.lproj/Localizable.strings": "\"Boats\" = \"Boote\";\n",
      "Info.plist": "<plist><dict><key>CFBundlePackageType</key><string>APPL</string></dict></plist>\n",
    ])
    #expect(editor.world.findings()["Card.swift"] == nil)
    editor.open("Card.swift")
    #expect(editor.diagnostics("Card.swift") == ["literal-plural-suffix 1:62-1:79"])
  }

  /// However long somebody looks at the project.
  @Test func aKeystrokeDoesNotWaitForTheProject() throws {
    let mistake = "let a = \"\\(n) file\" + (n == 1 ? \"\" : \"s\")\n"
    let editor = try Editor(
      ["A.swift": mistake, "B.swift": ""], options: ["textDelay": 0, "projectDelay": 0])
    editor.open("A.swift")
    #expect(editor.diagnostics("A.swift")?.count == 1)
    editor.world.holdsLooks = true
    for count in 2...4 {
      editor.change("A.swift", ([0, 0, 0, 0], mistake))
      #expect(editor.diagnostics("A.swift")?.count == count)
    }
    // Nor does a question, or a text that is saved or opened.
    editor.tell("textDocument/didSave", ["textDocument": editor.document("A.swift")])
    editor.open("B.swift", mistake)
    #expect(editor.diagnostics("B.swift")?.count == 1)
    let hover = try editor.ask(
      "textDocument/hover",
      ["textDocument": editor.document("A.swift"), "position": ["line": 0, "character": 30]])
    #expect(hover["error"] == nil)
    editor.world.endLook()
    #expect(editor.diagnostics("A.swift")?.count == 4)
  }

  @Test func anOpenTextIsLookedAtAndAChangedOneAgain() throws {
    let editor = try Editor(["A.swift": plural])
    editor.open("A.swift")
    #expect(editor.diagnostics("A.swift") == ["literal-plural-suffix 0:23-0:40"])
    editor.change("A.swift", ([0, 0, 0, 0], "// first\n"))
    #expect(editor.diagnostics("A.swift") == ["literal-plural-suffix 1:23-1:40"])
    editor.change("A.swift", ([1, 0, 2, 0], ""))
    #expect(editor.diagnostics("A.swift") == [])
    #expect(editor.world.readings == 1)
  }

  @Test func aClosedTextIsToldToBeClean() throws {
    let editor = try Editor(["A.swift": plural])
    editor.open("A.swift")
    #expect(editor.diagnostics("A.swift")?.count == 1)
    editor.tell("textDocument/didClose", ["textDocument": editor.document("A.swift")])
    #expect(editor.diagnostics("A.swift") == [])
  }

  @Test(arguments: [("utf-16", 35), ("utf-8", 41)])
  func positionsCountUnitsOfTheEncoding(_ encoding: String, _ column: Int) throws {
    let editor = try Editor(
      ["A.swift": "/* 👩‍👩 */ " + plural], ["general": ["positionEncodings": [encoding]]])
    editor.open("A.swift")
    let end = column + 17
    #expect(editor.diagnostics("A.swift") == ["literal-plural-suffix 0:\(column)-0:\(end)"])
    // Behind the emoji, so that a wrong count would change something else.
    editor.change("A.swift", ([0, column - 23, 0, column - 23], "var "))
    #expect(editor.diagnostics("A.swift") == ["literal-plural-suffix 0:\(column + 4)-0:\(end + 4)"])
  }

  @Test func aTextIsLookedAtWhenTypingPauses() throws {
    let editor = try Editor(["A.swift": ""], options: ["textDelay": 50, "projectDelay": 300])
    editor.open("A.swift")
    editor.run()
    let told = editor.told("textDocument/publishDiagnostics").count
    for letter in plural {
      editor.change("A.swift", ([0, 0, 0, 0], String(letter)))
      editor.run(milliseconds: 10)
    }
    #expect(editor.messages.count { $0["method"] as? String == "textDocument/publishDiagnostics" } == told)
    #expect(editor.told("textDocument/publishDiagnostics").count == told + 1)
  }

  @Test func aChangeInOneFileIsToldInTheOthers() throws {
    let use = "let title = NSLocalizedString(\"screen.title\", comment: \"Above the list\")\n"
    let other = "let other = NSLocalizedString(\"screen.other\", comment: \"Below the list\")\n"
    let table = "en.lproj/Localizable.strings"
    let editor = try Editor(
      ["A.swift": use + other, table: "\"screen.title\" = \"Title\";\n"], allRules: true)
    editor.open("A.swift")
    #expect(editor.diagnostics("A.swift") == ["undefined-key 1:30-1:44"])
    editor.open(table)
    editor.change(table, ([0, 1, 0, 13], "screen.other"))
    #expect(editor.diagnostics("A.swift") == ["undefined-key 0:30-0:44"])
    #expect(editor.world.readings == 1)
    editor.tell("textDocument/didClose", ["textDocument": editor.document(table)])
    #expect(editor.diagnostics("A.swift") == ["undefined-key 1:30-1:44"])
  }

  /// What several files say together is moved along with the text until they are joined again.
  @Test func typingMovesWhatTheProjectSays() throws {
    let use = "let title = NSLocalizedString(\"screen.title\", comment: \"Above the list\")\n"
    let known = ["first", "second", "third"].map { use.replacing("screen.title", with: "known.\($0)") }
    let table = ["first", "second", "third"].map { "\"known.\($0)\" = \"A\";\n" }.joined()
    let editor = try Editor(
      [
        "A.swift": use + use.replacing("title\"", with: "other\""), "B.swift": known.joined(),
        "en.lproj/Localizable.strings": table,
      ],
      options: ["projectDelay": 5000], allRules: true)
    editor.open("A.swift")
    editor.run(milliseconds: 10_000)
    #expect(editor.diagnostics("A.swift") == ["undefined-key 0:30-0:44", "undefined-key 1:30-1:44"])
    editor.change("A.swift", ([0, 0, 0, 0], "/* é */ "), ([1, 0, 1, 0], "\n"), ([0, 40, 0, 41], ""))
    #expect(editor.diagnostics("A.swift") == ["undefined-key 2:30-2:44"])
    editor.run(milliseconds: 10_000)
    #expect(editor.diagnostics("A.swift") == ["undefined-key 0:38-0:51", "undefined-key 2:30-2:44"])
  }

  @Test func aWrapperInOneFileChangesTheOthers() throws {
    let editor = try Editor([
      "A.swift": "label.text = tr(\"first\") + \" \" + tr(\"second\")\n",
      "B.swift": "func tr(_ key: String) -> String { key }\n",
    ])
    editor.open("A.swift")
    #expect(editor.diagnostics("A.swift") == editor.lines(editor.world.findings()["A.swift"] ?? []))
    let wrapper = "func tr(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }\n"
    editor.open("B.swift", wrapper)
    editor.run()
    let expected = editor.lines(
      editor.world.findings(["B.swift": .init(wrapper)])["A.swift"] ?? [])
    #expect(editor.diagnostics("A.swift") == expected)
    #expect(!expected.isEmpty)
  }

  @Test func aMistakeInAConfigurationIsToldThereAndTheRestGoesOn() throws {
    let editor = try Editor(["A.swift": plural])
    editor.open("A.swift")
    #expect(editor.diagnostics("A.swift")?.count == 1)
    editor.world.problems = [
      ConfigurationProblem(.error, ".l10nlint.yml", line: 2, column: 3, "unknown key `rulez`")
    ]
    editor.tell(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": editor.uri(".l10nlint.yml"), "type": 2] as Editor.Object]])
    #expect(editor.diagnostics(".l10nlint.yml") == ["- 1:2-1:2"])
    editor.change("A.swift", ([0, 0, 0, 0], "\n"))
    #expect(editor.diagnostics("A.swift") == ["literal-plural-suffix 1:23-1:40"])
    editor.world.problems = []
    editor.tell("textDocument/didSave", ["textDocument": editor.document("A.swift")])
    #expect(editor.diagnostics(".l10nlint.yml") == [])
  }

  @Test func anEditorThatAsksItselfIsNotTold() throws {
    let use = "let title = NSLocalizedString(\"screen.title\", comment: \"Above the list\")\n"
    let editor = try Editor(
      [
        "A.swift": plural + use + use.replacing("title\"", with: "other\""),
        "en.lproj/Localizable.strings": "\"screen.title\" = \"Title\";\n",
      ],
      [
        "textDocument": ["diagnostic": [:] as Editor.Object],
        "workspace": ["diagnostics": ["refreshSupport": true]],
      ], allRules: true)
    editor.open("A.swift")
    let result = try editor.ask("textDocument/diagnostic", ["textDocument": editor.document("A.swift")])[
      "result"]
    let items = (result as? Editor.Object)?["items"] as? [Editor.Object]
    #expect(items?.map(Editor.line).contains("literal-plural-suffix 0:23-0:40") == true)
    #expect(editor.diagnostics("A.swift") == nil)
    #expect(editor.told("workspace/diagnostic/refresh").isEmpty)
    let table = "en.lproj/Localizable.strings"
    editor.open(table)
    editor.run()
    let asked = editor.told("workspace/diagnostic/refresh").count
    editor.change(table, ([0, 1, 0, 13], "screen.other"))
    #expect(editor.told("workspace/diagnostic/refresh").count > asked)
  }
}

extension Editor {
  /// Findings as `diagnostics` shows them.
  func lines(_ findings: [Finding], utf8: Bool = false) -> [String] {
    findings.map { finding in
      let ends = [finding.place.start, finding.place.end].map { position in
        "\(position.line - 1):\((utf8 ? position.column : position.utf16Column) - 1)"
      }
      return "\(finding.rule) \(ends[0])-\(ends[1])"
    }
  }
}
