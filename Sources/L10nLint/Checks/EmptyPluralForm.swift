import L10nSyntax

extension Check {
  /// Forms of a plural without a text, beside others that have one.
  static let emptyPluralForm = Check(
    .tables { table, pass in
      lazy var withoutOne = table.keysWithoutOne
      table.forEachPlural { plural, file, rules in
        let empty = plural.forms.filter { file.isBlank($0.text) }
        guard !empty.isEmpty, empty.count < plural.forms.count else { return }
        for form in empty where form.state != .new {
          guard let category = form.plural else { continue }
          // A part of a text may vanish on purpose: `%#@hours@ %#@minutes@` without hours.
          let isPart = plural.variable != nil && !table.isWholeText(plural)
          // Most languages lack it: the code has another text for a single thing.
          let isOneElsewhere =
            category == .one && !rules.coversBesideOne(.one)
            && withoutOne.contains(file.hash(of: file.entries[plural.entry].key))
          let mayVanish = isPart || category == .zero || isOneElsewhere
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
  /// Hashes of the keys with plurals in several languages, most of which have no text for 1.
  fileprivate var keysWithoutOne: Set<UInt64> {
    var languages: [UInt64: Set<Int>] = [:]
    var filled: [UInt64: Int] = [:]
    forEachPlural { plural, file, rules in
      guard let one = plural.form(.one), !rules.coversBesideOne(.one) else { return }
      let key = file.hash(of: file.entries[plural.entry].key)
      languages[key, default: []].insert(plural.language)
      if !file.isBlank(one.text) { filled[key, default: 0] += 1 }
    }
    return Set(
      languages.lazy.filter { $0.value.count > 1 && filled[$0.key, default: 0] * 2 < $0.value.count }.map(
        \.key))
  }

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
