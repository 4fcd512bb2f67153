/// Numbers for the languages of a catalog, in the order of their first mention.
struct CatalogLanguages {
  private(set) var names: [String] = []
  private(set) var places: [PlacedText] = []
  private var numbers: [String: UInt16] = [:]
  private var last = -1
  /// For each language the last entry that has it.
  private var entries: [Int] = []

  /// The number of a language, a new one where it was not met before; `nil` when the numbers are used up.
  mutating func number(of name: PlacedText, in source: SourceText) -> UInt16? {
    // Entries list their languages in one order, so it is often the one behind the last.
    let next = last + 1
    if next < places.count, name.writing == .plain, places[next].writing == .plain,
      source.hasSameBytes(name.range, places[next].range)
    {
      last = next
      return UInt16(truncatingIfNeeded: next)
    }
    let spelling = source.text(of: name)
    if let number = numbers[spelling] {
      last = Int(number)
      return number
    }
    guard names.count < Int(UInt16.max) else { return nil }
    let number = UInt16(names.count)
    names.append(spelling)
    places.append(name)
    numbers[spelling] = number
    entries.append(-1)
    last = Int(number)
    return number
  }

  /// Whether an entry has a language for the first time.
  mutating func meet(_ language: UInt16, inEntry entry: Int) -> Bool {
    defer { entries[Int(language)] = entry }
    return entries[Int(language)] != entry
  }
}

extension SourceText {
  fileprivate func hasSameBytes(_ one: ByteRange, _ other: ByteRange) -> Bool {
    guard one.count == other.count else { return false }
    return withSpelling(one) { one in
      withSpelling(other) { other in one.elementsEqual(other) }
    }
  }
}
