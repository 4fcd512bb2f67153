import L10nSyntax

extension Check {
  /// Each text of a storyboard or xib that languages lack which have the others.
  static let missingInterfaceTranslation = Check(
    .project { pass in
      let found = pass.project.resources.interfacesShown.flatMap {
        $0.gaps(pass.project.languages, atLeast: pass.options.number("partial-below"))
      }
      guard !found.isEmpty else { return }
      let words = SameWords(pass.project.resources, amongst: Set(found.map(\.written.withoutLastSigns)))
      for gap in found { gap.report(words, &pass) }
    })
}

/// A text that languages lack.
private struct Gap {
  let interface: JoinedInterface
  let table: JoinedTable
  let text: InterfaceFile.Text
  /// On one line.
  let written: String
  let missing: [Int]
  /// All languages that translate the file.
  let expected: [Int]

  func report(_ words: SameWords, _ pass: inout ProjectPass) {
    let word = written.withoutLastSigns
    let differing = missing.filter { number in
      table.languages[number].tag.map { !words.isSame(word, in: $0) } ?? true
    }
    // What is the same word in all of them is hardly missing.
    let told = differing.isEmpty ? missing : differing
    let isDoubtful =
      differing.isEmpty || interface.mayBeSetByCode(text)
      || missing.count == expected.count && missing.count > 2
    pass.report(
      text.text.range, in: interface.file,
      "`\(written.cut(at: 32))` has no text in \(table.list(told))",
      confidence: isDoubtful ? .possible : .likely)
  }
}

extension JoinedInterface {
  /// Each text that languages lack which have so many of a hundred others.
  fileprivate func gaps(_ languages: ProjectLanguages, atLeast share: Int) -> [Gap] {
    guard isOfLocalizedSoftware, let table, !interface.isLaunchScreen else { return [] }
    let texts = translatedTexts
    let expected = table.languagesAsked(languages, for: texts.count, atLeast: share) { number in
      texts.count { $0.present.contains(number) }
    }
    guard !expected.isEmpty else { return [] }
    return texts.compactMap { text, present in
      let written = interface.string(text.text).singleSpaced
      let own = written.languageOfScript
      let missing = expected.filter { number in
        !present.contains(number) && (own == nil || table.languages[number].tag?.language != own)
      }
      guard !missing.isEmpty else { return nil }
      return Gap(
        interface: self, table: table, text: text, written: written, missing: missing, expected: expected)
    }
  }

  /// Texts with a key and a word, each with the languages that have it.
  fileprivate var translatedTexts: [(text: InterfaceFile.Text, present: Set<Int>)] {
    interface.texts.enumerated().compactMap { number, text in
      guard let key = interface.key(of: text), isForReaders(text), let table else { return nil }
      let cells = table.row(of: key).map { table.cells(of: $0) } ?? []
      guard !isLeftAsItIs(text, by: cells, in: table) else { return nil }
      return (text, Set((cells + cellsOfSubmenu(number, table)).map { Int($0.language) }))
    }
  }

  /// `<menuItem title="View"><menu title="View">`: people see the title of the menu.
  private func cellsOfSubmenu(_ number: Int, _ table: JoinedTable) -> ArraySlice<JoinedTable.Cell> {
    let text = interface.texts[number]
    let item = interface.elements[Int(text.element)]
    guard interface.source.isSpelled(item.name, "menuItem") else { return [] }
    let written = interface.string(text.text)
    // What lies within an object stands behind it.
    let within = interface.texts[(number + 1)...].prefix {
      item.range.contains(interface.elements[Int($0.element)].range)
    }
    let menu = within.first { other in
      interface.source.isSpelled(interface.elements[Int(other.element)].name, "menu")
        && interface.string(other.text) == written
    }
    let row = menu.flatMap { interface.key(of: $0) }.flatMap { table.row(of: $0) }
    return row.map { table.cells(of: $0) } ?? []
  }

  /// Most translations are the text itself: it is a name.
  private func isLeftAsItIs(
    _ text: InterfaceFile.Text, by cells: ArraySlice<JoinedTable.Cell>, in table: JoinedTable
  ) -> Bool {
    let others = cells.filter { $0.language != 0 }
    guard others.count > 2 else { return false }
    let written = interface.string(text.text)
    let same = others.count { cell in
      table.text(of: cell).map { table.text(of: $0.text, in: cell) } == written
    }
    return same * 4 > others.count * 3
  }
}

extension String {
  /// The language whose own letters most of a text are written in: readers of it see the text as it is.
  fileprivate var languageOfScript: String? {
    var (latin, korean, japanese) = (0, 0, 0)
    for sign in unicodeScalars {
      switch sign.value {
      case 0x41...0x5A, 0x61...0x7A: latin += 1
      case 0xAC00...0xD7A3: korean += 1
      // Not the dot between words and the mark of a long vowel.
      case 0x3041...0x30FA: japanese += 1
      default: continue
      }
    }
    // `iOS에 내장된 자판`: a name may stand among them.
    if korean > latin { return "ko" }
    return japanese > latin ? "ja" : nil
  }
}
