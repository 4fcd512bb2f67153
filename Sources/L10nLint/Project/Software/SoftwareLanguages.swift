import L10nSyntax

/// The languages that one app, package or library is translated into.
struct SoftwareLanguages {
  /// The one that its texts are written in first.
  let base: LanguageTag?
  /// Those with at least half of the texts of its largest table. What has only begun is not counted.
  let translations: [JoinedTable.Language]

  init(_ table: JoinedTable) {
    base = table.languages.first?.tag
    let counts = table.textCounts(in: table.rows)
    let copied = table.copiedLanguages
    translations = table.languages.indices.dropFirst().compactMap { number in
      guard table.languages[number].tag != nil, !table.isSameLanguage(number, 0), !copied.contains(number)
      else { return nil }
      return counts[number] * 2 >= table.rows.count ? table.languages[number] : nil
    }
  }
}

extension ProjectResources {
  /// By the folder of each piece of software, the languages of its largest table for code.
  func languagesBySoftware() -> [String: SoftwareLanguages] {
    var largest: [String: JoinedTable] = [:]
    for table in tables where !table.isOfInformation && !table.isOfInterface(layout) {
      let software = software(of: table)
      if let other = largest[software], other.rows.count >= table.rows.count { continue }
      largest[software] = table
    }
    return largest.mapValues(SoftwareLanguages.init)
  }
}

extension ProjectResources {
  /// The table with the most keys for the code of the same software.
  func largestTable(beside table: JoinedTable) -> JoinedTable? {
    let own = software(of: table)
    return tables.lazy.filter { [layout] in !$0.isOfInformation && !$0.isOfInterface(layout) }
      .filter { software(of: $0) == own }.max { $0.rows.count < $1.rows.count }
  }
}

extension ResourceFile {
  /// A place for what is wrong with the whole file: its first key. `nil` where it says nothing.
  var firstKey: ByteRange? {
    guard let table, table.hasPlaces else { return nil }
    return table.entries.first { !$0.key.range.isEmpty }?.key.range
  }
}
