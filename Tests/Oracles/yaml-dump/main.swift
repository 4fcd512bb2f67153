// yaml-dump [--quiet] FILE...: one line of JSON per file, the value as YAML.parse reads it or where it stopped.
// With --quiet the values are left out, to time the reader alone.
import Foundation
import L10nSyntax

func quoted(_ text: String) -> String {
  var json = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": json += "\\\(scalar)"
    case "\0"..."\u{1F}":
      let digits = String(scalar.value, radix: 16)
      json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: json.unicodeScalars.append(scalar)
    }
  }
  return json + "\""
}

/// Scalars are [kind, value, text], so that 1, 1.0 and "1" stay apart.
func json(_ node: YAMLNode) -> String {
  let text = quoted(node.text ?? "")
  return switch node.value {
  case .null: "[\"null\", null, \(text)]"
  case .bool(let bool): "[\"bool\", \(bool), \(text)]"
  case .integer(let integer): "[\"int\", \(integer), \(text)]"
  case .number(let number): "[\"float\", \"\(number)\", \(text)]"
  case .string(let string): "[\"str\", \(quoted(string)), \(text)]"
  case .sequence(let items): "{\"seq\": [\(items.map(json).joined(separator: ", "))]}"
  case .mapping(let entries):
    "{\"map\": [\(entries.map { "[\(quoted($0.key)), \(json($0.value))]" }.joined(separator: ", "))]}"
  }
}

let isQuiet = CommandLine.arguments.contains("--quiet")
for path in CommandLine.arguments.dropFirst() where path != "--quiet" {
  guard let data = FileManager.default.contents(atPath: path) else {
    print("{\"unreadable\": \(quoted(path))}")
    continue
  }
  do {
    let value = try YAML.parse([UInt8](data))
    print("{\"value\": \(isQuiet ? "\"read\"" : json(value))}")
  } catch {
    let place = error.position
    print("{\"error\": \(quoted("\(place.line):\(place.column) \(error.message)"))}")
  }
}
