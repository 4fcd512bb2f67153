import L10nSyntax

/// Where the code asks first for each key of each table.
package struct FirstUses: Sendable {
  /// Numbers of uses, by table and key.
  private var numbers: [Name: Int32] = [:]
  /// By such a number, that of the first use of the key that shows which values it gives the text.
  private var numbersWithValues: [Int32: Int32] = [:]
  /// By such a number, the places of the values that are never one, whoever asks.
  private var overOne: [Int32: Set<Int>] = [:]

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
      if first == number, !use.overOne.isEmpty {
        overOne[first] = use.overOne
      } else if let others = overOne[first] {
        overOne[first] = others.intersection(use.overOne)
      }
      if use.arguments != nil, numbersWithValues[first] == nil { numbersWithValues[first] = Int32(number) }
    }
  }

  func number(of key: String, in table: String) -> Int? {
    numbers[Name(table: table, key: key)].map { Int($0) }
  }

  /// Whether no use of a key puts one of something into a place of its text.
  func putsOverOne(_ place: Int, into key: String, of table: String) -> Bool {
    numbers[Name(table: table, key: key)].flatMap { overOne[$0] }?.contains(place) ?? false
  }

  func number(ofUseWithValues key: String, in table: String) -> Int? {
    numbers[Name(table: table, key: key)].flatMap { numbersWithValues[$0] }.map { Int($0) }
  }
}
