// Whether the variables of a format and the references to them belong together.

extension StringsDictReader {
  mutating func checkReferences(_ values: Range<Int>, _ variables: Range<Int>, hasFormat: Bool) {
    scope.begin(variables, of: table)
    for duplicate in scope.duplicates { report(.duplicate, table.variables[duplicate].name.range) }
    for number in values { checkReferences(in: number) }
    guard hasFormat else { return }
    for variable in variables where !scope.isUsed[variable - variables.lowerBound] {
      let name = table.variables[variable].name
      report(.unusedRule, name.range, loneVariable(table.source.text(of: name), hasRule: true))
    }
  }

  private mutating func checkReferences(in number: Int) {
    let value = table.values[number]
    let source = list.source
    source.withText(of: value.text) { bytes in
      for specifier in FormatReader(bytes) {
        guard let name = specifier.variable else { continue }
        let variable = scope.use(Spelling(rebasing: bytes[name]), of: table)
        if variable == nil {
          let lone = loneVariable(String(decoding: bytes[name], as: UTF8.self), hasRule: false)
          report(.missingRule, place(of: name, in: value.text), lone)
        }
        if let variable, value.variable == UInt32(variable) {
          report(.endless, place(of: name, in: value.text))
        }
      }
    }
  }

  private func loneVariable(_ name: String, hasRule: Bool) -> TableProblem.LoneVariable {
    TableProblem.LoneVariable(name: name, entry: table.entries.count - 1, hasRule: hasRule)
  }

  /// The place of a part of a text; of the whole text where its bytes are not its characters.
  private func place(of part: Range<Int>, in text: PlacedText) -> ByteRange {
    guard text.writing == .plain else { return text.range }
    return ByteRange(text.range.start + UInt32(part.lowerBound), text.range.start + UInt32(part.upperBound))
  }
}

/// The variables of one format.
struct VariableScope {
  private var variables = 0..<0
  /// By name, where there are more than a few.
  private var numbers: [String: Int] = [:]
  /// Variables whose name another one before them has.
  private(set) var duplicates: [Int] = []
  /// For each variable of the scope, whether a text refers to it.
  private(set) var isUsed: [Bool] = []

  private static let few = 8

  mutating func begin(_ range: Range<Int>, of table: TableDraft) {
    variables = range
    duplicates.removeAll(keepingCapacity: true)
    isUsed.removeAll(keepingCapacity: true)
    isUsed.append(contentsOf: repeatElement(false, count: range.count))
    if range.count > Self.few { numbers = [:] }
    for variable in range {
      guard let before = add(variable, of: table) else { continue }
      duplicates.append(variable)
      // One report is enough for both.
      isUsed[before - range.lowerBound] = true
    }
  }

  /// The variable before this one that has its name.
  private mutating func add(_ variable: Int, of table: TableDraft) -> Int? {
    let name = table.variables[variable].name
    if variables.count > Self.few {
      return numbers.updateValue(variable, forKey: table.source.text(of: name))
    }
    return table.source.withText(of: name) { find($0, in: variables.lowerBound..<variable, of: table) }
  }

  /// The variable that a reference means, which counts as used from then on.
  mutating func use(_ name: Spelling, of table: TableDraft) -> Int? {
    let found =
      variables.count > Self.few
      ? numbers[String(decoding: name, as: UTF8.self)] : find(name, in: variables, of: table)
    if let found { isUsed[found - variables.lowerBound] = true }
    return found
  }

  /// Of the same names the last one counts.
  private func find(_ name: Spelling, in variables: Range<Int>, of table: TableDraft) -> Int? {
    variables.last { variable in
      table.source.withText(of: table.variables[variable].name) { $0.elementsEqual(name) }
    }
  }
}
