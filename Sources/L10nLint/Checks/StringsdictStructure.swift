import L10nSyntax

extension Check {
  /// What a `.stringsdict` says in another way than the system expects.
  static let stringsdictStructure = Check(
    .resources { file, pass in
      guard let table = file.table, table.format == .stringsdict, !table.isTemplate else { return }
      if let mark = table.problems.first(where: { $0.kind == .syntax }).flatMap({
        file.text.mergeMark(explaining: $0.range)
      }) {
        return pass.report(mark, in: file, SourceText.leftMergeMark, kind: "syntax")
      }
      // Names of plural forms are a rule of their own.
      let template = table.templateEntry
      for problem in table.problems
      where problem.kind != .category && problem.variable == nil
        && !(template.map { $0.start <= problem.range.start && problem.range.end <= $0.end } ?? false)
      {
        pass.report(problem, in: file, kind: problem.kind == .syntax ? "syntax" : "structure")
      }
    },
    .tables { joined, pass in
      for file in joined.files {
        guard let table = file.table, table.format == .stringsdict else { continue }
        let problems = Dictionary(grouping: table.problems.filter { $0.variable != nil }) {
          $0.variable?.entry ?? 0
        }
        for (entry, problems) in problems.sorted(by: { $0.key < $1.key }) {
          LoneVariables(problems, table.entries[entry], table, joined).report(in: file, &pass)
        }
      }
    })
}

extension Table {
  /// What Xcode writes into a new file, with nothing filled in.
  fileprivate var isTemplate: Bool { entries.count == 1 && templateEntry != nil }

  /// Where that entry is left beside others.
  fileprivate var templateEntry: ByteRange? {
    entries.first { text(of: $0.key) == "StringKey" }?.range
  }
}

/// The variables without a rule and the rules without a reference of one entry: often both sides of one wrong name.
private struct LoneVariables {
  private let joined: JoinedTable
  private let row: RowOfTable?
  /// By name, in the order of the file.
  private var unknown: [(name: String, places: [ByteRange])] = []
  private var rules: [(name: String, place: ByteRange)] = []
  private let entry: Table.Entry
  private let table: Table

  init(_ problems: [TableProblem], _ entry: Table.Entry, _ table: Table, _ joined: JoinedTable) {
    (self.joined, self.entry, self.table) = (joined, entry, table)
    row = RowOfTable(of: entry.key, in: table, joined)
    for problem in problems {
      guard let variable = problem.variable else { continue }
      if variable.hasRule {
        rules.append((variable.name, problem.range))
      } else if let number = unknown.firstIndex(where: { $0.name == variable.name }) {
        unknown[number].places.append(problem.range)
      } else {
        unknown.append((variable.name, [problem.range]))
      }
    }
  }

  func report(in file: ResourceFile, _ pass: inout ResourcePass) {
    let confidence: Confidence =
      joined.maker.isOutside ? .possible : .certain
    let meant = meantName
    // All wrong names mean the one rule that is left: a noun that was declined, form by form.
    for (number, variable) in unknown.enumerated() where number == 0 || meant == nil {
      let places = meant == nil ? variable.places : unknown.flatMap(\.places)
      let others = places.dropFirst().relatedPlaces { pass.related($0, in: file, "no rule here either") }
      let alone = number > 0 ? [] : rules.map { pass.related($0.place, in: file, "the rule without a text") }
      let cure = meant.map { "; did you mean `\($0)`?" } ?? "; add one or correct the name"
      pass.report(
        variable.places[0], in: file,
        "There is no rule `\(variable.name.forMessage)`, so its text is not shown\(cure)",
        kind: "variable", confidence: confidence, about: row, for: .logs, related: alone + others)
    }
    guard unknown.isEmpty else { return }
    for rule in rules {
      if let text = textWithoutSharp(naming: rule.name) {
        pass.report(
          text.range, in: file,
          "`%@\(rule.name.forMessage)@` lacks its `#`, so the number counts as an object and the app crashes;"
            + " write `%#@\(rule.name.forMessage)@`",
          kind: "variable", confidence: confidence, about: row, for: .logs,
          related: [pass.related(rule.place, in: file, "the rule without a text")])
        continue
      }
      pass.report(
        rule.place, in: file, "No text refers to this rule with `%#@…@`; use it or remove it",
        kind: "structure", confidence: confidence, about: row, for: .logs)
    }
  }

  /// A text with `%@photos@` in place of `%#@photos@`.
  private func textWithoutSharp(naming name: String) -> PlacedText? {
    let written = Array("%@\(name)@".utf8)
    return table.values[entry.values].lazy.map(\.text).first { text in
      table.withText(of: text) { text in
        text.indices.contains { start in
          text[start] == UInt8(ascii: "%") && text.count - start >= written.count
            && text[start..<start + written.count].elementsEqual(written)
        }
      }
    }
  }

  /// The name that a wrong one stands for: that of the only rule without a text, or of the only one that the base
  /// language has.
  private var meantName: String? {
    let names = rules.map(\.name)
    let candidates = names.count == 1 ? names : names.filter(baseNames.contains)
    return candidates.count == 1 ? candidates[0].forMessage : nil
  }

  private var baseNames: [String] {
    guard let row = row?.row else { return [] }
    return joined.cells(of: row, in: 0).flatMap { cell -> [String] in
      let table = joined.table(of: cell)
      return table.variables.filter { $0.entry == Int(cell.entry) }.map { table.text(of: $0.name) }
    }
  }
}
