/// Brackets are matched as they come; the innermost open one is a number, its parents are linked.
extension CFamilyScanner {
  /// How far behind the innermost bracket a closer looks for its opener: a bound, so that many closers
  /// without openers cost no more than others.
  private static let reach = 8

  /// An opener of `length` bytes.
  @inline(__always)
  mutating func open(_ kind: Token.Kind, _ length: Int) {
    let number = UInt32(truncatingIfNeeded: bracketCount)
    brackets.initializeElement(
      at: bracketCount, to: Bracket(open: UInt32(truncatingIfNeeded: tokenCount), parent: current))
    bracketCount &+= 1
    emit(kind, cursor + length, link: number)
    current = number
    if bracketCount == brackets.count { pause() }
  }

  @inline(__always)
  mutating func close(_ kind: Token.Kind, _ opener: Token.Kind) {
    if current != floor, tokens[Int(brackets[Int(current)].open)].kind == opener {
      close(kind, current)
    } else {
      closeAcross(kind, opener)
    }
  }

  @inline(__always)
  private mutating func close(_ kind: Token.Kind, _ number: UInt32) {
    let index = Int(number)
    // Branches of `#if` may each close the same bracket: the first one counts.
    if brackets[index].close == Bracket.none {
      brackets[index].close = UInt32(truncatingIfNeeded: tokenCount)
    }
    current = brackets[index].parent
    emit(kind, cursor + 1, link: number)
  }

  /// The innermost bracket is of another kind: something is missing. A macro may well hold a lone closer.
  private mutating func closeAcross(_ kind: Token.Kind, _ opener: Token.Kind) {
    var candidate = current
    for _ in 0..<Self.reach where candidate != floor {
      let bracket = brackets[Int(candidate)]
      if tokens[Int(bracket.open)].kind == opener {
        reportOpeners(from: current, to: candidate)
        return close(kind, candidate)
      }
      candidate = bracket.parent
    }
    if !standing.contains(.inDirective) { report(.unmatchedCloser, cursor, cursor + 1) }
    emit(kind, cursor + 1)
  }

  /// Reports the brackets from `start` up to but without `stop` as unclosed.
  mutating func reportOpeners(from start: UInt32, to stop: UInt32) {
    var number = start
    while number != stop {
      let bracket = brackets[Int(number)]
      if bracket.close == Bracket.none {
        tree.problems.append(LexicalProblem(.unmatchedOpener, tokens[Int(bracket.open)].range))
      }
      number = bracket.parent
    }
  }
}
