import Foundation
import Testing

private var literals: Editor.Object {
  [
    "textDocument": ["codeAction": ["codeActionLiteralSupport": [:] as Editor.Object]]
  ]
}

extension Editor {
  fileprivate func actions(_ path: String, _ range: [Int], only: [String]? = nil) throws -> [Object] {
    var context: Object = ["diagnostics": []]
    context["only"] = only
    let parameters: Object = ["textDocument": document(path), "range": Self.range(range), "context": context]
    return try ask("textDocument/codeAction", parameters)["result"] as? [Object] ?? []
  }

  /// The text of a file with the edits of an action in it; its lines hold nothing but ASCII.
  fileprivate func applying(_ action: Object, to text: String, _ path: String) throws -> String {
    let changes = (action["edit"] as? Object)?["changes"] as? Object
    let edits = try #require(changes?[uri(path)] as? [Object])
    var text = Array(text.utf8)
    for edit in edits.reversed() {
      let range = try #require(edit["range"] as? [String: [String: Int]])
      let offsets = ["start", "end"].map { name -> Int in
        let (line, character) = (range[name]?["line"] ?? 0, range[name]?["character"] ?? 0)
        let starts = [0] + text.indices.filter { text[$0] == 10 }.map { $0 + 1 }
        return starts[line] + character
      }
      text.replaceSubrange(offsets[0]..<offsets[1], with: Array((edit["newText"] as? String ?? "").utf8))
    }
    return String(decoding: text, as: UTF8.self)
  }
}

@Suite struct CodeActionTests {
  private let casing = "  label.text = NSLocalizedString(\"title\", comment: \"Header\").uppercased()\n"

  @Test func aFixIsOfferedWhereItsFindingStandsAndMendsIt() throws {
    let editor = try Editor(["A.swift": casing], literals)
    editor.open("A.swift")
    #expect(editor.diagnostics("A.swift")?.count == 1)
    let actions = try editor.actions("A.swift", [0, 70, 0, 70])
    let fix = try #require(actions.first { $0["edit"] != nil })
    #expect(fix["kind"] as? String == "quickfix")
    #expect((fix["diagnostics"] as? [Editor.Object])?.map(Editor.line) == editor.diagnostics("A.swift"))
    editor.change("A.swift", ([], try editor.applying(fix, to: casing, "A.swift")))
    #expect(editor.diagnostics("A.swift") == [])
    #expect(try editor.actions("A.swift", [0, 0, 0, 3]).isEmpty)
  }

  /// An editor makes what is preferred without asking.
  @Test func aFixThatSomebodyShouldLookAtIsNotPreferred() throws {
    let editor = try Editor(["A.swift": "func f(_ f: DateFormatter) { f.dateFormat = \"YYYY\" }\n"], literals)
    editor.open("A.swift")
    let fixes = try editor.actions("A.swift", [0, 0, 0, 60]).filter { $0["edit"] != nil }
    let fix = try #require(fixes.first { ($0["title"] as? String)?.hasPrefix("Silence") == false })
    #expect((fix["title"] as? String)?.hasSuffix(" (suggested)") == true)
    #expect(fix["isPreferred"] == nil)
    let safe = try Editor(["A.swift": "import UIKit\n" + casing], literals)
    safe.open("A.swift")
    let preferred = try safe.actions("A.swift", [1, 0, 1, 90]).filter { $0["isPreferred"] as? Bool == true }
    #expect(preferred.map { $0["title"] as? String } == ["Write `localizedUppercase`"])
  }

  @Test(arguments: [
    ("A.swift", "if show {\n  label.text = NSLocalizedString(\"title\", comment: \"\").uppercased()\n}\n"),
    ("A.m", "void f() {\n\tlabel.text = [NSLocalizedString(@\"title\", @\"\") uppercaseString];\n}\n"),
    ("en.lproj/Localizable.strings", "/* One */\r\n\"a\" = \"1\";\r\n/* Two */\r\n\"a\" = \"2\";\r\n"),
    ("en.lproj/Localizable.strings", "\"a\" = \"\";\n  \"b\" = \"%d files in %d folders\";\n"),
    ("A.swift", "  let a = \"\"\"\n  \\(n) rows \\(n == 1 ? \"\" : \"s\")\n  \"\"\"\n  f(a)\n"),
    (
      "en.lproj/Localizable.strings",
      "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n\t<key>b</key>\n\t<string>%d files in %d folders</string>\n</dict>\n</plist>\n"
    ),
    (
      "en.lproj/Localizable.stringsdict",
      "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n<dict>\n\t<key>n</key>\n\t<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>\n\t\t<string>%#@n@</string>\n\t\t<key>n</key>\n\t\t<dict>\n\t\t\t<key>NSStringFormatSpecTypeKey</key>\n\t\t\t<string>NSStringPluralRuleType</string>\n\t\t\t<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>d</string>\n\t\t\t<key>one</key>\n\t\t\t<string>%d file</string>\n\t\t</dict>\n\t</dict>\n</dict>\n</plist>\n"
    ),
    (
      "Localizable.xcstrings",
      "{\n \"sourceLanguage\" : \"en\",\n \"strings\" : {\n  \"%lld files\" : {\n  },\n  \"files: %lld files\" : {\n   \"comment\" : \"A\"\n  }\n },\n \"version\" : \"1.0\"\n}\n"
    ),
  ])
  func aCommentIsOfferedThatSilencesTheFinding(_ path: String, _ text: String) throws {
    let editor = try Editor([path: text], literals, allRules: true)
    editor.open(path)
    let found = try #require(editor.diagnostics(path))
    #expect(!found.isEmpty)
    var offered = 0
    for action in try editor.actions(path, [0, 0, 99, 0]) {
      let title = action["title"] as? String ?? ""
      guard title.hasPrefix("Silence") else { continue }
      let rule = title.split(separator: "`")[1]
      offered += 1
      editor.change(path, ([], try editor.applying(action, to: text, path)))
      let left = try #require(editor.diagnostics(path))
      let before = found.count { $0.hasPrefix(rule + " ") }
      #expect(left.count { $0.hasPrefix(rule + " ") } < before, "\(rule): \(left)")
      // Nothing is wrong with the comment, which has a reason.
      #expect(!left.contains { $0.contains("suppression") }, "\(left)")
      editor.change(path, ([], text))
    }
    #expect(offered > 0)
  }

  @Test func noCommentIsOfferedWhereItWouldBeText() throws {
    let text = "f(\"\"\"\n  \\(n) rows \\(n == 1 ? \"\" : \"s\")\n  \"\"\", \"\"\"\n  b\n  \"\"\")\n"
    let editor = try Editor(["A.swift": text], literals)
    editor.open("A.swift")
    #expect(editor.diagnostics("A.swift")?.isEmpty == false)
    let titles = try editor.actions("A.swift", [0, 0, 9, 0]).map { $0["title"] as? String ?? "" }
    #expect(!titles.contains { $0.hasPrefix("Silence") })
  }

  @Test func allThatIsSafeIsFixedAtOnceForThoseWhoAsk() throws {
    let line = "label.text = [NSLocalizedString(@\"title\", @\"Header\") uppercaseString];\n"
    let editor = try Editor(["A.m": line + line], literals)
    editor.open("A.m")
    #expect(editor.diagnostics("A.m")?.count == 2)
    #expect(try !editor.actions("A.m", [0, 0, 2, 0]).contains { $0["kind"] as? String != "quickfix" })
    let actions = try editor.actions("A.m", [0, 0, 0, 0], only: ["source.fixAll"])
    #expect(actions.count == 1)
    let fixed = try editor.applying(#require(actions.first), to: line + line, "A.m")
    editor.change("A.m", ([], fixed))
    #expect(editor.diagnostics("A.m") == [])
    #expect(try editor.actions("A.m", [0, 0, 2, 0], only: ["refactor"]).isEmpty)
  }

  @Test func changesHaveVersionsForEditorsThatKnowThem() throws {
    var capabilities = literals
    capabilities["workspace"] = ["workspaceEdit": ["documentChanges": true]]
    let editor = try Editor(["A.swift": casing], capabilities)
    editor.open("A.swift")
    editor.change("A.swift", ([0, 0, 0, 0], "\n"))
    let edit = try editor.actions("A.swift", [1, 70, 1, 70]).first?["edit"] as? Editor.Object
    let change = (edit?["documentChanges"] as? [Editor.Object])?.first
    #expect((change?["textDocument"] as? Editor.Object)?["version"] as? Int == 2)
  }

  @Test func aRuleIsExplainedInAMessage() throws {
    let editor = try Editor(["A.swift": casing], literals)
    editor.open("A.swift")
    let actions = try editor.actions("A.swift", [0, 70, 0, 70])
    let command = try #require(actions.last?["command"] as? Editor.Object)
    _ = try editor.ask("workspace/executeCommand", command)
    let message = editor.told("window/showMessage").last?["params"] as? Editor.Object
    #expect((message?["message"] as? String)?.contains("unlocalized-casing") == true)
    let error = try editor.ask("workspace/executeCommand", ["command": "rm"])["error"] as? Editor.Object
    #expect(error?["code"] as? Int == -32602)
  }
}
