import L10nSyntax

extension Check {
  /// Each Chinese text with a character that only the other script has.
  static let mixedChineseScript = Check(
    .tables { joined, pass in
      let scripts = joined.languages.map { $0.tag.flatMap(ChineseScript.init) }
      guard scripts.contains(where: { $0 != nil }) else { return }
      for row in joined.rows {
        for cell in joined.cells(of: row) {
          guard let script = scripts[Int(cell.language)] else { continue }
          look(at: cell, of: row, in: joined, script, &pass)
        }
      }
    })

  private static func look(
    at cell: JoinedTable.Cell, of row: JoinedTable.Row, in joined: JoinedTable, _ script: ChineseScript,
    _ pass: inout ResourcePass
  ) {
    let table = joined.table(of: cell)
    for number in joined.valueNumbers(of: cell) {
      let text = table.values[number].text
      guard let offset = table.withText(of: text, script.firstForeign),
        !isSameEverywhere(text, cell, row, joined),
        !joined.namesOtherScript(row, for: cell, script.isTraditional)
      else { continue }
      let range = ByteRange(table.place(of: offset, in: text), table.place(of: offset + 3, in: text))
      let character = table.withText(of: text) { String(decoding: $0[offset..<offset + 3], as: UTF8.self) }
      let language = joined.languages[Int(cell.language)].spelling
      pass.report(
        range, in: joined.files[Int(cell.file)],
        "`\(character)` is \(script.isTraditional ? "simplified" : "traditional") Chinese, which readers of"
          + " `\(language)` do not write",
        confidence: pass.project.isUnread(row, of: joined) ? .possible : .certain)
    }
  }

  /// A name that no language translates.
  private static func isSameEverywhere(
    _ text: PlacedText, _ cell: JoinedTable.Cell, _ row: JoinedTable.Row, _ joined: JoinedTable
  ) -> Bool {
    let table = joined.table(of: cell)
    return joined.cells(of: row).contains { other in
      guard other.language != cell.language, let number = joined.valueNumbers(of: other).first,
        joined.languages[Int(other.language)].tag?.language != "zh"
      else { return false }
      let otherTable = joined.table(of: other)
      return table.isSame(text, otherTable.values[number].text, of: otherTable)
    }
  }
}

extension JoinedTable {
  /// Whether a key names the script that a text is written in, as those of input modes do: both scripts have the text,
  /// and another key has the one of their own.
  fileprivate func namesOtherScript(_ row: Row, for cell: Cell, _ isTraditional: Bool) -> Bool {
    let (key, name) = (key(of: row), isTraditional ? "Hans" : "Hant")
    guard key.hasSuffix(name), self.row(of: "\(key.dropLast(4))\(isTraditional ? "Hant" : "Hans")") != nil,
      let text = text(of: cell)
    else { return false }
    return cells(of: row).contains { other in
      guard languages[Int(other.language)].tag?.likelyScript == name, let own = self.text(of: other) else {
        return false
      }
      return table(of: cell).isSame(text.text, own.text, of: table(of: other))
    }
  }
}

private struct ChineseScript {
  var isTraditional: Bool
  /// Hong Kong and Macau write some characters as the mainland does.
  var isOfHongKong: Bool

  init?(_ tag: LanguageTag) {
    guard tag.language == "zh", tag.script == "Hans" || tag.script == "Hant" else { return nil }
    isTraditional = tag.script == "Hant"
    isOfHongKong = tag.region == "HK" || tag.region == "MO"
  }

  /// Where the first character of the other script stands.
  func firstForeign(_ text: Spelling) -> Int? {
    let foreign = isTraditional ? LanguageTables.simplified : LanguageTables.traditional
    var offset = 0
    while offset + 2 < text.count {
      guard 0xE4...0xE9 ~= text[offset] else {
        offset += 1
        continue
      }
      let (lead, middle, last) = (Int(text[offset]), Int(text[offset + 1]), Int(text[offset + 2]))
      let distance = (lead & 0xF) << 12 | (middle & 0x3F) << 6 | (last & 0x3F)
      if foreign.indices.contains(distance - 0x4E00), foreign[distance - 0x4E00], !isAllowed(text, offset) {
        return offset
      }
      offset += 3
    }
    return nil
  }

  /// The two scripts are named in their own characters, and Hong Kong has its own.
  private func isAllowed(_ text: Spelling, _ offset: Int) -> Bool {
    if isTraditional {
      return text.holds("简体", at: offset) || text.holds("简体", at: offset - 3)
        || text.holds("繁体", at: offset - 3) || isOfHongKong && text.holds("户", at: offset)
    }
    return text.holds("繁體", at: offset - 3) || text.holds("簡體", at: offset)
      || text.holds("簡體", at: offset - 3)
  }
}
