import L10nSyntax

extension Check {
  /// A unit behind a number, in text that is shown or put together by a format.
  static let gluedUnit = Check(
    .stringLiterals { literal, document, pass in
      let isBehindFormat = document.followsFormat(literal)
      guard isBehindFormat || document.source.holdsUnit(literal.contentRange), !document.isLocalized(literal),
        let unit = isBehindFormat ? document.text(of: literal)?[...].leadingUnit : document.unit(in: literal)
      else { return }
      let text = document.formatCall(of: literal)?.call.range ?? document.tokens(of: literal)
      let reader = document.reader(of: document.joinedSum(around: text))
      let name: ShownName? = if case .given(let name) = reader { name } else { nil }
      pass.report(
        document.tokens(of: literal),
        "`\(unit)` directly after a number: regions differ in units, digits and the space between",
        confidence: reader == nil ? .possible : .likely, doubts: name.map { [.unshown($0)] } ?? [])
    })
}

extension SourceText {
  /// Whether any unit could stand in a range: cheaper than reading it.
  fileprivate func holdsUnit(_ range: ByteRange) -> Bool {
    guard range.count > 1, range.count < 400 else { return false }
    return self[range].contains { byte in
      byte == UInt8(ascii: "%") || byte == UInt8(ascii: "\\")
    }
  }
}

extension Document {
  /// `String(format: "%.1f", length) + " km"`
  fileprivate func followsFormat(_ literal: StringLiteral) -> Bool {
    let start = tokens(of: literal).lower
    guard kind(start - 1) == .plus, kind(start - 2) == .closeParen, let open = opener(of: start - 2),
      let call = formatCalls(around: TokenRange(open, start - 1)).first(where: {
        $0.call.range.upper == start - 1
      }),
      let format = constantText(of: call.format), let last = format.formatSpecifiers.last
    else { return false }
    return last.isNumeric && last.range.upperBound == format.endIndex
  }

  /// The unit behind the first number of a literal that has one.
  fileprivate func unit(in literal: StringLiteral) -> String? {
    let content = literal.contentRange
    for piece in textPieces(of: literal) {
      let text = unescaped(piece, of: literal)
      if piece.start > content.start, let unit = text[...].leadingUnit { return unit }
      for specifier in text.formatSpecifiers where specifier.isNumeric {
        if let unit = text[specifier.range.upperBound...].leadingUnit { return unit }
      }
    }
    return nil
  }
}

extension Substring {
  /// The unit a text begins with, behind at most one space, as a word of its own.
  fileprivate var leadingUnit: String? {
    let text = first == " " || first == "\u{A0}" ? dropFirst() : self
    let word = text.prefix {
      !$0.isWhitespace && $0 != "," && $0 != "." && $0 != ")" && $0 != ";" && $0 != "<"
    }
    return Tables.units.contains(String(word)) ? String(word) : nil
  }
}
