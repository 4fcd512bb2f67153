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

extension FormatSpecifier {
  /// What is wrong with it; `nil` for specifiers and for signs of prose.
  var mistake: String? {
    switch fault {
    case .misplacedPosition where range.count == 2: "its number and its type letter are missing"
    case .misplacedPosition: "the number must come before the `$`"
    case .zeroPosition: "positions start at 1"
    case .highPosition: "the last position is 127"
    case .openName: "the name of a variable must end with `@`"
    case .fullWidth: "`％` is not the percent sign `%`"
    case .unknown, .unfinished: position == nil ? nil : "its type letter is missing"
    case nil: nil
    }
  }
}
