import L10nSyntax

extension Check {
  /// Day, month and year with signs between them.
  static let handMadeDate = Check(
    .joins { join, document, pass in
      guard join.kind == .plus, document.isDate(document.datePieces(join.operands)) else { return }
      report(join.range, &pass)
    },
    .stringLiterals { literal, document, pass in
      guard literal.flags.contains(.interpolated), !document.isLocalized(literal),
        document.isDate(document.datePieces(literal))
      else { return }
      report(document.tokens(of: literal), &pass)
    },
    .formatCalls { call, document, pass in
      guard document.localizedCall(in: call.format) == nil,
        let text = document.constantText(of: call.format), text.isDateFormat,
        document.dateParts(call.values).count > 1
      else { return }
      report(call.call.range, &pass)
    })

  private static func report(_ range: TokenRange, _ pass: inout Pass) {
    let isShown = pass.document.displayedTexts(showing: range).contains { _ in true }
    pass.report(
      range, "Date is joined by hand: the order and the separators differ by language",
      confidence: isShown ? .likely : .possible)
  }
}

private enum DatePiece {
  case text(String)
  case value(TokenRange)
}

extension Document {
  /// At least two parts of a date, parted by the signs of a written date.
  fileprivate func isDate(_ pieces: [DatePiece]) -> Bool {
    guard (3...6).contains(pieces.count) else { return false }
    var values: [TokenRange] = []
    var hasSign = false
    for piece in pieces {
      switch piece {
      case .text(let text):
        guard text.isDateSign else { return false }
        hasSign = true
      case .value(let range): values.append(range)
      }
    }
    return hasSign && dateParts(values).count > 1
  }

  fileprivate func datePieces(_ operands: [Operand]) -> [DatePiece] {
    operands.map { operand in
      if case .literal = operand.content { return .text(constantText(of: operand.range) ?? "") }
      return .value(operand.range)
    }
  }

  /// Tokens: a longer text has more in it than a date.
  private static let longestDate = 60

  fileprivate func datePieces(_ literal: StringLiteral) -> [DatePiece] {
    guard literal.lastToken - literal.firstToken < Self.longestDate else { return [] }
    return pieces(of: literal).map { piece in
      switch piece {
      case .text(let token): .text(source.string(tokens[token].range))
      case .interpolation(let range): .value(range)
      }
    }
  }

  /// All three: two letters alone may be anything.
  private static let lettersOfDate: Set<Set<String>> = [
    ["d", "m", "y"], ["dd", "mm", "yy"], ["dd", "mm", "yyyy"],
  ]

  /// Which of day, month and year the names of values are.
  fileprivate func dateParts(_ values: [TokenRange]) -> Set<String> {
    var parts: Set<String> = []
    var letters: Set<String> = []
    for value in values {
      // `parts.day ?? 1`
      let end = value.indices.first { kind($0) == .coalesce } ?? value.upper
      let value = TokenRange(value.lower, end)
      for part in ["day", "month", "year"] where name(of: value, endingWithAnyOf: [part]) != nil {
        parts.insert(part)
      }
      if value.count == 1 { letters.insert(text(of: value.lower)) }
    }
    return Self.lettersOfDate.contains(letters) ? letters : parts
  }
}

extension String {
  /// `/`, `.`, `. `; a hyphen is for machines.
  fileprivate var isDateSign: Bool { ["/", ".", ". ", " / "].contains(self) }

  /// `%d/%d`, `%02d.%02d.%d`
  fileprivate var isDateFormat: Bool {
    let specifiers = formatSpecifiers
    guard specifiers.count > 1, specifiers.count < 4, specifiers.first?.range.lowerBound == startIndex
    else { return false }
    return zip(specifiers, specifiers.dropFirst()).allSatisfy {
      String(self[$0.range.upperBound..<$1.range.lowerBound]).isDateSign
    }
  }
}
