extension Sequence {
  /// Elements with the same key together, in the order of the first of each.
  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
    var numbers: [Key: Int] = [:]
    var groups: [[Element]] = []
    for element in self {
      let number = numbers[key(element), default: groups.count]
      if number == groups.count {
        numbers[key(element)] = number
        groups.append([])
      }
      groups[number].append(element)
    }
    return groups
  }
}
