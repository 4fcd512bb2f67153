import L10nSyntax

extension Check {
  /// Texts in user-defined runtime attributes, which no translation of the file reaches.
  static let unlocalizableRuntimeAttribute = Check(
    .project { pass in
      let names = pass.options.list("text-names")
      for joined in pass.project.resources.interfaces where joined.isOfLocalizedSoftware && !joined.hasCopies
      {
        for text in joined.interface.texts where text.property == .runtimeAttribute {
          guard let path = text.keyPath.map({ joined.interface.string($0) }), joined.isForReaders(text),
            path.isNamed(likeAnyOf: names), !pass.project.resources.isKey(joined.interface.string(text.text))
          else { continue }
          pass.report(
            text.text.range, in: joined.file,
            "Text is in the runtime attribute `\(path)`, which translations of this file do not reach",
            confidence: joined.mayBeSetByCode(text) ? .possible : .likely)
        }
      }
    })
}

extension String {
  /// Whether the last part of a path ends with one of the names, whatever their case: `view.titleText`.
  fileprivate func isNamed(likeAnyOf names: [String]) -> Bool {
    let last = (split(separator: ".").last ?? "").lowercased()
    return names.contains { last.hasSuffix($0) }
  }
}

extension ProjectResources {
  /// Whether some table has a text under a key.
  fileprivate func isKey(_ text: String) -> Bool { tables.contains { $0.row(of: text) != nil } }
}
