/// What earlier look-ahead found out, so that no text is searched twice.
struct SwiftScanMemory {
  /// Before this offset no `#>` stands on the line.
  var noPlaceholderEndBefore: UInt32 = 0
  /// Where the last `#>` stands that was found behind a `<#` on its line.
  var placeholderEnd: UInt32 = 0
  var noConflictEnd = false
  var noPerforceEnd = false
  /// Closers `/##` between a failed multi-line regex and the end of the file.
  var regexClosers: SwiftCloserIndex?
  /// Closers `"##` between three quotes of a raw string and the end of their line.
  var quoteClosers: SwiftCloserIndex?
}

/// For each number of `#`, the last place where a delimiter with at least that many stands.
struct SwiftCloserIndex {
  private struct Closer {
    var offset: UInt32
    var hashes: Int
  }

  /// Where the searched text ends.
  private let limit: UInt32
  /// Descending in `hashes`, ascending in `offset`.
  private var closers: [Closer] = []

  init(limit: UInt32) { self.limit = limit }

  /// Closers must come in the order of the text.
  mutating func add(_ offset: UInt32, hashes: Int) {
    while let last = closers.last, last.hashes <= hashes { closers.removeLast() }
    closers.append(Closer(offset: offset, hashes: hashes))
  }

  /// Whether `offset` lies in the searched text, so that `mayClose` can be asked.
  func covers(_ offset: UInt32) -> Bool { offset < limit }

  /// Whether a delimiter with at least `hashes` stands at `offset` or behind it.
  func mayClose(_ offset: UInt32, hashes: Int) -> Bool {
    let end = closers.partitionPoint { $0.hashes >= hashes }
    return end > 0 && closers[end - 1].offset >= offset
  }
}
