import L10nSyntax

extension ProjectPortrait {
  /// For a person. `unread` are the files that could not be read, and why; `leftOut` is a line about folders.
  package func text(
    unread: [Finding], leftOut: String?, configurations: [String], idle: [ConfigurationFile.Pattern]
  ) -> String {
    var lines: [String] = []
    lines.append("Files: \(kinds.reduce(0) { $0 + $1.count })")
    lines += kinds.map { "  \($0.name): \($0.count)" }
    if !unread.isEmpty {
      lines.append("Not read: \(unread.count)")
      lines += unread.map { "  \($0.path.printable): \($0.message.printable)" }
    }
    if let leftOut { lines.append(leftOut) }
    lines.append(
      configurations.isEmpty
        ? "Configuration: none (`l10nlint init` writes one)"
        : "Configuration: \(configurations.map(\.printable).joined(separator: ", "))")
    if !idle.isEmpty { lines.append("Patterns that match no file: \(idle.count)") }
    lines += idle.map { "  `\($0.text.printable)` in `\($0.key)`, \($0.origin)" }
    lines.append("Keys: \(keyStyleText) (names: \(votes.names), texts: \(votes.texts))")
    lines += targetLines + languageLines + tableLines + functionLines
    return lines.joined(separator: "\n") + "\n"
  }

  private var keyStyleText: String {
    switch keyStyle {
    case .symbolic: "names"
    case .text: "the texts themselves"
    case .undecided: "undecided"
    }
  }

  private var targetLines: [String] {
    guard !targets.isEmpty else { return ["Targets: none in an Xcode project or package"] }
    return ["Targets: \(targets.count)"]
      + targets.map { "  \($0.name.printable): \($0.kind.printable), in \($0.path.printable)" }
  }

  private var languageLines: [String] {
    let unnamed = "that of Base.lproj; neither a project nor `base-language` in .l10nlint.yml names it"
    guard let base = base?.printable ?? (isBaseUnnamed ? unnamed : nil) else {
      let isEmpty = tables.isEmpty
      return [
        "Languages: " + (isEmpty ? "no tables were found" : "no table has a language")
      ]
    }
    let shares = languages.map { language in
      "  \(language.name.printable): \(language.texts) of \(texts) texts (\(percent(of: language)) %)"
    }
    return ["Base language: \(base)", "Translated into: \(languages.count)"] + shares
  }

  private var tableLines: [String] {
    var lines = ["Tables: \(tables.count)"]
    for table in tables {
      let formats = table.formats.map { FileKind.table($0).name }.joined(separator: ", ")
      lines.append(
        "  \(table.name.printable): keys: \(table.keys), languages: \(table.languages) (\(formats))")
    }
    guard !unlisted.isEmpty else { return lines }
    lines.append("Not compared, because no Xcode project builds them: \(unlisted.count)")
    return lines + unlisted.map { "  \($0.printable)" }
  }

  private var functionLines: [String] {
    guard !functions.isEmpty else { return ["Functions of the project that look up texts: none"] }
    return ["Functions of the project that look up texts: \(functions.count)"]
      + functions.map { "  \($0.spelling.printable)  \($0.path.printable)" }
  }
}
