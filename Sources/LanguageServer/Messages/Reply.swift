import L10nLint

/// What a request is answered with.
enum Reply {
  case null
  case object((inout JSONWriter) -> Void)
  /// An array of objects, which the closure writes with `element`.
  case list((inout JSONWriter) -> Void)
  case failure(ErrorCode, String)
}

extension Reply {
  /// The answer to a request as it goes over the wire.
  func message(to id: RequestID?) -> [UInt8] {
    OutgoingMessage.framed { writer in
      switch id {
      case .number(let number): writer.field("id", number)
      case .text(let text): writer.field("id", text)
      case nil: writer.null("id")
      }
      switch self {
      case .null: writer.null("result")
      case .object(let body): writer.field("result", body)
      case .list(let body): writer.array("result", body)
      case .failure(let code, let message):
        writer.field("error") {
          $0.field("code", code.rawValue)
          $0.field("message", message)
        }
      }
    }
  }
}

/// What the server says of its own accord.
enum OutgoingMessage {
  static func notification(_ method: String, _ parameters: (inout JSONWriter) -> Void) -> [UInt8] {
    framed { writer in
      writer.field("method", method)
      writer.field("params", parameters)
    }
  }

  static func request(_ id: Int, _ method: String, _ parameters: ((inout JSONWriter) -> Void)? = nil)
    -> [UInt8]
  {
    framed { writer in
      writer.field("id", id)
      writer.field("method", method)
      if let parameters { writer.field("params", parameters) }
    }
  }

  fileprivate static func framed(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.object { writer in
      writer.field("jsonrpc", "2.0")
      body(&writer)
    }
    return Array("Content-Length: \(writer.bytes.count)\r\n\r\n".utf8) + writer.bytes
  }
}
