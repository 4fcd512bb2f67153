import L10nSyntax

// What a key that no table has is: a text for readers, or a name, a unit, a sample, a word that stands in for another.

extension KeyUse {
  /// The whole text, where it may be a name that translators keep.
  var nameWithin: String? { key.nameWithin.flatMap { $0 == key ? $0 : nil } }

  /// Several words, in letters that may need no space between them.
  var isPhrase: Bool {
    guard let first = key.first, first.isLetter || first == "%" else { return false }
    return key.withSpelling(\.holdsSeveralWords)
  }

  /// `Text("tag: \(tag)")`, `Text("Not implemented yet")`: what stands there until somebody writes the text.
  var isDraft: Bool { key.first?.isLowercase ?? true || isSample }

  /// Whether there is something to translate, as far as no table is asked.
  func saysAnything(besides products: Set<String>) -> Bool {
    key.hasWordToTranslate && key.saysAnything(besides: products) && !isStandIn && !isSample
      // The apple in front of a name of the maker of the system.
      && key.first != "\u{F8FF}"
  }

  private var isSample: Bool { [.sample, .draft].contains(key.withSpelling(\.standIn)) }

  /// `Text("cost")`: a word that stands in for a value, as long as a view is not finished.
  var isStandIn: Bool { origin == .swiftUI && key.allSatisfy(\.isLowercase) }

  /// Whether the key is no text. `macOS` and `PDF` are names of another kind: they are meant to be read.
  func isName(where style: KeyStyle) -> Bool {
    key.withSpelling { key in
      let isJoined = key.dropLast().contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
      switch looks {
      case .name: return isJoined || style == .symbolic && key.first.map { $0.isSmallLetter } ?? false
      case .either: return style == .symbolic && (isJoined || key.contains { $0.isSmallLetter })
      case .text: return false
      }
    }
  }
}

extension String {
  /// Whether there is something to translate: no name, and more than the sign of a unit, which all that have Latin letters
  /// write alike.
  func saysAnything(besides products: Set<String>, in table: JoinedTable? = nil) -> Bool {
    let isMeasure =
      withSpelling(\.isMeasure) && table?.languages.allSatisfy { $0.tag?.likelyScript == "Latn" } ?? true
    return !isMeasure && !isSameForAll(products)
  }
}
