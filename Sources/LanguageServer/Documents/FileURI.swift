import L10nLint
import L10nSyntax

/// Paths and the URIs by which editors know files.
enum FileURI {
  /// The absolute path of a file; `nil` where the URI names something else.
  static func path(_ uri: String) -> String? {
    guard uri.utf8.count > 7, uri.prefix(7).lowercased() == "file://" else { return nil }
    let rest = Array(uri.utf8.dropFirst(7))
    // A host other than this one has no path here.
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    guard slash == 0 || rest[..<slash].elementsEqual("localhost".utf8) else { return nil }
    var bytes: [UInt8] = []
    var index = slash
    while index < rest.count {
      if rest[index] == UInt8(ascii: "%"), index + 2 < rest.count,
        let byte = UInt8(String(decoding: rest[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        index += 3
      } else if rest[index] == UInt8(ascii: "#") || rest[index] == UInt8(ascii: "?") {
        break
      } else {
        bytes.append(rest[index])
        index += 1
      }
    }
    guard !bytes.contains(0) else { return nil }
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return String(path: bytes)
  }

  static func uri(_ path: String) -> String { "file://" + path.uriPath }
}

extension String {
  /// The path from a folder, where it lies in it.
  func below(_ folder: String) -> String? {
    let prefix = folder == "/" ? folder : folder + "/"
    guard utf8.count > prefix.utf8.count, utf8.starts(with: prefix.utf8) else { return nil }
    return String(Substring(utf8.dropFirst(prefix.utf8.count)))
  }

  /// The path of something that is named from a folder.
  func inside(_ folder: String) -> String {
    guard !hasPrefix("/") else { return self }
    var steps = folder.split(separator: "/")
    for step in split(separator: "/") where step != "." {
      if step == ".." { _ = steps.popLast() } else { steps.append(step) }
    }
    return "/" + steps.joined(separator: "/")
  }
}
