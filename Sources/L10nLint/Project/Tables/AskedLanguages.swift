// Which languages ought to have a text.

extension JoinedTable {
  /// Languages that the configuration requires, and those that have so many of a hundred texts, unless it calls them partial.
  /// What falls back to another language of the table is asked for nothing but by name.
  func languagesAsked(
    _ wanted: ProjectLanguages, for total: Int, atLeast share: Int, having count: (Int) -> Int
  ) -> [Int] {
    let tags = Set(languages.compactMap(\.tag))
    let copied = copiedLanguages
    return languages.indices.dropFirst().filter { number in
      guard let tag = languages[number].tag, !wanted.partial.contains(tag) else { return false }
      if wanted.required.contains(tag) { return true }
      guard !isSameLanguage(number, 0), !copied.contains(number),
        !tag.fallbacks.dropFirst().contains(where: tags.contains)
      else {
        return false
      }
      return count(number) * 100 >= max(1, total) * share
    }
  }

  func isRequired(_ number: Int, by wanted: ProjectLanguages) -> Bool {
    languages[number].tag.map(wanted.required.contains) ?? false
  }

  /// Whether nothing is asked of a language, because the configuration says so.
  func isPartial(_ number: Int, by wanted: ProjectLanguages) -> Bool {
    languages[number].tag.map(wanted.partial.contains) ?? false
  }

  /// The required languages that have no text of the table at all, `nil` for none.
  func absentLanguages(_ wanted: ProjectLanguages) -> String? {
    let tags = Set(languages.compactMap(\.tag))
    let absent = wanted.required.filter { !tags.contains($0) }.map { "`\($0.text)`" }
    guard let last = absent.last else { return nil }
    return absent.count == 1
      ? "\(last) is required and has no text here"
      : "\(absent.dropLast().joined(separator: ", ")) and \(last) are required and have no text here"
  }
}
