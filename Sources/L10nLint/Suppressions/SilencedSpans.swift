import L10nSyntax

/// Where the comments of one file silence one rule.
struct SilencedSpans {
  /// A name of a comment that does it.
  struct Source: Hashable {
    var comment: Int
    var name: Int
  }

  private struct Span {
    var range: ByteRange
    var source: Source
  }

  /// Single lines, in order; two comments may name the same one.
  private var lines: [Span] = []
  /// One behind the other: a region within a region of the same rule silences nothing.
  private var regions: [Span] = []
  private var file: Source?

  /// `isAll` says whether `all` means this rule too.
  init(_ comments: [SuppressionComment], rule: String, isAll: Bool) {
    var open: Span?
    for (index, comment) in comments.enumerated() {
      let named =
        comment.names.firstIndex { $0.rule == rule }
        ?? (isAll ? comment.names.firstIndex { $0.rule == SuppressionComment.Name.all } : nil)
      guard let named else { continue }
      let source = Source(comment: index, name: named)
      switch comment.scope {
      case .next, .this, .previous:
        // Empty where there is no line to cover.
        if !comment.cover.isEmpty { lines.append(Span(range: comment.cover, source: source)) }
      case .file: file = file ?? source
      case .region: open = open ?? Span(range: comment.cover, source: source)
      case .end:
        guard var closed = open else { continue }
        closed.range.end = comment.place.range.end
        regions.append(closed)
        open = nil
      }
    }
    if let open { regions.append(open) }
    lines.sort { ($0.range.start, $0.source.comment) < ($1.range.start, $1.source.comment) }
  }

  /// What silences a finding that begins at an offset: the narrowest, so that the wider ones may turn out unused.
  func source(at offset: UInt32) -> Source? {
    Self.span(of: lines, at: offset) ?? Self.span(of: regions, at: offset) ?? file
  }

  /// The first of the spans around an offset. Spans are equal or apart, and in order.
  private static func span(of spans: [Span], at offset: UInt32) -> Source? {
    let place = spans.partitionPoint { $0.range.end <= offset }
    guard place < spans.count, spans[place].range.start <= offset else { return nil }
    return spans[place].source
  }
}

extension FileSuppressions {
  /// Where the comments silence a rule. One that speaks about comments has to be named.
  func spans(of rule: String) -> SilencedSpans { Self.spans(of: rule, comments) }

  /// Where they would, without their mistakes.
  func meantSpans(of rule: String) -> SilencedSpans { Self.spans(of: rule, meant) }

  private static func spans(of rule: String, _ comments: [SuppressionComment]) -> SilencedSpans {
    let isAll = RuleCatalogue.rule(rule).map { !$0.check.isAboutSuppressions } ?? true
    return SilencedSpans(comments, rule: rule, isAll: isAll)
  }
}
