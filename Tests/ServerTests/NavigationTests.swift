import Foundation
import Testing

private let files = [
  "App/A.swift":
    "let a = NSLocalizedString(\"title\", comment: \"Header\")\nlet b = String(localized: \"sub\\(n)\")\n",
  "App/B.m": "id b = NSLocalizedString(@\"title\", @\"Header\");\nid c = NSLocalizedString(@\"\", @\"\");\n",
  "App/en.lproj/Localizable.strings": "\"title\" = \"Files\";\n\"titles.all\" = \"All \\\"files\\\"\";\n",
  "App/de.lproj/Localizable.strings": "/* Kopf */\n\"title\" = \"Dateien\";\n",
  "App/en.lproj/Other.strings": "\"other\" = \"Other\";\n",
]

extension Editor {
  fileprivate func ask(_ method: String, at path: String, _ line: Int, _ character: Int) throws -> Any? {
    let parameters: Object = [
      "textDocument": document(path), "position": ["line": line, "character": character],
      "context": ["includeDeclaration": true],
    ]
    return try ask("textDocument/" + method, parameters)["result"]
  }

  fileprivate func places(_ method: String, at path: String, _ line: Int, _ character: Int) throws -> [String]
  {
    let locations = try ask(method, at: path, line, character) as? [Object] ?? []
    return locations.map { location in
      let uri = location["uri"] as? String ?? ""
      return "\(uri.split(separator: "/").suffix(2).joined(separator: "/")) \(Self.place(location["range"]))"
    }
  }
}

@Suite struct NavigationTests {
  private func editor() throws -> Editor {
    let editor = try Editor(files, ["textDocument": ["hover": ["contentFormat": ["markdown"]]]])
    for path in files.keys.sorted() { editor.open(path) }
    return editor
  }

  @Test func hoveringOnAKeyShowsItsTexts() throws {
    let hover = try #require(editor().ask("hover", at: "App/A.swift", 0, 30) as? Editor.Object)
    #expect(Editor.place(hover["range"]) == "0:26-0:33")
    let text = (hover["contents"] as? Editor.Object)?["value"] as? String
    #expect(text == "**Localizable: title**\n\n- en: Files\n- de: Dateien")
  }

  @Test func hoveringOnAFindingExplainsIt() throws {
    let editor = try editor()
    editor.open("App/C.swift", "a.text = \"\\(n) file\" + (n == 1 ? \"\" : \"s\")\n")
    let hover = try #require(editor.ask("hover", at: "App/C.swift", 0, 30) as? Editor.Object)
    let text = try #require((hover["contents"] as? Editor.Object)?["value"] as? String)
    #expect(text.contains("literal-plural-suffix"))
    #expect(text.contains("```swift"))
    #expect(try editor.ask("hover", at: "App/C.swift", 0, 2) is NSNull)
  }

  @Test func aKeyLeadsToItsTableAndBack() throws {
    let editor = try editor()
    // The base language first, whatever an editor does with more places than one.
    let entries = ["en.lproj/Localizable.strings 0:1-0:6", "de.lproj/Localizable.strings 1:1-1:6"]
    #expect(try editor.places("definition", at: "App/B.m", 0, 28) == entries)
    let uses = ["App/A.swift 0:26-0:33", "App/B.m 0:25-0:33"]
    #expect(try editor.places("definition", at: "App/de.lproj/Localizable.strings", 1, 3) == uses)
    #expect(try editor.places("references", at: "App/A.swift", 0, 27) == uses + entries)
    #expect(try editor.places("definition", at: "App/A.swift", 0, 2).isEmpty)
  }

  @Test func theBaseLanguagesOfAllTablesComeFirst() throws {
    var files = files
    for kit in ["First", "Second"] {
      for language in ["de", "en"] {
        files["\(kit)/\(language).lproj/Localizable.strings"] = "\"shared\" = \"\(language)\";\n"
      }
    }
    files["A.swift"] = "let a = NSLocalizedString(\"shared\", comment: \"\")\n"
    let editor = try Editor(files)
    editor.open("A.swift")
    let places = try editor.places("definition", at: "A.swift", 0, 30)
    #expect(places.map { $0.prefix(2) } == ["en", "en", "de", "de"])
  }

  @Test func usesAreFoundWhereTheTextHasThemNow() throws {
    let editor = try editor()
    editor.change("App/A.swift", ([0, 0, 0, 0], "\n\n"))
    let uses = try editor.places("definition", at: "App/en.lproj/Localizable.strings", 0, 3)
    #expect(uses.sorted() == ["App/A.swift 2:26-2:33", "App/B.m 0:25-0:33"])
  }

  @Test func keysAreCompletedWithinTheirLiteral() throws {
    let editor = try editor()
    editor.change("App/B.m", ([1, 27, 1, 27], "titl"))
    let list = try #require(editor.ask("completion", at: "App/B.m", 1, 31) as? Editor.Object)
    let items = try #require(list["items"] as? [Editor.Object])
    #expect(items.map { $0["label"] as? String } == ["title", "titles.all"])
    #expect(items.last?["detail"] as? String == "All \"files\"")
    let edit = try #require(items.first?["textEdit"] as? Editor.Object)
    #expect(Editor.place(edit["range"]) == "1:27-1:31")
    #expect(try editor.ask("completion", at: "App/B.m", 1, 3) is NSNull)
  }

  /// As in editors that close neither quotes nor brackets.
  @Test(arguments: [
    ("swift", #"let c = NSLocalizedString("|"#), ("swift", #"let c = NSLocalizedString("titl|"#),
    ("swift", #"let c = NSLocalizedString("titl|""#), ("swift", #"let c = NSLocalizedString("titl|", "#),
    ("swift", #"let c = String(localized: "t|"#), ("swift", #"show(1, Text("|"#), ("swift", #"Text("|"#),
    ("swift", #"show(1, NSLocalizedString("|"#), ("swift", #"show(Text("|")"#),
    ("swift", ##"let c = NSLocalizedString(#"titl|"##), ("swift", #"let c = NSLocalizedString("titl|)"#),
    ("m", #"id d = NSLocalizedString(@"|"#), ("m", #"id d = [self show:NSLocalizedString(@"titl|"#),
  ]) func keysAreCompletedInACallThatIsNotFinished(_ ending: String, _ code: String) throws {
    let typed = code.replacing("|", with: "")
    let caret = code.utf8.prefix { $0 != UInt8(ascii: "|") }.count
    let editor = try editor()
    let head = ending == "m" ? "void show(void) {" : "import SwiftUI; func show() {"
    editor.open("App/C.\(ending)", "\(head)\n  \(typed)\n}\nint e = f(\"a\", \"b\");\n")
    let list = try #require(editor.ask("completion", at: "App/C.\(ending)", 1, caret + 2) as? Editor.Object)
    let items = try #require(list["items"] as? [Editor.Object])
    #expect(items.map { $0["label"] as? String } == ["title", "titles.all"])
    let edit = try #require(items.first?["textEdit"] as? Editor.Object)
    let key = code.utf8.prefix(caret).reversed().prefix { $0 != UInt8(ascii: "\"") }.count
    #expect(Editor.place(edit["range"]) == "1:\(caret + 2 - key)-1:\(caret + 2)")
  }

  @Test(arguments: [#"log("|"#, #"let c = "|"#, #"Text(verbatim: "|"#, #"Text("""|"#])
  func noKeysAreOfferedWhereNoneIsMeant(_ code: String) throws {
    let editor = try editor()
    editor.open("App/C.swift", code.replacing("|", with: "") + "\nimport SwiftUI\n")
    #expect(try editor.ask("completion", at: "App/C.swift", 0, code.utf8.count - 1) is NSNull)
  }

  @Test func theEntriesOfATableAreSymbols() throws {
    let symbols = try editor().ask("documentSymbol", at: "App/en.lproj/Localizable.strings", 0, 0)
    let names = (symbols as? [Editor.Object])?.map { $0["name"] as? String }
    #expect(names == ["title", "titles.all"])
  }
}
