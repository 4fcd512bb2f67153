// Writes what our reader makes of JSON files, a line a file, for compare_json.py; built by compare_json.sh.

import Foundation

@main enum DumpJSON {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--time" { return try time(arguments.dropFirst().map { try text($0) }) }
    for path in arguments {
      let source = try text(path)
      var line = Line()
      line.write(JSONDocument(source))
      if path.hasSuffix(".xcstrings") {
        line.text += ","
        line.write(Table(catalog: source))
      }
      print("[" + line.text + "]")
    }
  }

  static func text(_ path: String) throws -> SourceText {
    SourceText(Array(try Data(contentsOf: URL(fileURLWithPath: path))))
  }

  /// The best of several runs over all files, in memory.
  static func time(_ sources: [SourceText]) throws {
    let bytes = sources.reduce(0) { $0 + $1.count }
    func best(_ name: String, _ runs: Int, _ body: (SourceText) -> Void) {
      let seconds = (0..<runs).map { _ in
        let start = DispatchTime.now().uptimeNanoseconds
        for source in sources { body(source) }
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      }.min()
      let speed = Double(bytes) / (seconds ?? 1) / 1e6
      print("\(name): \(Int(speed)) MB/s, \(sources.count) files, \(bytes) bytes")
    }
    let datas = sources.map { Data($0[ByteRange(0, UInt32($0.count))]) }
    best("JSONDocument", 15) { _ = JSONDocument($0) }
    best("Table(catalog:)", 15) { _ = Table(catalog: $0) }
    var next = 0
    best("JSONSerialization", 3) { _ in
      _ = try? JSONSerialization.jsonObject(with: datas[next % datas.count])
      next += 1
    }
  }
}

struct Line {
  var text = ""

  mutating func write(_ document: JSONDocument) {
    let problems = document.problems.map { "\"\($0.kind)\"" }.joined(separator: ",")
    text += "[\(problems)],"
    if document.nodes.isEmpty { text += "null" } else { write(document, 0) }
  }

  /// Objects as `{"o":[key,value,…]}`, so that keys may repeat, and numbers with their digits.
  private mutating func write(_ document: JSONDocument, _ node: Int) {
    let found = document.nodes[node]
    switch found.kind {
    case .object, .array:
      text += found.kind == .object ? "{\"o\":[" : "["
      for (number, child) in document.children(of: node).enumerated() {
        if number > 0 { text += "," }
        if found.kind == .object {
          write(document.nodes[child].key.map(document.source.jsonString) ?? "")
          text += ","
        }
        write(document, child)
      }
      text += found.kind == .object ? "]}" : "]"
    case .string: write(document.source.jsonString(found.text))
    case .number: text += "{\"n\":\"\(document.source.string(found.range))\"}"
    case .yes: text += "true"
    case .no: text += "false"
    case .null: text += "null"
    }
  }

  mutating func write(_ table: Table) {
    var rows: [String] = []
    for entry in table.entries {
      for value in table.values[entry.values] {
        var line = Line()
        let variable = value.variable.map { table.text(of: table.variables[Int($0)].name) }
        let cells = [
          table.text(of: entry.key), table.languages[Int(value.language)], variable ?? "",
          value.device?.rawValue ?? "",
          value.plural?.rawValue ?? "", value.state.rawValue, table.text(of: value.text),
        ]
        for (number, cell) in cells.enumerated() {
          if number > 0 { line.text += "," }
          line.write(cell)
        }
        rows.append("[" + line.text + "]")
      }
    }
    text += "[" + rows.joined(separator: ",") + "],"
    let keys = table.entries.map { entry in
      var line = Line()
      line.write(table.text(of: entry.key))
      return "[\(line.text),\"\(entry.extraction)\",\(entry.isTranslatable)]"
    }
    text += "[" + keys.joined(separator: ",") + "]"
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\0"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
