/// What both lexers must agree on, in a form that can be compared.
struct Reading: Equatable {
  /// Literals with their delimiters, in the order of their openers.
  var literals: [Span] = []
  /// From the backslash to the closing parenthesis.
  var interpolations: [Span] = []
  var comments: [Span] = []
  /// Pairs of brackets outside literals, from opener to closer.
  var brackets: [Span] = []
  var regexes: [Span] = []
  /// Ranges of all other tokens.
  var tokens: [Span] = []
}

struct Span: Hashable, Comparable, CustomStringConvertible {
  var start: Int
  var end: Int

  init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  var description: String { "\(start)..<\(end)" }

  static func < (left: Span, right: Span) -> Bool {
    (left.start, right.end) < (right.start, left.end)
  }
}

/// One list of spans in which the readings differ, at the first place where they do.
struct Difference {
  var list: String
  var ours: Span?
  var theirs: Span?
  var count: Int

  init?(_ list: String, ours: [Span], theirs: [Span]) {
    let (onlyOurs, onlyTheirs) = (Set(ours).subtracting(theirs), Set(theirs).subtracting(ours))
    guard !onlyOurs.isEmpty || !onlyTheirs.isEmpty || ours.count != theirs.count else { return nil }
    self.list = list
    self.ours = onlyOurs.min()
    self.theirs = onlyTheirs.min()
    count = onlyOurs.count + onlyTheirs.count
  }

  var firstOffset: Int { min(ours?.start ?? Int.max, theirs?.start ?? Int.max) }
}

extension Reading {
  func differences(from theirs: Reading) -> [Difference] {
    [
      Difference("literals", ours: literals, theirs: theirs.literals),
      Difference("interpolations", ours: interpolations, theirs: theirs.interpolations),
      Difference("comments", ours: comments, theirs: theirs.comments),
      Difference("brackets", ours: brackets, theirs: theirs.brackets),
      Difference("regexes", ours: regexes, theirs: theirs.regexes),
      Difference("tokens", ours: splitTokens(like: theirs), theirs: theirs.tokens),
    ].compactMap(\.self)
  }

  /// Our tokens, cut where theirs are: the parser splits `>>` and `>?` when it meets them in generics.
  private func splitTokens(like theirs: Reading) -> [Span] {
    var parts: [Span] = []
    var index = 0
    for token in tokens {
      while index < theirs.tokens.count, theirs.tokens[index].start < token.start { index += 1 }
      var stop = index
      var position = token.start
      while stop < theirs.tokens.count, theirs.tokens[stop].start == position, position < token.end {
        position = theirs.tokens[stop].end
        stop += 1
      }
      if position == token.end, stop > index {
        parts += theirs.tokens[index..<stop]
      } else {
        parts.append(token)
      }
    }
    return parts
  }
}
