import L10nSyntax

extension Check {
  /// Variables of texts, `%#@files@`, that nobody defines, and definitions that no text has.
  static let undefinedSubstitution = Check(
    .resources { file, pass in
      guard let table = file.table, table.format == .catalog else { return }
      var next = 0
      for (number, entry) in table.entries.enumerated() {
        let first = next
        while next < table.variables.count, table.variables[next].entry == number { next += 1 }
        checkSubstitutions(of: entry, defining: first..<next, in: table, of: file, &pass)
      }
    },
    .tables { joined, pass in
      reportExported(joined, &pass)
      for row in joined.rows where row.marks.contains(.hash) && !joined.isExportedPlural(row) {
        for cell in joined.cells(of: row) where joined.table(of: cell).format == .strings {
          checkStrings(cell, row, joined, &pass)
        }
      }
    })

  /// A language defines its variables itself.
  private static func checkSubstitutions(
    of entry: Table.Entry, defining variables: Range<Int>, in table: Table, of file: ResourceFile,
    _ pass: inout ResourcePass
  ) {
    let numbers = Dictionary(
      variables.map { number in
        let variable = table.variables[number]
        return (VariableKey(variable.language, table.text(of: variable.name)), number)
      }, uniquingKeysWith: { first, _ in first })
    var used: Set<Int> = []
    var missing: [Table.VariableName] = []
    for value in table.values[entry.values] where value.variable == nil {
      var told: Set<String> = []
      for name in table.variableNames(in: value.text) {
        if let known = numbers[VariableKey(value.language, name.text)] {
          used.insert(known)
        } else if told.insert(name.text).inserted {
          missing.append(name)
        }
      }
    }
    for alike in missing.grouped(by: \.text) { reportMissing(alike, file, &pass) }
    // An empty text is a mistake by itself.
    let empty = table.values[entry.values].filter { $0.variable == nil && $0.text.range.isEmpty }.map(
      \.language)
    for variable in variables
    where !used.contains(variable) && !empty.contains(table.variables[variable].language) {
      let name = table.variables[variable].name
      pass.report(
        name.range, in: file,
        "`\(table.text(of: name))` is used in no text of its language, so its forms are never shown",
        kind: "unused")
    }
  }

  /// Where several languages lack it, somebody wrote one of them out and copied the text.
  private static func reportMissing(
    _ names: [Table.VariableName], _ file: ResourceFile, _ pass: inout ResourcePass
  ) {
    let others = names.dropFirst()
    pass.report(
      names[0].range, in: file,
      "`\(names[0].text)` has no substitution here"
        + (others.isEmpty
          ? "" : " and in \(others.count) more \(others.count == 1 ? "text" : "texts") of this key")
        + ": filling this text crashes",
      kind: "undefined",
      related: others.relatedPlaces { pass.related($0.range, in: file, "none here either") })
  }

  /// Translators get plurals under ids that no call asks for; what came back belongs into another file.
  private static func reportExported(_ joined: JoinedTable, _ pass: inout ResourcePass) {
    let rows = joined.rows.filter { $0.marks.contains(.hash) && joined.isExportedPlural($0) }
    guard let first = rows.first else { return }
    let languages = Set(rows.flatMap { joined.cells(of: $0).map(\.language) }).sorted()
    let others = languages.dropFirst().relatedPlaces { language in
      rows.lazy.compactMap { joined.cells(of: $0, in: Int(language)).first }.first.map {
        pass.related(joined.entry(of: $0).key.range, in: joined.file(of: $0), "the same here")
      }
    }
    let names = languages.map { joined.languages[Int($0)].spelling }.listed
    pass.report(
      first, of: joined,
      "Ids of an exported `.stringsdict` are not keys: these plurals of \(names) are never shown;"
        + " write a `.stringsdict`",
      kind: "exported", related: others)
  }

  /// In `.strings` files the rules of the `.stringsdict` beside it count.
  private static func checkStrings(
    _ cell: JoinedTable.Cell, _ row: JoinedTable.Row, _ joined: JoinedTable, _ pass: inout ResourcePass
  ) {
    let table = joined.table(of: cell)
    guard let value = joined.text(of: cell), let name = table.variableNames(in: value.text).first else {
      return
    }
    let hasRule = joined.cells(of: row, in: Int(cell.language)).contains {
      joined.table(of: $0).format != .strings
    }
    guard !hasRule else { return }
    pass.report(
      name.range, in: joined.file(of: cell),
      "`\(name.text)` has no rule in a `.stringsdict` of this language: filling this text crashes",
      kind: "rule")
  }
}

extension JoinedTable {
  /// `/found.files:dict/NSStringLocalizedFormatKey:dict/:string`
  fileprivate func isExportedPlural(_ row: Row) -> Bool {
    table(of: row).format == .strings
      && withKey(of: row) { $0.hasPrefix("/") && $0.holds(":dict/NSStringLocalizedFormatKey:dict/") }
  }
}

/// What a text finds a variable by.
private struct VariableKey: Hashable {
  var language: UInt16
  var name: String

  init(_ language: UInt16, _ name: String) { (self.language, self.name) = (language, name) }
}

extension Table {
  /// A name in a text, and where it stands in the file.
  fileprivate struct VariableName {
    var text: String
    var range: ByteRange
  }

  fileprivate func variableNames(in text: PlacedText) -> [VariableName] {
    withText(of: text) { bytes in
      // Most texts have none.
      guard bytes.holds("#@") else { return [] }
      return FormatReader(bytes).compactMap { specifier in
        guard let part = specifier.variable else { return nil }
        let range = ByteRange(place(of: part.lowerBound, in: text), place(of: part.upperBound, in: text))
        return VariableName(text: String(decoding: bytes[part], as: UTF8.self), range: range)
      }
    }
  }
}
