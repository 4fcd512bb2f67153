import L10nSyntax

extension Check {
  /// Each Chinese text with a character that only the other script has.
  static let mixedChineseScript = Check(
    .tables { joined, pass in
      let scripts = joined.languages.map { $0.tag.flatMap(ChineseScript.init) }
      guard scripts.contains(where: { $0 != nil }) else { return }
      var found: [ForeignText] = []
      for row in joined.rows {
        for cell in joined.cells(of: row) {
          guard let script = scripts[Int(cell.language)] else { continue }
          found += foreignTexts(in: cell, of: row, joined, script, pass.project)
        }
      }
      // A file with several of them was filled with the wrong texts: one thing to do.
      for alike in found.grouped(by: \.source) {
        for alike in pass.bySilence(alike, { (joined.file(of: $0.cell), $0.range) }) {
          report(alike, of: joined, &pass)
        }
      }
    })

  /// The texts of a language with a character that only the other script has.
  private static func foreignTexts(
    in cell: JoinedTable.Cell, of row: JoinedTable.Row, _ joined: JoinedTable, _ script: ChineseScript,
    _ project: ProjectFacts
  ) -> [ForeignText] {
    let table = joined.table(of: cell)
    return joined.values(of: cell).compactMap { value in
      let text = value.text
      guard let (offset, isShared) = table.withText(of: text, script.firstForeign),
        !isSameEverywhere(text, cell, row, joined),
        !joined.namesOtherScript(row, for: cell, isTraditional: script.isTraditional)
      else { return nil }
      return ForeignText(
        row: row, cell: cell,
        range: ByteRange(table.place(of: offset, in: text), table.place(of: offset + 3, in: text)),
        character: table.withText(of: text) { String(decoding: $0[offset..<offset + 3], as: UTF8.self) },
        isShared: isShared, isRead: project.keys.isRead(row, of: joined),
        isTraditional: !script.isTraditional)
    }
  }

  /// Texts of one file for the same readers.
  private static func report(_ alike: [ForeignText], of joined: JoinedTable, _ pass: inout ResourcePass) {
    guard let first = alike.first else { return }
    let file = joined.file(of: first.cell)
    let script = first.isTraditional ? "traditional" : "simplified"
    // `zh` and `zh-Hans` may stand side by side.
    let folder = file.path.folder.fileName
    let language =
      folder.hasSuffix(".lproj") && folder != "mul.lproj"
      ? String(folder.dropLast(6)) : joined.languages[Int(first.cell.language)].spelling
    let others =
      switch alike.count {
      case 1: ""
      case 2: "; another text in this file has such characters"
      default: "; \(alike.count - 1) other texts in this file have such characters"
      }
    pass.report(
      first.range, in: file,
      "`\(first.character)` is \(script) Chinese, which `\(language)` does not use"
        + others, confidence: first.isShared ? .possible : .certain,
      about: RowOfTable(table: joined, row: first.row),
      related: alike.dropFirst().relatedPlaces { pass.related($0.range, in: file, "another one") })
  }

  /// A name that no language translates.
  private static func isSameEverywhere(
    _ text: PlacedText, _ cell: JoinedTable.Cell, _ row: JoinedTable.Row, _ joined: JoinedTable
  ) -> Bool {
    joined.cells(of: row).contains { other in
      guard other.language != cell.language, let value = joined.values(of: other).first,
        joined.languages[Int(other.language)].tag?.language != "zh"
      else { return false }
      return joined.table(of: cell).isSame(text, value.text, of: joined.table(of: other))
    }
  }
}

extension JoinedTable {
  /// Whether a key names the script that a text is written in, as those of input modes do: both scripts have the text,
  /// and another key has the one of their own.
  fileprivate func namesOtherScript(_ row: Row, for cell: Cell, isTraditional: Bool) -> Bool {
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

/// A text with a character of the other script.
private struct ForeignText {
  let row: JoinedTable.Row
  let cell: JoinedTable.Cell
  let range: ByteRange
  let character: String
  let isShared: Bool
  let isRead: Bool
  let isTraditional: Bool

  var source: Source {
    Source(file: cell.file, language: cell.language, isShared: isShared, isRead: isRead)
  }

  struct Source: Hashable {
    let file: UInt32
    let language: UInt32
    let isShared: Bool
    let isRead: Bool
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

  /// The first character of the other script; one that this script has in some words counts only where no other stands.
  func firstForeign(_ text: Spelling) -> (offset: Int, isShared: Bool)? {
    let foreign = isTraditional ? LanguageTables.simplified : LanguageTables.traditional
    var shared: Int?
    var offset = 0
    while offset + 2 < text.count {
      guard 0xE4...0xE9 ~= text[offset] else {
        offset += 1
        continue
      }
      let (lead, middle, last) = (Int(text[offset]), Int(text[offset + 1]), Int(text[offset + 2]))
      let number = ((lead & 0xF) << 12 | (middle & 0x3F) << 6 | (last & 0x3F)) - 0x4E00
      if foreign.indices.contains(number), foreign[number], !isAllowed(number, text, offset) {
        if !LanguageTables.shared[number] { return (offset, false) }
        shared = shared ?? offset
      }
      offset += 3
    }
    return shared.map { ($0, true) }
  }

  private func isAllowed(_ number: Int, _ text: Spelling, _ offset: Int) -> Bool {
    if isTraditional, isOfHongKong, LanguageTables.ofHongKong[number] { return true }
    return LanguageTables.wordsOfBothScripts.contains { word in
      stride(from: 0, to: word.count, by: 3).contains { part in
        let start = offset - part
        guard start >= 0, start + word.count <= text.count else { return false }
        return text[start..<start + word.count].elementsEqual(word)
      }
    }
  }
}
