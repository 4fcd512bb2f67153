import L10nSyntax

extension Check {
  /// Forms of a plural without a text, beside others that have one.
  static let emptyPluralForm = Check(
    .tables { table, pass in
      table.forEachPlural { plural, file, rules in
        let empty = plural.forms.filter { file.isBlank($0.text) }
        guard !empty.isEmpty, empty.count < plural.forms.count else { return }
        for form in empty where form.state != .new {
          guard let category = form.plural else { continue }
          // A part of a text may vanish on purpose: `%#@hours@ %#@minutes@` without hours.
          let mayVanish = plural.variable != nil && !table.isWholeText(plural) || category == .zero
          let isShown = rules.integers.contains(category) || category == .zero
          let language = table.languages[plural.language].spelling
          pass.report(
            file.visibleRange(of: form.text), in: table.files[plural.file],
            "`\(table.name(of: plural))` has an empty form `\(category.rawValue)` in \(language)",
            kind: isShown ? "shown" : "never", confidence: mayVanish ? .possible : .certain)
        }
      }
    })
}

extension Table {
  fileprivate func isBlank(_ text: PlacedText) -> Bool {
    withText(of: text) { bytes in bytes.allSatisfy { $0 == UInt8(ascii: " ") || (9...13).contains($0) } }
  }
}

extension JoinedTable {
  /// Whether the text around a variable is nothing but the variable.
  fileprivate func isWholeText(_ plural: PluralText) -> Bool {
    let table = table(of: plural)
    guard let form = plural.forms.first else { return false }
    let values = table.values[table.entries[plural.entry].values]
    return values.contains { value in
      guard value.variable == nil, value.language == form.language else { return false }
      return table.withText(of: value.text) { bytes in
        var reader = FormatReader(bytes)
        guard let only = reader.next(), only.type == .variable else { return false }
        return only.range.count == bytes.count
      }
    }
  }
}
