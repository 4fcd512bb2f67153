extension Summary {
  /// What the keys were taken for decides what is said of them, so whoever reads the findings can see whether it is
  /// right. Nothing where there are too few keys to choose by.
  var keyStyleText: String? {
    let (names, texts) = (project.keys.styles.votes.names, project.keys.styles.votes.texts)
    guard names + texts > 0 else { return nil }
    switch project.keys.styles.usual {
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
