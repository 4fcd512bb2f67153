import L10nSyntax

/// Tells of which language a finding speaks, as far as its place says it.
struct FindingLanguages {
  private let catalogs: [String: CatalogLanguages]

  init(of findings: [Finding], in project: ProjectFacts) {
    let paths = Set(findings.map(\.path))
    var catalogs: [String: CatalogLanguages] = [:]
    for file in project.resources.files where paths.contains(file.path) {
      if let table = file.table, table.format == .catalog { catalogs[file.path] = CatalogLanguages(table) }
    }
    self.catalogs = catalogs
  }

  /// `nil` where a finding is about code, a key, or all languages.
  func language(of finding: Finding) -> String? {
    if let catalog = catalogs[finding.path] { return catalog.language(at: finding.place.range.start) }
    for step in finding.path.split(separator: "/") where step.hasSuffix(".lproj") {
      return ["Base", "mul"].contains(step.dropLast(6)) ? nil : String(step.dropLast(6))
    }
    return nil
  }
}

/// Where a catalog speaks of which language.
private struct CatalogLanguages {
  /// In the order of the file.
  private let places: [(range: ByteRange, language: String)]

  init(_ table: Table) {
    let names = zip(table.languagePlaces, table.languages).map { ($0.range, $1) }
    let texts = table.values.map { ($0.text.range, table.languages[Int($0.language)]) }
    places = (names + texts).sorted { $0.0.start < $1.0.start }.map { (range: $0.0, language: $0.1) }
  }

  func language(at offset: UInt32) -> String? {
    // A place may begin with the quote in front of a text.
    let next = places.partitionPoint { $0.range.start <= offset + 1 }
    guard next > 0, places[next - 1].range.end >= offset else { return nil }
    return places[next - 1].language
  }
}
