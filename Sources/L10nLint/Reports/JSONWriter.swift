import L10nSyntax

/// Writes JSON as bytes.
package struct JSONWriter {
  package enum Layout {
    /// Two spaces a level.
    case indented
    /// One line for each element of an array of objects.
    case lines
    /// No line breaks at all, as in messages between programs.
    case compact
  }

  package private(set) var bytes: [UInt8] = []
  private let layout: Layout
  private var depth = 0
  private var isFirst = true

  package init(_ layout: Layout) {
    self.layout = layout
  }

  package mutating func object(_ body: (inout JSONWriter) -> Void) { nest("{", "}", body) }

  /// An array alone, whose objects `body` writes with `element`.
  package mutating func list(_ body: (inout JSONWriter) -> Void) { nest("[", "]", body) }

  package mutating func null(_ name: String) {
    key(name)
    bytes += "null".utf8
  }

  package mutating func field(_ name: String, _ value: Int) {
    key(name)
    bytes += String(value).utf8
  }

  package mutating func field(_ name: String, _ value: Bool) {
    key(name)
    bytes += (value ? "true" : "false").utf8
  }

  package mutating func field(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  package mutating func field(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    nest("{", "}", body)
  }

  /// An array of objects.
  package mutating func array<Element>(
    _ name: String, _ elements: some Sequence<Element>, _ body: (Element, inout JSONWriter) -> Void
  ) {
    array(name) { writer in for element in elements { writer.element { body(element, &$0) } } }
  }

  /// An array whose objects `body` writes with `element`.
  package mutating func array(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    nest("[", "]", body)
  }

  package mutating func element(_ body: (inout JSONWriter) -> Void) {
    separate()
    if layout == .lines { bytes.append(UInt8(ascii: "\n")) }
    nest("{", "}", body)
  }

  package mutating func array(_ name: String, of strings: [String]) {
    key(name)
    nest("[", "]") { writer in
      for text in strings {
        writer.separate()
        writer.string(text)
      }
    }
  }

  package mutating func end() { bytes.append(UInt8(ascii: "\n")) }

  // MARK: Layout

  private mutating func nest(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst { newLine() }
    isFirst = false
    bytes.append(UInt8(ascii: close))
  }

  private mutating func key(_ name: String) {
    separate()
    string(name)
    bytes.append(UInt8(ascii: ":"))
    if layout == .indented { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    newLine()
  }

  private mutating func newLine() {
    guard layout == .indented else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: depth * 2)
  }

  // MARK: Texts

  private mutating func string(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    value.withSpelling { text in
      if text.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 >= 0x7F }) {
        for scalar in value.unicodeScalars { append(scalar) }
      } else {
        bytes += text
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whoever prints the report on a terminal meets no control character either.
  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": bytes += "\\\"".utf8
    case "\\": bytes += "\\\\".utf8
    case "\n": bytes += "\\n".utf8
    case "\r": bytes += "\\r".utf8
    case "\t": bytes += "\\t".utf8
    default:
      if scalar.isControl {
        let digits = String(scalar.value, radix: 16)
        bytes += "\\u".utf8
        bytes += repeatElement(UInt8(ascii: "0"), count: 4 - digits.count)
        bytes += digits.utf8
      } else {
        bytes += scalar.utf8
      }
    }
  }
}
