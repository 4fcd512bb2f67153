import L10nSyntax

extension Check {
  /// Each storyboard and xib whose texts no other language has, once a file.
  static let hardcodedInterfaceText = Check(
    .project { pass in
      let (resources, interfaces) = (pass.project.resources, pass.project.resources.interfaces)
      let software = BackgroundSoftware(resources)
      // Where hardly anything is translated yet, this file is no exception.
      let isBegun =
        pass.project.software.isTranslated != false
        || interfaces.count { !$0.languages.isEmpty } * 4 > interfaces.count
      for joined in interfaces where joined.isWithoutTranslations {
        let presence = software.presence(around: joined.file.path)
        if presence == .none { continue }
        let menuBar = presence == .withoutMenuBar ? joined.interface.mainMenu : nil
        let shown = joined.interface.texts.filter { text in
          text.property != .runtimeAttribute && joined.isForReaders(text)
            && menuBar?.contains(text.text.range) != true
        }
        let others = joined.withoutKeys(shown, of: resources.tables)
        // Code that looks most texts of a file up may set the others too; a few texts are keys by accident.
        let isLookedUp = others.count * 2 < shown.count && !joined.isOutsideOfLanguages
        let texts = joined.isOutsideOfLanguages || isLookedUp && !others.isEmpty ? others : shown
        let fixed = texts.filter { !joined.mayBeSetByCode($0) }
        guard let text = joined.longest(of: fixed) ?? joined.longest(of: texts) else { continue }
        let example = joined.interface.string(text.text).singleSpaced.cut(at: 32)
        pass.report(
          text.text.range, in: joined.file,
          "No language has the texts of this file, such as `\(example)`: all readers see them untranslated",
          confidence: (joined.hasSeveral(fixed) || !fixed.isEmpty && joined.isSentence(text))
            && isBegun && !isLookedUp && !pass.project.isSeldomShown(joined.file.path) ? .likely : .possible)
      }
    })
}

extension ProjectFacts {
  /// Whether nothing makes what loads an interface file, or nobody localizes the program that it is of.
  fileprivate func isSeldomShown(_ path: String) -> Bool {
    reach.unseen.interfaces.contains(path) || software.isOfUnlocalizedProgram(path)
  }
}

extension JoinedInterface {
  fileprivate var isWithoutTranslations: Bool {
    isOfLocalizedSoftware && !interface.isLaunchScreen && !hasCopies && languages.isEmpty
  }

  /// Texts of such a file can only be looked up by code.
  fileprivate var isOutsideOfLanguages: Bool { !file.path.withSpelling { $0.holds(".lproj/") } }

  /// The first of the longest: a sentence shows better than a word that nobody has translated it.
  fileprivate func longest(of texts: [InterfaceFile.Text]) -> InterfaceFile.Text? {
    texts.reduce(nil) { longest, text in
      longest.map { $0.text.range.count >= text.text.range.count } == true ? longest : text
    }
  }

  /// Different ones: the label of a toolbar item stands twice.
  fileprivate func hasSeveral(_ texts: [InterfaceFile.Text]) -> Bool {
    guard let first = texts.first.map({ interface.string($0.text) }) else { return false }
    return texts.contains { interface.string($0.text) != first }
  }

  /// A single word or two may be a name, and so may capitalized ones.
  fileprivate func isSentence(_ text: InterfaceFile.Text) -> Bool {
    interface.source.withText(of: text.text) { $0.translatableWords(upTo: 3) > 2 && $0.hasSmallWord }
  }

  /// Without those that code may look up when it shows the file, as it must outside of the folders of languages.
  fileprivate func withoutKeys(
    _ texts: [InterfaceFile.Text], of tables: [JoinedTable]
  ) -> [InterfaceFile.Text] {
    texts.filter { !isKey($0, ofAnyOf: tables) }
  }

  private func isKey(_ text: InterfaceFile.Text, ofAnyOf tables: [JoinedTable]) -> Bool {
    let key = interface.string(text.text)
    let hash = key.quickHash
    return tables.contains { $0.row(of: key, hash) != nil }
  }
}

extension Spelling {
  fileprivate var hasSmallWord: Bool {
    var reader = WordReader(self)
    while let word = reader.next() {
      if !self[word.lowerBound].isCapital { return true }
    }
    return false
  }
}
