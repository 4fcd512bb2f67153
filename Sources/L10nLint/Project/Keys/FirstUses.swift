import L10nSyntax

/// Where the code asks first for each key of each table.
package struct FirstUses: Sendable {
  /// Numbers of uses, by table and key.
  private var numbers: [Name: Int32] = [:]
  /// By such a number, that of the first use of the key that shows which values it gives the text.
  private var numbersWithValues: [Int32: Int32] = [:]

  private struct Name: Hashable {
    let table: String
    let key: String
  }

  package init() {}

  init(_ uses: KeyUses) {
    numbers.reserveCapacity(uses.count)
    for (number, use) in uses.enumerated() {
      let name = Name(table: use.tableOrUsual, key: use.key)
      let first = numbers[name] ?? Int32(number)
      if first == number { numbers[name] = first }
      if use.arguments != nil, numbersWithValues[first] == nil { numbersWithValues[first] = Int32(number) }
    }
  }

  func number(of key: String, in table: String) -> Int? {
    numbers[Name(table: table, key: key)].map { Int($0) }
  }

  func number(ofUseWithValues key: String, in table: String) -> Int? {
    numbers[Name(table: table, key: key)].flatMap { numbersWithValues[$0] }.map { Int($0) }
  }
}
