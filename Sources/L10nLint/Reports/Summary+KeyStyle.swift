extension Summary {
  /// What the keys were taken for decides what is said of them, so whoever reads the findings can see whether it is
  /// right. Nothing where there are too few keys to choose by.
  var keyStyleText: String? {
    let (names, texts) = projects.reduce((0, 0)) { ($0.0 + $1.votes.names, $0.1 + $1.votes.texts) }
    guard names + texts > 0 else { return nil }
    guard !areKeysMixed else {
      return
        "Keys are taken to be names like `cart.title` in some projects and texts like `Add to cart` in others. `l10nlint doctor` tells which."
    }
    switch keyStyle {
    case .symbolic:
      return
        "Keys are taken to be names like `cart.title` (\(names) of \(names + texts)), not texts like `Add to cart`. A text used as a key is reported if no table has it, or if a named key has the same text. If this is wrong: `--keys text`."
    case .text:
      return
        "Keys are taken to be texts like `Add to cart` (\(texts) of \(names + texts)), not names like `cart.title`. A key that can mean several things is reported. If this is wrong: `--keys symbolic`."
    case .undecided where min(names, texts) == 0 || names + texts < KeyVotes.Count.fewest: return nil
    case .undecided:
      return
        "Keys are names like `cart.title` (\(names)) and texts like `Add to cart` (\(texts)). Choose one with `--keys symbolic|text`."
    }
  }

  /// That of all projects that have one; undecided where they differ.
  var keyStyle: KeyStyle { areKeysMixed ? .undecided : styles.first ?? .undecided }

  private var areKeysMixed: Bool { styles.count > 1 }

  private var styles: Set<KeyStyle> { Set(projects.map(\.keyStyle).filter { $0 != .undecided }) }
}

extension Rule {
  /// Whether what it says depends on how the project writes its keys.
  package var asksForKeyStyle: Bool { Self.askingForKeyStyle.contains(id) }

  static let askingForKeyStyle: Set<String> = [
    "ambiguous-key", "base-language-key", "development-region", "key-style", "misspelled-key",
    "non-ascii-key",
    "undefined-key",
  ]
}
