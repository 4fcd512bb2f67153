import L10nSyntax

extension Check {
  /// Typed text that becomes a number by the rules of programming languages.
  static let unlocalizedNumberParsing = Check(
    .localeCalls { call, document, pass in
      let codes = pass.options.list("code-names")
      guard let typed = document.parsedName(call, codes) else { return }
      // One text is one finding, however often its type parses it.
      let same = document.localeCalls.filter { other in
        other.subject == call.subject && document.mayParse(other, typed)
          && document.parsedName(other, codes).map { document.isSameText($0, typed) } ?? false
      }
      let place = document.bytes(of: call.range)
      guard let others = pass.others(sharing: same, behind: place, { document.bytes(of: $0.range) }) else {
        return
      }
      let isWhole = call.subject == .integerParsing
      pass.report(
        call.range,
        "`\(document.text(of: call.name))` "
          + (isWhole
            ? "reads only the digits 0 to 9, but readers of Arabic or Hindi may type others"
            : "does not read the decimal separator and the digits of other languages"),
        kind: isWhole ? "integer" : "decimal",
        confidence: isWhole
          ? document.asksForDigits ? .likely : .possible
          : document.makesPointsOfCommas ? .possible : .likely,
        related: others.relatedPlaces { (document.bytes(of: $0.range), "and here") },
        doubts: isWhole ? [.usual(.digits)] : [])
      // Who reads several fields in one function mends them together.
      if let body = document.functionBody(around: call.name) { pass.joinLastReport(within: body) }
    })
}

extension Document {
  /// The field or variable whose text a call parses by the rules of code.
  fileprivate func parsedName(_ call: LocaleCall, _ codes: [String]) -> Int? {
    guard call.subject == .numberParsing || call.subject == .integerParsing, let value = call.value,
      let typed = typedName(value), !isOfProject(call, value), !keepsDigits(before: typed)
    else { return nil }
    let isCode = call.subject == .integerParsing && text(of: typed).words.contains(where: codes.contains)
    return isCode ? nil : typed
  }

  /// Swift's texts have no `doubleValue`: one that is not asked of an `NSString` is a member of the project, which may care
  /// for the language.
  private func isOfProject(_ call: LocaleCall, _ value: TokenRange) -> Bool {
    language == .swift && (token(call.name, is: "doubleValue") || token(call.name, is: "floatValue"))
      && !value.indices.contains { token($0, is: "NSString") }
  }

  /// Whether a call is given the name at all, or a variable: most are told apart by that.
  fileprivate func mayParse(_ call: LocaleCall, _ name: Int) -> Bool {
    call.value.map { $0.count == 1 || firstOccurrence(of: name, in: $0.indices) != nil } ?? false
  }

  /// Two places of one type that name the same.
  fileprivate func isSameText(_ one: Int, _ other: Int) -> Bool {
    sameSpelling(one, other) && isInSameType(one, other)
  }

  /// `filter { "0123456789".contains($0) }`: what is left are digits that every language of code reads.
  fileprivate func keepsDigits(before token: Int) -> Bool {
    guard let body = functionBody(around: token) else { return false }
    return (max(body.lower, token - 400)..<token).contains { place in
      self.token(place, spells: "isASCII")
        || tokens[place].kind == .string && tokens[place].range.count == 12
          && constantText(of: TokenRange(place, place + 1)) == "0123456789"
    }
  }

  /// Whether the file sets up a keyboard of numbers: what a field shows may come from a list, and is typed by nobody then.
  fileprivate var asksForDigits: Bool {
    isSearchable
      && tokens.indices.contains { token in
        kind(token) == .identifier && source.withSpelling(tokens[token].range, \.isKeyboardOfNumbers)
      }
  }

  /// `text.replacingOccurrences(of: ",", with: ".")`: one of the signs is read so somewhere in the file.
  fileprivate var makesPointsOfCommas: Bool {
    isSearchable
      && tokens.indices.dropFirst().contains { token in
        kind(token) == .comma && constantText(of: TokenRange(token - 1, token)) == ","
          && literal(at: token + 3) != nil && constantText(of: TokenRange(token + 3, token + 4)) == "."
      }
  }
}

extension Spelling {
  /// `numberPad`, `UIKeyboardTypeDecimalPad`. That for ASCII has the digits that code reads.
  fileprivate var isKeyboardOfNumbers: Bool {
    isSpelled("numberPad") || isSpelled("decimalPad") || isSpelled("numbersAndPunctuation")
      || isSpelled("UIKeyboardTypeNumberPad") || isSpelled("UIKeyboardTypeDecimalPad")
      || isSpelled("UIKeyboardTypeNumbersAndPunctuation")
  }
}
