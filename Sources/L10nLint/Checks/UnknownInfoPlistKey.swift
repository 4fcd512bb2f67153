import L10nSyntax

extension Check {
  /// Keys of `InfoPlist` tables that no `Info.plist` has.
  static let unknownInfoPlistKey = Check(
    .project { pass in
      // What names such a table looks it up for itself, with any keys.
      let tables = pass.project.resources.tables.filter {
        $0.isOfInformation && !pass.project.isNamedByCode($0.name, for: $0)
      }
      guard !tables.isEmpty else { return }
      let known = InformationNames(pass.project.resources)
      for table in tables {
        let software = pass.project.resources.software(of: table)
        let unknown = table.rows.filter { row in
          let key = table.key(of: row)
          return table.cells(of: row).contains { !table.values(of: $0).isEmpty }
            && !known.contains(key, in: software) && !pass.project.isNamedByCode(key, for: table)
        }
        if let other = pass.project.resources.table(holding: unknown, of: table), let first = unknown.first {
          let place = pass.related(
            other.rows[0], of: other, "the other table")
          pass.report(
            first, of: table,
            "This table has keys of the table `\(other.name)`, whose texts are not used here (keys: \(unknown.count))",
            kind: "unknown", confidence: .likely, related: [place])
          continue
        }
        // What the translations no longer have is a leftover in the base language, unless it is a typo of the system's key.
        let isLeft = { (row: JoinedTable.Row) in
          table.languages.count > 1 && table.cells(of: row).allSatisfy { $0.language == 0 }
            && !table.withKey(of: row) { $0.hasPrefix("NS") || $0.hasPrefix("CF") || $0.hasPrefix("UT") }
        }
        report(unknown.filter { !isLeft($0) }, of: table, kind: "unknown", &pass)
        report(unknown.filter(isLeft), of: table, kind: "leftover", &pass)
      }
    })

  private static func report(
    _ rows: [JoinedTable.Row], of table: JoinedTable, kind: String, _ pass: inout ProjectPass
  ) {
    pass.report(
      rows, of: table, kind: kind, confidence: .likely,
      alone: { "`\(table.key(of: $0).prefix(40))` is in no `Info.plist` here, so its text is never used" },
      together: { "\($0.count) keys are in no `Info.plist` here, so their texts are never used" })
  }
}

extension ProjectFacts {
  /// Whether code of its software names a table or asks for a key of it, or code of a part of it or of what it is a part
  /// of.
  fileprivate func isNamedByCode(_ name: String, for table: JoinedTable) -> Bool {
    guard let readers = readers.information[name] else { return false }
    let software = resources.software(of: table)
    return readers.contains { reader in
      reader == software || software.isInside(reader) || reader.isInside(software)
    }
  }
}

extension ProjectResources {
  /// The other table of a bundle that has all of several keys.
  fileprivate func table(holding rows: [JoinedTable.Row], of table: JoinedTable) -> JoinedTable? {
    guard rows.count > 1 else { return nil }
    return tables.first { other in
      other.bundle == table.bundle && other.name != table.name && !other.rows.isEmpty
        && rows.allSatisfy { other.row(of: table.entry(of: $0).key, in: table.table(of: $0)) != nil }
    }
  }
}

extension String {
  /// `Harbour` of `KLInfo_Harbour`: a bundle of keyboard layouts names them so, and its table has their names.
  fileprivate var nameOfKeyboard: String { hasPrefix("KLInfo_") ? String(dropFirst(7)) : self }
}

/// What may be translated beside an `Info.plist`: its keys, and those of its texts that are names of texts.
private struct InformationNames {
  private var found: [String: Set<String>] = [:]
  private var all: Set<String> = []

  init(_ resources: ProjectResources) {
    for file in resources.files {
      guard let list = file.information else { continue }
      var names: Set<String> = []
      for node in list.nodes {
        if let key = node.key.map({ list.string($0) }) { names.formUnion([key, key.nameOfKeyboard]) }
        if node.kind == .string { names.insert(list.string(node.text)) }
      }
      found[resources.layout.software(around: file.path), default: []].formUnion(names)
      all.formUnion(names)
    }
  }

  /// Without an `Info.plist` the build makes one of its settings, and only a slip is certain.
  func contains(_ key: String, in software: String) -> Bool {
    if all.contains(key) || Tables.informationKeys.contains(key) || PropertyList.purposes.contains(key) {
      return true
    }
    let isSlip = Self.names.slip(key) != nil
    // The system gets new purposes every year.
    if key.hasSuffix("UsageDescription"), key.hasPrefix("NS") || key.hasPrefix("NFC") { return !isSlip }
    return found[software] == nil && !isSlip
  }
}

extension InformationNames {
  fileprivate static let names = Tables.informationKeys.union(PropertyList.purposes).sorted()
}

extension String {
  /// Whether a folder lies in another one, all of which lie in the one without a name.
  fileprivate func isInside(_ folder: String) -> Bool { folder.isEmpty || hasPrefix(folder + "/") }
}

extension [String] {
  /// The name that a wrong one was most likely meant to be: it differs in a letter or two.
  fileprivate func slip(_ name: String) -> String? {
    guard let near = nearest(to: name), abs(near.utf8.count - name.utf8.count) <= 2 else { return nil }
    let common = zip(near.utf8, name.utf8).prefix { $0 == $1 }.count
    let ending = zip(near.utf8.reversed(), name.utf8.reversed()).prefix { $0 == $1 }.count
    return common + ending >= Swift.min(near.utf8.count, name.utf8.count) - 2 ? near : nil
  }
}
