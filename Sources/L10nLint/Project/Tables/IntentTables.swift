import L10nSyntax

extension JoinedTable {
  /// Whether its base texts stand in an `.intentdefinition`, whose ids are the keys: `A1rwKl`, `apSxMG-ehFLjY`.
  var isOfIntents: Bool {
    guard !name.hasSuffix("Intents") else { return true }
    guard !rows.isEmpty else { return false }
    let ids = rows.count { row in table(of: row).withText(of: entry(of: row).key, \.isIDOfIntents) }
    return ids * 10 >= rows.count * 9
  }
}

extension Spelling {
  /// Six letters and digits, which are no word; a parameter adds six more.
  fileprivate var isIDOfIntents: Bool {
    guard count == 6 || count == 13 && self[6] == UInt8(ascii: "-") else { return false }
    let isID = indices.allSatisfy { place in
      place == 6 || 48...57 ~= self[place] || 65...90 ~= self[place] & 0xDF
    }
    let capitals = dropFirst().contains { 65...90 ~= $0 || 48...57 ~= $0 }
    return isID && capitals && contains { 97...122 ~= $0 }
  }
}
