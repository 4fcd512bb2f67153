import L10nLint
import L10nSyntax

extension LintRequest {
  /// Refuses, before anything is done, to write over somebody's work, and to write two things into one file.
  func checkWrittenFiles() throws(ArgumentError) {
    var names: [String: String] = [:]
    var inputs = lists
    if case .file(let path) = configuration { inputs.append(path) }
    for name in reports.compactMap(\.file) + (writtenBaseline.map { [$0] } ?? []) {
      let place = FileReplacement.target(of: name)
      if [name, place].contains(where: \.isSomebodysWork) {
        let isThere = PathStatus(place) != nil
        throw ArgumentError(
          message: isThere
            ? "`\(name.printable)` is a file of the project; choose another name for the report"
            : "`\(name.printable)` would be read as a file of the project; choose another name for the report"
        )
      }
      try checkIsNotRead(name, inputs)
      guard let other = names.updateValue(name, forKey: place.fromTheRoot) else { continue }
      let spellings = other == name ? "" : " (also spelled `\(other.printable)`)"
      throw ArgumentError(
        message: "two reports cannot use the same file `\(name.printable)`\(spellings); rename one")
    }
  }
}

extension LintRequest {
  /// Refuses to write a report over the baseline of the run.
  func checkReports(spare baseline: String) throws(ArgumentError) {
    for name in reports.compactMap(\.file) { try checkIsNotRead(name, [baseline]) }
  }

  private func checkIsNotRead(_ name: String, _ inputs: [String]) throws(ArgumentError) {
    guard let file = PathStatus(FileReplacement.target(of: name)), file.kind == .file,
      inputs.contains(where: { PathStatus(FileReplacement.target(of: $0))?.identity == file.identity })
    else { return }
    throw ArgumentError(
      message: "`\(name.printable)` is read by this run; choose another name for the report")
  }
}

extension String {
  /// Whether this is the name of a file that is looked at, or says how.
  fileprivate var isSomebodysWork: Bool {
    FileKind(path: self) != nil
      || [ConfigurationFile.name, ConfigurationFile.otherName].contains { self == $0 || hasSuffix("/" + $0) }
  }

  /// The path of a file that need not exist, by the folder that it is in.
  fileprivate var fromTheRoot: String {
    let name = utf8.lastIndex(of: UInt8(ascii: "/")).map(utf8.index(after:)) ?? startIndex
    let folder = Platform.realPath(name == startIndex ? "." : String(self[..<name]))
    return folder.map { String(path: $0) + "/" + self[name...] } ?? self
  }
}
