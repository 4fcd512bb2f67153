/// A message as a template and what is filled in: `` `x` is a key `` becomes `'{0}' is a key.` with `x`.
///
/// Validators ask for both forms, with quotes around what is filled in and a full stop at the end.
struct SARIFMessage {
  let template: String
  let arguments: [String]
  let text: String

  /// Where the message quotes nothing, it ends with the code that was found.
  init(_ message: String, found: @autoclosure () -> String) {
    let message = message.shortened
    let parts = message.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    let isTemplate =
      parts.count % 2 == 1
      && parts.indices.allSatisfy { $0 % 2 == 1 || !parts[$0].utf8.contains(where: \.isBrace) }
    var pieces: [Piece] = []
    if !isTemplate {
      pieces = [.filled(message)]
    } else if parts.count == 1 {
      pieces = [.fixed(message + " ("), .filled(found()), .fixed(")")]
    } else {
      pieces = parts.enumerated().map { $0 % 2 == 1 ? .filled($1) : .fixed($1) }
    }
    if !isTemplate || parts.count == 1 || message.utf8.last != UInt8(ascii: ".") {
      pieces.append(.fixed("."))
    }
    (template, text, arguments) = Self.written(pieces)
  }

  private enum Piece {
    case fixed(String)
    case filled(String)
  }

  private static func written(_ pieces: [Piece]) -> (template: String, text: String, arguments: [String]) {
    var (template, text) = ("", "")
    var arguments: [String] = []
    for piece in pieces {
      switch piece {
      case .fixed(let fixed):
        template += fixed
        text += fixed
      case .filled(let value):
        template += "'{\(arguments.count)}'"
        text += "'\(value)'"
        arguments.append(value)
      }
    }
    return (template, text, arguments)
  }
}

extension UInt8 {
  fileprivate var isBrace: Bool { self == UInt8(ascii: "{") || self == UInt8(ascii: "}") }
}

extension String {
  fileprivate var shortened: String {
    utf8.count <= SARIFLimits.messageBytes ? self : String(unicodeScalars.prefix(900)) + "…"
  }
}
