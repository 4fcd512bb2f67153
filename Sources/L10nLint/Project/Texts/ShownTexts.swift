import L10nSyntax

/// What code shows of the texts that other files give it.
struct ShownTexts: Sendable {
  /// Controls that somebody fills, as `CodeFacts` has them.
  private(set) var filledControls: Set<UInt32> = []
  /// What shows a text as it stands, as hashes of two names.
  private(set) var names: Set<UInt64> = []

  init() {}

  /// `built` are those of the files that somebody builds.
  init(_ files: [FileFacts], built: [FileFacts]) {
    for file in files { filledControls.formUnion(file.code.filledControls) }
    for file in built { names.formUnion(file.code.givenProperties.shown) }
    // Of two types with one name nobody knows which is meant.
    for file in built {
      names.subtract(file.code.givenProperties.keys)
      names.subtract(file.code.givenProperties.others)
    }
  }
}
