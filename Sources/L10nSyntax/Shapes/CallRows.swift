/// The rows of a table of calls, found by the word that a call, a setter or a selector begins with.
public struct CallRows<Pattern: Sendable>: Sendable {
  public private(set) var rows: [Pattern] = []
  /// By word: which of `numbers` is its own; 0 is nobody's.
  private var places: [UInt16] = []
  private var numbers: [[Int]] = [[]]

  public subscript(number: Int) -> Pattern { rows[number] }

  /// The numbers of a word's rows, in the order in which they count.
  public func numbers(of word: Word) -> [Int] {
    let index = Int(word.rawValue)
    return numbers[index < places.count ? Int(places[index]) : 0]
  }

  mutating func append(_ row: Pattern, of word: Word) {
    numbers[place(for: word)].append(rows.count)
    rows.append(row)
  }

  /// Adds a row that counts before all that the word has.
  mutating func prepend(_ row: Pattern, of word: Word) {
    numbers[place(for: word)].insert(rows.count, at: 0)
    rows.append(row)
  }

  private mutating func place(for word: Word) -> Int {
    let index = Int(word.rawValue)
    if index >= places.count {
      places.append(contentsOf: repeatElement(0, count: index + 1 - places.count))
    }
    if places[index] == 0 {
      places[index] = UInt16(numbers.count)
      numbers.append([])
    }
    return Int(places[index])
  }
}
