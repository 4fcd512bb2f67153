import L10nSyntax

extension Check {
  /// Forms of a plural without a text; once for all that are alike.
  static let emptyPluralForm = Check(
    .tables { table, pass in
      lazy var withoutOne = table.keysWithoutOne
      let project = pass.project
      table.forEachPlural { plural, file, rules in
        let empty = plural.forms.filter { file.isBlank($0.text) }
        guard !empty.isEmpty else { return }
        let isWhole = empty.count == plural.forms.count
        // Empty everywhere is meant so.
        if isWhole, table.isBlankInBase(plural) { return }
        // A part of a text may vanish on purpose: `%#@hours@ %#@minutes@` without hours.
        let isPart = plural.variable != nil && !table.isWholeText(plural)
        var gaps: [EmptyForms] = []
        for form in empty where form.state != .new {
          guard let category = form.plural else { continue }
          var isOneElsewhere = false
          if category == .one, !isWhole, rules.oneIsAtMostOne {
            // Most languages lack it, or the code shows it: there is another text for a single thing.
            let key = file.entries[plural.entry].key
            isOneElsewhere =
              withoutOne.contains(file.hash(of: key))
              || project.keys.forSeveral.ofCalls.contains(file.hash(of: key))
          }
          let mayVanish = isPart || category == .zero && !isWhole || isOneElsewhere
          let isShown = isWhole || rules.integers.contains(category) || category == .zero
          gaps.add(form, EmptyForms(isShown: isShown, confidence: mayVanish ? .possible : .certain))
        }
        for gap in gaps { report(gap, of: plural, in: table, &pass) }
      }
    })

  private static func report(
    _ gap: EmptyForms, of plural: PluralText, in table: JoinedTable, _ pass: inout ResourcePass
  ) {
    let language = table.languages[plural.language].spelling
    let noun = gap.forms.count == 1 ? "an empty form" : "empty forms"
    pass.report(
      table.table(of: plural).visibleRange(of: gap.forms[0].text), in: table.files[plural.file],
      "`\(table.name(of: plural))` has \(noun) \(gap.forms.categoryNames) in `\(language)`",
      kind: gap.isShown ? "shown" : "never",
      confidence: gap.confidence, about: RowOfTable(of: plural, in: table), for: .users)
  }
}

/// Empty forms of one plural with the same consequence.
private struct EmptyForms {
  /// Whether there are numbers for which the system shows them.
  var isShown: Bool
  var confidence: Confidence
  var forms: [Table.Value] = []
}

extension [EmptyForms] {
  fileprivate mutating func add(_ form: Table.Value, _ kind: EmptyForms) {
    let known = firstIndex { $0.isShown == kind.isShown && $0.confidence == kind.confidence }
    if known == nil { append(kind) }
    self[known ?? count - 1].forms.append(form)
  }
}

extension Table {
  fileprivate func name(ofVariable number: UInt32?) -> String? {
    number.map { text(of: variables[Int($0)].name) }
  }

  fileprivate func isBlank(_ text: PlacedText) -> Bool {
    withText(of: text) { bytes in bytes.allSatisfy { $0 == UInt8(ascii: " ") || (9...13).contains($0) } }
  }
}

extension JoinedTable {
  /// Whether a plural is one of the base language, or that has none but empty forms for the same variable too.
  fileprivate func isBlankInBase(_ plural: PluralText) -> Bool {
    guard plural.language != 0, let row = RowOfTable(of: plural, in: self)?.row else { return true }
    let name = table(of: plural).name(ofVariable: plural.variable.map { UInt32($0) })
    return !cells(of: row, in: 0).contains { cell in
      let (table, values) = (table(of: cell), values(of: cell))
      if values.isEmpty { return !table.withText(of: entry(of: cell).key, \.isEmpty) }
      let forms = values.filter { $0.plural != nil && table.name(ofVariable: $0.variable) == name }
      return (forms.isEmpty ? Array(values) : Array(forms)).contains { !table.isBlank($0.text) }
    }
  }

  /// Hashes of the keys with plurals in several languages, most of which have no text for 1.
  fileprivate var keysWithoutOne: Set<UInt64> {
    var languages: [UInt64: Set<Int>] = [:]
    var filled: [UInt64: Int] = [:]
    forEachPlural { plural, file, rules in
      guard let one = plural.form(.one), rules.oneIsAtMostOne else { return }
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
