import L10nSyntax

/// Where the code asks first for each key of each table.
package struct FirstUses: Sendable {
  /// Numbers of uses, by table and key.
  private var numbers: [Name: Int32] = [:]
  /// By such a number, that of the first use of the key that shows which values it gives the text.
  private var numbersWithValues: [Int32: Int32] = [:]
  /// Such numbers of keys of which a use shows something of the numbers that it gives the text.
  private var withNumbers: Set<Int32> = []
  /// The constants that such numbers may be.
  private(set) var constants: Set<MemberHash> = []

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
      if !use.numbers.isEmpty {
        withNumbers.insert(first)
        constants.formUnion(use.numbers.values.compactMap(\.constant))
      }
      if use.arguments != nil, numbersWithValues[first] == nil { numbersWithValues[first] = Int32(number) }
    }
  }

  func number(of key: String, in table: String) -> Int? {
    numbers[Name(table: table, key: key)].map { Int($0) }
  }

  /// Whether a use of a key shows something of the numbers that it gives the text.
  func hasNumbers(_ key: String, in table: String) -> Bool {
    numbers[Name(table: table, key: key)].map(withNumbers.contains) ?? false
  }

  func number(ofUseWithValues key: String, in table: String) -> Int? {
    numbers[Name(table: table, key: key)].flatMap { numbersWithValues[$0] }.map { Int($0) }
  }
}
