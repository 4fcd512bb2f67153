import Foundation
import Testing

@Suite struct ConnectionTests {
  @Test func theFirstRequestIsInitialize() throws {
    let editor = Editor(World([:]))
    let error = try editor.ask("textDocument/hover")["error"] as? Editor.Object
    #expect(error?["code"] as? Int == -32002)
    let result = try editor.initialize()
    #expect((result["serverInfo"] as? Editor.Object)?["name"] as? String == "l10nlint")
    let again = try editor.ask("initialize")["error"] as? Editor.Object
    #expect(again?["code"] as? Int == -32600)
  }

  @Test(arguments: [
    ([], "utf-16"), (["utf-16"], "utf-16"), (["utf-32", "utf-8"], "utf-8"), (["utf-32"], "utf-16"),
  ])
  func positionsAreCountedAsTheEditorCan(_ offered: [String], _ chosen: String) throws {
    let editor = Editor(World([:]))
    let general: Editor.Object = offered.isEmpty ? [:] : ["general": ["positionEncodings": offered]]
    let capabilities = try editor.initialize(general)["capabilities"] as? Editor.Object
    #expect(capabilities?["positionEncoding"] as? String == chosen)
  }

  @Test func goodByeIsExitStatusZero() throws {
    let editor = try Editor([:])
    #expect(try editor.ask("shutdown")["result"] is NSNull)
    let late = try editor.ask("textDocument/hover")["error"] as? Editor.Object
    #expect(late?["code"] as? Int == -32600)
    editor.tell("exit")
    editor.run()
    #expect(editor.status == 0)
  }

  @Test func exitWithoutShutdownIsExitStatusOne() throws {
    let editor = try Editor([:])
    editor.tell("exit")
    editor.run()
    #expect(editor.status == 1)
  }

  @Test func theEndOfInputEndsTheServer() throws {
    let editor = try Editor([:])
    editor.close()
    #expect(editor.status == 1)
    #expect(editor.world.said == ["the server stops: the editor closed the connection"])
    let polite = try Editor([:])
    _ = try polite.ask("shutdown")
    polite.close()
    #expect(polite.status == 0)
    #expect(polite.world.said.isEmpty)
  }

  @Test func theServerGoesWithItsEditor() throws {
    let alive = Editor(World([:]))
    _ = try alive.initialize(process: 200)
    alive.run(milliseconds: 20_000)
    #expect(alive.status == nil)
    alive.world.dead.insert(200)
    alive.run(milliseconds: 20_000)
    #expect(alive.status == 1)
    #expect(alive.world.said == ["the server stops: the editor process has ended (200)"])
  }

  /// In a container the process of the editor cannot be seen.
  @Test func anEditorThatCannotBeSeenIsServed() throws {
    let editor = Editor(World([:]))
    _ = try editor.initialize(process: 404)
    editor.run(milliseconds: 20_000)
    #expect(editor.status == nil)
    #expect(try editor.ask("shutdown")["result"] is NSNull)
  }

  @Test(arguments: [
    (
      "Content-Length: 99999999999\r\n\r\n",
      "`Content-Length` is 99999999999, which exceeds the limit of 512 MiB"
    ),
    (String(repeating: "x", count: 70_000), "the header of a message is longer than 64 KiB"),
  ]) func anEndThatNobodyAskedForIsExplained(_ text: String, _ reason: String) throws {
    let editor = try Editor([:])
    editor.send(bytes: Array(text.utf8))
    editor.run()
    #expect(editor.status == 1)
    #expect(editor.world.said == ["the server stops: \(reason)"])
  }

  @Test func whatIsUnknownIsSaid() throws {
    let editor = try Editor([:])
    let error = try editor.ask("textDocument/nonsense")["error"] as? Editor.Object
    #expect(error?["code"] as? Int == -32601)
    editor.tell("$/nonsense")
    editor.tell("nonsense")
    editor.run()
    #expect(editor.status == nil)
  }

  /// Whatever comes, the next message is understood.
  @Test(arguments: [
    "Content-Length: 3\r\n\r\n{]}", "Content-Length: 2\r\n\r\n[]", "Content-Length: 0\r\n\r\n",
    "Content-Length: -1\r\n\r\n", "Content-Length: x\r\n\r\n", "Nonsense\r\n\r\n", "\r\n\r\n",
    "Content-Length: 15\r\nContent-Type: a/b; charset=utf8\r\n\r\n{\"id\":{},\"m\":1}",
    "content-length:4\r\n\r\nnull",
  ])
  func damagedMessagesAreAnsweredAndPassedOver(_ text: String) throws {
    let editor = try Editor([:])
    editor.run()
    editor.send(bytes: Array(text.utf8))
    editor.run()
    #expect(editor.messages.last?["error"] != nil)
    #expect(editor.messages.last?["id"] is NSNull)
    #expect(try editor.ask("shutdown")["result"] is NSNull)
  }

  @Test func messagesMayComeInPieces() throws {
    let editor = try Editor([:])
    let body = Array(#"{"jsonrpc":"2.0","id":"a-7","method":"shutdown"}"#.utf8)
    for byte in Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body {
      editor.send(bytes: [byte])
      editor.run(milliseconds: 1)
    }
    editor.run()
    #expect(editor.messages.last?["id"] as? String == "a-7")
  }

  @Test func aCancelledRequestIsAnsweredAllTheSame() throws {
    let editor = try Editor(["A.swift": ""])
    editor.run()
    let first = editor.post("textDocument/diagnostic", ["textDocument": editor.document("A.swift")])
    let second = editor.post("textDocument/diagnostic", ["textDocument": editor.document("A.swift")])
    editor.tell("$/cancelRequest", ["id": second])
    editor.tell("$/cancelRequest", ["id": 99])
    #expect(editor.answer(first)?["result"] != nil)
    let error = editor.answer(second)?["error"] as? Editor.Object
    #expect(error?["code"] as? Int == -32800)
  }

  /// No number makes the server count too far.
  @Test(arguments: [Int.max, Int.min, 1 << 32, -1])
  func wildPositionsAreTaken(_ number: Int) throws {
    let editor = try Editor(
      ["A.swift": "let a = 1\n"], options: ["textDelay": number, "projectDelay": number])
    editor.open("A.swift")
    editor.change("A.swift", ([number, number, number, number], "\n"), ([0, number, number, 0], ""))
    for method in ["hover", "definition", "references", "completion", "documentSymbol"] {
      let parameters: Editor.Object = [
        "textDocument": editor.document("A.swift"), "position": ["line": number, "character": number],
      ]
      #expect(try editor.ask("textDocument/" + method, parameters)["error"] == nil)
    }
    #expect(try editor.ask("shutdown")["result"] is NSNull)
  }

  @Test func foldersMayComeAndGo() throws {
    let editor = try Editor(["A.swift": "label.text = tr(\"first\") + \" \" + tr(\"second\")\n"])
    editor.world.otherFolders["/app/Other"] = [
      "A.swift": "label.text = tr(\"first\") + \" \" + tr(\"second\")\n",
      "B.swift": "func tr(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }\n",
    ]
    editor.world.files["Other/A.swift"] = editor.world.otherFolders["/app/Other"]?["A.swift"]
    editor.open("Other/A.swift")
    let outer = editor.diagnostics("Other/A.swift")
    let folder: Editor.Object = ["uri": "file:///app/Other", "name": "Other"]
    editor.tell(
      "workspace/didChangeWorkspaceFolders", ["event": ["added": [folder], "removed": []] as Editor.Object])
    let inner = try #require(editor.diagnostics("Other/A.swift"))
    #expect(inner.count > outer?.count ?? 0)
    editor.tell(
      "workspace/didChangeWorkspaceFolders", ["event": ["added": [], "removed": [folder]] as Editor.Object])
    #expect(editor.diagnostics("Other/A.swift") == outer)
  }

  @Test func filesAreWatchedWhereTheEditorCan() throws {
    let watching: Editor.Object = ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]
    let editor = try Editor(["A.swift": ""], watching)
    #expect(editor.told("client/registerCapability").count == 1)
    #expect(try Editor(["A.swift": ""]).told("client/registerCapability").isEmpty)
    let said = editor.messages.count
    editor.send(["id": 1, "result": NSNull()])
    editor.run()
    #expect(editor.messages.count == said)
    editor.open("A.swift")
    editor.run()
    let readings = editor.world.readings
    editor.tell("textDocument/didSave", ["textDocument": editor.document("A.swift")])
    editor.run()
    #expect(editor.world.readings == readings)
    editor.tell(
      "workspace/didChangeWatchedFiles",
      ["changes": [["uri": editor.uri("B.swift"), "type": 1] as Editor.Object]])
    editor.run()
    #expect(editor.world.readings == readings + 1)
  }
}
