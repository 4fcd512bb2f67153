/// A currency symbol that stands beside a number in a piece of text: `$5`, `%.2f €`, `US$%@`.
public struct CurrencyAmount: Sendable, Equatable {
  /// The symbol as written, with the letters of its country.
  public var symbol: String
  /// How many times the symbol stands in the text before it, also where it is no amount or a part of something else.
  public var occurrence: Int

  /// What stands around a piece of text, and how it is read.
  public struct Surroundings: Sendable {
    /// A value is put directly before, or behind, the piece.
    public var followsValue: Bool
    public var precedesValue: Bool
    /// The text is known to be read by people or to hold money: digits count as numbers, and ambiguous symbols are money
    /// beside any of them. In other text the dollar sign and symbols of letters are money only beside decimals.
    public var isForReaders: Bool

    public init(followsValue: Bool, precedesValue: Bool, isForReaders: Bool) {
      self.followsValue = followsValue
      self.precedesValue = precedesValue
      self.isForReaders = isForReaders
    }
  }

  /// The first amount in a piece of text. `letterSymbols` are symbols made of letters, which count as whole words.
  public static func first(in text: String, _ surroundings: Surroundings, letterSymbols: [String])
    -> CurrencyAmount?
  {
    AmountReader(text, surroundings).firstAmount(letterSymbols)
  }
}

private struct AmountReader {
  let scalars: [Unicode.Scalar]
  /// In the order of the text.
  let specifiers: [Specifier]
  let surroundings: CurrencyAmount.Surroundings
  /// Dollar signs are places of what a regular expression has found: `Capture group $1`, `Price: $1\\.$2`.
  let isOfPattern: Bool

  struct Specifier {
    var range: Range<Int>
    var isNumber: Bool
    var hasDecimals: Bool
  }

  init(_ text: String, _ surroundings: CurrencyAmount.Surroundings) {
    scalars = Array(text.unicodeScalars)
    specifiers = Self.specifiers(in: scalars)
    self.surroundings = surroundings
    isOfPattern = text.utf8.contains(UInt8(ascii: "$")) && text.speaksOfPatterns
  }

  func firstAmount(_ letterSymbols: [String]) -> CurrencyAmount? {
    for position in scalars.indices {
      let scalar = scalars[position]
      if isSign(scalar), !isInSpecifier(position) {
        let symbol = withCountry(position)
        if !isName(position), touchesNumber(symbol, isAmbiguous: scalar == "$") { return amount(symbol) }
      } else if scalar.isLetter, !isLetter(position - 1) {
        for word in letterSymbols where word.unicodeScalars.first == scalar {
          let range = position..<position + word.unicodeScalars.count
          guard range.upperBound <= scalars.count, scalars[range].elementsEqual(word.unicodeScalars),
            !isLetter(range.upperBound), touchesNumber(range, isAmbiguous: true)
          else { continue }
          return amount(range)
        }
      }
    }
    return nil
  }

  private func amount(_ range: Range<Int>) -> CurrencyAmount {
    var symbol = String.UnicodeScalarView()
    symbol.append(contentsOf: scalars[range])
    let occurrence = scalars[..<range.lowerBound].indices.count { scalars[$0...].starts(with: symbol) }
    return CurrencyAmount(symbol: String(symbol), occurrence: occurrence)
  }

  private func isInSpecifier(_ position: Int) -> Bool {
    let number = specifiers.partitionPoint { $0.range.upperBound <= position }
    return number < specifiers.count && specifiers[number].range.contains(position)
  }

  /// `¤` stands for whatever currency a formatter has, so it is none.
  private func isSign(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return scalar == "$" && !isOfPattern }
    return scalar.properties.generalCategory == .currencySymbol && scalar != "\u{A4}"
  }

  /// `5 $LINT`: the name of a token. `5 $US` and `5 $CA` are amounts in French.
  private func isName(_ sign: Int) -> Bool {
    scalars[sign] == "$" && (sign + 1...sign + 3).allSatisfy { isLetter($0) }
  }

  private func isLetter(_ position: Int) -> Bool {
    scalars.indices.contains(position) && scalars[position].isLetter
  }

  /// `US$`, `R$`, `CN¥`: up to three capitals before the sign.
  private func withCountry(_ sign: Int) -> Range<Int> {
    var start = sign
    while start > 0, ("A"..."Z").contains(scalars[start - 1]) { start -= 1 }
    return sign - start > 3 || isLetter(start - 1) ? sign..<sign + 1 : start..<sign + 1
  }

  private func touchesNumber(_ symbol: Range<Int>, isAmbiguous: Bool) -> Bool {
    var next = symbol.upperBound
    if next < scalars.count, isSpace(next) { next += 1 }
    if next < scalars.count, scalars[next] == "-" || scalars[next] == "+" || scalars[next] == "−" {
      next += 1
    }
    var previous = symbol.lowerBound - 1
    if previous >= 0, isSpace(previous) { previous -= 1 }
    let countsValue = surroundings.isForReaders || !isAmbiguous
    if next == scalars.count ? surroundings.precedesValue && countsValue : countsDigit(next) {
      return true
    }
    if previous == -1 ? surroundings.followsValue && countsValue : countsDigit(previous) {
      return true
    }
    // The first one that ends at the sign or behind it, and the first one that begins behind the sign.
    let near = [
      specifiers.partitionPoint { $0.range.upperBound <= previous },
      specifiers.partitionPoint { $0.range.lowerBound < next },
    ]
    return near.contains { number in
      guard number < specifiers.count else { return false }
      let specifier = specifiers[number]
      guard specifier.range.lowerBound == next || specifier.range.upperBound == previous + 1 else {
        return false
      }
      return countsValue ? specifier.isNumber : specifier.hasDecimals
    }
  }

  private func countsDigit(_ position: Int) -> Bool { surroundings.isForReaders && isDigit(position) }

  private func isSpace(_ position: Int) -> Bool {
    switch scalars[position] {
    case " ", "\u{A0}", "\u{202F}", "\u{2009}": true
    default: false
    }
  }

  private func isDigit(_ position: Int) -> Bool {
    let scalar = scalars[position]
    return scalar.isASCII ? ("0"..."9").contains(scalar) : scalar.properties.generalCategory == .decimalNumber
  }
}

extension String {
  fileprivate var speaksOfPatterns: Bool {
    if utf8.contains(UInt8(ascii: "\\")) { return true }
    let words = Set(lowercased().split { !$0.isLetter })
    if words.contains("regex") || words.contains("regexp") { return true }
    return !words.isDisjoint(with: ["capture", "captured", "matched"])
      && !words.isDisjoint(with: ["group", "range", "text"])
  }
}

// MARK: Specifiers

extension AmountReader {
  /// The specifiers of a format that can print an amount, with where they stand.
  private static func specifiers(in scalars: [Unicode.Scalar]) -> [Specifier] {
    var specifiers: [Specifier] = []
    var position = 0
    while position < scalars.count {
      guard scalars[position] == "%" else {
        position += 1
        continue
      }
      let start = position
      var hasDecimals = false
      position += 1
      while position < scalars.count, isFlag(scalars[position]) {
        if scalars[position] == "." { hasDecimals = true }
        position += 1
      }
      guard position < scalars.count, scalars[position].isASCII,
        scalars[position].isLetter
          || scalars[position] == "@"
      else {
        if position < scalars.count, scalars[position] == "%" { position += 1 }
        continue
      }
      let conversion = scalars[position]
      position += 1
      specifiers.append(
        Specifier(
          range: start..<position, isNumber: numbers.contains(conversion),
          hasDecimals: hasDecimals && decimals.contains(conversion)))
    }
    return specifiers
  }

  private static let numbers: Set<Unicode.Scalar> = [
    "d", "D", "i", "u", "U", "f", "F", "e", "E", "g", "G", "@",
  ]
  private static let decimals: Set<Unicode.Scalar> = ["f", "F", "g", "G", "@"]

  /// Position, flags, width, precision and length.
  private static func isFlag(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "$", ".", "-", "+", "'", "#", "l", "h", "q", "z", "t", "j", "L", "*": true
    default: false
    }
  }
}
