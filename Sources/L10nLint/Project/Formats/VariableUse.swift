import L10nSyntax

/// A variable in a text, `%#@files@`, with the value that it takes.
struct VariableUse {
  /// Number in the variables of its table.
  let variable: Int
  /// In the decoded text.
  let range: ByteRange
  /// The number before its `$`, and the one that a catalog has beside its forms.
  let numbers: [Int]
  /// `nil` where the numbers contradict each other, and where a text counts one variable and numbers another: which
  /// value is meant then, nobody knows.
  let position: Int?
}

extension Table {
  /// The variables in a text of an entry that have forms in its language. A name with forms for each device or width
  /// is left out.
  func variableUses(in value: Value, ofEntry entry: Int) -> [VariableUse] {
    guard value.marks.contains(.hash) else { return [] }
    return withText(of: value.text) { text in
      let known = variables(ofEntry: entry).filter { variables[$0].language == value.language }
      var counted = 0
      var hasNumbers = false
      var found: [(variable: Int, range: ByteRange, numbers: [Int], counted: Int)] = []
      for specifier in FormatReader(text) where specifier.type != nil && !specifier.isLikelyProse {
        if specifier.width == .next { counted += 1 }
        if specifier.precision == .next { counted += 1 }
        if specifier.position == nil { counted += 1 } else { hasNumbers = true }
        guard let name = specifier.name.map({ text.part($0) }) else { continue }
        let same = known.filter { isSame(variables[$0].name, as: name) }
        guard let variable = same.first, same.count == 1 else { continue }
        let numbers = [specifier.position, variables[variable].argument.map(Int.init)].compactMap { $0 }
        if !numbers.isEmpty { hasNumbers = true }
        found.append((variable, specifier.range, numbers, counted))
      }
      return found.map { variable, range, numbers, counted in
        let isClear = Set(numbers).count == 1 || numbers.isEmpty && !hasNumbers
        return VariableUse(
          variable: variable, range: range, numbers: numbers,
          position: isClear ? numbers.first ?? counted : nil)
      }
    }
  }

  /// What the value of a variable is passed as; `nil` where the table does not say it.
  func type(ofVariable number: Int) -> FormatType? {
    variables[number].specifier.flatMap { withText(of: $0, FormatType.init(valueType:)) }
  }

  /// The values that a text takes, its variables by what their rules ask for.
  func resolvedSignature(of value: Value, ofEntry entry: Int) -> FormatSignature {
    let uses = variableUses(in: value, ofEntry: entry)
    var types: [Int: FormatType] = [:]
    for use in uses where !isMisread(use.variable, ofEntry: entry) {
      if let position = use.position { types[position] = type(ofVariable: use.variable) }
    }
    return signature(of: value, .plain, uses).resolved(by: types)
  }

  /// Where some of the values have numbers, a variable with one beside it is not counted either.
  func signature(of value: Value, _ kind: FormatReader.Kind, _ uses: [VariableUse]) -> FormatSignature {
    withText(of: value.text) { text in
      let isNumbered = !uses.isEmpty && FormatReader(text, kind).contains { $0.position != nil }
      let numbers = isNumbered ? uses.compactMap { use in use.position.map { (use.range.start, $0) } } : []
      return FormatSignature(
        text, kind, counting: .meant, numbers: Dictionary(numbers, uniquingKeysWith: { first, _ in first }))
    }
  }

  /// Whether a rule and its forms contradict each other.
  private func isMisread(_ variable: Int, ofEntry entry: Int) -> Bool {
    values[entries[entry].values].contains {
      $0.variable == UInt32(variable) && numberMisread(in: $0) != nil
    }
  }

  /// The variables of a table stand in the order of its entries.
  private func variables(ofEntry entry: Int) -> Range<Int> {
    let start = variables.partitionPoint { $0.entry < entry }
    let end = variables[start...].firstIndex { $0.entry > entry } ?? variables.endIndex
    return start..<end
  }

  private func isSame(_ name: PlacedText, as other: Spelling) -> Bool {
    withText(of: name) { $0.elementsEqual(other) }
  }
}

extension Spelling {
  fileprivate func part(_ range: ByteRange) -> Spelling {
    Spelling(rebasing: self[Int(range.start)..<Int(range.end)])
  }
}
