import L10nSyntax

extension ProjectFacts {
  /// Findings of the project, each with the language of which it speaks, as far as its place says it.
  package func namingLanguages(in findings: [Finding]) -> [Finding] {
    let catalogs = CatalogPlaces(of: findings, in: self)
    return findings.map { finding in
      var finding = finding
      finding.language = catalogs.language(of: finding) ?? finding.path.languageOfFolder
      return finding
    }
  }
}

/// The catalogs that findings are about.
private struct CatalogPlaces {
  private let catalogs: PathTable<CatalogLanguages>

  init(of findings: [Finding], in project: ProjectFacts) {
    let paths = PathTable(findings.map { (key: $0.path, value: true) })
    var catalogs = PathTable<CatalogLanguages>()
    for file in project.resources.files where paths[file.path] != nil {
      if let table = file.table, table.format == .catalog { catalogs[file.path] = CatalogLanguages(table) }
    }
    self.catalogs = catalogs
  }

  func language(of finding: Finding) -> String? {
    catalogs[finding.path]?.language(at: finding.place.range.start)
  }
}

extension String {
  /// That of the folder of a language around a file.
  fileprivate var languageOfFolder: String? {
    for step in split(separator: "/") where step.hasSuffix(".lproj") {
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
