import L10nSyntax

/// Where the code asks for each key of each table.
package struct UsesByKey: Sendable {
  /// Numbers of first uses, by table and key.
  private var numbers: [Name: Int32] = [:]
  /// By the number of a use, that of the next one of its key; where there is none, its own.
  private var next: [Int32] = []
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
    next.reserveCapacity(uses.count)
    /// By the number of a first use, that of the last one so far.
    var last: [Int32: Int32] = [:]
    for (number, use) in uses.enumerated() {
      let name = Name(table: use.tableOrUsual, key: use.key)
      let first = numbers[name] ?? Int32(number)
      next.append(Int32(number))
      if first == number {
        numbers[name] = first
      } else {
        next[Int(last[first] ?? first)] = Int32(number)
        last[first] = Int32(number)
      }
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

  /// All uses of a key, in the order of the files.
  func numbers(of key: String, in table: String) -> [Int] {
    guard var number = number(of: key, in: table) else { return [] }
    var all = [number]
    while Int(next[number]) != number {
      number = Int(next[number])
      all.append(number)
    }
    return all
  }

  /// Whether a use of a key shows something of the numbers that it gives the text.
  func hasNumbers(_ key: String, in table: String) -> Bool {
    numbers[Name(table: table, key: key)].map(withNumbers.contains) ?? false
  }

  func number(ofUseWithValues key: String, in table: String) -> Int? {
    numbers[Name(table: table, key: key)].flatMap { numbersWithValues[$0] }.map { Int($0) }
  }
}
