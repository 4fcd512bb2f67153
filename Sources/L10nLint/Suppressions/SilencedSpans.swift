import L10nSyntax

/// Where the comments of one file silence one rule.
struct SilencedSpans: Sendable, Equatable {
  /// A name of a comment that does it.
  struct Source: Hashable, Sendable {
    var comment: Int
    var name: Int
  }

  private struct Span: Equatable {
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

/// What the comments of one file silence. It is worked out when they are read, for each finding asks.
struct Silence: Sendable, Equatable {
  /// By rule as the comments name it.
  private var spans: [String: SilencedSpans] = [:]

  init(_ comments: [SuppressionComment]) {
    for rule in Set(comments.lazy.flatMap(\.names).map(\.rule)) {
      spans[rule] = SilencedSpans(comments, rule: rule, isAll: Self.isAll(rule))
    }
  }

  /// What silences a finding of a rule that begins at an offset.
  func source(of rule: String, at offset: UInt32) -> SilencedSpans.Source? {
    let named = spans[rule] ?? (Self.isAll(rule) ? spans[SuppressionComment.Name.all] : nil)
    return named?.source(at: offset)
  }

  /// Whether `all` means a rule too. One that speaks about comments has to be named.
  private static func isAll(_ rule: String) -> Bool { !rulesAboutComments.contains(rule) }

  private static let rulesAboutComments = Set(
    RuleCatalog.all.lazy.filter(\.check.isAboutSuppressions).map(\.id))
}
