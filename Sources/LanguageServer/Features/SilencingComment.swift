import L10nLint
import L10nSyntax

/// A comment that silences a finding, in the ways in which the kind of its file lets it be written.
private struct SilencingComment {
  let rule: String
  let text: SourceText
  let lines: LineIndex

  private static let reason = "explain here why this is right"

  /// What to write where, the best first.
  func candidates(for finding: Finding, in file: SourceFile, _ document: Document?) -> [[ProposedComment]] {
    let offset = finding.place.range.start
    switch file.kind {
    case .source:
      return [
        [above(offset, "// l10nlint:disable:next \(rule) -- \(Self.reason)")],
        [behind(offset, " // l10nlint:disable:this \(rule) -- \(Self.reason)")],
        document.map { around(offset, in: $0) } ?? [],
      ]
    case .table(.catalog): return [inEntry(around: offset)]
    case .table(.strings) where !isMarkup:
      let start = entryStart(around: offset, file.kind)
      return [[above(start, "/* l10nlint:disable:next \(rule) -- \(Self.reason) */")]]
    // Two hyphens are not allowed in a comment of XML.
    case .table, .information:
      let start = entryStart(around: offset, file.kind)
      return [[above(start, "<!-- l10nlint:disable:next \(rule) \u{2014} \(Self.reason) -->")]]
    case .interface, .project, .scheme: return []
    }
  }

  struct ProposedComment {
    var offset: UInt32
    var text: String
  }

  private var isMarkup: Bool {
    text[ByteRange(0, UInt32(text.count))].first { $0 > 0x20 } == UInt8(ascii: "<")
  }

  /// Behind a key, a comment would be about the next one.
  private func entryStart(around offset: UInt32, _ kind: FileKind) -> UInt32 {
    let entries =
      switch kind {
      case .table(.strings): Table(strings: text).entries.map(\.range)
      case .table: Table(stringsdict: text).entries.map(\.range)
      default:
        PropertyList.read(text).nodes.map { ByteRange($0.key?.range.start ?? $0.range.start, $0.range.end) }
      }
    return entries.last { $0.start <= offset && offset < $0.end }?.start ?? offset
  }

  private func above(_ offset: UInt32, _ comment: String) -> ProposedComment {
    ProposedComment(
      offset: lines.line(at: offset).start, text: indentation(at: offset) + comment + lineEnd)
  }

  private func indentation(at offset: UInt32) -> String {
    let start = lines.line(at: offset).start
    return String(
      decoding: text[ByteRange(start, offset)].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// A literal of several lines has text where a comment would stand: it becomes a region of its own.
  private func around(_ offset: UInt32, in document: Document) -> [ProposedComment] {
    let literal = document.literals.first {
      $0.flags.contains(.multiline) && $0.range.start <= offset && offset < $0.range.end
    }
    guard let literal,
      let below = lines.start(ofLine: lines.line(at: max(literal.range.end, 1) - 1).number + 1)
    else { return [] }
    let end = "// l10nlint:enable \(rule)" + lineEnd
    return [
      above(literal.range.start, "// l10nlint:disable \(rule) -- \(Self.reason)"),
      ProposedComment(offset: below, text: indentation(at: literal.range.start) + end),
    ]
  }

  private func behind(_ offset: UInt32, _ comment: String) -> ProposedComment {
    var end = Int(offset)
    while end < text.count, !text[end].isLineBreak { end += 1 }
    return ProposedComment(offset: UInt32(end), text: comment)
  }

  /// As the file ends its lines.
  private var lineEnd: String {
    let end = text[ByteRange(0, UInt32(text.count))].firstIndex(where: \.isLineBreak)
    guard let end, text[end] == 13 else { return "\n" }
    return text[end + 1] == 10 ? "\r\n" : "\r"
  }

  /// A catalog has one comment for each entry, which translators read too.
  private func inEntry(around offset: UInt32) -> [ProposedComment] {
    let table = Table(catalog: text)
    guard let entry = table.entries.first(where: { $0.range.start <= offset && offset < $0.range.end }) else {
      return []
    }
    let directive = "l10nlint:disable \(rule) -- \(Self.reason)"
    if let comment = entry.comment {
      return [
        ProposedComment(offset: comment.range.end, text: (comment.range.isEmpty ? "" : "\\n") + directive)
      ]
    }
    let body = text[ByteRange(entry.key.range.end, entry.range.end)]
    guard let brace = body.firstIndex(of: UInt8(ascii: "{")) else { return [] }
    let isEmpty = body[(brace + 1)...].first { $0 > 0x20 } == UInt8(ascii: "}")
    return [
      ProposedComment(
        offset: UInt32(brace + 1), text: "\n      \"comment\" : \"\(directive)\"" + (isEmpty ? "" : ","))
    ]
  }
}

extension WarmProject {
  /// What silences a finding where it stands; `nil` where no comment does.
  func silencing(_ finding: Finding, _ path: String, _ text: SourceText) -> [Fix.Edit]? {
    guard let reading else { return nil }
    let lines = LineIndex(text)
    let file = SourceFile(path, text, in: reading)
    let comment = SilencingComment(rule: finding.rule, text: text, lines: lines)
    let count = reading.suppressions(in: file)?.comments.count ?? 0
    for candidate in comment.candidates(for: finding, in: file, reading.document(of: file)) {
      let edits = candidate.map { comment in
        let place = Place(ByteRange(comment.offset, comment.offset), in: text, lines)
        return Fix.Edit(path: path, place: place, replacement: comment.text)
      }
      let after = SourceFile(path, text.applying(edits), in: reading)
      guard !edits.isEmpty, after.problemCount <= file.problemCount else { continue }
      let start = finding.place.range.start
      let before = candidate.filter { $0.offset <= start }
      let moved = before.reduce(start) { $0 + UInt32($1.text.utf8.count) }
      let comments = reading.suppressions(in: after)?.comments ?? []
      let isSilent = comments.contains { comment in
        comment.names.contains { $0.rule == finding.rule } && comment.cover.start <= moved
          && moved < comment.cover.end
      }
      // What has become text is no comment.
      if isSilent, comments.count == count + edits.count { return edits }
    }
    return nil
  }
}
