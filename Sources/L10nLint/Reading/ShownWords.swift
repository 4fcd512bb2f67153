import L10nSyntax

// Which literals of the code have words that a translator would translate, and where they are shown.

extension Document {
  /// How sure it is that a literal has words for people; `nil` where it has none.
  func wording(of literal: StringLiteral) -> Confidence? {
    let content = literal.contentRange
    guard content.count > 1 else { return nil }
    var count = 0
    // `%@Action%@`, `row-\(number)`: whatever is put together without a space is rarely a text.
    let hasSpace = textPieces(of: literal).contains { source[$0].contains(UInt8(ascii: " ")) }
    var isName = !hasSpace && isFilled(literal)
    var namesOnly = true
    for piece in textPieces(of: literal) {
      let text = unescaped(piece, of: literal)
      // `It costs \(price)/day`: behind words and a value it is no path.
      guard !text.isForMachines || count > 1 && text.isRate, !text.withSpelling(\.isSample),
        !isCode(text, literal)
      else { return nil }
      text.withSpelling { spelling in
        count += spelling.wordsForPeople
        namesOnly = namesOnly && spelling.isLikeName
      }
    }
    isName = isName || namesOnly
    guard count > 0, !isAcronymWithValue(literal) else { return nil }
    // `" Google Maps"` goes on behind something else.
    let text = constantText(of: tokens(of: literal))?.split(separator: " ").joined(separator: " ")
    isName = isName || text?.isNameOfProduct ?? false
    return isName ? .possible : .likely
  }

  /// `pid: %d`: an acronym and a value.
  private func isAcronymWithValue(_ literal: StringLiteral) -> Bool {
    let pieces = textPieces(of: literal).map { unescaped($0, of: literal) }
      .filter { $0.contains(where: \.isLetter) }
    guard isFilled(literal), pieces.count == 1, let colon = pieces[0].firstIndex(of: ":") else {
      return false
    }
    let name = pieces[0][..<colon]
    return 1...4 ~= name.count && name.allSatisfy(\.isLowercase)
      && pieces[0][colon...].split(separator: " ").dropFirst().allSatisfy { $0.hasPrefix("%") }
  }

  /// Several lines with a call among them: `boat.on("start", function() … )`
  private func isCode(_ text: String, _ literal: StringLiteral) -> Bool {
    literal.flags.contains(.multiline) && text.contains("()")
  }

  /// Values are put into the literal.
  private func isFilled(_ literal: StringLiteral) -> Bool {
    literal.flags.contains(.interpolated) || source[literal.contentRange].contains(UInt8(ascii: "%"))
  }

  /// The displayed texts that a literal is all of, or a piece of; adjacent literals of C are one.
  func sinks(of literal: StringLiteral) -> [DisplayedText] {
    let range = tokens(of: literal)
    var shown: [DisplayedText] = []
    for part in visible[visible.partitionPoint { $0.range.lower < range.lower }...] {
      guard part.range.lower == range.lower else { break }
      if part.range == range || constantText(of: part.range) != nil {
        shown.append(displayedTexts[part.text])
      }
    }
    return shown
  }

  /// The row of the table that a sink is in; `nil` for a call of SwiftUI.
  func row(of shown: DisplayedText) -> DisplayPattern? {
    guard case .display(let number) = shown.sink else { return nil }
    return lexicon.display[number]
  }
}

extension String {
  /// `/day`, `/kWh`
  fileprivate var isRate: Bool {
    hasPrefix("/") && utf8.count < 8 && dropFirst().allSatisfy(\.isLetter)
  }
}

extension Spelling {
  /// Words for a translator; units and what stands before a version are none.
  fileprivate var wordsForPeople: Int {
    var words = WordReader(self)
    var count = 0
    while let word = words.next() {
      // `×` is no letter, however it is encoded.
      let text = String(decoding: self[word], as: UTF8.self)
      if text.hasWord, !text.isListedTerm { count += 1 }
    }
    return count
  }

  /// `name`, `sign-in`, `settings.title`, `photo.png`: no spaces, and not written like the beginning of a sentence.
  fileprivate var isLikeName: Bool {
    guard let first, !contains(UInt8(ascii: " ")) else { return isEmpty }
    if first.isSmallLetter { return true }
    return dropLast().contains {
      $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "_")
    }
  }
}
