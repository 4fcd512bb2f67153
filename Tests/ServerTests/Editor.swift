import Foundation
import L10nLint
import L10nSyntax
import Testing

@testable import LanguageServer

/// A project without a disk, and the clock of a test.
final class World {
  /// By path from the folder.
  var files: [String: String]
  /// The files of other folders, by their paths.
  var otherFolders: [String: [String: String]] = [:]
  var problems: [ConfigurationProblem] = []
  /// Whether all rules run, those too that are off by default.
  var hasAllRules = false
  var time = 0
  /// Numbers of processes that are gone.
  var dead: Set<Int> = [404]
  /// What the server has said beside the connection.
  fileprivate(set) var said: [String] = []
  /// When the test wants to go on.
  fileprivate var end = 0
  var readings = 0
  /// Whether looks at projects go on until the test ends them.
  var holdsLooks = false
  private var heldLook: ProjectLook?
  private var look: ProjectLook.Result?
  fileprivate var incoming: [UInt8] = []
  fileprivate var outgoing: [UInt8] = []
  fileprivate var isOpen = true

  static let folder = "/app"

  init(_ files: [String: String]) { self.files = files }

  func reading(_ texts: [String: SourceText] = [:], in folder: String = World.folder) -> ProjectReading {
    var sources = (otherFolders[folder] ?? files).mapValues { SourceText($0) }
    sources.merge(texts) { $1 }
    let paths = sources.keys.filter { FileKind(path: $0) != nil }.sorted { $0.precedesInBytes($1) }
    var table = SettingsTable()
    var entry = RuleEntry()
    if hasAllRules { entry.only = Sourced(Set(RuleCatalog.all.map(\.id)), .arguments) }
    let number = table.place(of: "", under: Configuration(arguments: entry))
    var settings = RunSettings(
      table.all, Array(repeating: number, count: paths.count), of: paths, TableChanges(), ProjectSettings(),
      isWhole: true)
    settings.filesInWork = Set(texts.keys)
    let reader = settings
    return ProjectReading(of: paths, settings, keyStyle: nil) { numbers, project in
      numbers.enumerated().map { index, number in
        let file = SourceFile(
          path: paths[number], kind: FileKind(path: paths[number]) ?? .source(.swift),
          text: sources[paths[number]] ?? SourceText(""))
        return (index, reader.linter(ofFile: number).lint(file, project))
      }
    }
  }

  /// What a new run finds, by file.
  func findings(_ texts: [String: SourceText] = [:]) -> [String: [Finding]] {
    let all = reading(texts).findings()
    let shown = all.filter { $0.confidence >= .likely && $0.suppression == nil }
    return Dictionary(grouping: shown.sortedForReport(), by: \.path)
  }

  fileprivate var outside: Outside {
    Outside(
      receive: { [self] milliseconds in
        guard isOpen || !incoming.isEmpty else { return nil }
        defer { incoming = [] }
        if incoming.isEmpty { time = min(end, time + (milliseconds ?? end)) }
        return incoming
      },
      send: { [self] in
        outgoing += $0
        return true
      },
      say: { [self] in said.append($0) }, milliseconds: { [self] in time },
      isRunning: { [self] in !dead.contains($0) }, realPath: { $0 },
      projectFolder: { _ in nil },
      startLook: { [self] look in
        heldLook = look
        if !holdsLooks { endLook() }
      },
      takeLook: { [self] patience in
        if patience == .untilDone { endLook() }
        defer { look = nil }
        return look
      },
      readFile: { [self] scope, path in
        (otherFolders[scope.folder] ?? files)[path].map { SourceText($0) }
      })
  }

  /// Does the work of the look that is under way. The files of the disk are read now.
  func endLook() {
    look =
      heldLook?.run(
        read: { scope, texts in
          readings += 1
          let isWrong = problems.contains { $0.kind == .error }
          return ProjectOpening(isWrong ? nil : reading(texts, in: scope.folder), problems: problems)
        }, OneThread()) ?? look
    heldLook = nil
  }
}

/// An editor that talks to the server in one process with it.
final class Editor {
  typealias Object = [String: Any]

  let world: World
  private var server: LanguageServer
  private(set) var status: Int32?
  private(set) var messages: [Object] = []
  private var shown: [String: [String]] = [:]
  private var versions: [String: Int] = [:]
  private var requests = 0

  init(_ world: World) {
    self.world = world
    server = LanguageServer(world.outside, version: "1")
  }

  /// An editor that has opened the folder of a project.
  convenience init(
    _ files: [String: String], _ capabilities: Object = [:], options: Object = [:], allRules: Bool = false
  ) throws {
    self.init(World(files))
    world.hasAllRules = allRules
    _ = try initialize(capabilities, options: options)
    tell("initialized")
  }

  func initialize(_ capabilities: Object = [:], process: Int? = nil, options: Object = [:]) throws -> Object {
    var parameters: Object = [
      "capabilities": capabilities, "initializationOptions": options,
      "workspaceFolders": [["uri": "file://" + World.folder, "name": "app"]],
    ]
    parameters["processId"] = process
    return try #require(try ask("initialize", parameters)["result"] as? Object)
  }

  // MARK: Messages

  func send(_ message: Object) {
    var message = message
    message["jsonrpc"] = "2.0"
    let body = (try? JSONSerialization.data(withJSONObject: message)) ?? Data()
    send(bytes: Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  func send(bytes: [UInt8]) {
    world.incoming += bytes
  }

  func tell(_ method: String, _ parameters: Object = [:]) {
    send(["method": method, "params": parameters])
  }

  @discardableResult
  func post(_ method: String, _ parameters: Object = [:]) -> Int {
    requests += 1
    send(["id": requests, "method": method, "params": parameters])
    return requests
  }

  func ask(_ method: String, _ parameters: Object = [:]) throws -> Object {
    let id = post(method, parameters)
    return try #require(answer(id), "\(method) is not answered")
  }

  func answer(_ id: Int) -> Object? {
    run()
    return messages.last { $0["id"] as? Int == id && $0["method"] == nil }
  }

  func told(_ method: String) -> [Object] {
    run()
    return messages.filter { $0["method"] as? String == method }
  }

  func close() {
    world.isOpen = false
    run()
  }

  /// Lets the server work until it has nothing to do.
  func run(milliseconds: Int = 1000) {
    world.end = world.time + milliseconds
    while status == nil, !world.incoming.isEmpty || world.time < world.end || !world.isOpen {
      status = server.turn()
    }
    var stream = MessageStream()
    stream.append(world.outgoing)
    world.outgoing = []
    while case .message(let bytes)? = stream.next() {
      if let message = try? JSONSerialization.jsonObject(with: Data(bytes)) as? Object { take(message) }
    }
  }

  // MARK: Texts

  func uri(_ path: String) -> String { "file://" + (path.hasPrefix("/") ? path : "\(World.folder)/\(path)") }

  func open(_ path: String, _ text: String? = nil) {
    versions[path] = 1
    tell(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": uri(path), "languageId": "swift", "version": 1, "text": text ?? world.files[path] ?? "",
        ] as Object
      ])
  }

  /// Each change is a text, and the range it replaces as four numbers; without a range it is all of the text.
  func change(_ path: String, _ changes: (range: [Int], text: String)...) {
    versions[path, default: 1] += 1
    tell(
      "textDocument/didChange",
      [
        "textDocument": ["uri": uri(path), "version": versions[path] ?? 0] as Object,
        "contentChanges": changes.map { change -> Object in
          guard change.range.count == 4 else { return ["text": change.text] }
          return ["text": change.text, "range": Self.range(change.range)]
        },
      ])
  }

  static func range(_ numbers: [Int]) -> Object {
    [
      "start": ["line": numbers[0], "character": numbers[1]],
      "end": ["line": numbers[2], "character": numbers[3]],
    ]
  }

  func document(_ path: String) -> Object { ["uri": uri(path)] }

  private func take(_ message: Object) {
    messages.append(message)
    guard message["method"] as? String == "textDocument/publishDiagnostics",
      let parameters = message["params"] as? Object, let uri = parameters["uri"] as? String
    else { return }
    shown[uri] = (parameters["diagnostics"] as? [Object])?.map(Self.line)
  }

  /// What was told last about a text: `rule line:column-line:column`, as the editor counts.
  func diagnostics(_ path: String) -> [String]? {
    run()
    return shown[uri(path)]
  }

  static func line(_ diagnostic: Object) -> String {
    "\(diagnostic["code"] ?? "-") \(place(diagnostic["range"]))"
  }

  static func place(_ range: Any?) -> String {
    let range = range as? [String: [String: Int]]
    let (start, end) = (range?["start"] ?? [:], range?["end"] ?? [:])
    return "\(start["line"] ?? -1):\(start["character"] ?? -1)-\(end["line"] ?? -1):\(end["character"] ?? -1)"
  }
}
