import L10nSyntax

/// A mistake in a text that the system reads as a format.
struct FormatMistake {
  let format: FormatText
  /// In the characters of its text.
  let part: ByteRange
  let message: String
  let kind: String
  var confidence = Confidence.certain
  /// What tells it from others of the same key.
  let reason: String
  let fix: ProposedFix?

  private var cause: Cause {
    Cause(file: format.cell.file, key: format.table.hashOfKey(of: format.row), reason: reason)
  }

  private struct Cause: Hashable {
    let file: UInt32
    let key: UInt64
    let reason: String
  }

  func related(_ message: String, _ pass: inout ResourcePass) -> RelatedPlace {
    pass.related(place.range, in: place.file, message)
  }

  var place: (file: ResourceFile, range: ByteRange) {
    (format.table.file(of: format.cell), format.written(part))
  }

  /// What a file says of one key in several languages or forms is one mistake.
  static func report(_ mistakes: [FormatMistake], _ pass: inout ResourcePass) {
    for alike in mistakes.grouped(by: \.cause) {
      for alike in pass.bySilence(alike, \.place) { report(alike: alike, &pass) }
    }
  }

  private static func report(alike: [FormatMistake], _ pass: inout ResourcePass) {
    let first = alike[0]
    let others = alike.dropFirst().relatedPlaces { $0.related("the same here", &pass) }
    let fixes = alike.compactMap(\.fix)
    first.format.report(
      first.part, alike.count > 1 ? "\(first.message), in \(alike.count) places" : first.message,
      kind: first.kind, confidence: alike.map(\.confidence).max() ?? first.confidence, &pass,
      fix: fixes.count == alike.count ? ProposedFix(joining: fixes) : nil, besides: others)
  }
}
