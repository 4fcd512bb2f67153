// Prints what the readers of XML and property lists make of files, for compare_markup.py, which builds and runs it.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads paths from standard input, one a line; a path behind `plist ` is read as a property list. Prints one line of
/// JSON for each file.
@main
struct Dump {
  static func main() {
    while let line = readLine() {
      let isList = line.hasPrefix("plist ")
      guard let bytes = contents(of: isList ? String(line.dropFirst(6)) : line) else {
        print("{\"unreadable\": true}")
        continue
      }
      let source = SourceText(bytes)
      print(isList ? json(PropertyList.read(source)) : json(Markup.read(source)))
    }
  }

  /// Elements as [name, {attributes}, [children]], texts as strings.
  private static func json(_ markup: Markup) -> String {
    var text = ""
    var open: [Int] = []
    for (number, node) in markup.nodes.enumerated().dropFirst() {
      close(&open, before: number, "]]", &text) { Int(markup.nodes[$0].next) }
      switch node.kind {
      case .element:
        let attributes = markup.attributes[node.attributes].map {
          "\(quoted(markup.source.string($0.name))): \(quoted(markup.source.text(of: $0.value)))"
        }
        separate(&text)
        text += "[\(quoted(markup.source.string(node.name))), {\(attributes.joined(separator: ", "))}, ["
        open.append(number)
      case .text, .characterData:
        separate(&text)
        let placed = PlacedText(node.kind == .text ? node.content : node.range, .markup)
        text += quoted(markup.source.text(of: placed))
      default: break
      }
    }
    close(&open, before: markup.nodes.count, "]]", &text) { Int(markup.nodes[$0].next) }
    return
      "{\"problems\": [\(markup.problems.map { quoted($0.message) }.joined(separator: ", "))], \"value\": [\(text)]}"
  }

  /// Dictionaries as {"d": [key, value, …]}, arrays as {"a": […]}, scalars as [kind, text].
  private static func json(_ list: PropertyList) -> String {
    var text = ""
    var open: [Int] = []
    for (number, node) in list.nodes.enumerated() {
      close(&open, before: number, "]}", &text) { Int(list.nodes[$0].next) }
      separate(&text)
      if let key = node.key { text += quoted(list.string(key)) + ", " }
      if node.kind == .dictionary || node.kind == .array {
        text += node.kind == .dictionary ? "{\"d\": [" : "{\"a\": ["
        open.append(number)
      } else {
        text += "[\"\(node.kind)\", \(quoted(list.string(node.text)))]"
      }
    }
    close(&open, before: list.nodes.count, "]}", &text) { Int(list.nodes[$0].next) }
    let problems = list.problems.map { quoted($0.message) }.joined(separator: ", ")
    return "{\"format\": \"\(list.format)\", \"problems\": [\(problems)], \"value\": [\(text)]}"
  }

  private static func close(
    _ open: inout [Int], before number: Int, _ mark: String, _ text: inout String, _ next: (Int) -> Int
  ) {
    while let last = open.last, next(last) <= number {
      text += mark
      open.removeLast()
    }
  }

  private static func separate(_ text: inout String) {
    if let last = text.utf8.last, last != UInt8(ascii: "["), last != UInt8(ascii: " ") { text += ", " }
  }

  private static func quoted(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": json += "\\\(scalar)"
      case "\0"..."\u{1F}", "\u{7F}"..."\u{A0}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json + "\""
  }

  private static func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }
}
