import L10nSyntax

extension Check {
  /// English texts with a number and a noun in the plural, and no form for other numbers.
  static let pluralCandidate = Check(
    .tables { table, pass in
      guard table.languages.first?.tag?.language == "en" else { return }
      let exempt = pass.options.list("exempt-words")
      for row in table.rowsInUse
      where row.marks.contains(.percent) && !table.hasPlural(row) && !table.isFormOfOwnPlural(row) {
        let first = table.entry(of: row)
        guard let base = table.baseText(of: row, for: .strings) ?? table.catalogKey(of: row) else { continue }
        let file = table.table(of: base)
        guard let found = file.withText(of: base.text, { $0.countedNoun(except: exempt) }) else { continue }
        let call = pass.call(for: table.table(of: row).text(of: first.key), in: table)
        pass.report(
          file.range(of: found.range, in: base.text), in: table.files[base.file],
          "`\(found.text)` has one form for all numbers, and most languages need several",
          confidence: pass.project.isSeldomSeen(row, of: table) ? .possible : .likely,
          related: call.map { [$0] } ?? [])
      }
    })
}

extension JoinedTable {
  /// `files_one`, `files.few`: the project has plurals of its own.
  fileprivate func isFormOfOwnPlural(_ row: Row) -> Bool {
    table(of: row).withText(of: entry(of: row).key) { key in
      let endings: [StaticString] = ["zero", "one", "two", "few", "many", "other", "countable"]
      return endings.contains { ending in
        let start = key.count - ending.utf8CodeUnitCount
        return start > 0 && key.hasSuffix(ending) && "_.-".utf8.contains(key[start - 1])
      }
    }
  }

  fileprivate func catalogKey(of row: Row) -> BaseText? {
    table(of: row).format == .catalog ? keyText(of: row) : nil
  }
}

/// A number and its noun: `%d files`.
private struct CountedNoun {
  var range: ByteRange
  var text: String
}

extension Spelling {
  fileprivate func countedNoun(except exempt: [String]) -> CountedNoun? {
    for specifier in FormatReader(self) {
      guard specifier.type?.isInteger == true, specifier.flags.isEmpty, !specifier.isLikelyProse,
        "diu".utf8.contains(specifier.conversion), !isPartOfNumber(before: Int(specifier.range.start)),
        let end = endOfNoun(from: Int(specifier.range.end))
      else { continue }
      let word = String(decoding: self[Int(specifier.range.end) + 1..<end], as: UTF8.self)
      guard !exempt.contains(word) else { continue }
      let range = ByteRange(specifier.range.start, UInt32(end))
      return CountedNoun(
        range: range, text: String(decoding: self[Int(range.start)..<end], as: UTF8.self))
    }
    return nil
  }

  /// `#%d`, `1/%d`, `%d:%d`, `of %d`: a place or a part of a number, and no count of its own.
  private func isPartOfNumber(before start: Int) -> Bool {
    guard start > 0 else { return false }
    if holds("of ", at: start - 3) { return true }
    let last = self[start - 1]
    return "#/:.,-+$@_=".utf8.contains(last) || last.isASCIILetterOrDigit
  }

  /// Behind a space, a word of small letters that ends as plurals do.
  private func endOfNoun(from start: Int) -> Int? {
    guard start < count, self[start] == UInt8(ascii: " ") else { return nil }
    var end = start + 1
    while end < count, (97...122).contains(self[end]) { end += 1 }
    guard end - start > 4, self[end - 1] == UInt8(ascii: "s") else { return nil }
    // `across`, `bonus`, `this`
    guard !"sui".utf8.contains(self[end - 2]) else { return nil }
    guard end == count || !self[end].continuesWord else { return nil }
    return end
  }
}

extension UInt8 {
  fileprivate var isASCIILetterOrDigit: Bool { (97...122).contains(self | 0x20) || (48...57).contains(self) }

  /// A letter, or a sign that makes one word of two: `users'`, `file(s)`, `days-old`.
  fileprivate var continuesWord: Bool { isASCIILetterOrDigit || self >= 0x80 || "'(-_/".utf8.contains(self) }
}
