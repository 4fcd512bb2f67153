import L10nSyntax

/// What changes of a file, as `patch -p1` and `git apply` read it.
package struct UnifiedDiff {
  package private(set) var bytes: [UInt8] = []
  private let old: [ArraySlice<UInt8>]
  private let new: [ArraySlice<UInt8>]

  /// Lines shown around a change.
  private static let margin = 3
  /// Lines looked at for where two texts agree again. Fixes change few lines in a row.
  private static let window = 400

  package init(path: String, _ old: SourceText, _ new: SourceText) {
    self.old = old.lines
    self.new = new.lines
    let changes = self.changes
    guard !changes.isEmpty else { return }
    bytes =
      Array("--- ".utf8) + Self.name("a/", path) + Array("\n+++ ".utf8) + Self.name("b/", path) + [0x0A]
    var start = 0
    while start < changes.count {
      var end = start + 1
      // Changes whose surroundings meet are shown together.
      while end < changes.count,
        changes[end].old.lowerBound - changes[end - 1].old.upperBound <= 2 * Self.margin
      {
        end += 1
      }
      write(changes[start..<end])
      start = end
    }
  }

  /// A name as git writes and reads it: in quotes, with escapes, where it would not be one line of text.
  private static func name(_ side: String, _ path: String) -> [UInt8] {
    let bytes = Array(side.utf8) + path.pathBytes
    let isPlain = bytes.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    guard !isPlain else { return bytes }
    let escaped = bytes.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
      case 0x20..<0x7F: [byte]
      default: [UInt8(ascii: "\\")] + [byte >> 6, byte >> 3 & 7, byte & 7].map { $0 + UInt8(ascii: "0") }
      }
    }
    return [UInt8(ascii: "\"")] + escaped + [UInt8(ascii: "\"")]
  }

  /// Lines of the old text that become lines of the new one.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private var changes: [Change] {
    var changes: [Change] = []
    var (mine, theirs) = (0, 0)
    while mine < old.count || theirs < new.count {
      if mine < old.count, theirs < new.count, old[mine] == new[theirs] {
        mine += 1
        theirs += 1
      } else {
        let length = lengthOfChange(mine, theirs)
        changes.append(Change(old: mine..<mine + length.old, new: theirs..<theirs + length.new))
        mine += length.old
        theirs += length.new
      }
    }
    return changes
  }

  /// How many lines on each side stand before the nearest line that both have.
  private func lengthOfChange(_ mine: Int, _ theirs: Int) -> (old: Int, new: Int) {
    let rest = (old: old.count - mine, new: new.count - theirs)
    for total in 1...Self.window {
      for skipped in max(0, total - rest.new)...max(0, total) where skipped <= rest.old {
        let other = total - skipped
        let isEnd = skipped == rest.old && other == rest.new
        if isEnd || skipped < rest.old && other < rest.new && old[mine + skipped] == new[theirs + other] {
          return (skipped, other)
        }
      }
    }
    return rest
  }

  // MARK: Writing

  private mutating func write(_ changes: ArraySlice<Change>) {
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(Self.margin, first.old.lowerBound)
    let after = min(Self.margin, old.count - last.old.upperBound)
    let mine = first.old.lowerBound - before..<last.old.upperBound + after
    let theirs = first.new.lowerBound - before..<last.new.upperBound + after
    bytes += "@@ -\(Self.spelling(mine)) +\(Self.spelling(theirs)) @@\n".utf8
    var position = mine.lowerBound
    for change in changes {
      write(old[position..<change.old.lowerBound], " ")
      write(old[change.old], "-")
      write(new[change.new], "+")
      position = change.old.upperBound
    }
    write(old[position..<mine.upperBound], " ")
  }

  /// First line and number of lines; what is empty stands behind a line.
  private static func spelling(_ lines: Range<Int>) -> String {
    "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }

  private mutating func write(_ lines: ArraySlice<ArraySlice<UInt8>>, _ sign: Unicode.Scalar) {
    for line in lines {
      bytes.append(UInt8(ascii: sign))
      bytes += line
      if line.last != 0x0A { bytes += "\n\\ No newline at end of file\n".utf8 }
    }
  }
}

extension SourceText {
  /// With their line feeds: a carriage return alone ends no line for tools that read patches.
  fileprivate var lines: [ArraySlice<UInt8>] {
    let text = self[ByteRange(0, UInt32(count))]
    var lines: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.endIndex
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }
}
