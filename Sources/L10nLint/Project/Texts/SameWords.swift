import L10nSyntax

/// Which words of the base language are the same in another one, as the other tables and interface files of a project
/// have them: `Format` in German. A word that has another translation somewhere is none.
struct SameWords {
  private let words: Set<String>
  private var same: Set<Word> = []
  private var other: Set<Word> = []

  private struct Word: Hashable {
    var text: String
    var language: LanguageTag
  }

  /// Of some words, each without the signs at its end.
  init(_ resources: ProjectResources, amongst words: Set<String>) {
    self.words = words
    for table in resources.tables {
      for row in table.rows {
        guard let base = table.baseText(of: row, for: .strings) else { continue }
        note(table.text(of: base), translatedBy: row, of: table)
      }
    }
    for joined in resources.interfaces { note(joined, resources) }
  }

  /// Whether a word is the same in a language.
  func isSame(_ word: String, in language: LanguageTag) -> Bool {
    let word = Word(text: word, language: language)
    return same.contains(word) && !other.contains(word)
  }

  private mutating func note(_ base: String, translatedBy row: JoinedTable.Row, of table: JoinedTable) {
    guard words.contains(base.withoutLastSigns) else { return }
    for cell in table.cells(of: row) where cell.language != 0 {
      guard let language = table.languages[Int(cell.language)].tag, let value = table.text(of: cell),
        value.state != .new
      else { continue }
      note(base, table.text(of: value.text, in: cell), language)
    }
  }

  private mutating func note(_ base: String, _ translation: String, _ language: LanguageTag) {
    let text = base.withoutLastSigns
    if text == translation.withoutLastSigns {
      same.insert(Word(text: text, language: language))
    } else {
      other.insert(Word(text: text, language: language))
    }
  }

  /// What the tables and the copies of an interface file say.
  private mutating func note(_ joined: JoinedInterface, _ resources: ProjectResources) {
    var bases: [String: String] = [:]
    for text in joined.interface.texts {
      let written = joined.interface.string(text.text)
      guard words.contains(written.withoutLastSigns), let key = joined.interface.key(of: text) else {
        continue
      }
      bases[key] = written
      if let table = joined.table, let row = table.row(of: key) {
        note(written, translatedBy: row, of: table)
      }
    }
    guard joined.hasCopies, !bases.isEmpty else { return }
    for file in resources.files where file.isCopy(of: joined.file) {
      let folder = String(file.path.folder.fileName.withoutEnding)
      guard let copy = file.interface, let language = LanguageTag(folder) else { continue }
      for text in copy.texts {
        guard let base = copy.key(of: text).flatMap({ bases[$0] }) else { continue }
        note(base, copy.string(text.text), language)
      }
    }
  }
}

extension ResourceFile {
  /// Whether it stands for another file in another language: `de.lproj/Menu.xib` for `Base.lproj/Menu.xib`.
  fileprivate func isCopy(of other: ResourceFile) -> Bool {
    path != other.path && path.fileName == other.path.fileName
      && path.folderAroundLanguages == other.path.folderAroundLanguages
  }
}

extension String {
  /// `Format` of `Format:`, `Save` of `Save …`.
  var withoutLastSigns: String {
    let end = lastIndex { !$0.isWhitespace && !":：.…".contains($0) }
    return end.map { String(self[...$0]) } ?? self
  }
}
