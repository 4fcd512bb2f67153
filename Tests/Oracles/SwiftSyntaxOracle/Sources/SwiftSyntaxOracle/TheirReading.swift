import SwiftParser
import SwiftSyntax

extension Reading {
  /// What SwiftSyntax says.
  init(_ tree: SourceFileSyntax) {
    let interpolationParens: Set<Int>
    if tree.hasError {
      let lexed = LexedLiterals(tree)
      (literals, interpolations, regexes) = (lexed.literals, lexed.interpolations, lexed.regexes)
      interpolationParens = lexed.interpolationParens
    } else {
      let collector = LiteralCollector(viewMode: .sourceAccurate)
      collector.walk(tree)
      (literals, interpolations, regexes) = (collector.literals, collector.interpolations, collector.regexes)
      interpolationParens = collector.interpolationParens
    }
    let inner = Dictionary(regexes.map { ($0.start, $0.end) }, uniquingKeysWith: { first, _ in first })
    var openers: [Int] = []
    var regexEnd = 0
    for token in tree.tokens(viewMode: .sourceAccurate) {
      addComments(token)
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = token.endPositionBeforeTrailingTrivia.utf8Offset
      regexEnd = max(regexEnd, inner[start] ?? 0)
      guard start >= regexEnd else { continue }
      add(token, Span(start, end), &openers, interpolationParens)
    }
    brackets.sort()
    interpolations.sort()
  }

  private mutating func add(
    _ token: TokenSyntax, _ span: Span, _ openers: inout [Int], _ interpolationParens: Set<Int>
  ) {
    switch token.tokenKind {
    case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter, .stringSegment:
      return
    case .shebang: return comments.append(span)
    case .endOfFile, .unknown: return
    case .poundIf, .poundElse, .poundElseif, .poundEndif, .poundAvailable, .poundUnavailable,
      .poundSourceLocation:
      tokens.append(Span(span.start, span.start + 1))
      return tokens.append(Span(span.start + 1, span.end))
    case .backslash where interpolationParens.contains(span.start): return
    case .leftParen, .leftSquare, .leftBrace:
      if interpolationParens.contains(span.start) { return }
      openers.append(span.start)
    case .rightParen, .rightSquare, .rightBrace:
      if interpolationParens.contains(span.start) { return }
      if let start = openers.popLast() { brackets.append(Span(start, span.end)) }
    default: break
    }
    if span.end > span.start { tokens.append(span) }
  }

  private mutating func addComments(_ token: TokenSyntax) {
    add(token.leadingTrivia, from: token.position.utf8Offset)
    add(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  private mutating func add(_ trivia: Trivia, from start: Int) {
    var position = start
    for piece in trivia {
      let length = piece.sourceLength.utf8Length
      if piece.isComment { comments.append(Span(position, position + length)) }
      position += length
    }
  }
}

private final class LiteralCollector: SyntaxVisitor {
  var literals: [Span] = []
  var interpolations: [Span] = []
  var regexes: [Span] = []
  /// Offsets of the backslashes and parentheses of interpolations.
  var interpolationParens: Set<Int> = []

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    literals.append(Span(node))
    return .visitChildren
  }

  override func visit(_ node: SimpleStringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    literals.append(Span(node))
    return .visitChildren
  }

  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    regexes.append(Span(node))
    return .skipChildren
  }

  override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
    interpolations.append(Span(node))
    for token in [node.backslash, node.leftParen, node.rightParen] {
      interpolationParens.insert(token.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    return .visitChildren
  }
}

extension Span {
  init(_ node: some SyntaxProtocol) {
    self.init(
      node.positionAfterSkippingLeadingTrivia.utf8Offset, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
