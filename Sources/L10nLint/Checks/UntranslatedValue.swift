import L10nSyntax

extension Check {
  /// Each key whose texts in other languages are the base text, word for word, or that of a neighbor.
  static let untranslatedValue = Check(
    .tables { joined, pass in
      guard joined.languages.count > 1, !joined.maker.isOutside else { return }
      CopiedTexts(joined, pass.project).report(&pass)
    },
    .tables { joined, pass in
      guard !joined.maker.isOutside else { return }
      NeighborTexts(Translations(joined))?.report(&pass)
    })
}
