import L10nSyntax

// What code asks `Info.plist` files and their tables for.

extension Document {
  /// Names of tables, and keys.
  var informationNames: Set<String> {
    var names: Set<String> = []
    lazy var readsTable = isSearchable && tokens.indices.contains { token($0, is: "localizedInfoDictionary") }
    for literal in literals
    where isInformationKey(literal) || isKeyOfDictionary(literal) && readsTable
      || source.withSpelling(literal.contentRange, { $0.hasSuffix("InfoPlist") })
    {
      if let name = text(of: literal) { names.insert(name) }
    }
    return names
  }

  /// `info["ShareAddress"]`, `[info objectForKey:@"ShareAddress"]`
  private func isKeyOfDictionary(_ literal: StringLiteral) -> Bool {
    let before = Int(literal.firstToken) - 1
    return kind(before) == .openSquare && kind(Int(literal.lastToken) + 1) == .closeSquare
      || kind(before) == .colon && token(before - 1, is: "objectForKey")
  }

  /// `object(forInfoDictionaryKey: "ShareAddress")` looks into the table first.
  private func isInformationKey(_ literal: StringLiteral) -> Bool {
    let first = Int(literal.firstToken)
    guard kind(first - 1) == .colon else { return false }
    return token(first - 2, is: "forInfoDictionaryKey") || token(first - 2, is: "objectForInfoDictionaryKey")
  }
}
