import L10nSyntax

/// Where the code asks first for each key of each table.
package struct FirstUses: Sendable {
  /// Numbers of uses, by table and key.
  private var numbers: [Name: Int32] = [:]
  /// The same of those that show which values they give the text.
  private var numbersWithValues: [Name: Int32] = [:]

  private struct Name: Hashable {
    let table: String
    let key: String
  }

  package init() {}

  init(_ uses: KeyUses) {
    numbers.reserveCapacity(uses.count)
    for (number, use) in uses.enumerated() {
      let name = Name(table: use.tableOrUsual, key: use.key)
      if numbers[name] == nil { numbers[name] = Int32(number) }
      if use.arguments != nil, numbersWithValues[name] == nil { numbersWithValues[name] = Int32(number) }
    }
  }

  func number(of key: String, in table: String) -> Int? {
    numbers[Name(table: table, key: key)].map { Int($0) }
  }

  func number(ofUseWithValues key: String, in table: String) -> Int? {
    numbersWithValues[Name(table: table, key: key)].map { Int($0) }
  }
}
