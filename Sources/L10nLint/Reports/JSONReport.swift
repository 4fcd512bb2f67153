extension ReportFormat {
  /// One object with a version, the findings and what the run saw.
  package static let json = ReportFormat(name: "json") { findings, summary in
    var writer = JSONWriter()
    writer.object {
      $0.field("version", 1)
      $0.field("files", summary.files)
      $0.field("keyStyle", summary.project.keyStyle.rawValue)
      $0.array("findings", findings) { finding, writer in
        writer.object {
          $0.field("rule", finding.rule)
          $0.field("severity", finding.severity.rawValue)
          $0.field("confidence", finding.confidence.rawValue)
          $0.field("message", finding.message)
          $0.place(finding.path, finding.place)
          $0.array("related", finding.related) { related, writer in
            writer.object {
              $0.field("message", related.message)
              $0.place(related.path, related.place)
            }
          }
        }
      }
    }
    return writer.text + "\n"
  }
}

/// Writes JSON with two spaces of indentation.
struct JSONWriter {
  private(set) var text = ""
  private var depth = 0
  private var isFirst = true

  mutating func object(_ body: (inout JSONWriter) -> Void) { nest("{", "}", body) }

  mutating func field(_ name: String, _ value: Int) {
    key(name)
    text += String(value)
  }

  mutating func field(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  mutating func field(_ name: String, _ body: (inout JSONWriter) -> Void) {
    key(name)
    nest("{", "}", body)
  }

  mutating func array<Element>(
    _ name: String, _ elements: [Element], _ body: (Element, inout JSONWriter) -> Void
  ) {
    key(name)
    nest("[", "]") { writer in
      for element in elements {
        writer.separate()
        body(element, &writer)
      }
    }
  }

  mutating func place(_ path: String, _ place: Place) {
    field("path", path)
    field("start") { $0.position(place.start, offset: place.range.start) }
    field("end") { $0.position(place.end, offset: place.range.end) }
  }

  private mutating func position(_ position: Place.Position, offset: UInt32) {
    field("line", position.line)
    field("column", position.column)
    field("utf16Column", position.utf16Column)
    field("offset", Int(offset))
  }

  private mutating func nest(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    text += open
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst { newLine() }
    isFirst = false
    text += close
  }

  private mutating func key(_ name: String) {
    separate()
    string(name)
    text += ": "
  }

  private mutating func separate() {
    if !isFirst { text += "," }
    isFirst = false
    newLine()
  }

  private mutating func newLine() {
    text += "\n"
    text += String(repeating: "  ", count: depth)
  }

  private mutating func string(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          let digits = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }
}
