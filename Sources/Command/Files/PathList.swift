import L10nLint
import L10nSyntax

/// A file, or standard input, that lists paths: one a line, or parted by NUL as `git ls-files -z` writes them.
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
        .filter { !$0.isEmpty }.map { String(path: $0) }
    } catch {
      throw ArgumentError(message: "the list `\(path.printable)` cannot be read: \(error.text)")
    }
  }
}
