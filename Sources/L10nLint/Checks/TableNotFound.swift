import L10nSyntax

extension Check {
  /// Tables that the code names and no file of the project is, once a table.
  static let tableNotFound = Check(
    .project { pass in
      let tables = pass.project.keys.tables
      guard !tables.names.isEmpty else { return }
      var told: Set<[String]> = []
      for use in pass.project.keys.uses where pass.isReported(use) && use.bundle.isOwn {
        guard case .written(let name, let place) = use.tableArgument, !name.isEmpty,
          !tables.names.contains(name)
        else { continue }
        let software = pass.project.resources.layout.software(around: use.path)
        guard pass.isFirst([software, name], &told, use, at: place) else { continue }
        report(use, name, place, &pass)
      }
    })

  private static func report(_ use: KeyUse, _ name: String, _ place: Place, _ pass: inout ProjectPass) {
    let tables = pass.project.keys.tables
    let small = name.lowercased()
    if let stem = name.withoutTableEnding, tables.names.contains(stem) {
      pass.report(
        use, at: place,
        "Table `\(name)` is not found: name a table without its file extension",
        kind: "ending", confidence: .certain)
    } else if let other = tables.names.filter({ $0.lowercased() == small }).min() {
      pass.report(
        use, at: place,
        "Table `\(name)` is not found: the file is called `\(other)`, and case matters",
        kind: "case", confidence: .certain)
    } else if !tables.bundles(near: use).isEmpty {
      pass.report(
        use, at: place, "There is no table `\(name)`: readers see the key or the default text",
        kind: "missing", confidence: use.hasValue ? .possible : .likely)
    }
  }
}

extension String {
  /// `Errors` for `Errors.strings`; `nil` where there is no such ending.
  fileprivate var withoutTableEnding: String? {
    for ending in [".strings", ".stringsdict", ".xcstrings"] where hasSuffix(ending) {
      return String(dropLast(ending.count))
    }
    return nil
  }
}
