import RulePages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files under `Rules/` and the README, as the working directory has them.
enum RuleFiles {
  static func all() throws(PageError) -> [(path: String, bytes: [UInt8])] {
    var files: [(path: String, bytes: [UInt8])] = []
    let names = try names(in: "Rules", ending: ".md") + names(in: "Rules/Tables", ending: ".yml")
    for path in names + ["README.md"] {
      files.append((path, try read(path)))
    }
    return files
  }

  static func read(_ path: String) throws(PageError) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw PageError(path: path, line: 1, "cannot be opened") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { break }
      bytes.append(contentsOf: buffer[..<count])
    }
    guard ferror(file) == 0 else { throw PageError(path: path, line: 1, "cannot be read") }
    return bytes
  }

  static func write(_ bytes: [UInt8], to path: String) throws(PageError) {
    guard let file = fopen(path, "wb") else { throw PageError(path: path, line: 1, "cannot be written") }
    let written = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, written == bytes.count else {
      throw PageError(path: path, line: 1, "cannot be written")
    }
  }

  private static func names(in folder: String, ending: String) throws(PageError) -> [String] {
    guard let directory = opendir(folder) else {
      throw PageError(path: folder, line: 1, "no such folder here: run from the root of the repository")
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      if name.hasSuffix(ending), !name.hasPrefix("."), name != "README.md" {
        names.append("\(folder)/\(name)")
      }
    }
    return names.sorted()
  }
}
