import L10nSyntax

// What other files may say against a text that stands in the code.

extension Document {
  /// Doubts about a literal that is shown as it stands.
  func doubts(about literal: StringLiteral, in sinks: [DisplayedText]) -> [Doubt] {
    let controls = sinks.flatMap { ways(toFill: $0) }
    return (nameWithin(literal).map { [Doubt.name($0)] } ?? [])
      + (controls.isEmpty ? [] : [.standIn(controls)])
  }

  /// A text of at most four words that all begin with capitals, without what stands at its ends: `Open Library` for
  /// `Open Library %@:`.
  func nameWithin(_ literal: StringLiteral) -> String? {
    let pieces = textPieces(of: literal).map { unescaped($0, of: literal) }
      .filter { $0.contains(where: \.isLetter) }
    return pieces.count == 1 ? pieces[0].nameWithin : nil
  }

  /// Whether the block that gives a control its text hides it: the text keeps its place.
  func isHidden(_ literal: StringLiteral, in shown: DisplayedText) -> Bool {
    guard kind(shown.name - 1) == .dot, kind(shown.name - 2) == .identifier else { return false }
    return blockHolds(around: Int(literal.firstToken)) { $0.hides(shown.name - 2, at: $1) }
  }

  private func hides(_ view: Int, at name: Int) -> Bool {
    guard token(name, is: "hidden") || token(name, is: "isHidden"), kind(name + 1) == .assign else {
      return false
    }
    return (token(name + 2, is: "YES") || keyword(name + 2) == .true) && kind(name - 2) == .identifier
      && sameSpelling(name - 2, view)
  }
}

extension String {
  /// Of at most four words that all begin with capitals, without what stands at the ends: `Open Library`.
  var nameWithin: String? {
    guard utf8.count < Self.longestName else { return nil }
    var words = split(separator: " ").filter { !$0.hasPrefix("%") }
    guard let last = words.popLast() else { return nil }
    words.append(last.prefix { $0.isLetterOrNumber })
    // `Open Library for iOS v%@`
    if words.count > 1, words.last == "v" { words.removeLast() }
    let isName =
      words.count < 5 && words.first?.first?.isUppercase ?? false
      && words.allSatisfy { word in
        (word.contains(where: \.isUppercase) || word == "for" || word == "of")
          && word.allSatisfy { $0.isLetterOrNumber }
      }
    return isName ? words.joined(separator: " ") : nil
  }

  /// Bytes: no four words of a name have more.
  private static let longestName = 60
}
