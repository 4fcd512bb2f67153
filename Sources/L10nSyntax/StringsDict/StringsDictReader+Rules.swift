// A format with variables, and the rule of each.

extension StringsDictReader {
  mutating func readFormat(_ node: Int, width: UInt16?, device: Table.Device?) {
    let first = (value: table.values.count, variable: table.variables.count)
    var hasFormat = false
    var others: [Int] = []
    for child in list.children(of: node) {
      if list.isKey(child, "NSStringLocalizedFormatKey") {
        if hasFormat { report(.duplicate, place(of: child)) }
        hasFormat = true
        guard list.nodes[child].kind == .string else {
          report(.noText, place(of: child))
          continue
        }
        table.values.append(Table.Value(text: list.nodes[child].text, device: device, width: width))
      } else if list.nodes[child].kind == .dictionary {
        readRule(child, width: width, device: device)
      } else {
        others.append(child)
      }
    }
    if !hasFormat { report(.missingFormat, place(of: node)) }
    let asked = hasFormat && !others.isEmpty ? variableNames(in: table.values[first.value...]) : []
    for child in others where !hasFormat || !isNote(child, besides: asked) {
      report(.noRule, place(of: child))
    }
    checkReferences(
      first.value..<table.values.count, first.variable..<table.variables.count, hasFormat: hasFormat)
  }

  /// A text under a name that no text asks for: the system looks rules up by their names, so it is read by people alone.
  /// What begins like a word of the format may be that word, mistyped.
  private func isNote(_ node: Int, besides asked: Set<String>) -> Bool {
    guard list.nodes[node].kind == .string, let key = list.nodes[node].key else { return false }
    let name = list.string(key)
    return !name.lowercased().hasPrefix("ns") && !asked.contains(name)
  }

  private func variableNames(in texts: ArraySlice<Table.Value>) -> Set<String> {
    var names: Set<String> = []
    for value in texts {
      list.source.withText(of: value.text) { bytes in
        for specifier in FormatReader(bytes) {
          guard let name = specifier.variable else { continue }
          names.insert(String(decoding: bytes[name], as: UTF8.self))
        }
      }
    }
    return names
  }

  /// Reads the rule of one variable.
  private mutating func readRule(_ node: Int, width: UInt16?, device: Table.Device?) {
    let number = table.variables.count
    let name = list.nodes[node].key ?? PlacedText(ByteRange(0, 0))
    table.variables.append(Table.Variable(name: name, entry: table.entries.count - 1))
    var hasType = false
    var categories: UInt8 = 0
    for child in list.children(of: node) {
      let text = list.nodes[child].text
      guard list.nodes[child].kind == .string else {
        report(.noText, place(of: child))
        continue
      }
      if list.isKey(child, "NSStringFormatSpecTypeKey") {
        hasType = true
        if !list.isSpelled(text, "NSStringPluralRuleType") { report(.unknownRuleType, text.range) }
      } else if list.isKey(child, "NSStringFormatValueTypeKey") {
        table.variables[number].specifier = text
        if list.source.withText(of: text, FormatType.init(valueType:)) == nil {
          report(.unknownValueType, text.range)
        }
      } else if let category = category(of: child) {
        if categories & category.bit != 0 { report(.duplicate, place(of: child)) }
        categories |= category.bit
        var value = Table.Value(text: text, plural: category, device: device, width: width)
        value.variable = UInt32(number)
        table.values.append(value)
      } else {
        report(.unknownCategory, place(of: child))
      }
    }
    if !hasType { report(.missingRuleType, place(of: node)) }
    if table.variables[number].specifier == nil { report(.missingValueType, place(of: node)) }
  }

  private func category(of node: Int) -> PluralCategory? {
    if list.isKey(node, "other") { return .other }
    if list.isKey(node, "one") { return .one }
    return list.nodes[node].key.flatMap { PluralCategory(rawValue: list.string($0)) }
  }
}

extension PluralCategory {
  fileprivate var bit: UInt8 {
    switch self {
    case .zero: 1
    case .one: 2
    case .two: 4
    case .few: 8
    case .many: 16
    case .other: 32
    }
  }
}
