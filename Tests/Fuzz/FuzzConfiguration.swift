// libFuzzer target for configurations and the patterns in them.

import L10nLint
import L10nSyntax

/// The first line is a pattern and the second a path; all of it is a configuration.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzConfiguration(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = [UInt8](UnsafeBufferPointer(start: data, count: count))
  let reading = ConfigurationFile.read(bytes, path: ".l10nlint.yml", folder: "/app")
  for problem in reading.problems {
    precondition(!problem.message.isEmpty && !problem.message.contains("\n"))
  }
  let configuration = Configuration([reading.file], number: 1)
  for path in ["/app/Sources/A.swift", "/app/de.lproj/Localizable.strings"] {
    _ = configuration.exclusion(ofFile: path)
    _ = configuration.settings(for: path)
  }
  let lines = bytes.split(separator: 10, maxSplits: 2).map { String(decoding: $0, as: UTF8.self) }
  for subject in [Glob.Subject.paths, .texts] {
    if lines.count > 1, let glob = try? Glob(lines[0], for: subject) { _ = glob.matches(lines[1]) }
  }
  return 0
}
