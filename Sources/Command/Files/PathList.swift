import L10nLint
import L10nSyntax

/// A file, or standard input, that lists paths: one a line, as git too writes them, or parted by NUL (`git ls-files -z`).
enum PathList {
  static func read(_ path: String) throws -> [String] {
    var reader = FileReader()
    do {
      let bytes = try reader.readBytes(path == "-" ? nil : path)
      let isParted = bytes.contains(0)
      // A byte order mark is no part of the first path.
      let names = bytes.dropFirst(bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0)
      return names.split(separator: isParted ? 0 : 10)
        .map { isParted || $0.last != 13 ? $0 : $0.dropLast() }
        .filter { !$0.isEmpty }.map { String(path: isParted ? $0 : unquoted($0)) }
    } catch {
      throw ArgumentError(message: "the list `\(path.printable)` cannot be read: \(error.text)")
    }
  }

  /// Git quotes a name with characters that are not ASCII, as in C: `"caf\303\251.swift"`. Anything else is a name as it is.
  private static func unquoted(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let quote = UInt8(ascii: "\"")
    guard name.count > 2, name.first == quote, name.last == quote else { return name }
    var rest = name.dropFirst().dropLast()
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      guard let escaped = rest.popFirst() else { return name }
      if let letter = letters[Unicode.Scalar(escaped)] {
        bytes.append(letter)
      } else {
        let digits = [escaped] + rest.prefix(2)
        guard digits.count == 3, digits.allSatisfy(\.isDecimalDigit),
          let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
        else { return name }
        bytes.append(code)
        rest = rest.dropFirst(2)
      }
    }
    return bytes[...]
  }

  private static let letters: [Unicode.Scalar: UInt8] = [
    "a": 7, "b": 8, "t": 9, "n": 10, "v": 11, "f": 12, "r": 13, "\"": 34, "\\": 92,
  ]
}
