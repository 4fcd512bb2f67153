import L10nLint
import L10nSyntax

/// A comment that silences a finding, in the ways in which the kind of its file lets it be written.
private struct SilencingComment {
  let rule: String
  let text: SourceText
  let lines: LineIndex

  private static let reason = "say here why this is right"

  /// What to write where, the best first.
  func candidates(for finding: Finding, in file: SourceFile) -> [ProposedComment] {
    let offset = finding.place.range.start
    switch file.kind {
    case .source:
      return [
        above(offset, "// l10nlint:disable:next \(rule) -- \(Self.reason)"),
        behind(offset, " // l10nlint:disable:this \(rule) -- \(Self.reason)"),
      ]
    case .table(.catalog): return inEntry(around: offset)
    case .table(.strings) where !isMarkup:
      return [above(offset, "/* l10nlint:disable:next \(rule) -- \(Self.reason) */")]
    // Two hyphens are not allowed in a comment of XML.
    case .table, .information: return [above(offset, "<!-- l10nlint:disable:next \(rule) -->")]
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

  private func above(_ offset: UInt32, _ comment: String) -> ProposedComment {
    let start = lines.line(at: offset).start
    let indentation = text[ByteRange(start, offset)].prefix { $0 == 0x20 || $0 == 0x09 }
    return ProposedComment(
      offset: start, text: String(decoding: indentation, as: UTF8.self) + comment + lineEnd)
  }

  private func behind(_ offset: UInt32, _ comment: String) -> ProposedComment {
    var end = Int(offset)
    while end < text.count, text[end] != 10, text[end] != 13 { end += 1 }
    return ProposedComment(offset: UInt32(end), text: comment)
  }

  /// As the file ends its lines.
  private var lineEnd: String {
    let end = text[ByteRange(0, UInt32(text.count))].firstIndex { $0 == 10 || $0 == 13 }
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
  /// What silences a finding where it stands; `nil` where no comment does, as within a literal of several lines.
  func silencing(_ finding: Finding, _ path: String, _ text: SourceText) -> Fix.Edit? {
    guard let reading else { return nil }
    let lines = LineIndex(text)
    let file = SourceFile(path, text, in: reading)
    let comment = SilencingComment(rule: finding.rule, text: text, lines: lines)
    for candidate in comment.candidates(for: finding, in: file) {
      let place = Place(ByteRange(candidate.offset, candidate.offset), in: text, lines)
      let edit = Fix.Edit(path: path, place: place, replacement: candidate.text)
      let after = SourceFile(path, text.applying([edit]), in: reading)
      guard after.problemCount <= file.problemCount else { continue }
      let start = finding.place.range.start
      let moved = candidate.offset <= start ? start + UInt32(candidate.text.utf8.count) : start
      let isSilent = reading.suppressions(in: after)?.comments.contains { comment in
        comment.names.contains { $0.rule == finding.rule } && comment.cover.start <= moved
          && moved < comment.cover.end
      }
      if isSilent == true { return edit }
    }
    return nil
  }
}
