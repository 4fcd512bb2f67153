import L10nSyntax

extension Check {
  /// A percent sign beside a number in shown text that is not localized.
  static let gluedPercent = Check(
    .stringLiterals { literal, document, pass in
      // What is only spoken is spoken alike.
      guard let sign = document.percentSign(in: literal) ?? document.percentSign(behindNumber: literal),
        !document.standsInForFormatted(literal),
        !document.isGivenToSpeech(document.tokens(of: literal))
      else { return }
      var isSure = true
      var doubts: [Doubt] = [.usual(.share)]
      if let call = document.localizedCall(of: literal) {
        // `Text("\(level)%")` is a key that hardly anybody puts into a table.
        guard call.keys == .text, call.key == document.tokens(of: literal), !document.hasWords(literal) else {
          return
        }
        doubts += document.reference(to: call).map { [.inTables($0)] } ?? []
      } else if let call = document.formatCall(of: literal) {
        guard !document.lexicon.format[call.pattern].isLocalized else { return }
        switch document.reader(of: call.call.range) {
        case .shownHere?: break
        case .given(let name)?: doubts.append(.unshown(name))
        case nil: isSure = document.isBesideLocalizedText(call)
        }
      } else {
        // Style sheets and layouts are full of `\(width)%`; a format is seldom for them.
        let text = document.tokens(of: literal)
        if !document.isBesideLocalizedText(text) {
          guard
            let reader = document.reader(of: text) ?? document.reader(of: document.joinedSum(around: text))
          else {
            return
          }
          if case .given(let name) = reader { doubts.append(.shownByNone([name])) }
        }
      }
      pass.reportOnceInFunction(
        sign.range, at: Int(literal.firstToken), sign.place.message,
        confidence: isSure ? .likely : .possible, doubts: doubts)
    })
}

/// A percent sign, and where it stands beside its number.
private struct PercentSign {
  let range: ByteRange
  var place = Place.behind

  enum Place {
    case behind, behindSpace, inFront

    var message: String {
      switch self {
      case .behind: "`%` directly after a number: some languages put a space between, or the sign first"
      case .behindSpace: "`%` and a space after a number: some languages put no space, or the sign first"
      case .inFront: "`%` directly before a number: most languages put the sign after it"
      }
    }
  }
}

extension Document {
  /// `String(Int(share)) + "%"`, `"\(share)" + " %"`: all that a literal says is the sign of the number before it.
  fileprivate func percentSign(behindNumber literal: StringLiteral) -> PercentSign? {
    let content = literal.contentRange
    guard 1...2 ~= content.count, source[Int(content.end) - 1] == UInt8(ascii: "%"),
      content.count == 1 || source[Int(content.start)] == UInt8(ascii: " "),
      kind(Int(literal.firstToken) - 1) == .plus,
      let start = operandStart(endingAt: Int(literal.firstToken) - 2),
      isWrittenNumber(TokenRange(start, Int(literal.firstToken) - 1))
    else { return nil }
    return PercentSign(
      range: ByteRange(content.end - 1, content.end), place: content.count == 1 ? .behind : .behindSpace)
  }

  /// `String(level)`, `String(format: "%.1f", level)`, `"\(level)"`
  private func isWrittenNumber(_ value: TokenRange) -> Bool {
    if let literal = literal(spanning: value) {
      return interpolations(of: literal).count == 1 && textPieces(of: literal).allSatisfy(\.isEmpty)
    }
    guard token(value.lower, is: "String"), kind(value.lower + 1) == .openParen,
      closer(of: value.lower + 1) == value.upper - 1
    else { return false }
    let number = TokenRange(value.lower + 2, value.upper - 1)
    return token(number.lower, is: "format") || isMadeNumber(number.lower) || hasDecimals(number)
      || number.indices.contains { kind($0) == .identifier && (namesAmount($0) || namesShare($0)) }
  }

  /// `Int(share * 100)`
  private func isMadeNumber(_ name: Int) -> Bool {
    kind(name + 1) == .openParen && (token(name, is: "Int") || token(name, is: "Double"))
  }

  /// `percentUsed`, `batteryLevel`
  private func namesShare(_ name: Int) -> Bool {
    text(of: name).words.contains {
      ["percent", "percentage", "level", "progress", "ratio", "share"].contains($0)
    }
  }

  /// Whether a format is filled with a text that is looked up as well, or added to one.
  fileprivate func isBesideLocalizedText(_ call: FormatCall) -> Bool {
    guard !localizedCalls.isEmpty else { return false }
    return ([call.call.receiver] + call.values).contains { localizedCall(spanning: $0) != nil }
      || isBesideLocalizedText(call.call.range)
  }

  /// Whether a text and one that is looked up are pieces of a sum or a list: then people read both.
  fileprivate func isBesideLocalizedText(_ text: TokenRange) -> Bool {
    guard !localizedCalls.isEmpty else { return false }
    let isOperand = joins(around: text).contains { join in
      join.kind == .plus && join.operands.contains { $0.range == text }
        && !localizedCalls(within: join.range).isEmpty
    }
    if isOperand { return true }
    return list(around: text).map { list in
      commaParts(of: list).contains { lookedUpText(in: $0, besides: text) != nil }
    } ?? false
  }

  /// `%` directly behind an interpolation, or `%%` behind a numeric specifier; one space may stand between.
  fileprivate func percentSign(in literal: StringLiteral) -> PercentSign? {
    guard literal.flags.contains(.interpolated) else { return percentSign(inFormat: literal) }
    for piece in textPieces(of: literal) where piece.start > literal.contentRange.start {
      let hasSpace = source[Int(piece.start)] == UInt8(ascii: " ")
      let start = Int(piece.start) + (hasSpace ? 1 : 0)
      guard start < Int(piece.end), source[start] == UInt8(ascii: "%") else { continue }
      let next = start + 1
      // `\(name)%20` and `\(a)%d` are no share of a hundred, nor is `\(sign)%.1f` in a format.
      if next < Int(piece.end), source[next].isASCIILetterOrDigit || source[next] == UInt8(ascii: "%") {
        continue
      }
      if next < Int(piece.end), ".@$*".utf8.contains(source[next]), formatCall(of: literal) != nil {
        continue
      }
      return PercentSign(
        range: ByteRange(UInt32(start), UInt32(next)), place: hasSpace ? .behindSpace : .behind)
    }
    // A format may be put together, `"%\(width).2f"`, and so may a byte of an address.
    return formatCall(of: literal) == nil ? percentSignInFront(in: literal) : nil
  }

  /// `"%\(share)"`, as Turkish writes it.
  private func percentSignInFront(in literal: StringLiteral) -> PercentSign? {
    let pieces = textPieces(of: literal)
    for (number, piece) in pieces.enumerated() where !piece.isEmpty && piece.end < literal.contentRange.end {
      let sign = Int(piece.end) - 1
      let isAlone = sign == Int(piece.start) || source[sign - 1] == UInt8(ascii: " ")
      guard source[sign] == UInt8(ascii: "%"), isAlone else { continue }
      // `"%\(width)d"` and `"%\(number)$@"` are formats.
      if number + 1 < pieces.count, let next = source[pieces[number + 1]].first,
        next.isASCIILetterOrDigit || ".$".utf8.contains(next)
      {
        continue
      }
      return PercentSign(range: ByteRange(UInt32(sign), UInt32(sign + 1)), place: .inFront)
    }
    return nil
  }

  fileprivate func hasWords(_ literal: StringLiteral) -> Bool {
    textPieces(of: literal).contains { unescaped($0, of: literal).contains(where: \.isLetter) }
  }

  private func percentSign(inFormat literal: StringLiteral) -> PercentSign? {
    let range = literal.contentRange
    guard source[range].contains(UInt8(ascii: "%")), formatCall(of: literal) != nil else { return nil }
    return source.withSpelling(range) { text in
      for specifier in FormatReader(text)
      where specifier.type == .double || specifier.type?.isInteger == true {
        var end = Int(specifier.range.end)
        let hasSpace = end < text.count && text[end] == UInt8(ascii: " ")
        if hasSpace { end += 1 }
        // `%f%%2C` is a comma in an address.
        if text.holds("%%", at: end), end + 2 == text.count || !text[end + 2].isASCIILetterOrDigit {
          let start = range.start + UInt32(end)
          return PercentSign(range: ByteRange(start, start + 2), place: hasSpace ? .behindSpace : .behind)
        }
      }
      return nil
    }
  }
}
