import L10nSyntax

/// What stands behind `l10nlint:` in a comment, in pieces. It knows nothing of the language around the comment.
struct SuppressionText {
  /// From `l10nlint:` to the end of what belongs to it.
  var range: ByteRange
  /// The word directly behind the colon.
  var word: ByteRange
  /// `l10nlint disable`, `l10nlint-disable`: perhaps a directive without its colon, perhaps prose.
  var lacksColon: Bool
  var names: [ByteRange] = []
  /// The text behind `--`, a long dash or a hyphen between blanks, without blanks around it.
  var reason: ByteRange?

  /// Reads the text at `start`, where the marker stands. `nil` where prose only mentions the tool.
  init?(_ bytes: UnsafePointer<UInt8>, at start: Int, in comment: CommentBody) {
    guard comment.holdsDirective(bytes, at: start) else { return nil }
    var position = start + SuppressionMarker.length
    let end = comment.lineEnd(bytes, from: position)
    let blanks = bytes.skipBlanks(from: position, to: end)
    let wordEnd = bytes.firstBreak(from: blanks, to: end)
    word = ByteRange(UInt32(blanks), UInt32(wordEnd))
    guard wordEnd > blanks, bytes[blanks].isASCIILetter else { return nil }
    lacksColon = bytes[position - 1] != UInt8(ascii: ":")
    guard !lacksColon || comment.beginsAnew(bytes, at: start) else { return nil }
    // `l10nlint: it finds …` is prose, `l10nlint: disable:next …` a slip.
    if blanks > position || lacksColon {
      let spelling = Spelling(start: bytes + blanks, count: wordEnd - blanks)
      guard spelling.hasPrefix("disable") || spelling.hasPrefix("enable") else { return nil }
      word.start = UInt32(position)
    }
    position = wordEnd
    range = ByteRange(UInt32(start), UInt32(wordEnd))
    while true {
      while position < end, bytes[position].isBlank || bytes[position] == UInt8(ascii: ",") { position += 1 }
      let nameEnd = bytes.firstBreak(from: position, to: end)
      guard nameEnd > position else { break }
      if let dash = bytes.lengthOfDash(at: position) {
        readReason(bytes, from: position + dash, to: end)
        break
      }
      names.append(ByteRange(UInt32(position), UInt32(nameEnd)))
      range.end = UInt32(nameEnd)
      position = nameEnd
    }
  }

  private mutating func readReason(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) {
    let first = bytes.skipBlanks(from: start, to: end)
    var last = end
    while last > first, bytes[last - 1].isBlank { last -= 1 }
    guard last > first else { return }
    reason = ByteRange(UInt32(first), UInt32(last))
    range.end = UInt32(last)
  }
}

/// A comment without its delimiters.
struct CommentBody {
  /// Behind the opening delimiter, with all its slashes and stars.
  var start: Int
  var end: Int

  /// A line break may be written `\n`, as JSON has it.
  private var hasEscapes = false

  /// `// …`, `/// …`, `/* … */`, `/** … */`, `<!-- … -->`, or a text for people without any delimiter.
  init(_ bytes: UnsafePointer<UInt8>, of comment: ByteRange) {
    start = Int(comment.start)
    end = Int(comment.end)
    let text = Spelling(start: bytes + start, count: end - start)
    guard text.hasPrefix("/*") || text.hasPrefix("//") else {
      hasEscapes = !text.hasPrefix("<!--")
      if !hasEscapes { (start, end) = (min(start + 4, end), max(end - 3, min(start + 4, end))) }
      return
    }
    start += 2
    let isBlock = bytes[Int(comment.start) + 1] == UInt8(ascii: "*")
    if isBlock, end >= start + 2, bytes[end - 1] == UInt8(ascii: "/"), bytes[end - 2] == UInt8(ascii: "*") {
      end -= 2
    }
    while start < end, bytes[start].isSlashOrStar || bytes[start] == UInt8(ascii: "!") { start += 1 }
  }

  /// Whether a marker there is meant: it begins a line of the comment or stands behind a blank. A comment within
  /// the comment is code that somebody switched off, and a word in quotes is only spoken about.
  func holdsDirective(_ bytes: UnsafePointer<UInt8>, at marker: Int) -> Bool {
    var before = skipBack(bytes, from: marker)
    guard !isLineStart(bytes, before) else { return true }
    guard before < marker, !isSlashes(bytes, before: before) else { return false }
    guard bytes[before - 1] == UInt8(ascii: "*") else { return true }
    // The star that decorates the lines of a long comment.
    before = skipBack(bytes, from: before - 1)
    return isLineStart(bytes, before)
  }

  /// Whether a marker begins a line of the comment, or what stands behind `/ `: in the middle of a sentence it is prose.
  func beginsAnew(_ bytes: UnsafePointer<UInt8>, at marker: Int) -> Bool {
    let before = skipBack(bytes, from: marker)
    if isLineStart(bytes, before) { return true }
    if bytes[before - 1] == UInt8(ascii: "*") { return isLineStart(bytes, skipBack(bytes, from: before - 1)) }
    return before < marker && bytes[before - 1] == UInt8(ascii: "/")
  }

  private func skipBack(_ bytes: UnsafePointer<UInt8>, from position: Int) -> Int {
    var before = position
    while before > start, bytes[before - 1].isBlank { before -= 1 }
    return before
  }

  private func isSlashes(_ bytes: UnsafePointer<UInt8>, before end: Int) -> Bool {
    end - 2 >= start && bytes[end - 1] == UInt8(ascii: "/") && bytes[end - 2] == UInt8(ascii: "/")
  }

  private func isLineStart(_ bytes: UnsafePointer<UInt8>, _ position: Int) -> Bool {
    position == start || bytes[position - 1].isLineBreak
      || position - 2 >= start && isEscapedBreak(bytes, position - 2)
  }

  private func isEscapedBreak(_ bytes: UnsafePointer<UInt8>, _ position: Int) -> Bool {
    hasEscapes && bytes[position] == UInt8(ascii: "\\") && bytes[position + 1] == UInt8(ascii: "n")
  }

  func lineEnd(_ bytes: UnsafePointer<UInt8>, from start: Int) -> Int {
    var position = start
    while position < end, !bytes[position].isLineBreak, !isEscapedBreak(bytes, position) { position += 1 }
    return position
  }
}

extension UnsafePointer<UInt8> {
  /// `--`, or `—` for XML, which allows no two hyphens in a comment; `-` by itself is the sign of SwiftLint.
  fileprivate func lengthOfDash(at position: Int) -> Int? {
    if self[position] == UInt8(ascii: "-") {
      if self[position + 1] == UInt8(ascii: "-") { return 2 }
      return self[position + 1].isBlank ? 1 : nil
    }
    let isLongDash = self[position] == 0xE2 && self[position + 1] == 0x80 && self[position + 2] == 0x94
    return isLongDash ? 3 : nil
  }

  fileprivate func skipBlanks(from start: Int, to end: Int) -> Int {
    var position = start
    while position < end, self[position].isBlank { position += 1 }
    return position
  }

  /// The next blank or comma.
  fileprivate func firstBreak(from start: Int, to end: Int) -> Int {
    var position = start
    while position < end, !self[position].isBlank, self[position] != UInt8(ascii: ",") { position += 1 }
    return position
  }
}

extension UInt8 {
  fileprivate var isSlashOrStar: Bool { self == UInt8(ascii: "/") || self == UInt8(ascii: "*") }
}
