import L10nLint
import L10nSyntax

/// What the editor says: a request wants an answer, a notification does not.
enum Message {
  case request(RequestID, method: String, Parameter?)
  case notification(method: String, Parameter?)
  /// The editor answers a request of the server.
  case answer(RequestID)
  case unreadable(ErrorCode, String)

  init(_ bytes: [UInt8]) {
    let document = JSONDocument(SourceText(padding: bytes))
    guard let root = Parameter(document), document.problems.isEmpty else {
      self = .unreadable(.parseError, "this is not JSON")
      return
    }
    let id = root["id"].flatMap { RequestID($0) }
    guard let method = root["method"]?.text else {
      self = id.map { .answer($0) } ?? .unreadable(.invalidRequest, "the message has no method")
      return
    }
    if let id {
      self = .request(id, method: method, root["params"])
    } else if root["id"] == nil {
      self = .notification(method: method, root["params"])
    } else {
      self = .unreadable(.invalidRequest, "the id is neither a number nor a string")
    }
  }
}

enum RequestID: Hashable {
  case number(Int)
  case text(String)

  init?(_ parameter: Parameter) {
    if let number = parameter.number {
      self = .number(number)
    } else if let text = parameter.text {
      self = .text(text)
    } else {
      return nil
    }
  }
}

enum ErrorCode: Int {
  case parseError = -32700
  case invalidRequest = -32600
  case methodNotFound = -32601
  case invalidParams = -32602
  case notInitialized = -32002
  case cancelled = -32800
}

/// A value of a message.
struct Parameter {
  private let document: JSONDocument
  private let node: Int

  /// The outermost value.
  init?(_ document: JSONDocument) {
    guard !document.nodes.isEmpty else { return nil }
    self.init(document, 0)
  }

  private init(_ document: JSONDocument, _ node: Int) {
    self.document = document
    self.node = node
  }

  private var kind: JSONNode.Kind { document.nodes[node].kind }

  /// A member of an object; `nil` also where it is null.
  subscript(_ key: StaticString) -> Parameter? {
    guard let member = document.member(key, of: node), document.nodes[member].kind != .null else {
      return nil
    }
    return Parameter(document, member)
  }

  var text: String? {
    kind == .string ? document.source.text(of: document.nodes[node].text) : nil
  }

  var number: Int? { kind == .number ? Int(document.source.string(document.nodes[node].range)) : nil }

  var flag: Bool? {
    switch kind {
    case .yes: true
    case .no: false
    default: nil
    }
  }

  /// The values of an array.
  var items: [Parameter] {
    kind == .array ? document.children(of: node).map { Parameter(document, $0) } : []
  }
}
