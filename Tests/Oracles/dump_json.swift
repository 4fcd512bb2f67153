// Writes what our reader makes of JSON files, a line a file, for compare_json.py; built by compare_json.sh.

import Foundation

@main enum DumpJSON {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "--time" { return try time(arguments.dropFirst().map { try text($0) }) }
    if arguments.first == "--foundation" { return try compare(arguments.dropFirst()) }
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

  /// Whether JSONSerialization reads the same files, and the same values in them.
  static func compare(_ paths: some Sequence<String>) throws {
    var counts: [String: Int] = [:]
    for path in paths {
      let source = try text(path)
      let document = JSONDocument(source)
      let isRead = document.problems.allSatisfy(\.isTolerated)
      let data = Data(source[ByteRange(0, UInt32(source.count))])
      let theirs = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      let verdict =
        switch (isRead, theirs) {
        case (true, let theirs?): isSame(document, 0, theirs) ? "same values" : "DIFFERENT values"
        case (true, nil): "DIFFERENT: only Foundation refuses"
        case (false, nil): "both refuse"
        case (false, _?): "DIFFERENT: only we refuse"
        }
      counts[verdict, default: 0] += 1
      if verdict.hasPrefix("D") { print("\(path): \(verdict): \(document.problems.prefix(3).map(\.kind))") }
    }
    for (verdict, count) in counts.sorted(by: { $0.key < $1.key }) { print(count, verdict) }
    exit(counts.keys.contains { $0.hasPrefix("D") } ? 1 : 0)
  }

  private static func isSame(_ document: JSONDocument, _ node: Int, _ value: Any) -> Bool {
    let found = document.nodes[node]
    switch found.kind {
    case .object:
      guard let theirs = value as? [String: Any] else { return false }
      // Foundation keeps the last value of a key that stands twice.
      var ours: [String: Int] = [:]
      for child in document.children(of: node) {
        if let key = document.nodes[child].key { ours[document.source.text(of: key)] = child }
      }
      return ours.count == theirs.count
        && ours.allSatisfy { key, child in theirs[key].map { isSame(document, child, $0) } ?? false }
    case .array:
      guard let theirs = value as? [Any] else { return false }
      let ours = Array(document.children(of: node))
      return ours.count == theirs.count && zip(ours, theirs).allSatisfy { isSame(document, $0, $1) }
    case .string:
      return (value as? String)?.utf8.elementsEqual(document.source.text(of: found.text).utf8) == true
    case .number:
      // Foundation reads long fractions as decimals and rounds them.
      guard let theirs = (value as? NSNumber)?.doubleValue,
        let ours = Double(document.source.string(found.range))
      else { return false }
      return abs(theirs - ours) <= 1e-12 * abs(ours)
    case .yes, .no: return (value as? Bool) == (found.kind == .yes)
    case .null: return value is NSNull
    }
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
          write(document.nodes[child].key.map(document.source.text(of:)) ?? "")
          text += ","
        }
        write(document, child)
      }
      text += found.kind == .object ? "]}" : "]"
    case .string: write(document.source.text(of: found.text))
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
