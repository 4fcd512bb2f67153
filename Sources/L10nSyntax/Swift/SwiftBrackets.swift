/// An open `#if`: what was open before it.
struct SwiftCondition {
  var bracket: UInt32
  /// The innermost interpolation around the `#if`.
  var interpolation: UInt32
}

/// Brackets are matched as they come; the innermost open one is a number, its parents are linked.
extension SwiftScanner {
  /// How far behind the innermost bracket a closer looks for its opener: a bound, so that many closers
  /// without openers cost no more than others.
  private static let reach = 8

  /// Opens a bracket whose opener is the token with the given number, and returns the bracket's number.
  @inline(__always)
  mutating func openBracket(_ token: Int, literal: Int = 0) -> UInt32 {
    let number = UInt32(truncatingIfNeeded: tree.brackets.count)
    tree.brackets.append(
      Bracket(
        open: UInt32(truncatingIfNeeded: token), parent: current,
        literal: UInt32(truncatingIfNeeded: literal)))
    current = number
    return number
  }

  /// Whether the innermost bracket was opened by a token of this kind.
  @inline(__always)
  func isInnermost(_ opener: Token.Kind) -> Bool {
    current != 0 && tokens[Int(tree.brackets[Int(current)].open)].kind == opener
  }

  /// Closes the innermost bracket with the token of the given number, and returns the bracket's number.
  @inline(__always)
  mutating func closeBracket(_ token: Int) -> UInt32 {
    let number = current
    let index = Int(number)
    // Branches of `#if` may each close the same bracket: the first one counts.
    if tree.brackets[index].close == Bracket.none {
      tree.brackets[index].close = UInt32(truncatingIfNeeded: token)
    }
    current = tree.brackets[index].parent
    return number
  }

  /// A closer where the innermost bracket is of another kind: it ends an interpolation, or something is
  /// missing.
  mutating func closeAcross(_ kind: Token.Kind, _ opener: Token.Kind) {
    var candidate = current
    for _ in 0..<Self.reach where candidate != 0 {
      let bracket = tree.brackets[Int(candidate)]
      let candidateKind = tokens[Int(bracket.open)].kind
      if candidateKind == opener {
        return close(kind, candidate)
      }
      if candidateKind == .openInterpolation {
        guard kind == .closeParen else { break }
        return closeInterpolation(candidate)
      }
      candidate = bracket.parent
    }
    report(.unmatchedCloser, cursor, cursor + 1)
    emit(kind, cursor + 1)
  }

  private mutating func close(_ kind: Token.Kind, _ number: UInt32) {
    reportOpeners(from: current, to: number)
    current = number
    emit(kind, cursor + 1, link: closeBracket(tokenCount))
  }

  private mutating func closeInterpolation(_ number: UInt32) {
    close(.closeInterpolation, number)
    leaveInterpolation()
    continueString(Int(tree.brackets[Int(number)].literal))
  }

  /// Reports the brackets from `start` up to but without `stop` as unclosed.
  private mutating func reportOpeners(from start: UInt32, to stop: UInt32) {
    var number = start
    while number != stop, number != 0 {
      let bracket = tree.brackets[Int(number)]
      if bracket.close == Bracket.none {
        tree.problems.append(LexicalProblem(.unmatchedOpener, tokens[Int(bracket.open)].range))
      }
      number = bracket.parent
    }
  }

  /// Branches of `#if` each begin with what was open before it, so that two branches that open the same
  /// brace leave one open.
  mutating func followCondition(_ word: Word) {
    let interpolation = interpolations.last ?? 0
    switch word.keyword {
    case .if:
      conditions.append(SwiftCondition(bracket: current, interpolation: interpolation))
    case .elseif, .else:
      guard let last = conditions.last, last.interpolation == interpolation else { return }
      current = last.bracket
    case .endif:
      guard let last = conditions.last, last.interpolation == interpolation else { return }
      conditions.removeLast()
    default:
      return
    }
  }
}

// MARK: - Interpolations and the end

extension SwiftScanner {
  /// `\(` with its hashes, which end at `stop`.
  mutating func enterInterpolation(_ stop: UnsafePointer<UInt8>, literal: Int) {
    let number = openBracket(tokenCount, literal: literal)
    emit(.openInterpolation, stop, link: number)
    interpolations.append(number)
    endsAtNewline = !tree.literals[literal].flags.contains(.multiline)
  }

  private mutating func leaveInterpolation() {
    let number = interpolations.removeLast()
    while let last = conditions.last, last.interpolation == number { conditions.removeLast() }
    endsAtNewline =
      interpolations.last.map { outer in
        let literal = tree.brackets[Int(outer)].literal
        return !tree.literals[Int(literal)].flags.contains(.multiline)
      } ?? false
  }

  /// The line ends inside an interpolation of a single-line literal: the literal ends here too.
  mutating func endSingleLineLiterals() {
    while endsAtNewline { endInterpolatedLiteral() }
  }

  private mutating func endInterpolatedLiteral() {
    guard let number = interpolations.last else { return }
    let bracket = tree.brackets[Int(number)]
    current = bracket.parent
    leaveInterpolation()
    endLiteral(Int(bracket.literal), .unterminated)
  }

  /// The end of the text closes everything.
  mutating func finish() {
    while !interpolations.isEmpty { endInterpolatedLiteral() }
    reportOpeners(from: current, to: 0)
    tree.brackets[0].close = UInt32(tokenCount)
    isAtEnd = true
  }
}
