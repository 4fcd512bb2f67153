import L10nSyntax

extension Table {
  /// Takes entries away with the comments above them and the lines they leave empty; those that follow each other at
  /// once, which could both ask for the blanks between them. In a catalog their neighbors would have to change as well.
  func removals(ofEntries numbers: Set<Int>) -> [ByteRange] {
    guard format != .catalog, hasPlaces else { return [] }
    let isMarkup = PropertyList.format(of: source) == .markup
    var ranges: [ByteRange] = []
    let removed = numbers.compactMap { isMarkup ? rangeWithTag($0) : rangeWithComment($0) }
    for range in removed.sorted(by: { $0.start < $1.start }) {
      if let last = ranges.last, isNothing(between: last.end, range.start) {
        ranges[ranges.count - 1].end = max(last.end, range.end)
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { source.withEmptyLineBehind(source.withWholeLines($0)) }
  }

  /// In XML `<key>` stands in front of the key. Comments stay, for nothing tells whose they are.
  private func rangeWithTag(_ number: Int) -> ByteRange? {
    let range = entries[number].range
    let before = number > 0 ? entries[number - 1].range.end : 0
    guard before <= range.start else { return nil }
    let tag = source.withSpelling(ByteRange(before, range.start)) { text in
      text.indices.last { text.holds("<key", at: $0) }
    }
    return tag.map { ByteRange(before + UInt32($0), range.end) }
  }

  private func rangeWithComment(_ number: Int) -> ByteRange {
    var range = entries[number].range
    let before = number > 0 ? entries[number - 1].range.end : 0
    if let text = entries[number].comment?.range {
      let behind = comments.partitionPoint { $0.start <= text.start }
      let comment = behind > 0 ? comments[behind - 1] : text
      if comment.start >= range.end {
        // `"key" = "Text"; // Its comment`
        if lineBreaks(range.end, comment.start) == 0 { range.end = max(comment.end, text.end) }
      } else if comment.start >= before, text.end <= comment.end, !sharesComment(number) {
        range.start = comment.start
      }
    }
    return range
  }

  /// Whether only blanks stand between two entries, and no empty line.
  private func isNothing(between end: UInt32, _ start: UInt32) -> Bool {
    guard end < start else { return true }
    return source[ByteRange(end, start)].allSatisfy { [9, 10, 13, 32].contains($0) }
      && lineBreaks(end, start) < 2
  }

  /// Another entry follows on the next line and has no comment: the one above is about both.
  func sharesComment(_ number: Int) -> Bool {
    guard number + 1 < entries.count else { return false }
    let (end, next) = (entries[number].range.end, entries[number + 1])
    let start = next.key.range.start
    guard end < start, next.comment.map({ $0.range.start < end }) ?? true else { return false }
    return lineBreaks(end, start) < 2
  }

  private func lineBreaks(_ start: UInt32, _ end: UInt32) -> Int {
    let between = source[ByteRange(start, end)]
    return max(between.count { $0 == 10 }, between.count { $0 == 13 })
  }
}
