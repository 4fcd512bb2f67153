import L10nSyntax

extension Check {
  /// Each storyboard and xib whose texts no other language has, once a file.
  static let hardcodedInterfaceText = Check(
    .project { pass in
      for joined in pass.project.interfaces where joined.isWithoutTranslations {
        let keys = joined.isOutsideOfLanguages ? pass.project.tables : []
        let texts = joined.interface.texts.filter { text in
          text.property != .runtimeAttribute && joined.isForReaders(text)
            && !joined.isKey(text, ofAnyOf: keys)
        }
        let fixed = texts.filter { !joined.mayBeSetByCode($0) }
        guard let text = fixed.first ?? texts.first else { continue }
        let name = joined.interface.string(text.text).singleSpaced
        let shown = name.count > 32 ? name.prefix(31) + "…" : name
        pass.report(
          text.text.range, in: joined.file,
          "No language has the texts of this file, such as `\(shown)`: all readers see them as they are",
          confidence: fixed.count > 1 || !fixed.isEmpty && joined.isSentence(text) ? .likely : .possible)
      }
    })
}

extension JoinedInterface {
  fileprivate var isWithoutTranslations: Bool {
    isOfLocalizedSoftware && !interface.isLaunchScreen && !hasCopies && languages.isEmpty
  }

  /// Texts of such a file can only be looked up by code.
  fileprivate var isOutsideOfLanguages: Bool { !file.path.withSpelling { $0.holds(".lproj/") } }

  /// A single word or two may be a name.
  fileprivate func isSentence(_ text: InterfaceFile.Text) -> Bool {
    interface.source.withText(of: text.text) { $0.translatableWords(upTo: 3) > 2 }
  }

  /// Whether code may look the text up when it shows the file: it is a key of some table.
  fileprivate func isKey(_ text: InterfaceFile.Text, ofAnyOf tables: [JoinedTable]) -> Bool {
    let key = interface.string(text.text)
    return tables.contains { $0.row(of: key) != nil }
  }
}
