// What the reader says where the system gives up, and where it goes on.

extension StringsReader {
  /// Whether the system takes something strange for the end of the file instead of refusing the file.
  var canTruncate: Bool { !table.entries.isEmpty && brace == nil && !isClosed }

  mutating func report(_ kind: TableProblem.Kind, _ problem: StringsProblem, _ start: Int, _ end: Int) {
    // Nothing is refused where nothing is read any more.
    if kind == .syntax, truncation != nil { return }
    if kind == .syntax { isRefused = true }
    let end = min(max(start, end), count)
    let range = range(min(start, end), end)
    // Two mistakes at one place are one.
    if let last = table.problems.last, last.kind == kind, last.range.start == range.start { return }
    table.report(TableProblem(kind: kind, range: range, message: problem.message, cure: problem.cure))
  }

  mutating func reportStray(_ found: StringsMisfit) {
    if canTruncate {
      reportTruncation(found, offset, offset + found.length)
    } else {
      report(.syntax, .strayFirst(found), offset, offset + found.length)
    }
  }

  mutating func reportTruncation(_ found: StringsMisfit, _ start: Int, _ end: Int) {
    guard truncation == nil else { return }
    truncation = (found, range(start, min(end, count)))
  }

  /// A comment that is never closed hides all entries behind it.
  mutating func reportOpenComment(_ start: Int) {
    if brace != nil {
      report(.syntax, .openComment, start, start + 2)
    } else {
      reportTruncation(.openComment, start, start + 2)
    }
    table.comments.removeLast()
    table.comments.append(range(start, lineEnd(from: start)))
    rereadLines(from: start)
  }

  /// The number of lost entries is known at the end.
  mutating func finishTruncation() {
    guard let truncation else { return }
    var lost = 0
    for entry in table.entries.reversed() {
      guard entry.isLost else { break }
      lost += 1
    }
    let problem = StringsProblem.truncated(by: truncation.found, lost: lost)
    table.report(TableProblem(kind: .truncated, range: truncation.range, message: problem.message))
  }

  /// Something else stands behind a text than what must.
  mutating func refuse(behind text: PlacedText, missing problem: (StringsMisfit) -> StringsProblem) {
    let start = Int(text.range.start)
    let isQuoted =
      start > 0 && (bytes[start - 1] == UInt8(ascii: "\"") || bytes[start - 1] == UInt8(ascii: "'"))
    if isQuoted, let lineEnd = lineEnd(in: text),
      let next = entryStart(from: lineEnd, to: Int(text.range.end)), spend(offset - lineEnd)
    {
      // The text ran on into other entries: its quote is missing.
      report(.syntax, .unclosedQuote, start - 1, start)
      resume(at: next)
      return
    }
    if bytes[start] == UInt8(ascii: "/"), !isQuoted {
      report(.syntax, .loneSlash, start, start + 1)
    } else if isAtEnd {
      report(.syntax, problem(.end), Int(text.range.end) - 1, Int(text.range.end))
    } else {
      let found = found
      report(.syntax, problem(found), offset, offset + found.length)
      if case .commentEnd = found.kind { offset += found.length }
    }
    recover()
  }

  /// A quote is never closed.
  mutating func refuseUnclosed(_ quote: Int) {
    report(.syntax, .unclosedQuote, quote, quote + 1)
    rereadLines(from: quote)
  }

  /// Goes on behind the line of an offset, though everything behind it has been read.
  mutating func rereadLines(from start: Int) {
    let next = lineEnd(from: start)
    guard spend(offset - next) else { return resume(at: count) }
    offset = next
    recover()
  }

  private mutating func spend(_ length: Int) -> Bool {
    rereadable -= length
    return rereadable >= 0
  }

  /// Goes on at the next thing that looks like an entry or a comment.
  mutating func recover() {
    let isEntry = looksLikeEntry(at: offset, isWhole: true)
    resume(at: isEntry ? offset : entryStart(from: lineEnd(from: offset), to: count) ?? count)
  }

  private mutating func resume(at place: Int) {
    offset = place
    (comment, lineEnds, isBehindEntry) = (nil, 0, false)
    while let last = table.comments.last, last.end > place { table.comments.removeLast() }
  }
}

// MARK: - Looking ahead

extension StringsReader {
  /// The end of the first line of a text; nothing where the text has one line.
  func lineEnd(in text: PlacedText) -> Int? {
    let end = lineEnd(from: Int(text.range.start))
    return end < text.range.end ? end : nil
  }

  private func lineEnd(from start: Int) -> Int {
    bytes.offset(of: UInt8(ascii: "\n"), or: UInt8(ascii: "\r"), from: start, to: count)
  }

  /// The first line behind a line end that begins like an entry or a comment.
  private func entryStart(from lineEnd: Int, to limit: Int) -> Int? {
    var place = lineEnd
    while place < limit {
      place += 1
      if looksLikeEntry(at: place, isWhole: false) || looksLikeComment(at: place) { return place }
      place = self.lineEnd(from: place)
    }
    return nil
  }

  private func looksLikeComment(at start: Int) -> Bool {
    let place = behindBlanks(start)
    let next = bytes[place + 1]
    return bytes[place] == UInt8(ascii: "/") && (next == UInt8(ascii: "/") || next == UInt8(ascii: "*"))
  }

  /// A key and an equals sign on one line; a key in quotes with a semicolon only at the start of a line.
  func looksLikeEntry(at start: Int, isWhole: Bool) -> Bool {
    var place = behindBlanks(start)
    let quote = bytes[place]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted {
      place += 1
      while bytes[place] != quote {
        if bytes[place].isLineBreak || place >= count { return false }
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      place += 1
    } else {
      guard quote.isUnquotedOldStyle, quote != UInt8(ascii: "/") else { return false }
      while bytes[place].isUnquotedOldStyle { place += 1 }
    }
    place = behindBlanks(place)
    if bytes[place] == UInt8(ascii: ";") { return isQuoted && !isWhole }
    return bytes[place] == UInt8(ascii: "=") && bytes[place + 1] != UInt8(ascii: "=")
  }

  private func behindBlanks(_ start: Int) -> Int {
    var place = start
    while bytes[place].isBlank { place += 1 }
    return place
  }
}
