import L10nSyntax

/// The forms of one plural: a text, or a part of it, that varies with a number.
package struct PluralText: Sendable {
  /// Number in the files of the joined table.
  package let file: Int
  /// Number in the entries of that file's table.
  package let entry: Int
  /// Number in the languages of the joined table.
  package let language: Int
  /// Number in the variables of that file's table; `nil` where the whole text varies.
  package let variable: Int?
  package let forms: [Table.Value]

  package func form(_ category: PluralCategory) -> Table.Value? { forms.first { $0.plural == category } }
}

extension PluralText {
  /// The plurals of a file, without those that nobody is to translate or that wait for their translator.
  static func plurals(in table: Table, file: Int, languages: [UInt32]) -> [PluralText] {
    guard table.values.contains(where: { $0.plural != nil }) else { return [] }
    var found: [PluralText] = []
    for (number, entry) in table.entries.enumerated() where entry.isInUse {
      var rest = table.values[entry.values]
      while let first = rest.first {
        let forms = rest.prefix { $0.varies(with: first) }
        rest = rest.dropFirst(max(1, forms.count))
        let language = languages.indices.contains(Int(first.language)) ? languages[Int(first.language)] : 0
        guard !forms.isEmpty, language == 0 || forms.contains(where: { $0.state != .new }) else { continue }
        found.append(
          PluralText(
            file: file, entry: number, language: Int(language), variable: first.variable.map(Int.init),
            forms: Array(forms)))
      }
    }
    return found
  }
}

extension Table.Value {
  /// Whether both are forms of one plural.
  fileprivate func varies(with first: Table.Value) -> Bool {
    plural != nil && first.plural != nil && variable == first.variable && language == first.language
      && device == first.device && width == first.width
  }
}

extension Table.Entry {
  /// Whether the system reads it, the code still asks for it and it is meant to be translated.
  package var isInUse: Bool { !isLost && isTranslatable && extraction != .stale }
}

extension JoinedTable {
  package func table(of plural: PluralText) -> Table {
    // Only files with a table have plurals.
    guard let table = files[plural.file].table else { preconditionFailure("a plural belongs to a table") }
    return table
  }

  func key(of plural: PluralText) -> String {
    let table = table(of: plural)
    return table.text(of: table.entries[plural.entry].key)
  }

  /// The key of a plural, short enough for a message.
  package func name(of plural: PluralText) -> String { key(of: plural).forMessage }

  /// Whether a form is shown for numbers with decimals as well, by the specifier of its variable.
  package func takesDecimals(_ plural: PluralText) -> Bool {
    let table = table(of: plural)
    guard let variable = plural.variable, let specifier = table.variables[variable].specifier else {
      return false
    }
    return table.withText(of: specifier) { $0.last.map { "fFeEgGaA".utf8.contains($0) } ?? false }
  }

  /// Calls `body` with each plural whose language is known, its table and the rules of the language.
  package func forEachPlural(_ body: (PluralText, Table, PluralRules) -> Void) {
    guard !plurals.isEmpty else { return }
    let rules = languages.map { $0.tag.flatMap(PluralRules.init) }
    for plural in plurals {
      if let rules = rules[plural.language] { body(plural, table(of: plural), rules) }
    }
  }
}

extension [Table.Value] {
  /// The categories of forms, for a message: `one`, `few`.
  package var categoryNames: String {
    compactMap { $0.plural.map { "`\($0.rawValue)`" } }.joined(separator: ", ")
  }
}
