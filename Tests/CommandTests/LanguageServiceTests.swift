import Foundation
import Testing

/// The server as an editor starts it; `ServerTests` look at what it says.
@Suite struct LanguageServiceTests {
  private typealias Object = [String: Any]

  private static func frame(_ message: Object) throws -> String {
    let body = try JSONSerialization.data(withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 })
    return "Content-Length: \(body.count)\r\n\r\n" + String(decoding: body, as: UTF8.self)
  }

  /// The answers by their ids, where everything is said at once.
  private func converse(
    _ folder: Folder, _ messages: [Object], root: String = "", isPolite: Bool = true
  ) throws -> (status: Int32, answers: [Int: Any]) {
    let uri = "file://" + folder.path(root)
    var all: [Object] = [
      [
        "id": 1, "method": "initialize", "params": ["rootUri": uri, "capabilities": [:] as Object] as Object,
      ],
      ["method": "initialized", "params": [:] as Object],
    ]
    all += messages
    if isPolite { all += [["id": 99, "method": "shutdown"], ["method": "exit"]] }
    let result = try Tool.run(["lsp", "--stdio"], in: try Folder(), input: all.map(Self.frame).joined())
    var answers: [Int: Any] = [:]
    // The answers are ASCII here, so that bytes and characters are the same.
    for part in result.output.components(separatedBy: "Content-Length: ").dropFirst() {
      let body = part.drop { $0 != "{" }
      let message = try JSONSerialization.jsonObject(with: Data(body.utf8)) as? Object
      if let id = message?["id"] as? Int, message?["method"] == nil { answers[id] = message?["result"] }
    }
    return (result.status, answers)
  }

  private func pull(_ id: Int, _ folder: Folder, _ path: String) throws -> [Object] {
    let uri = "file://" + folder.path(path)
    let text = String(decoding: try folder.read(path), as: UTF8.self)
    let document: Object = ["uri": uri, "languageId": "swift", "version": 1, "text": text]
    return [
      ["method": "textDocument/didOpen", "params": ["textDocument": document] as Object],
      [
        "id": id, "method": "textDocument/diagnostic",
        "params": ["textDocument": ["uri": uri] as Object] as Object,
      ],
    ]
  }

  /// `rule line:column`, as the command counts.
  private func lines(_ answer: Any?) -> [String] {
    let items = (answer as? Object)?["items"] as? [Object] ?? []
    return items.map { item in
      let start = (item["range"] as? [String: [String: Int]])?["start"] ?? [:]
      return "\(item["code"] ?? "") \((start["line"] ?? 0) + 1):\((start["character"] ?? 0) + 1)"
    }
  }

  private let text = """
    let a = "\\(n) file" + (n == 1 ? "" : "s")
    label.text = tr("title") + " " + tr("other")

    """

  @Test func theServerFindsWhatTheCommandFinds() throws {
    let folder = try Folder([
      "App/A.swift": text,
      "App/B.swift": "func tr(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }\n",
      "App/.l10nlint.yml": "rules:\n  literal-plural-suffix: off\n", "Pods/C.swift": text,
    ])
    let command = try Tool.run(["--quiet"], in: folder)
    let expected = command.lines.map { line in
      let parts = line.split(separator: ":")
      return "\(line.split(separator: "[").last?.dropLast() ?? "") \(parts[1]):\(parts[2])"
    }
    let pulls = try pull(2, folder, "App/A.swift") + pull(3, folder, "Pods/C.swift")
    let (status, answers) = try converse(folder, pulls)
    #expect(status == 0)
    #expect(lines(answers[2]) == expected)
    #expect(expected.count == 1)
    #expect(lines(answers[3]).isEmpty)
  }

  @Test func aBaselineHidesWhatItLists() throws {
    let folder = try Folder(["A.swift": text, ".l10nlint.yml": "baseline: known.json\n"])
    _ = try Tool.run(["--quiet", "--write-baseline", "known.json"], in: folder)
    try folder.write("A.swift", Data((text + text).utf8))
    let (_, answers) = try converse(folder, pull(2, folder, "A.swift"))
    #expect(
      Set(lines(answers[2]).map { $0.split(separator: " ")[1].split(separator: ":")[0] }).isSubset(of: [
        "3", "4",
      ]))
    #expect(!lines(answers[2]).isEmpty)
  }

  @Test func aFileOutsideOfAllFoldersIsPartOfItsRepository() throws {
    let folder = try Folder([
      "app/A.swift": text,
      "app/B.swift": "func tr(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }\n",
      "other/C.swift": "",
    ])
    try folder.git("init", "-q", subfolder: "app")
    let alone = try converse(folder, pull(2, folder, "app/A.swift"), root: "other")
    let inside = try converse(folder, pull(2, folder, "app/A.swift"), root: "app")
    #expect(lines(alone.answers[2]) == lines(inside.answers[2]))
    #expect(lines(alone.answers[2]).count > 1)
  }

  /// The folder of the editor is one project, whatever lies in it.
  @Test func repositoriesInTheFolderOfTheEditorAreAllRead() throws {
    let folder = try Folder(["app/A.swift": text, "kit/B.swift": text, "loose.swift": text])
    for path in ["app", "kit"] { try folder.git("init", "-q", subfolder: path) }
    let paths = ["app/A.swift", "kit/B.swift", "loose.swift"]
    let messages = try paths.enumerated().flatMap { try pull($0 + 2, folder, $1) }
    let answers = try converse(folder, messages).answers
    for id in 2..<5 { #expect(lines(answers[id]).count > 0, "\(id)") }
  }

  /// Where the folder of the editor is a part of a repository, files are judged from above it and still named from it.
  @Test func aPartOfARepositoryHasTheNamesThatTheEditorKnows() throws {
    let folder = try Folder([
      "app/A.swift": text + "label.text = NSLocalizedString(\"pier.open\", comment: \"\")\n",
      "app/B.swift": "func tr(_ key: String) -> String { NSLocalizedString(key, comment: \"\") }\n",
      "app/en.lproj/Localizable.strings": "\"pier.open\" = \"Open\";\n",
      "app/de.lproj/Localizable.strings": "\"pier.open\" = \"Auf\";\n",
    ])
    try folder.git("init", "-q")
    func request(_ id: Int, _ method: String, _ path: String, _ line: Int, _ character: Int) -> Object {
      let position = ["line": line, "character": character]
      let document = ["uri": "file://" + folder.path(path)]
      let parameters: Object = ["textDocument": document, "position": position]
      return ["id": id, "method": "textDocument/" + method, "params": parameters]
    }
    let table = "app/en.lproj/Localizable.strings"
    let messages =
      try pull(2, folder, "app/A.swift") + [request(3, "definition", "app/A.swift", 2, 35)]
      + pull(4, folder, table) + [request(5, "references", table, 0, 3)]
    let answers = try converse(folder, messages, root: "app").answers
    let whole = try converse(folder, messages).answers
    for id in [2, 4] { #expect(lines(answers[id]) == lines(whole[id])) }
    #expect(lines(answers[2]).count > 1)
    let uris = { (id: Int) in (answers[id] as? [Object] ?? []).compactMap { $0["uri"] as? String } }
    let tables = ["en", "de"].map { "file://" + folder.path("app/\($0).lproj/Localizable.strings") }
    #expect(uris(3).sorted() == tables.sorted())
    #expect(uris(5) == ["file://" + folder.path("app/A.swift")])
  }

  @Test func theEndOfInputEndsTheServer() throws {
    let (status, answers) = try converse(try Folder(["A.swift": text]), [], isPolite: false)
    #expect(status == 1)
    #expect(answers[1] != nil)
  }

  @Test func otherArgumentsAreRefused() throws {
    let result = try Tool.run(["lsp", "App"], in: try Folder())
    #expect(result.status == 2)
    #expect(result.error.contains("`lsp` takes no arguments"))
  }
}
