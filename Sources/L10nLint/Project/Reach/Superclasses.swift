import L10nSyntax

extension Spelling {
  /// The names behind the colons of `@interface Quay : Pier`, in a text whose tokens nobody reads.
  var superclasses: [Spelling] {
    var names: [Spelling] = []
    for start in indices where self[start] == UInt8(ascii: "@") && holds("interface", at: start + 1) {
      let type = name(behind: start + "@interface".utf8.count)
      var colon = type.end
      // `@interface Quay<Boat> : Pier`
      if colon < count, self[colon] == UInt8(ascii: "<") {
        colon = skipped(from: skipped(from: colon) { $0 != UInt8(ascii: ">") && $0 != 10 } + 1, \.isBlank)
      }
      guard colon < count, self[colon] == UInt8(ascii: ":") else { continue }
      let parent = name(behind: colon + 1).range
      if !parent.isEmpty { names.append(Spelling(rebasing: self[parent])) }
    }
    return names
  }

  /// A name behind spaces, and where the spaces behind it end.
  private func name(behind start: Int) -> (range: Range<Int>, end: Int) {
    let first = skipped(from: start, \.isBlank)
    let last = skipped(from: first, \.isNameByte)
    return (first..<last, skipped(from: last, \.isBlank))
  }

  private func skipped(from start: Int, _ isSkipped: (UInt8) -> Bool) -> Int {
    var end = start
    while end < count, isSkipped(self[end]) { end += 1 }
    return end
  }
}
