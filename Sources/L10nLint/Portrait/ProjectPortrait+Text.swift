import L10nSyntax

extension ProjectPortrait {
  /// How much is shown of lists that may be long.
  package enum Extent: Sendable { case beginnings, everything }

  /// For a person.
  package func text(_ extent: Extent) -> String {
    let keys = "Keys: \(keyStyleText) (names: \(votes.names), texts: \(votes.texts))"
    let lines = languageLines + [keys] + tableLines(extent) + targetLines(extent) + functionLines(extent)
    return lines.joined(separator: "\n") + "\n"
  }

  private var keyStyleText: String {
    switch keyStyle {
    case .symbolic: "names"
    case .text: "the texts themselves"
    case .undecided: "undecided"
    }
  }

  private func targetLines(_ extent: Extent) -> [String] {
    guard !targets.isEmpty else { return ["Targets: none in an Xcode project or package"] }
    return ["Targets: \(targets.count)"]
      + targets.map { "  \($0.name.printable): \($0.kind.printable), in \($0.path.printable)" }.shown(extent)
  }

  private var languageLines: [String] {
    let unnamed = "that of Base.lproj; neither a project nor `base-language` in .l10nlint.yml names it"
    guard let name = base?.printable ?? (isBaseUnnamed ? unnamed : nil) else {
      let isEmpty = tables.isEmpty
      return [
        "Languages: " + (isEmpty ? "no tables were found" : "no table has a language")
      ]
    }
    let shares = languages.map { language in
      "  \(language.name.printable): \(language.texts) of \(texts) texts (\(percent(of: language)) %)"
    }
    let others = baseTexts < texts ? "; the code has the others, as keys or values" : ""
    let ofBase = "  \(name): \(baseTexts) of \(texts) texts (\(percent(baseTexts)) %)\(others)"
    return ["Base language: \(name)"] + (base == nil ? [] : [ofBase])
      + ["Translated into: \(languages.count)"] + shares
  }

  private func tableLines(_ extent: Extent) -> [String] {
    let rows = tables.map { table in
      let formats = table.formats.map { FileKind.table($0).name }.joined(separator: ", ")
      return "  \(table.name.printable): keys: \(table.keys), languages: \(table.languages) (\(formats))"
    }
    let lines = ["Tables: \(tables.count)"] + rows.shown(extent)
    guard !unlisted.isEmpty else { return lines }
    return lines + ["Not compared, because no Xcode project builds them: \(unlisted.count)"]
      + unlisted.map { "  \($0.printable)" }.shown(extent)
  }

  private func functionLines(_ extent: Extent) -> [String] {
    guard !functions.isEmpty else { return ["Functions of the project that look up texts: none"] }
    return ["Functions of the project that look up texts: \(functions.count)"]
      + functions.map { "  \($0.spelling.printable)  \($0.path.printable)" }.shown(extent)
  }
}

extension [String] {
  private static let mostShown = 10

  /// The rows of a list, of which a long one hides what stands below it.
  fileprivate func shown(_ extent: ProjectPortrait.Extent) -> [String] {
    guard extent == .beginnings, count > Self.mostShown else { return self }
    return prefix(Self.mostShown) + ["  and \(count - Self.mostShown) more: `l10nlint doctor --full`"]
  }
}
