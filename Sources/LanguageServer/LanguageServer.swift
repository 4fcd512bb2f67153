import L10nLint
import L10nSyntax

/// Talks with one editor over one connection, in the language server protocol 3.17.
///
/// One thread does all, one message after the other: what an answer says was true at one moment.
package struct LanguageServer {
  let outside: Outside
  let version: String
  var phase = Phase.new
  var editor = EditorAbilities()
  var workspace = Workspace()
  private var stream = MessageStream()
  /// Why the editor says no more; what it has said is answered.
  private var end: String?
  private var waiting: [Message] = []
  /// Requests that nobody waits for any more; they are answered all the same.
  private var cancelled: Set<RequestID> = []
  private var editorProcess: Int?
  private var requests = 0
  /// When texts and projects are looked at again; `nil` where nothing has changed.
  private var textsDue: Int?
  private var projectsDue: Int?

  enum Phase { case new, running, ending }

  private static let processInterval = 5000

  package init(_ outside: Outside, version: String) {
    self.outside = outside
    self.version = version
  }

  /// Serves until the editor goes. The result is the exit status: 0 only where the editor said good-bye.
  package mutating func run() -> Int32 {
    while true {
      if let status = turn() { return status }
    }
  }

  /// Waits for a message and answers it, or does work that is due. The exit status when there is no more to do.
  package mutating func turn() -> Int32? {
    // What has come meanwhile may cancel what waits.
    if end == nil { end = receive(waiting.isEmpty ? patience : 0) }
    guard !waiting.isEmpty else { return end == nil && workIsDone() ? nil : leave() }
    let message = waiting.removeFirst()
    if case .notification("exit", _) = message { return farewell }
    return handle(message) ? nil : leave()
  }

  private var farewell: Int32 { phase == .ending ? 0 : 1 }

  /// Without `exit` an editor takes the end for a crash, and its log has to say that it was none.
  private func leave() -> Int32 {
    if phase != .ending { outside.say("the server stops: \(end ?? "the editor reads no more answers")") }
    return farewell
  }

  // MARK: Waiting

  /// How long there is nothing to do; `nil` for ever.
  private var patience: Int? {
    let due = [textsDue, projectsDue].compactMap { $0 }.min()
    let wait = due.map { max(0, $0 - outside.milliseconds()) }
    guard editorProcess != nil else { return wait }
    return min(wait ?? Self.processInterval, Self.processInterval)
  }

  /// Takes what comes. Why nothing more will come, where that is so.
  private mutating func receive(_ milliseconds: Int?) -> String? {
    guard let bytes = outside.receive(milliseconds) else { return "the editor closed the connection" }
    if bytes.isEmpty, waiting.isEmpty, let editorProcess, !outside.isRunning(editorProcess) {
      return "the editor process has ended (\(editorProcess))"
    }
    stream.append(bytes)
    while let part = stream.next() {
      switch part {
      case .message(let bytes): take(Message(bytes))
      case .damaged: take(.unreadable(.parseError, "the header has no `Content-Length`"))
      case .lost(let reason): return reason
      }
    }
    return nil
  }

  private mutating func take(_ message: Message) {
    if case .notification("$/cancelRequest", let parameters) = message {
      if let id = parameters?["id"].flatMap({ RequestID($0) }) { cancelled.insert(id) }
    } else {
      waiting.append(message)
    }
  }

  /// Does what is due. False when the editor is gone.
  private mutating func workIsDone() -> Bool {
    guard goOnLooking() else { return false }
    let now = outside.milliseconds()
    if let due = textsDue, due <= now {
      textsDue = nil
      guard lookAtTexts() else { return false }
    }
    if let due = projectsDue, due <= now {
      projectsDue = nil
      guard settle() else { return false }
    }
    return true
  }

  /// Looks at changed texts soon, and at their projects when nothing has changed for a while.
  mutating func scheduleWork(texts: Int? = nil, projects: Int? = nil) {
    let now = outside.milliseconds()
    textsDue = now + (texts ?? editor.delay.text)
    projectsDue = now + (projects ?? editor.delay.project)
  }

  mutating func forgetSchedule() { (textsDue, projectsDue) = (nil, nil) }

  // MARK: Messages

  /// False when the editor does not take an answer.
  private mutating func handle(_ message: Message) -> Bool {
    switch message {
    case .answer: return true
    case .unreadable(let code, let reason):
      return outside.send(Reply.failure(code, reason).message(to: nil))
    case .request(let id, let method, let parameters):
      let reply =
        cancelled.remove(id) != nil
        ? .failure(.cancelled, "the request was cancelled") : answer(method, parameters)
      return outside.send(reply.message(to: id))
    case .notification(let method, let parameters):
      // Cancellations of what was answered long ago.
      if waiting.isEmpty { cancelled = [] }
      guard phase == .running else { return true }
      return note(method, parameters)
    }
  }

  private mutating func answer(_ method: String, _ parameters: Parameter?) -> Reply {
    switch (phase, method) {
    case (.new, "initialize"):
      phase = .running
      return initialize(parameters)
    case (.new, _): return .failure(.notInitialized, "the first request must be `initialize`")
    case (.ending, _): return .failure(.invalidRequest, "the server is shutting down")
    case (.running, "initialize"): return .failure(.invalidRequest, "the server is already initialized")
    case (.running, "shutdown"):
      phase = .ending
      return .null
    case (.running, _):
      guard let request = Self.requests[method] else {
        return .failure(.methodNotFound, "`\(method)` is not supported")
      }
      return parameters.map { request(&self, $0) } ?? .failure(.invalidParams, "`\(method)` needs parameters")
    }
  }

  private mutating func initialize(_ parameters: Parameter?) -> Reply {
    editor = EditorAbilities(parameters)
    // In a container, and far from the editor, its number means nothing or another process.
    editorProcess = parameters?["processId"]?.number.flatMap { outside.isRunning($0) ? $0 : nil }
    let folders = parameters?["workspaceFolders"]?.items.compactMap { $0["uri"]?.text } ?? []
    let root = parameters?["rootUri"]?.text ?? parameters?["rootPath"]?.text.map { FileURI.uri($0) }
    for uri in folders.isEmpty ? [root].compactMap({ $0 }) : folders { workspace.addFolder(uri, outside) }
    let (editor, version) = (editor, version)
    return .object { writer in
      writer.field("capabilities") { $0.capabilities(for: editor) }
      writer.field("serverInfo") {
        $0.field("name", "l10nlint")
        $0.field("version", version)
      }
    }
  }

  // MARK: What the server says of its own accord

  func tell(_ method: String, _ parameters: (inout JSONWriter) -> Void) -> Bool {
    outside.send(OutgoingMessage.notification(method, parameters))
  }

  /// Says something to the person.
  func showMessage(_ severity: Severity, _ text: String) -> Bool {
    tell("window/showMessage") { writer in
      writer.field("type", severity.number)
      writer.field("message", text)
    }
  }

  /// Answers to such requests tell nothing that the server needs to know.
  mutating func ask(_ method: String, _ parameters: ((inout JSONWriter) -> Void)? = nil) -> Bool {
    requests += 1
    return outside.send(OutgoingMessage.request(requests, method, parameters))
  }
}
