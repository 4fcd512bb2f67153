import L10nSyntax

extension JoinedTable {
  /// Whether its base texts stand in an `.intentdefinition`, whose ids are the keys: `A1rwKl`, `apSxMG-ehFLjY`.
  var isOfIntents: Bool {
    guard !name.hasSuffix("Intents") else { return true }
    guard rows.count > 2 else { return false }
    let ids = rows.map { withKey(of: $0, \.idOfIntents) }
    // Of random letters and digits one in twenty lacks capitals, and two in three have a digit.
    return ids.count { $0 != nil } * 10 >= rows.count * 8
      && ids.count { $0 == .idWithDigit } * 3 >= rows.count
  }
}

extension Spelling {
  fileprivate enum Key {
    case id, idWithDigit
  }

  /// Six letters and digits, small ones and capitals; a parameter adds six more.
  fileprivate var idOfIntents: Key? {
    guard count == 6 || count == 13 && self[6] == UInt8(ascii: "-") else { return nil }
    let isID = indices.allSatisfy { place in
      place == 6 || self[place].isDecimalDigit || self[place].isASCIILetter
    }
    guard isID, contains(where: { $0.isCapital }), contains(where: { $0.isSmallLetter }) else { return nil }
    return contains { $0.isDecimalDigit } ? .idWithDigit : .id
  }
}
