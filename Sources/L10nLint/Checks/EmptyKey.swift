import L10nSyntax

extension Check {
  /// Entries with a text but no key. Catalogs get such an entry from the build, some exports write one without a text,
  /// and those say nothing.
  static let emptyKey = Check(
    .resources { file, pass in
      guard let table = file.table, table.format != .catalog else { return }
      for entry in table.entries where entry.key.range.isEmpty && !entry.isLost {
        guard table.values[entry.values].contains(where: { !$0.text.range.isEmpty }) else { continue }
        pass.report(
          entry.range, in: file, "Text has an empty key: code can only reach it by mistake")
      }
    })
}
