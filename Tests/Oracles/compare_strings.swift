// Compares the reader of `.strings` files with the toolchain's PropertyListSerialization; built by compare_strings.sh.

import Foundation

@main enum CompareStrings {
  static func main() throws {
    var folders = Array(CommandLine.arguments.dropFirst())
    let isTimed = folders.first == "--time"
    if isTimed { folders.removeFirst() }
    let files = folders.flatMap(stringsFiles(below:))
    if isTimed { return try time(files) }
    var counts: [String: Int] = [:]
    for file in files {
      let (verdict, detail) = compare(try Data(contentsOf: URL(fileURLWithPath: file)))
      counts[verdict, default: 0] += 1
      if let detail { print("\(file): \(verdict): \(detail)") }
    }
    for (verdict, count) in counts.sorted(by: { $0.key < $1.key }) { print(verdict, count) }
    let isSame = !counts.keys.contains { $0.hasPrefix("DIFFERS") }
    Foundation.exit(isSame ? 0 : 1)
  }

  static func stringsFiles(below folder: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".strings") }.sorted().map {
      folder + "/" + $0
    }
    .filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }
  }

  /// As the command transcodes a file; nothing where it is no text.
  static func source(_ data: Data) -> SourceText? {
    let encodings: [([UInt8], String.Encoding)] = [
      ([0xFF, 0xFE, 0, 0], .utf32LittleEndian), ([0, 0, 0xFE, 0xFF], .utf32BigEndian),
      ([0xFF, 0xFE], .utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
    ]
    for (mark, encoding) in encodings where data.starts(with: mark) {
      return String(data: data.dropFirst(mark.count), encoding: encoding).map { SourceText($0) }
    }
    return SourceText(data)
  }

  static func compare(_ data: Data) -> (verdict: String, detail: String?) {
    guard let source = source(data) else { return ("DIFFERS: cannot be transcoded", "") }
    if source.count == 0 || Array(source.storage.prefix(source.count)) == [0xEF, 0xBB, 0xBF] {
      return ("empty", nil)
    }
    guard StringsForm(of: source) == .text else { return ("property list in XML or bytes", nil) }
    let table = Table(strings: source)
    let problems = table.problems.filter { $0.kind != .misread }
    let told = problems.map { "\($0.range.start): \($0.message)" }.joined(separator: "\n  ")
    let isRefused = problems.contains { $0.kind == .syntax }
    guard let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil) else {
      return isRefused ? ("refused by both", told) : ("DIFFERS: refused by Foundation only", told)
    }
    guard let theirs = list as? [String: Any] else {
      return isRefused ? ("no dictionary", told) : ("DIFFERS: no dictionary", told)
    }
    if isRefused { return ("DIFFERS: read by Foundation", told) }
    if let difference = difference(table, theirs) { return ("DIFFERS: other texts", difference) }
    return problems.isEmpty ? ("same", nil) : ("same, truncated", told)
  }

  static func difference(_ table: Table, _ theirs: [String: Any]) -> String? {
    var ours: [[UInt8]: [UInt8]?] = [:]
    for entry in table.entries where !entry.isLost {
      let value = entry.values.first.map { Array(table.text(of: table.values[$0].text).utf8) }
      ours[Array(table.text(of: entry.key).utf8)] = .some(value)
    }
    let keys = Set(theirs.keys.map { Array($0.utf8) })
    for key in Set(ours.keys).symmetricDifference(keys) {
      return "key \(String(decoding: key, as: UTF8.self))"
    }
    for (key, value) in theirs where ours[Array(key.utf8)] != .some((value as? String).map { Array($0.utf8) })
    {
      return "value of \(key)"
    }
    return nil
  }

  static func time(_ files: [String]) throws {
    let all = try files.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    let texts = all.filter { !$0.isEmpty }.compactMap { data in source(data).map { (data, $0) } }
      .filter { StringsForm(of: $0.1) == .text }
    let bytes = texts.reduce(0) { $0 + $1.1.count }
    var checksum = 0
    func measure(_ name: String, _ runs: Int, _ body: () -> Void) {
      let times = (0..<runs).map { _ in ContinuousClock().measure(body) }.sorted()
      let time = times[runs / 2].components
      let seconds = Double(time.seconds) + Double(time.attoseconds) / 1e18
      print(name, String(format: "%.3f s, %.0f MB/s of UTF-8", seconds, Double(bytes) / seconds / 1e6))
    }
    print("files", texts.count, "bytes", bytes)
    measure("reader", 5) { for (_, text) in texts { checksum += Table(strings: text).entries.count } }
    let tables = texts.map { Table(strings: $0.1) }
    print("values", tables.reduce(0) { $0 + $1.values.count })
    measure("hashes of keys", 5) {
      for table in tables { for entry in table.entries { checksum &+= Int(table.hash(of: entry.key) & 1) } }
    }
    measure("signatures of values", 5) {
      for table in tables {
        for value in table.values {
          checksum += table.withText(of: value.text) { FormatSignature($0) }.lastPosition
        }
      }
    }
    measure("PropertyListSerialization", 3) {
      for (data, _) in texts {
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        checksum += list == nil ? 0 : 1
      }
    }
    print("checksum", checksum)
  }
}
