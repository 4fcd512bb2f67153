import L10nSyntax

extension FormatSpecifier {
  /// The number between its sign and its letters, `1` of `%1@`: the system takes it for a width.
  func bareNumber(in text: Spelling) -> Int? {
    let digits = text[(Int(range.start) + 1)..<Int(range.end)].prefix { $0.isDecimalDigit }
    guard let first = digits.first, first != UInt8(ascii: "0"), digits.count < 3, position == nil else {
      return nil
    }
    // Nothing but a length and the conversion may follow.
    guard text[digits.endIndex..<Int(range.end)].allSatisfy({ $0.isASCIILetter || $0 == conversion })
    else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 & 15) }
  }

  /// `%1@$`, where `%1$@` was meant: an object has no width.
  func isInFrontOfDollar(in text: Spelling) -> Bool {
    type == .object && bareNumber(in: text) != nil && text.holds("$", at: Int(range.end))
  }
}

extension Spelling {
  /// The specifiers whose number lacks its `$`: an object has no width, and with the numbers of all others, two at
  /// least, that of `%2@` counts the values from 1 on.
  func specifiersWithoutDollar(_ kind: FormatReader.Kind) -> [FormatSpecifier] {
    guard contains(UInt8(ascii: "@")) else { return [] }
    let all = FormatReader(self, kind).filter { $0.type != nil && !$0.isLikelyProse }
    let bare = all.filter { $0.bareNumber(in: self) != nil }
    guard bare.contains(where: { $0.type == .object }) else { return [] }
    let numbers = Set(all.compactMap { $0.position ?? $0.bareNumber(in: self) })
    let isComplete = all.allSatisfy { $0.position != nil || $0.bareNumber(in: self) != nil }
    return isComplete && numbers.count > 1 && numbers == Set(1...numbers.count) ? bare : []
  }
}
