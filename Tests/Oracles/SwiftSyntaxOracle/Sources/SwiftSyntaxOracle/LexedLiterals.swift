import SwiftSyntax

/// Literals, interpolations and regexes as the tokens of SwiftSyntax show them.
///
/// In files with errors the parser puts some tokens aside without making literals of them; the lexer has
/// read them all the same.
struct LexedLiterals {
  private(set) var literals: [Span] = []
  private(set) var interpolations: [Span] = []
  private(set) var regexes: [Span] = []
  /// Where the backslashes and parentheses of interpolations stand.
  private(set) var interpolationParens: Set<Int> = []

  private enum Frame {
    case string(start: Int, end: Int, isMultiline: Bool, hasQuote: Bool)
    case interpolation(start: Int, parens: Int)
  }

  private var frames: [Frame] = []
  private var rawStart: Int?
  private var backslash: Int?
  /// The end of a closing quote, which `#` may follow.
  private var closedAt: Int?

  init(_ tree: SourceFileSyntax) {
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      read(token.tokenKind, Span(start, token.endPositionBeforeTrailingTrivia.utf8Offset))
    }
    while !frames.isEmpty { endString() }
    literals.sort()
    interpolations.sort()
  }

  private mutating func read(_ kind: TokenKind, _ span: Span) {
    if closedAt == span.start, kind.isRawDelimiter {
      literals[literals.count - 1].end = span.end
      closedAt = nil
      return
    }
    closedAt = nil
    if case .string(_, let end, let isMultiline, true) = frames.last,
      !kind.belongsToString
        || (kind.isQuote && !isMultiline && span.start != end) || (kind == .backslash && span.start != end)
    {
      if backslash == nil { endString() }
    }
    switch kind {
    case .rawStringPoundDelimiter where backslash == nil: rawStart = span.start
    case .stringQuote, .multilineStringQuote, .singleQuote: readQuote(kind, span)
    case .stringSegment: readSegment(span)
    case .backslash:
      if case .string(_, _, _, true) = frames.last { backslash = span.start }
    case .leftParen: openParen(span)
    case .rightParen: closeParen(span)
    case .regexSlash, .regexPoundDelimiter, .regexLiteralPattern:
      if let last = regexes.last, last.end == span.start {
        regexes[regexes.count - 1].end = span.end
      } else {
        regexes.append(span)
      }
    default: break
    }
  }

  private mutating func readQuote(_ kind: TokenKind, _ span: Span) {
    if case .string(let start, _, _, true) = frames.last {
      frames.removeLast()
      literals.append(Span(start, span.end))
      closedAt = span.end
      return
    }
    frames.append(
      .string(
        start: rawStart ?? span.start, end: span.end, isMultiline: kind == .multilineStringQuote,
        hasQuote: true))
    rawStart = nil
  }

  private mutating func readSegment(_ span: Span) {
    if case .interpolation = frames.last { frames.removeLast() }
    if case .string(let start, _, let isMultiline, let hasQuote) = frames.last {
      frames[frames.count - 1] = .string(
        start: start, end: span.end, isMultiline: isMultiline, hasQuote: hasQuote)
    }
  }

  private mutating func openParen(_ span: Span) {
    if let start = backslash {
      interpolationParens.formUnion([start, span.start])
      frames.append(.interpolation(start: start, parens: 0))
      backslash = nil
    } else if case .interpolation(let start, let parens) = frames.last {
      frames[frames.count - 1] = .interpolation(start: start, parens: parens + 1)
    }
  }

  private mutating func closeParen(_ span: Span) {
    guard case .interpolation(let start, let parens) = frames.last else { return }
    guard parens == 0 else {
      frames[frames.count - 1] = .interpolation(start: start, parens: parens - 1)
      return
    }
    frames.removeLast()
    interpolations.append(Span(start, span.end))
    interpolationParens.insert(span.start)
    readSegment(Span(span.end, span.end))
  }

  private mutating func endString() {
    switch frames.removeLast() {
    case .string(let start, let end, _, _): literals.append(Span(start, end))
    case .interpolation: break
    }
  }
}

extension TokenKind {
  fileprivate var isRawDelimiter: Bool {
    if case .rawStringPoundDelimiter = self { true } else { false }
  }

  fileprivate var isQuote: Bool {
    switch self {
    case .stringQuote, .multilineStringQuote, .singleQuote: true
    default: false
    }
  }

  fileprivate var belongsToString: Bool {
    if case .stringSegment = self { return true }
    return isQuote || isRawDelimiter || self == .backslash || self == .leftParen
  }
}
